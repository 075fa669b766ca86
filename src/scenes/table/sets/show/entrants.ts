/** The choice of the entrant: my pets on their stands, each wearing its score; in Freestyle also the need. */

import type { EntryChoice } from '../../../../engine/petz/choices.ts';
import { choiceOf } from '../../../../session/choices.ts';
import { entryScore, exhibitionCard, petsOf } from '../../../../session/facts.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { card, disc } from '../parts/boards.ts';
import { petIn } from '../parts/figures.ts';
import { symbolName } from '../parts/symbols.ts';
import { countTerms, type Housed, sumOf } from '../parts/terms.ts';
import { icon, line, signColour } from '../parts/words.ts';
import { bonus } from './result.ts';

export interface Entrant {
  choice: EntryChoice;
  score: number;
  picked: boolean;
}

/** A symbol, and what it brings or costs. */
interface Reason {
  icon: string;
  value: number;
}

/** One of the own pets with its plot. */
export function petOf({ view, seat }: Look, id: string): Housed | null {
  const shop = view.shops[seat];
  return shop === undefined ? null : (petsOf(shop).find(({ pet }) => pet.id === id) ?? null);
}

/** The entries that may be chosen, with their scores. */
export function entriesIn({ domain, view, seat }: Look): { choice: EntryChoice; score: number }[] {
  if (domain === null || domain.type !== 'pick') return [];
  return domain.options.map((option) => {
    const choice = choiceOf('petz.enter', option);
    return { choice, score: entryScore(view, seat, choice.pet, choice.need) };
  });
}

export function buildEntrant(deal: Deal, look: Look, exhibition: string, rect: Rect, entrant: Entrant): void {
  const { kit } = deal;
  const { speech } = deal.link;
  const { x, y, width, height } = rect;
  const { choice, score, picked } = entrant;
  const shop = look.view.shops[look.seat];
  const housed = petOf(look, choice.pet);
  if (housed === null || shop === undefined) return;
  const compact = height < 240;
  kit.picture(card(picked ? 'picked' : 'rest', width, height), x, y, width);
  const ring = Math.min(width * 0.3, compact ? 44 : 76);
  // Name and verdict share what the score leaves of the upper edge.
  const left = x + (width - ring) / 2;
  const title = y + (compact ? 22 : 32);
  const fit = width - ring - 28;
  line(kit, speech.pet(choice.pet), left, title, { size: compact ? 17 : 23, fit }, 0.5);
  const counts = countTerms(exhibitionCard(exhibition).terms, [housed], choice.need).filter(
    ({ times }) => times > 0,
  );
  const reasons: Reason[] = [
    ...counts.map(({ term, value }) => {
      const of = term.of === 'chosen' && choice.need !== null ? choice.need : term.of;
      return { icon: symbolName({ ...term, of }), value };
    }),
    ...bonus(score - sumOf(counts), shop, shop.alleys?.show.cans[choice.pet] ?? 0),
  ];
  const foot = compact ? 30 : 54;
  const size = Math.min(width * 0.9, height - foot - (compact ? 40 : 62)) * (0.76 + housed.pet.size * 0.034);
  const place = { x: x + (width - size) / 2, y: y + height - foot - size, width: size, height: size };
  kit.fitted(petIn(choice.pet, picked ? 'delighted' : 'content', housed.pet), place, true);
  const cx = x + width - ring / 2 - 10;
  const cy = y + ring / 2 + 10;
  kit.picture(disc(score > 0 ? palette.glow : palette.off, ring), cx - ring / 2, cy - ring / 2, ring);
  line(kit, speech.number(score), cx, cy, { size: ring * 0.5 }, 0.5);
  const middle = y + height - foot / 2 - 4;
  if (score <= 0) {
    const style = { size: compact ? 16 : 18, family: 'text', colour: palette.badText, fit } as const;
    line(kit, speech.t('ui.showSet.out'), left, title + (compact ? 20 : 28), style, 0.5);
  }
  if (reasons.length === 0) return;
  const step = Math.min((width - 24) / reasons.length, compact ? 62 : 92);
  const side = Math.min(compact ? 22 : 34, step * 0.5);
  for (const [i, { icon: name, value }] of reasons.entries()) {
    const from = x + width / 2 + (i - (reasons.length - 1) / 2) * step;
    icon(kit, name, from - side * 0.5, middle, side);
    const style = { size: compact ? 16 : 20, colour: signColour(value), fit: step - side - 2 };
    line(kit, speech.signed(value), from + side * 0.08, middle, style);
  }
}
