/** The tooltip of the table: plum, with a tail, one at a time. It stands over everything else. */
import { GameObjects, Geom, type Scene } from 'phaser';
import type { Rect } from '../../../ui/rect.ts';
import { type Art, art } from '../../../ui/svg-art.ts';
import type { SvgTextures } from '../../../ui/svg-textures.ts';
import { fonts, palette } from '../../../ui/theme/palette.ts';
import { drawing } from '../shelf.ts';
import type { Explanation } from './explanation.ts';
import { type Dial, dialOf } from './pet-signs.ts';
import { placeTip, TAIL, type TailSide, type TipPlace, widestTip } from './tip-place.ts';

/** What a tooltip is drawn with. */
export interface TipTools {
  scene: Scene;
  art: SvgTextures;
  ratio: number;
  window: Rect;
  /** How much larger words are written than they are set. */
  textScale: number;
  /** After how many milliseconds a held finger asks; 0: never. */
  hold: number;
}

/** Above the veil of what is being played, and above the panels of the frame. */
const DEPTH = 2000;
const PAD = { x: 18, y: 14 };
const HELP = 44;
/** The reason why something cannot be done, on plum. */
const WHY_TEXT = '#ffb9a0';

export class Tip {
  private box: GameObjects.Container | null = null;
  private rule: string | null = null;
  private stays = false;
  /** Opens the book of rules; the frame says how. */
  openRule: ((rule: string) => void) | null = null;

  isOpen(): boolean {
    return this.box !== null;
  }

  /** The rule the tooltip shown speaks of. */
  ruleShown(): string | null {
    return this.box === null ? null : this.rule;
  }

  /** Does it stay when the pointer goes? */
  isStaying(): boolean {
    return this.stays;
  }

  /** Is this a part of the tooltip? */
  owns(thing: GameObjects.GameObject): boolean {
    return this.box !== null && thing.parentContainer === this.box;
  }

  /** `stays`: until a tap elsewhere, so that it can be read and its rule be opened. */
  show(tools: TipTools, told: Explanation, anchors: readonly Rect[], stays: boolean): void {
    this.close();
    const { scene, window } = tools;
    const hasHelp = stays && told.rule !== undefined && this.openRule !== null;
    const widest = widestTip(window);
    const texts = write(tools, told, widest - 2 * PAD.x, hasHelp ? HELP + 6 : 0);
    const tile = told.tile === undefined ? null : dialOf(told.tile);
    const inner = Math.max(60, tile?.width ?? 0, ...texts.map(({ text, room }) => text.width + room));
    const width = Math.ceil(inner + 2 * PAD.x);
    const foot = texts.at(-1);
    const wordsHeight = foot === undefined ? 0 : foot.text.y + foot.text.height;
    const textHeight = wordsHeight + (tile === null ? 0 : tile.height + 8);
    const height = Math.ceil(Math.max(textHeight, hasHelp ? HELP - 8 : 0) + 2 * PAD.y);
    const at = placeTip({ width, height }, anchors, window);
    const box = scene.add.container(at.x, at.y).setDepth(DEPTH).setAlpha(0);
    const ground = tools.art.image(scene, plum(width, height, at), 0, 0, 1, tools.ratio);
    box.add(ground);
    for (const { text } of texts) box.add(text.setPosition(PAD.x, PAD.y + text.y));
    if (tile !== null) box.add(signs(tools, tile, PAD.x, PAD.y + wordsHeight + 8));
    this.box = box;
    this.rule = told.rule ?? null;
    this.stays = stays;
    if (stays) this.listen(tools, box, width, height, hasHelp ? told.rule : undefined);
    // The words wait for their ground.
    void tools.art.finish().then(() => {
      if (box.active) box.setAlpha(1);
    });
  }

  close(): void {
    this.box?.destroy();
    this.forget();
  }

  /** The scene was emptied: there is nothing left to close. */
  forget(): void {
    this.box = null;
    this.rule = null;
    this.stays = false;
  }

  /** A tap on it closes it; the question mark leads to the rule. */
  private listen(
    tools: TipTools,
    box: GameObjects.Container,
    width: number,
    height: number,
    rule: string | undefined,
  ): void {
    const { scene } = tools;
    box.add(zone(scene, { x: 0, y: 0, width, height }, () => this.close()));
    if (rule === undefined) return;
    const rect = { x: width - HELP - 6, y: 6, width: HELP, height: HELP };
    const middle = { x: rect.x + HELP / 2, y: rect.y + HELP / 2 };
    const size = 34;
    const help = drawing('icons/ui-help');
    const scale = size / Math.max(help.box.width, help.box.height);
    const from = { at: [help.box.x, help.box.y] as const };
    box.add(
      tools.art.image(
        scene,
        help,
        middle.x - (help.box.width * scale) / 2,
        middle.y - (help.box.height * scale) / 2,
        scale,
        tools.ratio,
        from,
      ),
    );
    const open = zone(scene, rect, () => {
      this.close();
      this.openRule?.(rule);
    });
    box.add(open);
  }
}

function zone(scene: Scene, { x, y, width, height }: Rect, tap: () => void): GameObjects.Zone {
  const made = new GameObjects.Zone(scene, x, y, width, height).setOrigin(0, 0);
  const area = new Geom.Rectangle(0, 0, width, height);
  made.setInteractive({ hitArea: area, hitAreaCallback: Geom.Rectangle.Contains, useHandCursor: true });
  let isDown = false;
  made.on('pointerdown', () => {
    isDown = true;
  });
  made.on('pointerup', () => {
    if (isDown) tap();
  });
  return made;
}

/** A pet's tile: its picture, and the numbers of its prices. */
function signs(
  { scene, art, ratio }: TipTools,
  { art: picture, prices }: Dial,
  x: number,
  y: number,
): GameObjects.GameObject[] {
  const numbers = prices.map((price) =>
    letters(scene, String(price.gold), 16, 'display', palette.plumText, ratio)
      .setOrigin(0.5)
      .setPosition(x + price.x, y + price.y),
  );
  const { box } = picture;
  return [art.image(scene, picture, x, y, 1, ratio, { at: [box.x, box.y] }), ...numbers];
}

function letters(
  scene: Scene,
  words: string,
  size: number,
  family: keyof typeof fonts,
  color: string,
  ratio: number,
): GameObjects.Text {
  const text = new GameObjects.Text(scene, 0, 0, words, {
    fontFamily: fonts[family],
    fontSize: size,
    fontStyle: family === 'text' ? '700' : '400',
    color,
    padding: { x: 1, y: 1 },
  });
  return text.setResolution(ratio);
}

interface Line {
  text: GameObjects.Text;
  /** Width beside it that belongs to the question mark. */
  room: number;
}

/** The words under one another, from (0, 0). */
function write(
  { scene, ratio, textScale }: TipTools,
  told: Explanation,
  width: number,
  room: number,
): Line[] {
  const lines: Line[] = [];
  let y = 0;
  const put = (words: string, set: number, family: keyof typeof fonts, color: string, beside: number) => {
    const size = Math.round(set * Math.min(textScale, 1.4));
    const text = letters(scene, words, size, family, color, ratio).setY(y);
    text.setLineSpacing(-Math.round(size * 0.12));
    text.setWordWrapWidth(Math.max(width - beside, 2 * size), true);
    lines.push({ text, room: beside });
    y += text.height + 4;
  };
  put(told.title, 20, 'display', palette.plumText, room);
  if (room > 0) y = Math.max(y, HELP - 12);
  if (told.why !== undefined) put(told.why, 17, 'text', WHY_TEXT, 0);
  for (const line of told.lines) put(line, 17, 'text', '#fffaf0', 0);
  return lines;
}

/** The ground with its tail; its box is the ground's, with a margin the tail lies in. */
function plum(width: number, height: number, { side, tail }: TipPlace): Art {
  const w = Math.round(width);
  const h = Math.round(height);
  const t = Math.round(tail);
  const margin = TAIL + 6;
  const d = outline(w, h, side, t);
  const box = `${-margin} ${-margin} ${w + 2 * margin} ${h + 2 * margin}`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    `<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.plumLight}"/><stop offset="1" stop-color="${palette.plumDark}"/></linearGradient></defs>`,
    `<path d="${d}" fill="${palette.ink}" opacity=".28" transform="translate(0 5)"/>`,
    `<path d="${d}" fill="url(#f)" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="M18 8H${w - 18}" stroke="${palette.plumShine}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
    '</svg>',
  ].join('');
  return art(`tip-${w}x${h}-${side}-${t}`, svg);
}

/** A round box with a tail on one side, clockwise from the upper left. */
function outline(w: number, h: number, side: TailSide, t: number): string {
  const r = 16;
  const [a, b] = [9, TAIL];
  const top = side === 'up' ? `H${t - a}L${t} ${-b}L${t + a} 0` : '';
  const right = side === 'right' ? `V${t - a}L${w + b} ${t}L${w} ${t + a}` : '';
  const foot = side === 'down' ? `H${t + a}L${t} ${h + b}L${t - a} ${h}` : '';
  const left = side === 'left' ? `V${t + a}L${-b} ${t}L0 ${t - a}` : '';
  return `M${r} 0${top}H${w - r}q${r} 0 ${r} ${r}${right}V${h - r}q0 ${r}-${r} ${r}${foot}H${r}q-${r} 0-${r}-${r}${left}V${r}q0-${r} ${r}-${r}z`;
}
