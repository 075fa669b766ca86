/** What Dark Alleys adds to what is said of pets and plots. */

import { cageCard, petCard } from '../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../engine/petz/state.ts';
import { optionKey } from '../../../i18n/keys.ts';
import type { Speech } from '../../../text/speech.ts';

/** Its extra bar and what it wears. */
export function alleyLinesOfPet(
  speech: Speech,
  pet: Pick<Pet, 'id'> & Partial<Pick<Pet, 'wears'>>,
): string[] {
  const { extra } = petCard(pet.id);
  const lines = extra === undefined ? [] : [speech.t('ui.pet.extra', { colour: speech.colour(extra) })];
  const wears = pet.wears ?? [];
  if (wears.length === 0) return lines;
  const things = speech.list(wears.map((tile) => speech.accessory(tile)));
  return [...lines, speech.t('ui.shop.wears', { things })];
}

/** The lever, the tune, the gold on its manure, and that its cage is in ruins. */
export function alleyLinesOfPlot({ t, part }: Pick<Speech, 't' | 'part'>, plot: Plot): string[] {
  const { alleys, cage, addon } = plot;
  if (alleys === undefined) return [];
  const lines: string[] = [];
  if (alleys.wrecked) lines.push(t('ui.shop.wrecked'));
  if (cage !== null && cageCard(cage).adaptive === true && alleys.setting !== 'normal')
    lines.push(t(optionKey('petz.setCage', alleys.setting)));
  if (addon === 'jukebox')
    lines.push(alleys.tune === null ? t('ui.shop.noTune') : t(optionKey('petz.tune', alleys.tune)));
  if (alleys.pearls > 0) lines.push(t('ui.shop.pearls', { gold: part('gold', alleys.pearls) }));
  return lines;
}
