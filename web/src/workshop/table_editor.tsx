/** The editor of files that are tables: decks, tiles, specialists. */
import * as texts from "words/workshop.ts";
import type { EditorProps, FileEditor } from "../games/game.ts";
import { literal, type Section, sectionsOf, shown, withCell, withCopy, without } from "./toml_lines.ts";

export function tableEditor(about: Pick<FileEditor, "title" | "intro" | "ruleset">): FileEditor {
  return {
    ...about,
    ending: ".toml",
    blanks: [],
    Editor: Tables,
    Picture: Words,
    titleOf: (text) => shown(sectionsOf(text)[0]!.cells.get("title")?.raw ?? ""),
  };
}

/** Sections that make one table: those of one name, and all that have a name of their own. */
function groupsOf(sections: Section[]): [title: string, rows: Section[]][] {
  const groups = new Map<string, Section[]>();
  for (const section of sections) {
    if (!section.name && !section.cells.size) continue;
    const plural = `${section.name[0]?.toUpperCase()}${section.name.slice(1).replaceAll(/[-_]/g, " ")}s`;
    const title = !section.name ? texts.theFile : section.many ? plural : texts.values;
    groups.set(title, [...(groups.get(title) ?? []), section]);
  }
  return [...groups];
}

/** What a row is called. */
function nameOf(section: Section, index: number): string {
  const cell = ["title", "name", "id", "kind"].map((key) => section.cells.get(key)).find(Boolean);
  if (!section.many) return section.name.replaceAll(/[-_]/g, " ") || texts.theFile;
  return cell ? `${shown(cell.raw)} (${index + 1})` : String(index + 1);
}

function Tables({ text, change }: EditorProps) {
  return (
    <div class="file-tables">
      {groupsOf(sectionsOf(text)).map(([title, rows]) => (
        <Rows key={title} title={title} rows={rows} text={text} change={change} />
      ))}
    </div>
  );
}

function Rows({ title, rows, text, change }: { title: string; rows: Section[] } & Pick<EditorProps, "text" | "change">) {
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const like = (key: string) => rows.find(({ cells }) => cells.has(key))!.cells.get(key)!.raw;
  const put = (row: Section, key: string, value: string) => {
    const raw = row.cells.get(key)?.raw ?? like(key);
    change(withCell(text, row, key, value.trim() || raw.startsWith("[") ? literal(value, raw) : null), `${row.from} ${key}`);
  };
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div class="file-table" tabIndex={0} role="region" aria-label={texts.table({ title })}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((key) => (
                <th key={key} scope="col">
                  {key.replaceAll(/[-_]/g, " ")}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${row.name} ${index}`}>
                <th scope="row">{nameOf(row, index)}</th>
                {columns.map((key) => (
                  <td key={key}>
                    <input
                      class={`cell-${key}`}
                      aria-label={texts.cellOf({ column: key, row: nameOf(row, index) })}
                      value={shown(row.cells.get(key)?.raw ?? "")}
                      onChange={(event) => put(row, key, event.currentTarget.value)}
                    />
                  </td>
                ))}
                <td class="file-row-buttons">
                  {row.many && (
                    <>
                      <button class="small" aria-label={texts.anotherLike({ row: nameOf(row, index) })} onClick={() => change(withCopy(text, row))}>
                        {texts.copy}
                      </button>
                      <button class="small" aria-label={texts.removeWork({ title: nameOf(row, index) })} onClick={() => change(without(text, row))}>
                        {texts.remove}
                      </button>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Such a file has no picture: its first rows by name. */
function Words({ text }: { text: string }) {
  const rows = sectionsOf(text).filter(({ name }) => name);
  return (
    <p class="soft">
      {texts.rows({ rows: rows.slice(0, 12).map(nameOf).join(", "), more: Math.max(0, rows.length - 12) })}
    </p>
  );
}
