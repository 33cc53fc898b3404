/** Language, level and time of a table where anybody may sit down. */
import * as texts from "words/seats.ts";
import { Field } from "../loading.tsx";
import type { SeeksWanted } from "../protocol/index.ts";
import { languages, LEVELS, TIMES } from "./seeking.ts";

interface Props {
  seeks: SeeksWanted;
  choose: (seeks: SeeksWanted) => void;
}

export function SeekingForm({ seeks, choose }: Props) {
  return (
    <fieldset>
      <legend>{texts.whom}</legend>
      <div class="fields">
        <Choice label={texts.language} list={languages()} value={seeks.language} choose={(language) => choose({ ...seeks, language })} />
        <Choice label={texts.level} list={Object.entries(LEVELS)} value={seeks.level ?? "any"} choose={(level) => choose({ ...seeks, level: level as keyof typeof LEVELS })} />
        <Choice label={texts.time} list={Object.entries(TIMES)} value={seeks.time ?? "hour"} choose={(time) => choose({ ...seeks, time: time as keyof typeof TIMES })} />
      </div>
    </fieldset>
  );
}

export function Choice({ label, list, value, choose }: { label: string; list: [string, string][]; value: string; choose: (id: string) => void }) {
  return (
    <Field label={label}>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {list.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  );
}
