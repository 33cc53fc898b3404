/** Starts the page. */
import { render } from "preact";
import { App } from "./app.tsx";
import { startBeat } from "./board/beat.ts";
import { keepForLater } from "./offline.tsx";
import { followLinks } from "./router.ts";
import { applySettings } from "./settings.ts";
import { keepInStep } from "./yours/locker.ts";
import "./theme.css";
import "./shell.css";

applySettings();
followLinks();
keepForLater();
keepInStep();
startBeat();
render(<App />, document.getElementById("app")!);
