/** The choice of the entrant, in the tent: my pets on their stands, each wearing its score; in Freestyle also the need. */

import type { EntryChoice } from '../../../../engine/petz/choices.ts';
import { entryScore, exhibitionOf, petsOf } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import type { Sign } from '../../../../ui/panels/signs.tsx';
import { box, type Rect } from '../../../../ui/rect.ts';
import { artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import { explainExhibition, explainPet } from '../../explain/index.ts';
import { sizeBadge } from '../parts/party.ts';
import { countTerms, type PetInPlot, sumOf, symbolArt, symbolName } from '../parts/words.ts';
import { layoutEntrants } from '../show/layout.ts';
import { bonus } from '../show/result.ts';
import { buildBanner } from '../show/tent.ts';
import { type CloseUp, optionCard } from './picture.ts';

type Asked = Pick<CloseUp, 'view' | 'seat' | 'options'>;

interface Entrant {
  choice: EntryChoice;
  score: number;
}

/** The exhibition of this round. */
export const exhibitionIn = ({ exhibitions, round }: PetzView): string | null =>
  exhibitions.find((tile) => tile.round === round)?.id ?? null;

/** One of the own pets with its plot. */
function petOf({ view, seat }: Asked, id: string): PetInPlot | null {
  const shop = view.shops[seat];
  return shop === undefined ? null : (petsOf(shop).find(({ pet }) => pet.id === id) ?? null);
}

/** The entries that may be chosen, with their scores. */
export const entriesIn = ({ view, seat, options }: Asked): Entrant[] =>
  optionsOf('petz.enter', options).map((choice) => ({
    choice,
    score: entryScore(view, seat, choice.pet, choice.need),
  }));

/** The place of what brings most. */
export const bestEntry = (entries: readonly Entrant[]): number =>
  entries.reduce((found, { score }, i) => (score > (entries[found]?.score ?? 0) ? i : found), 0);

/** What the score of an entry is made of. */
export function entrySigns(closeUp: CloseUp, choice: EntryChoice): Sign[] {
  const { view, seat, speech } = closeUp;
  const [shop, housed, exhibition] = [view.shops[seat], petOf(closeUp, choice.pet), exhibitionIn(view)];
  if (housed === null || shop === undefined || exhibition === null) return [];
  const counts = countTerms(exhibitionOf(view, exhibition, view.round).terms, [housed], choice.need);
  const met = counts.flatMap(({ term, times, value }) => {
    const of = term.of === 'chosen' && choice.need !== null ? choice.need : term.of;
    return times > 0 ? [{ icon: symbolName({ ...term, of }), value }] : [];
  });
  const more = entryScore(view, seat, choice.pet, choice.need) - sumOf(counts);
  const all = [...met, ...bonus(more, shop, shop.alleys?.show.cans[choice.pet] ?? 0)];
  return all.map(({ icon, value }) => ({
    art: artUrl(symbolArt(icon)),
    words: speech.signed(value),
    isBad: value < 0,
  }));
}

export function paintEnter(closeUp: CloseUp): void {
  const { view, at, picked, kit, link } = closeUp;
  const exhibition = exhibitionIn(view);
  if (exhibition === null) return;
  const entries = entriesIn(closeUp);
  const pets = [...new Set(entries.map(({ choice }) => choice.pet))];
  const { banner, entrants } = layoutEntrants(at.stage, pets.length, at.compact);
  buildBanner(closeUp, banner, exhibitionOf(view, exhibition, view.round));
  kit.tell(banner, () => explainExhibition(link, view, exhibition));
  for (const [n, pet] of pets.entries()) {
    const rect = entrants[n];
    const ways = entries.flatMap(({ choice }, i) => (choice.pet === pet ? [i] : []));
    const entry = entries[ways.includes(picked) ? picked : (ways[0] ?? -1)];
    const housed = petOf(closeUp, pet);
    if (rect === undefined || entry === undefined || housed === null) continue;
    optionCard(closeUp, `entrant:${n}`, rect, ways, () => explainPet(link, housed.pet));
    buildEntrant(closeUp, rect, housed, entry.score, ways.includes(picked));
  }
}

/** A pet on its stand, wearing its score. */
function buildEntrant(
  { kit, speech }: CloseUp,
  { x, y, width, height }: Rect,
  { pet }: PetInPlot,
  score: number,
  picked: boolean,
): void {
  const compact = height < 240;
  const ring = Math.min(width * 0.3, compact ? 44 : 76);
  // The name has what the score leaves of the upper edge.
  const fit = width - ring - 28;
  const title = y + (compact ? 22 : 32);
  kit.words(speech.pet(pet.id), x + (width - ring) / 2, title, { size: compact ? 17 : 23, fit });
  const foot = compact ? 10 : 18;
  const size = Math.min(width * 0.9, height - foot - (compact ? 36 : 58)) * (0.76 + pet.size * 0.034);
  const place = box(x + (width - size) / 2, y + height - foot - size, size, size);
  kit.fitted(petIn(pet.id, picked ? 'delighted' : 'content', pet), place, true);
  const cx = x + width - ring / 2 - 10;
  const cy = y + ring / 2 + 10;
  sizeBadge(kit, speech.number(score), cx, cy, ring, score > 0 ? palette.glow : palette.off);
}
