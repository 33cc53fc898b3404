#!/bin/sh
# Says which Chromium the tests of the page will use. The one without windows is the same browser for
# half the work, so it is installed where that is easy, also beside one with windows.

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

is_best() {
    [ -n "$FIREHOUSE_CHROMIUM" ] || command -v chromium-headless-shell >/dev/null
}

is_easy() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && grep -qE '^ID(_LIKE)?=.*debian' /etc/os-release
}

install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -qqy "$1"
}

if ! is_best && is_easy; then
    echo "Installing a Chromium without windows with apt-get …"
    { apt-get update -qq -o Acquire::http::Timeout=10 -o Acquire::Retries=0 && { install chromium-headless-shell || found || install chromium; }; } >/dev/null 2>&1
fi

if path=$(found); then
    echo "The page is tested in $path."
else
    echo "There is no Chromium, so the tests of the page are skipped; install one (Debian: apt-get install chromium) or name it in FIREHOUSE_CHROMIUM."
fi
