/** The forecast of an assignment in words. */

import type { Forecast, PetForecast } from '../session/advice/forecast.ts';
import type { Speech } from './speech.ts';

interface Prospect {
  text: string;
  /** Good news, bad news, or just news; never by colour alone, the words say it. */
  tone: 'yes' | 'no' | 'plain';
}

export function forecastOfPet(speech: Speech, pet: PetForecast): Prospect[] {
  const { t } = speech;
  const lines: Prospect[] = [];
  const say = (tone: Prospect['tone'], text: string) => lines.push({ tone, text });
  if (pet.hungry > 0) {
    const isFed = pet.fed >= pet.hungry;
    say(isFed ? 'plain' : 'no', t('ui.forecast.hunger', { needed: pet.hungry, fed: pet.fed }));
  }
  if (pet.manure > 0) say('plain', t('ui.forecast.manure', { manure: speech.tokens('manure', pet.manure) }));
  if (pet.bored > 0) say('plain', t('ui.forecast.play', { count: pet.bored }));
  if (pet.magic.needs > 0) {
    say(pet.magic.needs > pet.magic.antimagic ? 'no' : 'plain', t('ui.forecast.magic', { ...pet.magic }));
    if (pet.armoured.magic > 0) say('plain', t('ui.forecast.warded', { count: pet.armoured.magic }));
  }
  if (pet.anger.needs > 0) {
    say(pet.anger.needs > pet.anger.strength ? 'no' : 'plain', t('ui.forecast.anger', { ...pet.anger }));
    if (pet.armoured.anger > 0) say('plain', t('ui.forecast.held', { count: pet.armoured.anger }));
  }
  if (pet.caught > 0) say('no', t('ui.forecast.caught', { imps: speech.part('imps', pet.caught) }));
  if (pet.illness > 0) say('no', t('ui.forecast.ill'));
  if (pet.suffering > 0)
    say('no', t('ui.forecast.gets', { tokens: speech.tokens('suffering', pet.suffering) }));
  if (pet.mutation > 0) say('no', t('ui.forecast.gets', { tokens: speech.tokens('mutation', pet.mutation) }));
  if (pet.lost !== null) say('no', t('ui.forecast.lost', { cause: t(`ui.cause.${pet.lost}`) }));
  for (const { customer, match } of pet.matches) {
    const line = t('ui.forecast.match', { customer: speech.thing('customer', customer), match });
    say(match > 0 ? 'yes' : 'plain', line);
  }
  if (pet.show !== null) say('plain', t('ui.forecast.shows', { score: speech.number(pet.show) }));
  if (lines.length === 0) say('yes', t('ui.forecast.content'));
  return lines;
}

export function forecastOfShow(speech: Speech, { show }: Forecast): string {
  if (show === null) return speech.t('ui.forecast.noShow');
  if (!show.takesPart) return speech.t('ui.forecast.showOut');
  const score = speech.number(show.score);
  return show.pet === null
    ? speech.t('ui.forecast.show', { score })
    : speech.t('ui.forecast.showPet', { score, pet: speech.pet(show.pet) });
}
