/** A small drawing of lines, for a button that also says what it does. */
export function Sign({ d, size = 16 }: { d: string; size?: number }) {
  return (
    <svg class="line-sign" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
