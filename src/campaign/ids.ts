/** Every id that a level may name, taken from the data of the games, as parts of the level's schema. */

import { CHARACTERS, RIVAL_IDS, STRENGTHS } from '../bots/names.ts';
import { tunableNumbers } from '../engine/kernel/schema-setup.ts';
import { named, wholeNumber } from '../engine/kernel/schema-words.ts';
import { CUSTOMERS } from '../engine/petz/data/cards.ts';
import { petz } from '../engine/petz/index.ts';
import { petzIds } from '../engine/petz/start/schema.ts';
import { HEROES } from '../engine/quest/data/cards.ts';
import { quest } from '../engine/quest/index.ts';
import { questIds } from '../engine/quest/schema-start.ts';
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
  rival: named('rival', RIVAL_IDS),
  strength: named('strength', STRENGTHS),
  character: named('character', CHARACTERS),
  speaker: named('speaker', SPEAKERS),
  petzMod: named('modifier of the shops', keys(petz.mods)),
  questMod: named('modifier of Pug Quest', keys(quest.mods)),
};

/** What is added to numbers of the rules, or taken from them. */
export function adding(tunables: Parameters<typeof tunableNumbers>[0]) {
  return tunableNumbers(tunables, ({ min, max }) => wholeNumber(min - max, max - min));
}
