/** A small drawing of lines, for a button that also says what it does. */
export function Sign({ d, size = 16 }: { d: string; size?: number }) {
  return (
    <svg class="line-sign" viewBox="-11 -11 22 22" width={grown(size)} height={grown(size)} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** So many pixels of a laptop, more on a large screen, as words are. */
export function grown(pixels: number): string {
  return `${pixels / 16}rem`;
}
