/** Positions of Pug Quest to begin in, for tests of starts, stops and modifiers. Columns counted from 0, as in setups. */

import type { Json } from '../../src/engine/kernel/state.ts';
import type { CardKind } from '../../src/engine/quest/data/words.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import type { FoeStart, HeroStart, QuestStart, QuestStop } from '../../src/engine/quest/schema-start.ts';
import { game, type QuestGame } from './quest.ts';

export interface Position extends Omit<QuestStart, 'heroes' | 'foes'> {
  /** By Hero Card; who has no place stands in the column of its seat. */
  heroes: Record<string, HeroStart>;
  /** Single cards and their columns, or the whole of it. */
  foes: ([string, number] | FoeStart)[];
  stop?: QuestStop;
  mods?: [string, Json][];
  changes?: Partial<QuestSetup>;
}

/** The Foes of one column behind each other. */
function foeStarts(foes: Position['foes']): FoeStart[] {
  const rows = [0, 0, 0, 0, 0];
  return foes.map((foe) => {
    if (!Array.isArray(foe)) return foe;
    const [card, column] = foe;
    const row = rows[column] ?? 0;
    rows[column] = row + 1;
    return { card, column, row };
  });
}

/** A game that begins with the first turn of a Round in this position, in the Whispering Woods if no World is named. */
export function ready(position: Position, seed = 'ready'): QuestGame {
  const { heroes, foes, stop, mods = [], changes = {}, ...start } = position;
  const ids = Object.keys(heroes);
  const plans = Object.values(heroes).map((plan, seat) => ({ at: { column: seat, row: 0 }, ...plan }));
  return game(
    ids.length,
    {
      heroes: ids,
      ...changes,
      mods: mods.map(([id, arg]) => ({ id, arg })),
      start: { world: 'woods', ready: true, ...start, heroes: plans, foes: foeStarts(foes) },
      ...(stop === undefined ? {} : { stop }),
    },
    seed,
  );
}

/** Answers that let everything pass: turns end, nothing is paid or taken; else the first option. */
export function passOn(g: QuestGame, until: (g: QuestGame) => boolean): QuestGame {
  for (let i = 0; i < 600 && g.s.outcome === null && !until(g); i++) {
    const { options, asked } = g;
    if (asked === 'quest.act') g.answer({ do: 'end' });
    else if (options.length === 0) g.answer(g.handful());
    else g.answer(options.includes(null) ? null : (options[0] ?? null));
  }
  return g;
}

/** Plays on without doing anything, until a Round of a World has begun. */
export function toRound(g: QuestGame, round: number, number = g.s.number): QuestGame {
  return passOn(g, ({ s }) => s.number === number && s.round === round);
}

/** A Standard Attack, paid with one card. */
export function hit(g: QuestGame, target: string, card: CardKind = 'joker'): QuestGame {
  return g.answer({ do: 'attack', target, pay: { cards: [card], xp: 0, wild: false } });
}
