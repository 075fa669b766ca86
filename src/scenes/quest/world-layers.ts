/**
 * Takes the picture of a World apart, from the back to the front: sheets that stand still, several layers in one, and
 * between them the bits that move. The files are written so that a line begins each group (docs/art.md), which makes
 * this a matter of text. Pure.
 */

interface Sheet {
  kind: 'sheet';
  /** The names of its layers. */
  id: string;
  svg: string;
}

export interface Bit {
  kind: 'bit';
  id: string;
  /** What it turns about, on the stage. */
  x: number;
  y: number;
  svg: string;
}

export type WorldLayer = Sheet | Bit;

const GROUP = /^(?= {2}<g id=")/m;
const PIVOT = /data-pivot="(-?[\d.]+) (-?[\d.]+)"/;

/** The definitions that a text refers to, and those that they refer to. */
function definitionsFor(body: string, all: ReadonlyMap<string, string>): string {
  const found = new Map<string, string>();
  const seek = (text: string) => {
    for (const [, id = ''] of text.matchAll(/(?:url\(|href=")#([\w-]+)/g)) {
      const line = all.get(id);
      if (line === undefined || found.has(id)) continue;
      found.set(id, line);
      seek(line);
    }
  };
  seek(body);
  return [...found.values()].join('');
}

export function layersOf(svg: string): WorldLayer[] {
  const end = svg.indexOf('</defs>');
  const head = svg.slice(0, svg.indexOf('>') + 1);
  const lines = svg.slice(svg.indexOf('<defs>'), end).matchAll(/^ {4}<\w+ id="([\w-]+)".*$/gm);
  const definitions = new Map([...lines].map(([line, id = '']) => [id, line]));
  const whole = (body: string) =>
    `${head}<defs>${definitionsFor(body, definitions)}</defs>${body.replaceAll(/<!--[\s\S]*?-->/g, '')}</svg>`;
  const layers: WorldLayer[] = [];
  /** Names and texts of the layers that go onto one sheet. */
  let open: { id: string; body: string }[] = [];
  const close = () => {
    const id = open.map((one) => one.id).join('+');
    if (id !== '') layers.push({ kind: 'sheet', id, svg: whole(open.map(({ body }) => body).join('')) });
    open = [];
  };
  for (const body of svg.slice(end).replace('</svg>', '').split(GROUP).slice(1)) {
    const id = /id="([\w-]+)"/.exec(body)?.[1] ?? '';
    const pivot = PIVOT.exec(body.slice(0, body.indexOf('>')));
    if (pivot === null) open.push({ id, body });
    else {
      close();
      layers.push({ kind: 'bit', id, x: Number(pivot[1]), y: Number(pivot[2]), svg: whole(body) });
    }
  }
  close();
  return layers;
}
