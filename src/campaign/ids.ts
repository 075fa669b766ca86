/** Every id that a level may name, taken from the data of the games, as parts of the level's schema. */

import * as v from 'valibot';
import { CHARACTERS, RIVAL_IDS, STRENGTHS } from '../bots/names.ts';
import type { Tunable } from '../engine/kernel/mods.ts';
import {
  ACCESSORIES,
  ADDONS,
  ARTIFACTS,
  CAGES,
  CUSTOMERS,
  EXHIBITIONS,
  FACILITIES,
  PETS,
  PRINTED_CAGE,
} from '../engine/petz/data/cards.ts';
import { NEED_CARDS } from '../engine/petz/data/needs.ts';
import { NEEDS } from '../engine/petz/data/schema.ts';
import { petz } from '../engine/petz/index.ts';
import { HEROES, WORLDS } from '../engine/quest/data/cards.ts';
import { CARD_KINDS } from '../engine/quest/data/words.ts';
import { quest } from '../engine/quest/index.ts';
import { CARDS } from '../engine/quest/setup.ts';
import { HANDICAPS, MODES } from '../engine/quest/state.ts';
import { IMPS } from './coach.ts';
import { named, shown, unknownName } from './names.ts';

const keys = (rows: object): string[] => Object.keys(rows);

/** Who may speak in a story: our own imps (`imp`: all of them), those of the town and the castle, and the teller. */
export const SPEAKERS = [
  ...['imp', ...IMPS, 'lord', 'chamberlain', 'narrator'],
  ...RIVAL_IDS,
  ...keys(CUSTOMERS),
  ...keys(HEROES),
];

/** The faces of Need Cards by colour and need: `G.hunger`. */
const NEED_FACES = [...new Set(NEED_CARDS.map(({ colour, need }) => `${colour}.${need}`))];

/** A card as it lies at a pet: as it was drawn, turned round, or a potion. */
const LAID_FACES = [...NEED_FACES, ...NEED_FACES.map((face) => `${face}.turned`), 'potion'];

export const id = {
  pet: named('pet', keys(PETS)),
  cage: named('cage', keys(CAGES)),
  /** Cages that lie in a pile; the printed one does not. */
  looseCage: named(
    'cage',
    keys(CAGES).filter((cage) => cage !== PRINTED_CAGE),
  ),
  addon: named('addon', keys(ADDONS)),
  artifact: named('artifact', keys(ARTIFACTS)),
  customer: named('customer', keys(CUSTOMERS)),
  exhibition: named('exhibition', keys(EXHIBITIONS)),
  facility: named('facility', keys(FACILITIES)),
  accessory: named('accessory', keys(ACCESSORIES)),
  need: named('need', NEEDS),
  face: named('Need Card', NEED_FACES),
  laid: named('Need Card', LAID_FACES),
  hero: named('Hero', keys(HEROES)),
  world: named('World', keys(WORLDS)),
  boss: named('Boss', CARDS.bosses),
  monster: named('Monster Card', CARDS.monsters),
  foe: named('Monster Card or Boss', [...CARDS.monsters, ...CARDS.bosses]),
  treasure: named('Treasure Card', CARDS.treasures),
  energy: named('Energy Card', CARD_KINDS),
  mode: named('mode', MODES),
  handicap: named('handicap', HANDICAPS),
  rival: named('rival', RIVAL_IDS),
  strength: named('strength', STRENGTHS),
  character: named('character', CHARACTERS),
  speaker: named('speaker', SPEAKERS),
  petzMod: named('modifier of the shops', keys(petz.mods)),
  questMod: named('modifier of Pug Quest', keys(quest.mods)),
};

/** A whole number in a range. */
export function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.number((issue) => `a number belongs here, not ${shown(issue.input)}`),
    v.integer((issue) => `a whole number belongs here, not ${issue.input}`),
    v.minValue(least, (issue) => `${issue.input} is too small: at least ${least}`),
    v.maxValue(most, (issue) => `${issue.input} is too much: at most ${most}`),
  );
}

export const flagSchema = v.boolean((issue) => `true or false belongs here, not ${shown(issue.input)}`);

/** A list; what is none is told so. */
export function list<const T extends v.GenericSchema>(item: T) {
  return v.array(item, (issue) => `a list [ ] belongs here, not ${shown(issue.input)}`);
}

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
