/// Lets the command run without `/proc`. It has no functions to call.
