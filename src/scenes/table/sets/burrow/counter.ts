/** What frames the burrow: the rivals' purses above, question, proposals and the one golden button below. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { Rect } from '../../../../ui/button.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Explanation } from '../../explain/index.ts';
import type { Belonging } from '../../frame/belongings.ts';
import type { TableKit } from '../../kit.ts';
import { emblem, leftward, plate, short } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { sizeText } from '../parts/half.ts';
import type { BurrowLayout } from './layout.ts';

/** A rival as everybody sees him. */
export interface Rival extends Group {
  seat: Seat;
  name: string;
  /** His groups are made, but nobody may see them. */
  isReady: boolean;
  /** His face as he fares. */
  face: Art;
  /** What he has of the dark alleys. */
  belongings: readonly Belonging[];
  /** The sizes of the groups he has formed in the open; null while nobody may see them. */
  groups: readonly number[] | null;
  /** His groups in a sentence. */
  explain?: (() => Explanation) | undefined;
}

const PURSE = [
  ['icons/icon-imp', 'imps'],
  ['tokens/token-gold', 'gold'],
] as const;

/** The drawing of a panel is this much taller than the panel, its shadow. */
export function buildStrip(
  kit: TableKit,
  layout: BurrowLayout,
  rivals: readonly Rival[],
  visit: (seat: Seat) => void,
): void {
  const { strip, rivals: room, compact } = layout;
  kit.picture(panel('plum', strip.width, strip.height, 16), strip.x - 2, strip.y - 2, strip.width + 4);
  const width = Math.min((room.width - 16) / Math.max(1, rivals.length), 420 * Math.max(1, layout.k));
  for (const [i, rival] of rivals.entries()) {
    const rect = { ...room, x: room.x + 8 + i * width, width: width - 8 };
    buildRival(kit, rival, rect, compact);
    kit.press(`shop${rival.seat}`, rect, () => visit(rival.seat), rival.explain);
  }
}

/** One rival from the left edge on; what is too wide for his share of the strip is made smaller as a whole. */
function buildRival(kit: TableKit, rival: Rival, rect: Rect, compact: boolean): void {
  const size = Math.round(rect.height * (compact ? 0.52 : 0.68));
  const style = { size: compact ? 18 : 21, colour: palette.plumText } as const;
  const shown = kit.group(rect.x, rect.y + rect.height / 2);
  let x = 0;
  const picture = (art: Art, share: number) => {
    const side = size * share;
    shown.add(kit.fitted(art, { x, y: -side / 2, width: side, height: side }));
  };
  const words = (text: string, fit?: number) => {
    const line = leftward(short(kit, text, x, 0, fit === undefined ? style : { ...style, fit }));
    shown.add(line);
    x += line.width;
  };

  picture(emblem(rival.seat), 1);
  x += size + (compact ? 1 : 4);
  picture(rival.face, 1.3);
  x += size * 0.85;
  if (rival.isReady) picture(drawing('icons/ui-check'), 0.7);
  x += size * 0.5 + (compact ? 4 : 8);
  const sizes = rival.groups;
  const counts = (compact ? 104 : 150) + (sizes === null || compact ? 0 : 10 + sizes.length * size);
  const forName = rect.width - size * 2.4 - 20 - counts;
  if (forName >= 70) {
    words(rival.name, forName);
    x += 10;
  }
  // On a phone there is room for the groups or for what stayed behind.
  const purse = compact && sizes !== null ? [] : PURSE;
  for (const [name, key] of purse) {
    picture(drawing(name), 0.92);
    x += size + (compact ? 1 : 6);
    words(`${rival[key]}`);
    x += compact ? 3 : 16;
  }
  for (const one of sizes ?? []) {
    const side = size * 0.96;
    shown.add(
      kit.picture(
        plate(palette.parchmentLight, side, side, Math.round(side * 0.26), 3),
        x - 2,
        -side / 2 - 2,
        Math.round(side) + 4,
      ),
    );
    shown.add(kit.words(sizeText(one), x + side / 2, 0, { size: Math.max(16, side * 0.6), fit: side - 4 }));
    x += side + 3;
  }
  if (sizes?.length === 0) {
    picture(drawing('icons/need-sleep'), 0.9);
    x += size;
  }
  for (const { icon, count } of compact ? [] : rival.belongings) {
    if (x + size > rect.width - 4) break;
    picture(drawing(icon), 0.84);
    if (count > 1)
      shown.add(
        kit.words(`${count}`, x + size * 0.7, size * 0.24, {
          size: 16,
          colour: palette.eyeWhite,
          outline: 4,
        }),
      );
    x += size * 0.9;
  }
  shown.setScale(Math.min(1, rect.width / x));
}

export interface Note {
  title: string;
  words: string;
  isBad: boolean;
}

/** The question, and beside it what to do or what is wrong. */
export function buildQuestion(kit: TableKit, layout: BurrowLayout, note: Note): void {
  const { question: rect, counter, compact, k } = layout;
  kit.picture(
    panel('wood', counter.width, counter.height, compact ? 18 : 24),
    counter.x - 2,
    counter.y - 2,
    counter.width + 4,
  );
  if (compact) {
    const colour = note.isBad ? '#ffb3a0' : palette.plumText;
    const style = { size: 17, fit: rect.width - 12, lines: 2, family: 'text', colour } as const;
    squeezed(kit, note.isBad ? note.words : note.title, rect.x + rect.width / 2, rect, style);
    return;
  }
  kit.picture(panel('paper', rect.width, rect.height, 14), rect.x - 2, rect.y - 2, rect.width + 4);
  const y = rect.y + rect.height / 2 + 1;
  const title = kit.words(note.title, rect.x + 20, y, { size: Math.round(23 * k) }).setOrigin(0, 0.5);
  const left = rect.x + 20 + title.width + 18;
  const fit = rect.x + rect.width - 16 - left;
  const style = {
    size: Math.max(16, Math.round(17 * k)),
    fit,
    lines: 2,
    family: 'text',
    colour: note.isBad ? palette.badText : palette.textSoft,
  } as const;
  squeezed(kit, note.words, left, rect, style).setOrigin(0, 0.5);
}

/** Words in the middle of a box; what is too high even at the smallest size is made narrower as a whole. */
function squeezed(
  kit: TableKit,
  words: string,
  x: number,
  rect: Rect,
  style: Parameters<TableKit['words']>[3],
): GameObjects.Text {
  const text = kit.words(words, x, rect.y + rect.height / 2 + 1, style);
  const most = rect.height - 2;
  if (text.height > most) text.setFontSize(Math.max(14, Math.floor((style.size * most) / text.height)));
  return text;
}

export interface Proposal {
  id: string;
  words: string;
  sizes: string;
  /** In a low window it stands for the words, where there are no sizes. */
  icon: Art | null;
  press(): void;
  /** What it means. */
  explain(): Explanation;
}

export interface SendLook {
  words: string;
  /** Golden if somebody goes. */
  isGolden: boolean;
  isDisabled: boolean;
  press(): void;
}

export function buildButtons(
  kit: TableKit,
  layout: BurrowLayout,
  proposals: readonly Proposal[],
  send: SendLook,
): void {
  const { compact, k } = layout;
  for (const [i, { id, words, sizes, icon, press, explain }] of proposals.entries()) {
    const rect = layout.suggestions[i];
    if (rect === undefined) continue;
    const size = compact ? 17 : Math.round(19 * k);
    const full = sizes === '' ? { words, size } : { words, second: sizes, size };
    // In a low window sizes and pictures say it in every language.
    const look = !compact ? full : icon === null ? { words: sizes, size } : { icon };
    kit.button(id, rect, { kind: 'plain', ...look }, press, explain);
  }
  const kind = send.isGolden ? 'gold' : 'plain';
  const size = compact ? 21 : Math.round(25 * k);
  const look = { kind, words: send.words, size, disabled: send.isDisabled } as const;
  kit.button('send', layout.send, look, send.press);
}
