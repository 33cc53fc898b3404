/** Who has the screen that several people share, and who is to have it. */
export interface Hand {
  /** The pawn whose player had it last. */
  from: number;
  /** The pawn on turn. */
  to: number;
}

export function atFirst(pawn: number): Hand {
  return { from: pawn, to: pawn };
}

/** Another pawn comes on turn: who played until now has had the screen, said or not. */
export function handedTo(hand: Hand, pawn: number): Hand {
  return pawn === hand.to ? hand : { from: hand.to, to: pawn };
}

export function taken({ to }: Hand): Hand {
  return atFirst(to);
}

export function isToBeHandedOn({ from, to }: Hand): boolean {
  return from !== to;
}
