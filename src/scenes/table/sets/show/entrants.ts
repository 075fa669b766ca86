/** The choice of the entrant: my pets on their stands, each wearing its score; in Freestyle also the need. */

import type { EntryChoice } from '../../../../engine/petz/choices.ts';
import { entryScore, exhibitionCard, petsOf } from '../../../../engine/petz/read.ts';
import { choiceOf } from '../../../../session/game/choices.ts';
import { describeOption } from '../../../../text/options.ts';
import type { Speech } from '../../../../text/speech.ts';
import type { Option } from '../../../../ui/panels/question.tsx';
import { box, type Rect } from '../../../../ui/rect.ts';
import { artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Deal, Look } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import { card, plainDisc } from '../parts/boards.ts';
import { countTerms, line, type PetInPlot, sumOf, symbolName } from '../parts/words.ts';
import { bonus } from './result.ts';

export interface ShowEntrant {
  choice: EntryChoice;
  score: number;
}

/** A symbol, and what it brings or costs. */
interface Reason {
  icon: string;
  value: number;
}

/** One of the own pets with its plot. */
export function petOf({ view, seat }: Look, id: string): PetInPlot | null {
  const shop = view.shops[seat];
  return shop === undefined ? null : (petsOf(shop).find(({ pet }) => pet.id === id) ?? null);
}

/** The entries that may be chosen, with their scores. */
export function entriesIn({ domain, view, seat }: Look): ShowEntrant[] {
  if (domain === null || domain.type !== 'pick') return [];
  return domain.options.map((option) => {
    const choice = choiceOf('petz.enter', option);
    return { choice, score: entryScore(view, seat, choice.pet, choice.need) };
  });
}

/** What its score is made of. */
function reasonsOf(look: Look, exhibition: string, { choice, score }: ShowEntrant): Reason[] {
  const shop = look.view.shops[look.seat];
  const housed = petOf(look, choice.pet);
  if (housed === null || shop === undefined) return [];
  const counts = countTerms(exhibitionCard(exhibition).terms, [housed], choice.need).filter(
    ({ times }) => times > 0,
  );
  return [
    ...counts.map(({ term, value }) => {
      const of = term.of === 'chosen' && choice.need !== null ? choice.need : term.of;
      return { icon: symbolName({ ...term, of }), value };
    }),
    ...bonus(score - sumOf(counts), shop, shop.alleys?.show.cans[choice.pet] ?? 0),
  ];
}

/** An entry as an answer: the pet, its need in Freestyle, and what its score is made of. */
export function entryOption(
  speech: Speech,
  look: Look,
  exhibition: string,
  entry: ShowEntrant,
): Pick<Option, 'words' | 'art' | 'details' | 'signs'> {
  const { view, seat } = look;
  const { label, art } = describeOption({ speech, view, seat }, 'petz.enter', { ...entry.choice });
  return {
    words: label,
    art,
    details: entry.score > 0 ? [] : [speech.t('ui.showSet.out')],
    signs: reasonsOf(look, exhibition, entry).map(({ icon, value }) => ({
      art: artUrl(drawing(icon)),
      words: speech.signed(value),
      isBad: value < 0,
    })),
  };
}

/** A pet on its stand, wearing its score. */
export function buildEntrant(
  { kit, link }: Deal,
  look: Look,
  { x, y, width, height }: Rect,
  { choice, score }: ShowEntrant,
  picked: boolean,
): void {
  const { speech } = link;
  const housed = petOf(look, choice.pet);
  if (housed === null) return;
  const compact = height < 240;
  kit.picture(card(picked ? 'picked' : 'rest', width, height), x, y, width);
  const ring = Math.min(width * 0.3, compact ? 44 : 76);
  // The name has what the score leaves of the upper edge.
  const fit = width - ring - 28;
  const title = y + (compact ? 22 : 32);
  line(kit, speech.pet(choice.pet), x + (width - ring) / 2, title, { size: compact ? 17 : 23, fit }, 0.5);
  const foot = compact ? 10 : 18;
  const size = Math.min(width * 0.9, height - foot - (compact ? 36 : 58)) * (0.76 + housed.pet.size * 0.034);
  const place = box(x + (width - size) / 2, y + height - foot - size, size, size);
  kit.fitted(petIn(choice.pet, picked ? 'delighted' : 'content', housed.pet), place, true);
  const cx = x + width - ring / 2 - 10;
  const cy = y + ring / 2 + 10;
  kit.picture(plainDisc(score > 0 ? palette.glow : palette.off, ring), cx - ring / 2, cy - ring / 2, ring);
  line(kit, speech.number(score), cx, cy, { size: ring * 0.5 }, 0.5);
}
