# `make demo` shows what Diorama does; `make test` runs the tests, and of slow ones a part of the cases. Both install
# libyaml if it is missing.

# Generated Swift is formatted by Diorama, not by the formatter.
SOURCES = $(shell git ls-files 'Package.swift' 'Plugins/*/*.swift' 'Sources/*.swift' 'Tests/*.swift' \
  'Documentation/*.swift' 'Samples/*.swift' 'Benchmarks/*.swift' 'Fuzzing/Package.swift' 'Fuzzing/Checks/*.swift' \
  'Fuzzing/Sources/Fuzzer/*.swift' 'Tools/*.swift' \
  | grep -vE '^Tests/GoldenTests/(Golden/|Pairs/|State/RegisterScene)|^Samples/.*/Generated/')

# The plugins use the command, so a build of all targets would build its modules twice.
export DIORAMA_WITHOUT_PLUGINS = 1

.PHONY: demo test test-all check attack fuzz sanitize lint export samples format release profile dist setup clean

demo: setup
	Tools/demo

test: setup
	swift test

# All checks, including those that are too slow for every change: all cases of slow tests, more random scenes, the
# attacks, and tests of what make dist makes. The last ones need Debian and root, and install debootstrap, Bazel and
# nginx.
test-all: export DIORAMA_THOROUGH = 1
test-all: test check attack
	Tools/walk
	Tools/check-plugin source
	Tools/check-pre-commit --build
	Tools/check-dist --twice
	Tools/check-install
	Tools/check-bazel
	DIORAMA_SCENES=200 DIORAMA_SEED=$(shell date +%s) swift test --filter RandomSceneTests

# Everything that CI runs, except the tests and the demo.
check: setup lint
	swift run --quiet export-grammar --check
	Tools/check-schema
	Tools/check-reports
	Tools/check-apple-branch
	Tools/check-availability
	Tools/check-depfile
	Tools/check-samples
	Tools/compare-lines
	Tools/check-compatibility
	Tools/check-dist
	Tools/check-ci-pages
	Tools/check-plugin bundle
	Tools/check-pre-commit

# Attacks the command with hostile files and prints the cost of each; SECURITY.md has the tables.
attack: setup
	Tools/attack

# Fuzzes for an hour; see Fuzzing/README.md.
fuzz: setup
	Tools/fuzz

# Rebuilds everything for each sanitizer, which takes minutes, so CI does not run it.
sanitize: setup
	Tools/sanitize

lint:
	@swift format lint --strict $(SOURCES)

# Writes the files that are generated from the grammar.
export: setup
	swift run --quiet export-grammar

# Generates the Swift of the sample packages, even of scenes that have not changed.
samples: setup
	swift build --quiet --product diorama
	for sample in Reviews Login Feed Places; do \
	  (cd Samples/$$sample && "$$(swift build --package-path ../.. --show-bin-path)/diorama" generate --force) || exit; \
	done

# Builds the command for this machine.
release: setup
	swift build -c release --product diorama $$(Tools/linking)

# Makes the profile with which the release is optimized; before a release, because the code has changed since.
profile: setup
	Tools/profile

# Builds the command for distribution, and makes archives and packages in .build/dist.
dist: setup
	Tools/dist

format:
	@swift format --in-place $(SOURCES)

setup:
	@Tools/install-libyaml

clean:
	rm -rf .build
