// @vitest-environment happy-dom
/** The board of notebooks is one module that Python sends as it is: it is tested here as a browser runs it. */
import { beforeEach, expect, it } from "vitest";
// @ts-expect-error: plain JavaScript, as notebooks take it
import untyped from "../../../src/firehouse/notebook/board.js";

type Told = Record<string, unknown>;
type Render = (given: { model: Model; el: HTMLElement }) => () => void;

/** What anywidget gives a module: values, changes, and a way to send. */
class Model {
  sent: unknown[] = [];
  private readonly ears = new Map<string, Set<() => void>>();

  constructor(private readonly told: Told) {}

  get(name: string): unknown {
    return this.told[name];
  }

  set(name: string, value: unknown): void {
    this.told[name] = value;
    this.ears.get(`change:${name}`)?.forEach((hear) => hear());
  }

  on(name: string, hear: () => void): void {
    this.ears.set(name, (this.ears.get(name) ?? new Set()).add(hear));
  }

  off(name: string, hear: () => void): void {
    this.ears.get(name)?.delete(hear);
  }

  send(message: unknown): void {
    this.sent.push(message);
  }

  get heard(): number {
    return [...this.ears.values()].reduce((sum, ears) => sum + ears.size, 0);
  }
}

const board = untyped as { render: Render };
let model: Model;
let el: HTMLElement;
let leave: () => void;

beforeEach(() => {
  model = new Model({ picture: "<svg><title>One</title></svg>", situation: "Rosa is on turn.", actions: ["move 3,4", "end"], log: [] });
  el = document.createElement("div");
  leave = board.render({ model, el });
});

const buttons = () => [...el.querySelectorAll("button")];

it("shows the picture, the situation and a button for every action", () => {
  expect(el.querySelector("svg title")?.textContent).toBe("One");
  expect(el.querySelector("p")?.textContent).toBe("Rosa is on turn.");
  expect(buttons().map(({ textContent }) => textContent)).toEqual(["move 3,4", "end", "undo"]);
  expect(el.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Actions");
});

it("sends what is clicked, and nothing else", () => {
  buttons().forEach((button) => button.click());
  expect(model.sent).toEqual([{ play: "move 3,4" }, { play: "end" }, { undo: true }]);
});

it("follows what Python tells, and takes texts as texts", () => {
  model.set("picture", "<svg><title>Two</title></svg>");
  model.set("actions", ["<b>open</b> e"]);
  model.set("log", ["First.", "<img src=x>"]);
  expect(el.querySelector("svg title")?.textContent).toBe("Two");
  expect(buttons()[0]?.textContent).toBe("<b>open</b> e");
  expect([...el.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(["First.", "<img src=x>"]);
  expect(el.querySelector("img, b")).toBeNull();
});

it("hears nothing any more when its cell is gone", () => {
  expect(model.heard).toBe(4);
  leave();
  expect(model.heard).toBe(0);
  model.set("situation", "Over.");
  expect(el.querySelector("p")?.textContent).toBe("Rosa is on turn.");
});
