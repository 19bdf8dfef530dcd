import Foundation

/// Knows a single password.
struct DemoService: LoginService {
  private struct WrongPassword: LocalizedError {
    var errorDescription: String? { "The password is wrong." }
  }

  func signIn(email: String, password: String) async throws {
    guard password == "analytical engine" else { throw WrongPassword() }
  }
}
