/** Where the link that skips the head of a page leads; behind other # of an address comes what was sent. */
export const CONTENT = "#main";
