/** A mined level of Pug Quest, put before the search of the mine: what its Round comes to. */

import type { MinedKind } from '../../../campaign/mined/schema.ts';
import { emptyProgress } from '../../../campaign/progress.ts';
import type { Level } from '../../../campaign/schema.ts';
import { levelSetup } from '../../../campaign/setup.ts';
import { TooMany } from '../../../campaign/solve/every-choice.ts';
import { questEngine } from '../../../engine/quest/index.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { type MinedSearch, searchMined } from '../search.ts';

/** A puzzle of more answers or positions than these is too much to go through in a browser afterwards. */
const MOST = { choices: 400, positions: 1500 };

/** In a puzzle of answers damage counts too: a Monster that falls is worth as much of it. */
const FALLEN = 10;

/** What comes of a Round, from what it is worth. */
export function readWorth(kind: MinedKind, worth: number): { felled: number; hurt: number } {
  if (kind !== 'riposte') return { felled: worth, hurt: 0 };
  const felled = Math.ceil(worth / FALLEN);
  return { felled, hurt: felled * FALLEN - worth };
}

/** What would be another one if chance had a hand in it: cards that are drawn, dice that are rolled. */
const chanceOf = ({ rng, piles, display }: Quest): string =>
  `${rng.join()} ${piles.energy.length} ${piles.monsters.length} ${display.join()}`;

const sorted = (cards: readonly string[] | null): string[] => [...(cards ?? [])].sort();

/** Two positions with the same word go on alike: in what order a hand was paid from does not matter. */
function wordOf(s: Quest): string {
  const { ask, tasks, heroes, foes, halves, turn, acted, over, open, gone, piles } = s;
  const hands = heroes.map((hero) => ({ ...hero, hand: sorted(hero.hand), xp: hero.xp.length }));
  return JSON.stringify([
    ...[ask?.kind, tasks, hands, foes, halves, turn, acted, over, open],
    ...[sorted(gone.energy), piles.treasures.length],
  ]);
}

/** Searches a mined level of Pug Quest through. Throws where that is too much, or where something is left to chance. */
export function searchQuest(level: Level): MinedSearch {
  const game = levelSetup(level, emptyProgress());
  if (game.game !== 'quest') throw new Error('this is no level of Pug Quest');
  const start = questEngine.start(game.setup, game.seed ?? 'puzzle').state;
  const known = chanceOf(start);
  const isHurtCounted = level.mined?.kind === 'riposte';
  const damageOf = ({ heroes }: Quest): number => heroes[game.you]?.damage ?? 0;
  const fallen = ({ foes }: Quest): number => start.foes.length - foes.length;
  const had = damageOf(start);
  return searchMined<Quest>({
    engine: {
      rules: questEngine.rules,
      waiting: (s) => questEngine.waiting(s),
      domain: (s, seat) => questEngine.domain(s, seat),
      applyTo(s, seat, choice) {
        questEngine.applyTo(s, seat, choice);
        if (chanceOf(s) !== known) throw new TooMany(1);
      },
    },
    start,
    seat: game.you,
    alike: (value) => JSON.stringify(value),
    score: (s) => (isHurtCounted ? FALLEN * fallen(s) - (damageOf(s) - had) : fallen(s)),
    word: wordOf,
    end: ({ foes }) => foes.map(({ card }) => card).join(),
    most: MOST,
  });
}
