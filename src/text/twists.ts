/** The twists in play in words: a card for each, with the wish of the hour and whether it is granted. */

import type { ModUse, Seat } from '../engine/kernel/state.ts';
import { sizeOf } from '../engine/petz/read.ts';
import type { PetzView } from '../engine/petz/view.ts';
import { formedInOpen, groupLimits, twistsNow, type WishShown, wishOf } from '../session/advice/twists.ts';
import { modName, petzModEvent, petzModText } from './mods.ts';
import type { Speech } from './speech.ts';

interface TwistWords {
  id: string;
  name: string;
  /** What it means, with the numbers of this game; the wish of the round before it. */
  lines: string[];
}

/** What the customer of the hour has said. */
function wishWords(speech: Speech, { id }: WishShown): string {
  return petzModEvent(speech, { type: 'petz.twist', mod: 'wish', what: id, n: 0 });
}

function wishLines(speech: Speech, wish: WishShown | null): string[] {
  if (wish === null) return [];
  return [wishWords(speech, wish), speech.t(wish.granted ? 'ui.inPlay.granted' : 'ui.inPlay.open')];
}

/** One twist explained. */
export function twistWords(speech: Speech, view: PetzView, use: ModUse, seat: Seat): TwistWords {
  const text = speech.capital(petzModText(speech, view.setup, use));
  const wish = use.id === 'wish' ? wishLines(speech, wishOf(view, seat)) : [];
  return { id: use.id, name: modName(speech, use.id), lines: [...wish, text] };
}

/** Every twist in play in this round. */
export function twistsInWords(speech: Speech, view: PetzView, seat: Seat): TwistWords[] {
  return twistsNow(view).map((use) => twistWords(speech, view, use, seat));
}

/** `At most 3 groups`, `On strike: 2 imps`: what holds a shop's groups back. */
export function limitsInWords(speech: Speech, view: PetzView, seat: Seat): string[] {
  const { groups, strikers } = groupLimits(view, seat);
  return [
    ...(groups === null ? [] : [speech.t('ui.inPlay.groups', { count: groups })]),
    ...(strikers === 0 ? [] : [speech.t('ui.inPlay.strikers', { imps: speech.part('imps', strikers) })]),
  ];
}

/** The groups formed in the open so far, a line a shop; and who is at it. Nothing while groups are formed in secret. */
export function formedInWords(speech: Speech, view: PetzView): string[] {
  const formed = formedInOpen(view);
  if (formed === null) return [];
  const lines = formed.map((seat) => {
    const sizes = (view.shops[seat]?.groups ?? []).map((group) => speech.number(sizeOf(group)));
    const groups = sizes.length === 0 ? speech.t('ui.inPlay.nobody') : sizes.join(' · ');
    return speech.t('ui.inPlay.formed', { seat: speech.seat(seat), groups });
  });
  const [asked] = view.ask?.kind === 'petz.group' ? view.ask.seats : [];
  const others = asked === undefined || asked === view.seat ? [] : [asked];
  return [...lines, ...others.map((seat) => speech.t('ui.inPlay.forming', { seat: speech.seat(seat) }))];
}

/** Why a space is boarded up: the twist's name and text; nothing where it is not. */
export function closedInWords(speech: Speech, view: PetzView, space: string): string[] {
  if (!view.town.closed?.includes(space)) return [];
  return twistsNow(view)
    .filter(({ id, arg }) => id === 'closed' && JSON.stringify(arg).includes(`"${space}"`))
    .slice(0, 1)
    .map((use) =>
      speech.t('ui.inPlay.line', {
        name: modName(speech, use.id),
        text: speech.capital(petzModText(speech, view.setup, use)),
      }),
    );
}
