/** A legal choice of any question in words: for the hint. */

import type { Domain } from '../engine/kernel/domain.ts';
import type { Json } from '../engine/kernel/state.ts';
import { demandsOf, groupIn, needsOf, petsOf } from '../engine/petz/read.ts';
import { isJsonRecord, numbersIn } from '../ui/json.ts';
import { describeOption, needCardText, type OptionScene } from './options.ts';

/** Lines, each a part of the choice. */
export function choiceInWords(scene: OptionScene, kind: string, domain: Domain, choice: Json): string[] {
  const { speech } = scene;
  switch (kind) {
    case 'petz.group':
      return groupsInWords(scene, choice);
    case 'petz.arrange':
      return arrangementInWords(scene, choice);
    case 'petz.assign':
      return assignmentInWords(scene, choice);
    case 'petz.dress':
      return dressInWords(scene, choice);
    case 'petz.crystal': {
      const cards = numbersIn(choice).map((card) => needCardText(scene, card).label);
      return cards.length === 0 ? [speech.t('ui.shopSet.keep')] : cards;
    }
  }
  if (domain.type !== 'pick') return [JSON.stringify(choice)];
  const { label } = describeOption(scene, kind, choice);
  return label === '' ? [speech.t('ui.nothing')] : [label];
}

function groupsInWords({ speech }: OptionScene, choice: Json): string[] {
  if (!Array.isArray(choice) || choice.length === 0) return [speech.t('ui.burrow.stay')];
  return choice.flatMap((group: Json) => (isJsonRecord(group) ? [speech.goods(groupIn(group))] : []));
}

function arrangementInWords({ speech }: OptionScene, choice: Json): string[] {
  if (!isJsonRecord(choice)) return [];
  return [0, 1, 2, 3].flatMap((at) => {
    const things = (['cage', 'addon', 'pet'] as const).flatMap((family) => {
      const id = choice[`${family}${at}`];
      return typeof id === 'string' ? [speech.thing(family, id)] : [];
    });
    return things.length === 0
      ? []
      : [speech.t('ui.hint.plot', { plot: speech.plot(at), things: speech.list(things) })];
  });
}

function assignmentInWords({ speech, view, seat }: OptionScene, choice: Json): string[] {
  const cards = numbersIn(choice);
  const shop = view.shops[seat];
  let next = 0;
  return shop === undefined
    ? []
    : petsOf(shop).map(({ pet }) => {
        const bars = demandsOf(pet).length;
        const laid = cards.slice(next, next + bars);
        next += bars;
        const needs = laid.map((card) =>
          needsOf(card)
            .map((need) => speech.need(need))
            .join(' + '),
        );
        return speech.t('ui.hint.plot', { plot: speech.pet(pet.id), things: needs.join(', ') });
      });
}

/** Every accessory with the pet that is to wear it. */
function dressInWords({ speech }: OptionScene, choice: Json): string[] {
  if (!isJsonRecord(choice)) return [];
  return Object.entries(choice).map(([tile, pet]) =>
    speech.t('ui.hint.plot', {
      plot: speech.accessory(tile),
      things: typeof pet === 'string' ? speech.pet(pet) : speech.t('option.petz.dress.nobody'),
    }),
  );
}
