/** A Firebreak, lying from left to right around 0, 0. */
const BAR = "M-27 0H27";

export function FirebreakBar() {
  return (
    <g class="firebreak">
      <path class="bank" d={BAR} />
      <path class="earth" d={BAR} />
      <path class="furrow" d={BAR} />
    </g>
  );
}
