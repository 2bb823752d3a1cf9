# `make` alone lists what can be made.

SWIFT ?= swift
RELEASE := -c release --product aurumc
ifeq ($(shell uname -s),Linux)
# A program without shared libraries starts soonest; where the C library cannot be linked statically, at least Swift's is.
ifneq ($(wildcard $(shell cc -print-file-name=libc.a)),)
RELEASE += -Xswiftc -static-executable -Xswiftc -DAURUM_STATIC_EXECUTABLE
else
RELEASE += --static-swift-stdlib
endif
endif
AURUMC := .build/release/aurumc
# The plugins would bring the program along a second time.
export AURUMC_WITHOUT_PLUGINS := 1
SWIFT_SOURCES := Package.swift Plugins Sources Tests Examples Generated/Swift

PREFIX ?= /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share

.PHONY: help setup install uninstall artifactbundle release generate test example build format lint goldens schemas fresh check bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup:
	@Scripts/ensure-libyaml

release: setup
	@$(SWIFT) build $(RELEASE) $(BUILD_FLAGS)

generate: release ## compile tokens/ into Generated/, with all the set-up that needs
	@$(AURUMC) build

test: setup ## run all tests, with all the set-up that needs
	@$(SWIFT) test -q --disable-xctest

example: setup ## build the example package in all the ways that a change can ask for
	@Tests/Workflows/example

build: setup ## build everything for debugging
	@$(SWIFT) build --build-tests

format: ## format the Swift sources
	@$(SWIFT) format -i -r $(SWIFT_SOURCES)

lint: ## say what the formatter and shellcheck object to
	@$(SWIFT) format lint --strict -p -r $(SWIFT_SOURCES)
	@if command -v shellcheck >/dev/null 2>&1; then shellcheck Scripts/* Tests/Workflows/* .ci/run; \
	else echo "shellcheck is not installed: the scripts were not checked"; fi

goldens: setup ## accept what the golden tests give now; fails on purpose, run the tests again
	@AURUM_UPDATE_GOLDENS=1 $(SWIFT) test -q --disable-xctest --filter GoldenTests

schemas: release ## write the JSON Schemas for editors
	@for name in config component resolver; do $(AURUMC) schema $$name > Schemas/$$name.schema.json; done

install: release ## install aurumc, its manual page and completions under PREFIX, by default /usr/local
	@install -d $(DESTDIR)$(PREFIX)/bin $(SHARE)/man/man1 $(SHARE)/bash-completion/completions \
	  $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	@install -m 755 $(AURUMC) $(DESTDIR)$(PREFIX)/bin/aurumc
	@$(AURUMC) manual > $(SHARE)/man/man1/aurumc.1
	@$(AURUMC) completions bash > $(SHARE)/bash-completion/completions/aurumc
	@$(AURUMC) completions zsh > $(SHARE)/zsh/site-functions/_aurumc
	@$(AURUMC) completions fish > $(SHARE)/fish/vendor_completions.d/aurumc.fish
	@echo "installed $(DESTDIR)$(PREFIX)/bin/aurumc"

artifactbundle: release ## make .build/aurumc.artifactbundle.zip, the program for binary targets of SwiftPM
	@command -v zip >/dev/null 2>&1 || Scripts/apt-install zip
	@Scripts/artifactbundle $(AURUMC) .build

uninstall: ## remove what install put under PREFIX
	@rm -f $(DESTDIR)$(PREFIX)/bin/aurumc $(SHARE)/man/man1/aurumc.1 \
	  $(SHARE)/bash-completion/completions/aurumc $(SHARE)/zsh/site-functions/_aurumc \
	  $(SHARE)/fish/vendor_completions.d/aurumc.fish

fresh: release ## say how Generated/ differs from what tokens/ give now and from what is committed
	@$(AURUMC) check
	@git diff --exit-code -- Generated
	@test -z "$$(git status --porcelain -- Generated)" || \
	{ git status --short -- Generated; echo "error: Generated/ is not committed" >&2; exit 1; }

check: lint test fresh ## all that has to hold before a change is accepted

bench: release ## print how long a warm check takes as a whole process
	@Scripts/bench-start $(AURUMC) check -q
	@Scripts/bench-start $(AURUMC) check -q --no-cache

clean: ## remove what was built
	@$(SWIFT) package clean
