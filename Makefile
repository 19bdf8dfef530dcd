# `make demo` shows what Diorama does; `make test` runs every test. Both install what they need.

# What is generated is written as a person reads it best, whatever the formatter would make of it.
SOURCES = $(shell git ls-files 'Package.swift' 'Plugins/*/*.swift' 'Sources/*.swift' 'Tests/*.swift' 'Fuzzing/Package.swift' \
  'Fuzzing/Checks/*.swift' 'Fuzzing/Sources/Fuzzer/*.swift' | grep -vE '^Tests/GoldenTests/(Golden|Pairs)/')

# A program that needs no Swift and no libyaml where it runs, and starts sooner for it.
LINKING = $(if $(filter Linux,$(shell uname)),-Xswiftc -static-executable)

# What is built here needs no plugins, which would have the command built twice.
export DIORAMA_WITHOUT_PLUGINS = 1

.PHONY: demo test test-all check attack fuzz sanitize lint export format release dist setup clean

demo: setup
	Tools/demo

test: setup
	swift test

# Every proof, also those that are too slow for each change: more random scenes, the attacks, and what is given to
# others in other places. Some need root, debootstrap, Bazel and nginx.
test-all: test check attack
	Tools/check-plugin source
	Tools/check-dist --twice
	Tools/check-install
	Tools/check-bazel
	DIORAMA_SCENES=200 DIORAMA_SEED=$(shell date +%s) swift test --filter RandomSceneTests

# Everything that CI runs besides the tests.
check: setup lint
	swift run --quiet export-grammar --check
	Tools/check-schema
	Tools/check-reports
	Tools/check-apple-branch
	Tools/check-availability
	Tools/check-depfile
	Tools/check-samples
	Tools/check-compatibility
	Tools/check-dist
	Tools/check-ci-pages
	Tools/check-plugin bundle
	Tools/check-pre-commit
	swift test --filter CorpusTests

# Attacks the command with hostile files, and prints what each costs; SECURITY.md has the table.
attack: setup
	Tools/attack

# An hour of fuzzing; Fuzzing/README.md tells of it.
fuzz: setup
	Tools/fuzz

# Builds everything anew for each sanitizer, so it takes minutes and is no part of what CI runs.
sanitize: setup
	Tools/sanitize

lint:
	@swift format lint --strict $(SOURCES)

# Writes the files that are made from the grammar.
export: setup
	swift run --quiet export-grammar

# The command for this machine.
release: setup
	swift build -c release --product diorama $(LINKING)

# What is given to others: archives, packages and their checksums, in .build/dist.
dist: setup
	Tools/dist

format:
	@swift format --in-place $(SOURCES)

setup:
	@Tools/install-libyaml

clean:
	rm -rf .build
