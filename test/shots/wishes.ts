/** The moments of a game worth a picture: for every question one where there is something to see. */

import type { PlayMoment } from '../../src/cli/playing.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import type { PetzEvent, PetzEventType } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { customersNow } from '../../src/engine/petz/score.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { ASK_KINDS, type AskKind } from '../../src/engine/petz/words.ts';
import { onlyChoice } from '../../src/session/game/forced.ts';

/** A moment to be found in a game: `fits` says whether the one at hand is such a one. */
export interface Wish {
  readonly name: string;
  /** Who looks: the seat that answers, everybody in turn (so that a curtain falls), or a rival of it. */
  readonly eye: 'asked' | 'all' | 'rival';
  /** Only in games with Dark Alleys. */
  readonly alleys?: boolean;
  fits(moment: PlayMoment): boolean;
}

const pets = ({ shops }: Petz, seat: Seat): number =>
  shops[seat]?.plots.filter((plot) => plot.pet !== null).length ?? 0;

/** What more there should be, so that the picture is worth looking at. */
const RICH: Readonly<Partial<Record<AskKind, (moment: PlayMoment) => boolean>>> = {
  'petz.group': ({ state }) => state.round === 3,
  'petz.send': ({ state, seat }) => state.round === 3 && (state.shops[seat]?.groups.length ?? 0) > 1,
  'petz.arrange': ({ state, seat }) => state.round > 1 && pets(state, seat) > 1,
  'petz.assign': ({ state, seat }) => pets(state, seat) > 2,
  'petz.crystal': ({ state, seat }) => pets(state, seat) > 1,
  'petz.feed': ({ state, seat }) => pets(state, seat) > 1,
  'petz.sell': ({ state, domain }) =>
    customersNow(state).length === 1 && domain.type === 'pick' && domain.options.length > 2,
};

/** Is the answer one to be given, and by this seat alone? Others who think would change the picture. */
const isOpen = ({ state, domain }: PlayMoment): boolean =>
  onlyChoice(domain) === undefined && petzEngine.waiting(state).length === 1;

/** Questions of the base game come first in the list; the others need Dark Alleys. */
const isOfAlleys = (kind: AskKind): boolean => ASK_KINDS.indexOf(kind) > ASK_KINDS.indexOf('petz.box');

const asks = (kind: AskKind): Wish => ({
  name: kind,
  eye: 'asked',
  alleys: isOfAlleys(kind),
  fits: (moment) => moment.state.ask?.kind === kind && isOpen(moment) && (RICH[kind]?.(moment) ?? true),
});

/** What happens unseen. */
const UNSEEN: readonly PetzEventType[] = [
  ...(['petz.placedCage', 'petz.placedAddon', 'petz.arranged', 'petz.reshuffled'] as const),
  ...(['petz.assigned', 'petz.drew', 'petz.exchanged', 'petz.discarded'] as const),
];

/** What an answer leads to, as far as it is shown. */
export function shownAfter(state: Petz, seat: Seat, choice: Json): readonly PetzEvent[] {
  const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
  return applied.ok ? applied.events.filter(({ type }) => !UNSEEN.includes(type)) : [];
}

/** Something else may be shown before what is wanted, but not for long. */
const SOON = 3;
/** From this round on there is something to see in most shops. */
const EVENTFUL = 3;

/** The answer to one of these questions, after which this is shown `SOON`, or with `atOnce` as the first. */
const leadsTo = (
  { name, eye = 'asked', atOnce = false }: { name: string; eye?: Wish['eye']; atOnce?: boolean },
  kinds: readonly AskKind[],
  type: PetzEventType,
): Wish => ({
  name,
  eye,
  fits: ({ state, seat, choice }) => {
    if (state.round < EVENTFUL || pets(state, seat) < 2) return false;
    if (!kinds.some((kind) => kind === state.ask?.kind) || petzEngine.waiting(state).length !== 1)
      return false;
    const at = shownAfter(state, seat, choice).findIndex((event) => event.type === type);
    return at >= 0 && at < (atOnce ? 1 : SOON);
  },
});

/** Questions before an exhibition. */
const CARE = [
  'petz.enter',
  'petz.assign',
  'petz.feed',
  'petz.play',
  'petz.catch',
  'petz.shovel',
  'petz.sleep',
] as const;

/** After a whole game: nothing is asked any more. */
export const GAME_OVER = 'over';

export const SHOT_WISHES: readonly Wish[] = [
  ...ASK_KINDS.map(asks),
  {
    name: 'sell two',
    eye: 'asked',
    fits: (moment) =>
      moment.state.ask?.kind === 'petz.sell' && isOpen(moment) && customersNow(moment.state).length > 1,
  },
  { name: 'curtain', eye: 'all', fits: ({ state }) => state.ask?.kind === 'petz.send' && state.round === 2 },
  leadsTo({ name: 'reveal' }, ['petz.group'], 'petz.grouped'),
  leadsTo({ name: 'podium' }, CARE, 'petz.awarded'),
  leadsTo({ name: 'evening' }, ['petz.jobs', 'petz.sell'], 'petz.grew'),
  leadsTo({ name: 'rival shop', eye: 'rival', atOnce: true }, ['petz.feed', 'petz.play'], 'petz.fed'),
  leadsTo({ name: 'rival sale', eye: 'rival', atOnce: true }, ['petz.sell'], 'petz.sold'),
];
