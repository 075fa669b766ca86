/** The moments of Pug Quest worth a picture: every question, the Boss, the hard mode, five Heroes. */

import type { PlayMoment } from '../../src/cli/playing.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { ASK_KINDS, type AskKind } from '../../src/engine/quest/words.ts';
import { onlyChoice } from '../../src/session/game/forced.ts';

/** The parties that play, each a series of games of its own. */
export const PARTIES = {
  three: questSetup(3),
  lord: questSetup(3, { lord: { handicap: 'none' } }),
  hard: questSetup(2, { mode: 'hard' }),
  five: questSetup(5),
} as const satisfies Readonly<Record<string, QuestSetup>>;
export type ShotParty = keyof typeof PARTIES;

/** A moment to be found in a game of a party: `fits` says whether the one at hand is such a one. */
export interface QuestWish {
  readonly name: string;
  readonly party: ShotParty;
  fits(moment: PlayMoment<Quest>): boolean;
}

const LORDS: readonly AskKind[] = [
  'quest.lordMove',
  'quest.lordPlay',
  'quest.bonus',
  'quest.shield',
  'quest.reward',
];

/** Is there a choice, and no other seat that thinks and would change the picture? */
const isOpen = ({ state, domain }: PlayMoment<Quest>): boolean =>
  onlyChoice(domain) === undefined && questEngine.waiting(state).length === 1;

const isOf = (kind: AskKind, moment: PlayMoment<Quest>): boolean =>
  moment.state.ask?.kind === kind && isOpen(moment);

/** What more there should be, so that the picture is worth looking at. */
const RICH: Readonly<Partial<Record<AskKind, (moment: PlayMoment<Quest>) => boolean>>> = {
  'quest.act': ({ state, seat }) => state.number === 2 && (state.heroes[seat]?.hand?.length ?? 0) > 4,
  'quest.riposte': ({ domain }) => domain.type === 'pick' && domain.options.length > 2,
  'quest.market': ({ domain }) => domain.type === 'pick' && domain.options.length > 2,
};

const asks = (kind: AskKind): QuestWish => ({
  name: kind,
  party: LORDS.includes(kind) ? 'lord' : 'three',
  fits: (moment) => isOf(kind, moment) && (RICH[kind]?.(moment) ?? true),
});

const turn = (name: string, party: ShotParty, fits: (state: Quest) => boolean): QuestWish => ({
  name,
  party,
  fits: (moment) => isOf('quest.act', moment) && fits(moment.state),
});

/** The end of a game of three. */
export const QUEST_OVER = 'quest over';

export const QUEST_WISHES: readonly QuestWish[] = [
  ...ASK_KINDS.map(asks),
  turn('boss', 'three', ({ foes }) => foes.some(({ boss }) => boss)),
  turn('hard', 'hard', ({ number }) => number === 2),
  turn('five', 'five', ({ number }) => number === 2),
];
