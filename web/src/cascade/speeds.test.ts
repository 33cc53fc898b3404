import { expect, it } from "vitest";
import { speedsWith } from "./speeds.tsx";

it("names the speed that was kept, also one that it does not offer", () => {
  const names = (kept: number) => new Map(speedsWith(kept));
  expect(names(1).get(1)).toBe("calm");
  expect(names(0).get(0)).toBe("at once");
  expect(names(0.05).get(0.05)).toBe("0.05 times calm");
  expect(names(0.05).size).toBe(names(1).size + 1);
});
