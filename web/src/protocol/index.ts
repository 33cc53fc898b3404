/** What the page and the service say to each other; docs/protocol.md tells it in prose. */
export type * from "./after.ts";
export type * from "./catalogue.ts";
export type * from "./play.ts";
export type * from "./reference.ts";
export type * from "./scene.ts";
export type * from "./socket.ts";
export type * from "./spot.ts";
export type * from "./tables.ts";
