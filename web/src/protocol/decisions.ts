/** Made by scripts/protocol_types.py from the constants of the stage; change those. */

/** How much quicker than calm the film may be; 0 shows only the end. */
export const SPEEDS = [0.5, 1.0, 2.0, 4.0, 0.0];

/** More frames are forgotten from the front; a replay has the whole game. */
export const FRAMES_KEPT = 600;

export const MOVES_TO_DOUBLE = 3;

/** So many frames that wait after the act that is shown double the speed. */
export const FIRE_TO_DOUBLE = 8;

export const FASTEST_MOVES = 8;

/** The film never gets quicker than this many times calm by catching up. */
export const FASTEST_FIRE = 4;

/** With more frames waiting, the film goes on with the last advance of the fire. */
export const TOO_MANY_WAIT = 80;

export const FIRST_PAUSE = 500;

/** Milliseconds before the next try: after each failure twice as many, up to the longest. */
export const LONGEST_PAUSE = 15000;

/** A pause is up to this share shorter or longer, so that not all clients come at once. */
export const PAUSE_SPREAD = 0.25;

/** Refusals of a hello after which trying again would only be refused again. */
export const FINAL_CODES = ["no-table", "bad-token", "only-team", "damaged"];

/** Messages that tell one entry each: a gap in their `seq` asks for a new hello. */
export const ENTRY_TYPES = ["moved", "changed", "chat"];

export const LONGEST_ACTION = 200;

export const LONGEST_SAID = 500;

/** Lines that are remembered, the newest first. */
export const LINES_KEPT = 50;

/** The rank of what a typed line cannot become; those below are better the lower they are. */
export const NO_MATCH = 3;

export const USUAL_CREW = 4;

/** How many digits a seed may have. */
export const LONGEST_SEED = 15;
