/** The position a level begins in, laid out piece by piece so that each can be changed. */

import { emptyProgress } from '../../../campaign/progress.ts';
import type { Level } from '../../../campaign/schema.ts';
import { levelSetup } from '../../../campaign/setup.ts';
import { petzStartOf } from '../../../campaign/start-of.ts';
import { questStartOf } from '../../../campaign/start-of-quest.ts';
import { petzEngine } from '../../../engine/petz/index.ts';
import type { Petz } from '../../../engine/petz/state.ts';
import { questEngine } from '../../../engine/quest/index.ts';
import { heroCount } from '../../../engine/quest/query.ts';
import type { Quest, QuestSetup } from '../../../engine/quest/state.ts';
import { petzPlaces, withPetzStart } from './petz-places.ts';
import type { PiecePlace } from './place.ts';
import { questPlaces, withQuestStart } from './quest-places.ts';

/** What a level is dealt with that deals others every time, while it is looked at. */
const ANY_SEED = 'laid out';

/** A level as it would be dealt, at its first question; null where it cannot be. */
type DealtLevel = { game: 'petz'; state: Petz } | { game: 'quest'; state: Quest };

export function dealLevel(level: Level): DealtLevel | null {
  try {
    const { game, setup, seed } = levelSetup(level, emptyProgress(), {});
    const from = seed ?? ANY_SEED;
    if (game === 'petz') {
      if (petzEngine.rules.checkSetup(setup) !== null) return null;
      return { game, state: petzEngine.start(setup, from).state };
    }
    if (questEngine.rules.checkSetup(setup) !== null) return null;
    return { game, state: questEngine.start(setup, from).state };
  } catch {
    return null;
  }
}

/** The Heroes stand side by side, the Foes as the World calls them. */
function questDealt(setup: QuestSetup): Quest {
  const heroes = Array.from({ length: heroCount(setup) }, (_, seat) => ({
    ...setup.start?.heroes?.[seat],
    at: setup.start?.heroes?.[seat]?.at ?? { column: seat, row: 0 },
  }));
  return questEngine.start({ ...setup, start: { ...setup.start, ready: true, heroes } }, ANY_SEED).state;
}

/** The same level, with everything that lies on its table named; null where it cannot be dealt. */
export function laidOut(level: Level): Level | null {
  const dealt = dealLevel(level);
  if (dealt === null) return null;
  if (level.game === 'petz' && dealt.game === 'petz') return withPetzStart(level, petzStartOf(dealt.state));
  if (level.game !== 'quest' || dealt.game !== 'quest') return null;
  try {
    const state = questDealt(dealt.state.setup);
    const heroes = state.heroes.map(({ card }) => card);
    // Whoever deals the Heroes lays their things out, too: named, each keeps his own.
    const named = level.mode === 'hard' ? level : { ...level, heroes };
    return withQuestStart(named, questStartOf(state));
  } catch {
    return null;
  }
}

/** Whether everything is laid out. */
export const isLaidOut = ({ start }: Level): boolean =>
  start !== undefined && ('shops' in start || ('foes' in start && 'heroes' in start));

/** Everything that lies on its table, place by place. */
export function piecePlacesOf(level: Level): PiecePlace[] {
  return level.game === 'petz' ? petzPlaces(level) : questPlaces(level);
}
