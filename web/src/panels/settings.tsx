/** How this browser shows the page, and what concerns the whole table. */
import type { ComponentChildren } from "preact";
import { colours } from "words/page.ts";
import * as texts from "words/panels.ts";
import { SpeedOptions } from "../cascade/speeds.tsx";
import { change, type Settings, settings } from "../settings.ts";
import { TableMenu } from "./menu.tsx";
import { OwnName } from "./own_name.tsx";
import "./panels.css";

export function SettingsPanel() {
  return (
    <section class="settings" aria-label={texts.settings}>
      <TableMenu />
      <h3>{texts.thisScreen}</h3>
      <Preferences />
      <OwnName />
    </section>
  );
}

/** How the page is shown. */
function Preferences() {
  const now = settings.value;
  return (
    <>
      <Choice label={texts.colours} value={now.theme} onChange={(theme) => change({ theme: theme as Settings["theme"] })}>
        {["system", "light", "dark"].map((theme) => (
          <option key={theme} value={theme}>
            {colours({ theme })}
          </option>
        ))}
      </Choice>
      <Choice label={texts.firePlays} value={String(now.speed)} onChange={(speed) => change({ speed: Number(speed) })}>
        <SpeedOptions />
      </Choice>
      <Choice label={texts.movement} value={now.motion} onChange={(motion) => change({ motion: motion as Settings["motion"] })}>
        {["system", "full", "reduced"].map((motion) => (
          <option key={motion} value={motion}>
            {texts.motion({ motion })}
          </option>
        ))}
      </Choice>
      <Switch label={texts.sounds} value={now.sounds} onChange={(sounds) => change({ sounds })} />
      <Switch label={texts.squareNumbers} value={now.coordinates} onChange={(coordinates) => change({ coordinates })} />
      <Switch label={texts.askEnd} value={now.confirmEnd} onChange={(confirmEnd) => change({ confirmEnd })} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ComponentChildren;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label class="setting">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}

function Switch({ label, value, onChange }: { label: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
