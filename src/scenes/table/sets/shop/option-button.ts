/** An answer as a big button: its picture, its words, what it leads to, and what it costs. */
import type { GameObjects } from 'phaser';
import type { Json } from '../../../../engine/kernel/state.ts';
import type { OptionText } from '../../../../ui/access/text/scene.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../shelf.ts';
import { drawingAt } from './art.ts';
import { optionArt, priceOf } from './option-art.ts';
import { icon, type Stage, words } from './parts.ts';

export interface OptionButton {
  id: string;
  /** Of the question. */
  kind: string;
  option: Json;
  told: OptionText;
  isGold: boolean;
  press(): void;
}

/** More words than a button holds as its title. */
const LONG = 44;

/** A long label that says something after a colon: what comes after it is a detail. */
function inTwo({ label, details, art }: OptionText): OptionText {
  const [head = '', ...rest] = label.split(/\s?: /);
  const isLong = label.length > LONG && details.length === 0 && rest.length > 0;
  return isLong ? { label: head, details: [rest.join(': ')], art } : { label, details, art };
}

export function buildOptionButton(
  stage: Stage,
  rect: Rect,
  { id, kind, option, told: whole, isGold, press }: OptionButton,
): void {
  const told = inTwo(whole);
  const { kit, link } = stage.deal;
  const { compact } = stage.layout;
  const label = told.label === '' ? link.speech.t('ui.nothing') : told.label;
  const explain = () => ({ title: label, lines: told.details, rule: kind });
  kit.button(id, rect, { kind: isGold ? 'gold' : 'plain' }, press, explain);
  const art = optionArt(kind, option) ?? drawingAt(told.art);
  const size = Math.min(rect.height * (compact ? 0.56 : 0.74), 78);
  if (art !== null) icon(kit, art, rect.x + size * 0.72, rect.y + rect.height / 2, size);
  const x = rect.x + (art === null ? 20 : size * 1.34);
  const price = priceOf(kind, option);
  const coin = Math.min(rect.height * 0.5, 40);
  if (price > 0)
    icon(kit, drawing('tokens/token-gold'), rect.x + rect.width - coin * 0.8, rect.y + rect.height / 2, coin);
  const fit = rect.x + rect.width - x - (compact ? 8 : 14) - (price > 0 ? coin * 1.2 : 0);
  const detail = told.details.join(' ');
  const middle = rect.y + rect.height / 2;
  const head = kit.words(label, x, middle, {
    size: compact ? 16 : Math.min(23, stage.layout.words + 4),
    fit,
    lines: 2,
  });
  head.setAlign('left').setOrigin(0, 0.5);
  if (detail === '' || rect.height < 60) return;
  const line = {
    size: Math.max(16, stage.layout.words - 1),
    colour: palette.textSoft,
    family: 'text',
  } as const;
  const more = kit.words(detail, x, middle, { ...line, fit, lines: 2 });
  more.setAlign('left').setOrigin(0, 0.5);
  makeRoom(rect.height, head, more);
  // Both together are centred; where there is no room for all lines the second is a single one.
  if (head.height + more.height > rect.height) {
    more.destroy();
    const short = words(kit, detail, x, middle, { ...line, size: 16, fit });
    stack(rect, head, short);
  } else stack(rect, head, more);
}

/** Smaller letters, the larger ones first, until both texts fit below one another or nothing may get smaller. */
function makeRoom(height: number, ...texts: GameObjects.Text[]): void {
  const sizeOf = (text: GameObjects.Text) => Number.parseFloat(String(text.style.fontSize));
  while (texts.reduce((sum, text) => sum + text.height, 0) > height) {
    const [largest] = texts.slice().sort((a, b) => sizeOf(b) - sizeOf(a));
    if (largest === undefined || sizeOf(largest) <= 16) return;
    largest.setFontSize(sizeOf(largest) - 1);
  }
}

/** Two texts under one another in the middle of a button, above its lip. */
function stack({ y, height }: Rect, head: GameObjects.Text, more: GameObjects.Text): void {
  const close = 4;
  const top = y + (height - head.height - more.height + close) / 2 - 2;
  head.setY(top + head.height / 2);
  more.setY(top + head.height - close + more.height / 2);
}
