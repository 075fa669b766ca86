/**
 * `npm run icons`: draws the icons of the installed game out of `assets/icon.svg`, into `assets/icons`. What systems
 * cut into shapes of their own (maskable) or show on a ground of their own (Apple) stands on the evening sky, small
 * enough to lose nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { root } from './capture.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { printLine } from './terminal.ts';
import { command, readArgs, runCommand } from './usage.ts';

interface Icon {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** How much of the width the imp takes, 0 to 1. */
  readonly share: number;
  /** On the sky, or on nothing. */
  readonly hasGround: boolean;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.96, hasGround: false },
  { name: 'icon-512', size: 512, share: 0.96, hasGround: false },
  // All that matters lies within the circle of 80 per cent.
  { name: 'maskable-192', size: 192, share: 0.6, hasGround: true },
  { name: 'maskable-512', size: 512, share: 0.6, hasGround: true },
  { name: 'apple-touch', size: 180, share: 0.78, hasGround: true },
];

const SKY = 'linear-gradient(#6f6fc4, #f0a8b0 78%, #ffd9a0)';

async function draw(page: Page, { size, share, hasGround }: Icon, svg: string): Promise<Buffer> {
  const side = Math.round(size * share);
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${hasGround ? SKY : 'none'}">` +
      `<img src="${image}" width="${side}" height="${side}" alt=""></body>`,
  );
  await page.locator('img').evaluate((img) => (img instanceof HTMLImageElement ? img.decode() : undefined));
  return page.screenshot({ omitBackground: !hasGround });
}

const COMMAND = command({
  call: 'npm run icons',
  about: 'Draws the icons of the installed game out of assets/icon.svg, into assets/icons.',
  options: {},
  example: '',
});

async function icons(args: readonly string[]): Promise<number> {
  readArgs(args, COMMAND);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    const svg = readFileSync(join(root, 'assets', 'icon.svg'), 'utf8');
    const folder = join(root, 'assets', 'icons');
    mkdirSync(folder, { recursive: true });
    const page = await browser.newPage();
    for (const icon of ICONS) {
      const png = await draw(page, icon, svg);
      writeFileSync(join(folder, `${icon.name}.png`), png);
      printLine(`${icon.name.padEnd(14)} ${icon.size} × ${icon.size}  ${(png.length / 1000).toFixed(1)} kB`);
    }
  } finally {
    await browser.close();
  }
  return 0;
}

await runCommand(COMMAND, icons);
