import { expect, it } from "vitest";
import { Follower } from "./follow.ts";

function panel() {
  const box = { scrollTop: 0, scrollHeight: 1000, clientHeight: 300 };
  const follower = new Follower(box);
  follower.changed();
  return { box, follower };
}

it("stays at the end when the room becomes smaller, also before that was noticed", () => {
  const { box, follower } = panel();
  box.scrollTop = 700;
  box.clientHeight = 150;
  follower.scrolled();
  follower.changed();
  expect(box.scrollTop).toBe(1000);
});

it("leaves somebody alone who reads further up, until the end is reached again", () => {
  const { box, follower } = panel();
  box.scrollTop = 200;
  follower.scrolled();
  box.scrollHeight = 1100;
  follower.changed();
  expect(box.scrollTop).toBe(200);
  box.scrollTop = 800;
  follower.scrolled();
  box.scrollHeight = 1200;
  follower.changed();
  expect(box.scrollTop).toBe(1200);
});
