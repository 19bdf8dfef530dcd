# Tests the Homebrew formula without Homebrew: it is valid Ruby, uses only what formulas have, and names the given
# version.
class Path < String
  def /(name) = Path.new("#{self}/#{name}")
  def install(*) = nil
  def write(*) = nil
end

module OS
  def self.linux? = true
end

class Formula
  KEYS = %i[desc homepage url license head depends_on uses_from_macos].freeze
  class << self
    attr_reader :stated, :tested
    KEYS.each { |key| define_method(key) { |*values| ((@stated ||= {})[key] ||= []) << values } }
    def test(&block) = @tested = block
  end
  def bin = Path.new("bin")
  def testpath = Path.new("test")
  def version = "0"
  def system(*command) = (@ran ||= []) << command.map(&:to_s)
  def shell_output(_command) = ""
  def assert_match(*) = nil
  def generate_completions_from_executable(*) = nil
end

load "Formula/diorama.rb"
formula = Diorama.new
formula.install
formula.instance_eval(&Diorama.tested)
stated = Diorama.stated
missing = Formula::KEYS.first(4).reject { |key| stated.key?(key) }
abort "check-formula: the formula has no #{missing.join(", ")}" unless missing.empty?
_, source = stated[:url].first
abort "check-formula: the formula does not name version #{ARGV[0]}" unless source[:tag] == ARGV[0]
description = stated[:desc].first.first
abort "check-formula: 'desc' begins with an article or is too long" if description.match?(/\A(An?|The) |.{81}/)
puts "ok -- the formula is valid and names version #{ARGV[0]}"
