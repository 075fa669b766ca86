/**
 * Contact sheets of the drawn art, for the eye: `npm run art-sheet -- OUTDIR [folder…]`. Every picture of a folder
 * in `assets/art` stands in the sizes in which it is used, on a light and on a dark ground.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { root } from '../../src/cli/capture.ts';
import { chromiumFlags, findChromium } from '../../src/cli/chromium.ts';
import { printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, runCommand, UsageError } from '../../src/cli/usage.ts';

const art = join(root, 'assets', 'art');
const grounds = ['#fff6e4', '#43223f'];

interface Layout {
  /** Widths in pixels at which each picture is shown. */
  readonly widths: readonly number[];
  readonly perSheet: number;
}

const usual: Layout = { widths: [32, 48, 96, 160, 256], perSheet: 4 };
const layouts: Readonly<Record<string, Layout>> = {
  icons: { widths: [20, 32, 48, 96], perSheet: 16 },
  artifacts: { widths: [32, 48, 96, 160], perSheet: 6 },
  addons: { widths: [32, 48, 96, 160], perSheet: 6 },
  tokens: { widths: [20, 32, 48, 96], perSheet: 16 },
  backgrounds: { widths: [900], perSheet: 1 },
  title: { widths: [96, 256], perSheet: 10 },
};

interface Picture {
  readonly name: string;
  readonly svg: string;
}

function picturesOf(folder: string): Picture[] {
  return readdirSync(join(art, folder))
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => ({ name: basename(file, '.svg'), svg: readFileSync(join(art, folder, file), 'utf8') }));
}

function sheet(pictures: readonly Picture[], { widths }: Layout): string {
  const rows = pictures.map(({ name, svg }) => {
    const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    const shown = widths.map((width) => `<img src="${url}" style="width:${width}px" alt="">`).join('');
    const strips = grounds.map((ground) => `<div style="background:${ground}">${shown}</div>`).join('');
    return `<section><h2>${name}</h2>${strips}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 8px; width: max-content; max-width: 1600px; display: flex; flex-wrap: wrap; gap: 8px; font: 14px sans-serif }
    h2 { margin: 0 0 2px; font-size: 13px } section { break-inside: avoid }
    div { display: flex; align-items: end; gap: 8px; padding: 6px } img { display: block }
  </style>${rows.join('')}`;
}

async function draw(browser: Browser, folder: string, out: string): Promise<void> {
  const layout = layouts[folder] ?? usual;
  const pictures = picturesOf(folder);
  const page = await browser.newPage({ viewport: { width: 1616, height: 400 } });
  for (let from = 0; from < pictures.length; from += layout.perSheet) {
    await page.setContent(sheet(pictures.slice(from, from + layout.perSheet), layout));
    const file = join(out, `${folder}-${from / layout.perSheet + 1}.png`);
    await page.screenshot({ path: file, fullPage: true });
    printLine(file);
  }
  await page.close();
}

const COMMAND = command({
  call: 'npm run art-sheet',
  about:
    'Contact sheets of the drawn art, large and as small as it appears, into a folder; of all folders of assets/art or those named.',
  options: {},
  operands: 'OUTDIR [FOLDER…]',
  example: 'sheets pets icons',
});

async function artSheet(args: readonly string[]): Promise<number> {
  const [outDir, ...chosen] = readArgs(args, COMMAND).positionals;
  if (outDir === undefined) throw new UsageError('art-sheet takes a folder for the sheets');
  const known = readdirSync(art).sort();
  const unknown = chosen.find((folder) => !known.includes(folder));
  if (unknown !== undefined)
    throw new UsageError(`there is no '${unknown}' in assets/art; there are: ${known.join(', ')}`);
  const executablePath = findChromium();
  if (executablePath === null) throw new UsageError('No Chromium found; set CHROMIUM_PATH.');
  const out = resolve(outDir);
  mkdirSync(out, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    for (const folder of chosen.length > 0 ? chosen : known) await draw(browser, folder, out);
  } finally {
    await browser.close();
  }
  return 0;
}

await runCommand(COMMAND, artSheet);
