/** A drawing of the page as a file: with everything it uses, and without the page's styles. */

const KEPT = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity"];

/** The drawing as a text that stands on its own. */
export function standalone(svg: SVGSVGElement): string {
  const copy = frozen(svg) as SVGSVGElement;
  const defs = document.createElementNS(SVG, "defs");
  const wanted = idsIn(copy);
  const known = new Set<string>();
  for (let id = wanted.pop(); id; id = wanted.pop()) {
    const used = known.has(id) ? null : document.getElementById(id);
    known.add(id);
    if (!used) continue;
    const part = frozen(used);
    defs.append(part);
    wanted.push(...idsIn(part));
  }
  const mood = svg.dataset["mood"];
  const style = document.createElementNS(SVG, "style");
  style.textContent = mood ? `.mouth{transform-box:fill-box;transform-origin:50% 50%;transform:scaleY(${mood})}` : "";
  copy.prepend(style, defs);
  copy.setAttribute("xmlns", SVG);
  return new XMLSerializer().serializeToString(copy);
}

const SVG = "http://www.w3.org/2000/svg";

/** A copy that carries the colours and lines that the page's styles give. */
function frozen(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const pairs = [[original, copy], ...zipped([...original.querySelectorAll("*")], [...copy.querySelectorAll("*")])] as [Element, Element][];
  for (const [from, to] of pairs) {
    const style = getComputedStyle(from);
    for (const name of KEPT) to.setAttribute(name, style.getPropertyValue(name));
    to.removeAttribute("style");
  }
  return copy;
}

function zipped(a: Element[], b: Element[]): [Element, Element][] {
  return a.map((one, index) => [one, b[index]!]);
}

/** What a drawing refers to, as uses and as paints. */
function idsIn(drawing: Element): string[] {
  const all = [drawing, ...drawing.querySelectorAll("*")];
  return all.flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      if (name === "href") return [value.slice(1)];
      return [...value.matchAll(/url\("?#([^")]+)"?\)/g)].map((found) => found[1]!);
    }),
  );
}

/** Save a drawing as a PNG of this width, under a name, with a line of text below it. */
export async function savePicture(svg: SVGSVGElement, width: number, name: string, text: string): Promise<void> {
  const { width: wide, height: high } = svg.viewBox.baseVal;
  const height = Math.round((width * high) / wide);
  const image = new Image(width, height);
  const drawn = standalone(svg).replace("<svg ", `<svg width="${width}" height="${height}" `);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const foot = Math.round(width / 14);
  canvas.width = width;
  canvas.height = height + foot;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#fffaf0";
  pen.fillRect(0, 0, width, canvas.height);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = "#22282f";
  pen.font = `700 ${Math.round(foot * 0.42)}px Georgia, serif`;
  pen.textBaseline = "middle";
  pen.fillText(text, foot * 0.4, height + foot / 2, width - foot * 0.8);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = name;
  link.click();
}
