/** The frame of each role's portrait, in a box of 100 around 0, 0; shapes differ before colours do. */
export const FRAMES: Record<string, string> = {
  lookout: "M-46 0a46 46 0 1 0 92 0a46 46 0 1 0 -92 0z",
  "crew-boss": "M-40 -44H40Q45 -44 45 -38V6Q41 34 0 49Q-41 34 -45 6V-38Q-45 -44 -40 -44z",
  sawyer: "M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19z",
  swamper: "M0 -50L43 -25V25L0 50L-43 25V-25z",
};
