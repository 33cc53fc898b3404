/** Small Markdown drawn as elements: nothing in a text can become markup. */
import { Fragment } from "preact";
import * as texts from "words/common.ts";
import { type Block, blocksOf, type Inline } from "./marks.ts";

/** Only our own sections are linked: "#game/move" leads to its page. */
export function Markdown({ text }: { text: string }) {
  return (
    <>
      {blocksOf(text).map((block, index) => (
        <DrawnBlock key={index} block={block} />
      ))}
    </>
  );
}

function DrawnBlock({ block }: { block: Block }) {
  if (block.kind === "paragraph") {
    return (
      <p>
        <Inlines parts={block.parts} />
      </p>
    );
  }
  if (block.kind === "table") return <Table head={block.head} rows={block.rows} />;
  const items = block.items.map((parts, index) => (
    <li key={index}>
      <Inlines parts={parts} />
    </li>
  ));
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={texts.table}>
      <table>
        <thead>
          <tr>
            {head.map((parts, index) => (
              <th key={index} scope="col">
                <Inlines parts={parts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((parts, column) => (
                <td key={column}>
                  <Inlines parts={parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ parts }: { parts: Inline[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{drawn(part)}</Fragment>
      ))}
    </>
  );
}

function drawn(part: Inline) {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return <code>{part.text}</code>;
    case "bold":
      return (
        <strong>
          <Inlines parts={part.parts} />
        </strong>
      );
    case "italic":
      return (
        <em>
          <Inlines parts={part.parts} />
        </em>
      );
    case "link":
      return part.target.startsWith("#") ? (
        <a href={`/rules/${part.target.slice(1)}`}>
          <Inlines parts={part.parts} />
        </a>
      ) : (
        <Inlines parts={part.parts} />
      );
  }
}
