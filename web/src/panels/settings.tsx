/** How this browser shows the page, and what concerns the whole table. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { SpeedOptions } from "../cascade/speeds.tsx";
import { LONGEST_NAME } from "../common/name_field.tsx";
import { attempt } from "../connection.ts";
import { change, type Settings, settings } from "../settings.ts";
import { snapshot } from "../store.ts";
import { TableMenu } from "./menu.tsx";
import "./panels.css";

export function SettingsPanel() {
  return (
    <section class="settings" aria-label="Settings">
      <TableMenu />
      <h3>This screen</h3>
      <Preferences />
      <Rename />
    </section>
  );
}

/** How the page is shown. */
function Preferences() {
  const now = settings.value;
  return (
    <>
      <Choice label="Colours" value={now.theme} onChange={(theme) => change({ theme: theme as Settings["theme"] })}>
        <option value="system">as the system has them</option>
        <option value="light">light</option>
        <option value="dark">dark</option>
      </Choice>
      <Choice label="The fire's advance plays" value={String(now.speed)} onChange={(speed) => change({ speed: Number(speed) })}>
        <SpeedOptions />
      </Choice>
      <Choice label="Movement" value={now.motion} onChange={(motion) => change({ motion: motion as Settings["motion"] })}>
        <option value="system">as the system has it</option>
        <option value="full">full</option>
        <option value="reduced">reduced</option>
      </Choice>
      <Switch label="Sounds" value={now.sounds} onChange={(sounds) => change({ sounds })} />
      <Switch label="Numbers of the squares, on the board and beside names" value={now.coordinates} onChange={(coordinates) => change({ coordinates })} />
      <Switch label="Ask before a turn ends" value={now.confirmEnd} onChange={(confirmEnd) => change({ confirmEnd })} />
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

function Rename() {
  const now = snapshot.value;
  const own = now?.people.find(({ id }) => id === now.you.person)?.name ?? "";
  const [name, setName] = useState(own);
  if (!now || now.you.person === null) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    change({ name: name.trim() });
    void attempt({ do: "rename", name: name.trim() });
  };
  return (
    <form class="setting" onSubmit={submit}>
      <label for="own-name">Your name</label>
      <span class="join-row">
        <input id="own-name" value={name} maxLength={LONGEST_NAME} onInput={(event) => setName(event.currentTarget.value)} />
        <button disabled={!name.trim() || name.trim() === own}>Change</button>
      </span>
    </form>
  );
}
