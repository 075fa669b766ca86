/** Every id that a level may name, taken from the data of the games, as parts of the level's schema. */

import * as v from 'valibot';
import { CHARACTERS, RIVAL_IDS, STRENGTHS } from '../bots/names.ts';
import type { Tunable } from '../engine/kernel/mods.ts';
import { named, shown, unknownName, wholeNumber } from '../engine/kernel/schema-words.ts';
import { CUSTOMERS } from '../engine/petz/data/cards.ts';
import { petz } from '../engine/petz/index.ts';
import { petzIds } from '../engine/petz/start/schema.ts';
import { HEROES } from '../engine/quest/data/cards.ts';
import { quest } from '../engine/quest/index.ts';
import { questIds } from '../engine/quest/schema-start.ts';
import { HANDICAPS, MODES } from '../engine/quest/state.ts';
import { IMPS } from './coach.ts';

const keys = (rows: object): string[] => Object.keys(rows);

/** Who may speak in a story: our own imps (`imp`: all of them), those of the town and the castle, and the teller. */
export const SPEAKERS = [
  ...['imp', ...IMPS, 'lord', 'chamberlain', 'narrator'],
  ...RIVAL_IDS,
  ...keys(CUSTOMERS),
  ...keys(HEROES),
];

export const id = {
  ...petzIds,
  ...questIds,
  mode: named('mode', MODES),
  handicap: named('handicap', HANDICAPS),
  rival: named('rival', RIVAL_IDS),
  strength: named('strength', STRENGTHS),
  character: named('character', CHARACTERS),
  speaker: named('speaker', SPEAKERS),
  petzMod: named('modifier of the shops', keys(petz.mods)),
  questMod: named('modifier of Pug Quest', keys(quest.mods)),
};

type Tunables = Readonly<Record<string, Tunable>>;

/** Numbers of the rules, each in its own range. */
export function tuning(tunables: Tunables) {
  return numbersOf(tunables, ({ min, max }) => wholeNumber(min, max));
}

/** What is added to numbers of the rules, or taken from them. */
export function adding(tunables: Tunables) {
  return numbersOf(tunables, ({ min, max }) => wholeNumber(min - max, max - min));
}

function numbersOf(tunables: Tunables, range: (one: Tunable) => ReturnType<typeof wholeNumber>) {
  const entries = Object.fromEntries(
    Object.entries(tunables).map(([name, one]) => [name, v.exactOptional(range(one))]),
  );
  return v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? unknownName('number of the rules', issue.input, keys(tunables))
      : `braces { } belong here, not ${shown(issue.input)}`,
  ) as v.GenericSchema<Record<string, number>>;
}
