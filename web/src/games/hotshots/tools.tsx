/** The faces of the dice: six tools, each in a box of 100 around 0, 0, always beside their letter. */
import { memo } from "../../board/memo.ts";

const HANDLE = "M-5.500 -14h11v62q-5.500 5 -11 0z";

export const TOOLS: Record<string, () => preact.JSX.Element> = {
  P: () => <path d={`${HANDLE}M-46 -50Q-36 -26 -46 2L-10 -14H14L46 -4V-16L14 -36H-10z`} />,
  C: () => <path d={`${HANDLE}M0 -52C17 -40 22 -22 18 -6H-18C-22 -22 -17 -40 0 -52zM-16 -6H14L48 12L10 10H-16z`} />,
  H: () => (
    <>
      <circle class="drawn" cx="-8" cy="12" r="33" stroke-width="12" />
      <path class="drawn" d="M-8 -21H14" stroke-width="12" />
      <circle cx="-8" cy="12" r="12" />
      <path d="M12 -33L48 -40V-2L12 -9z" />
    </>
  ),
  S: () => (
    <>
      <path d="M6 2H-38a11 11 0 0 0 0 22H6zM2 -14H36Q48 -14 48 -2V34H2z" />
      <path class="drawn" d="M4 -5H-38a18 18 0 0 0 0 36H4" stroke-width="7" stroke-dasharray="7 5" />
      <path class="drawn" d="M8 -12C8 -40 34 -40 36 -14" stroke-width="9" />
    </>
  ),
  M: () => (
    <>
      <path d={`${HANDLE}M-45 -30H45V-10H-45z`} />
      <path class="drawn" d="M-40 -26V-48M-20 -26V-48M0 -26V-48M20 -26V-48M40 -26V-48" stroke-width="9" />
    </>
  ),
  T: () => (
    <path d="M-36 14C-36 -20 -20 -34 0 -34C20 -34 36 -20 36 14zM-50 20H50V27Q50 32 44 32H-44Q-50 32 -50 27zM-6 -42H6V-34H-6z" />
  ),
};

export const ToolSigns = memo(() => (
  <defs>
    {Object.entries(TOOLS).map(([letter, Tool]) => (
      <g key={letter} id={`tool-${letter}`} class="tool">
        <Tool />
      </g>
    ))}
  </defs>
));
