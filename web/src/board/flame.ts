/** The outline of a flame, in a box of 100 around 0, 0. */
export const FLAME =
  "M5 -50C9 -31 37 -20 37 14C37 37 20 50 0 50C-20 50 -37 37 -37 14C-37 -2 -29 -13 -22 -23" +
  "C-20 -12 -16 -8 -10 -6C-14 -24 -8 -41 5 -50z";
