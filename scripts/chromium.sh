#!/bin/sh
# Says which Chromium the tests of the page will use; where there is none, installs it if that is easy.

found() {
    if [ -n "$FIREHOUSE_CHROMIUM" ]; then
        echo "$FIREHOUSE_CHROMIUM"
        return
    fi
    for name in chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome; do
        command -v "$name" && return
    done
    return 1
}

is_easy() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && grep -qE '^ID(_LIKE)?=.*debian' /etc/os-release
}

if ! found >/dev/null && is_easy; then
    echo "There is no Chromium; installing it with apt-get …"
    install() { DEBIAN_FRONTEND=noninteractive apt-get install -qqy "$1"; }
    # The browser without windows, where the system has it, is the same and needs half the work.
    { apt-get update -qq && { install chromium-headless-shell || install chromium; }; } >/dev/null 2>&1
fi

if path=$(found); then
    echo "The page is tested in $path."
else
    echo "There is no Chromium, so the tests of the page are skipped; install one (Debian: apt-get install chromium) or name it in FIREHOUSE_CHROMIUM."
fi
