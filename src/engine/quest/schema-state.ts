/** What the state of a game of Fantasy Pug Quest must look like that comes from a file; a type of its own for each part. */

import * as v from 'valibot';
import { baseWith, count, flag, listOf, word, words } from '../kernel/schema-state.ts';
import { CARD_KINDS, SHAPES, TAGS, UNTILS } from './data/words.ts';
import { COLUMNS, heroCount, lordSeat } from './query.ts';
import { ASK_KINDS } from './questions.ts';
import { HANDICAPS, type QuestSetup } from './schema-setup.ts';
import type { Foe, Hero, Mark, Quest, SetPlace, Used } from './state.ts';

const cards = listOf(v.picklist(CARD_KINDS));
const used: v.GenericSchema<Used> = v.object({ turn: words, world: words });
const marks: v.GenericSchema<Mark[]> = listOf(
  v.object({
    tag: v.picklist(TAGS),
    v: v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000)),
    until: v.picklist(UNTILS),
    by: word,
    card: word,
  }),
);

const hero: v.GenericSchema<Hero> = v.object({
  card: word,
  status: v.picklist(['in', 'down', 'out']),
  damage: count,
  xp: words,
  hand: v.nullable(cards),
  treasures: words,
  prizes: words,
  marks,
  used,
  nextActions: count,
  losesAction: flag,
});

const foe: v.GenericSchema<Foe> = v.object({
  card: word,
  boss: flag,
  life: count,
  damage: count,
  marks,
  treasures: words,
  used,
  shape: v.nullable(v.picklist(SHAPES)),
  nextActions: count,
});

const place: v.GenericSchema<SetPlace> = v.object({ id: word, column: count, row: count });
const half = listOf(words, COLUMNS);
const piles = { energy: cards, monsters: words, treasures: words, worlds: words };

const questState: v.GenericSchema<Omit<Quest, 'setup'>> = v.object({
  ...baseWith(ASK_KINDS),
  number: v.pipe(count, v.maxValue(100)),
  world: v.nullable(word),
  round: v.pipe(count, v.maxValue(100)),
  over: v.nullable(v.picklist(['cleared', 'time', 'wiped'])),
  heroes: listOf(hero),
  foes: listOf(foe),
  halves: v.object({ heroes: half, foes: half }),
  places: listOf(place),
  turn: v.nullable(v.object({ id: word, actions: count, struck: flag })),
  acted: words,
  display: cards,
  open: words,
  lord: v.nullable(v.object({ hand: v.nullable(cards), handicap: v.picklist(HANDICAPS) })),
  bossDone: words,
  piles: v.object({ ...piles, bosses: words }),
  gone: v.object(piles),
});

/** Whether data has the shape of a state for a setup. Its pieces and the setup itself are checked elsewhere. */
export function isQuestState(data: unknown, setup: QuestSetup): boolean {
  if (!v.is(questState, data)) return false;
  const { heroes, lord, ask, outcome } = data;
  const named = [...(ask?.seats ?? []), ...(outcome?.winners ?? [])];
  return (
    heroes.length === heroCount(setup) &&
    heroes.every(({ hand }) => hand !== null) &&
    (lord === null) === (lordSeat(setup) === null) &&
    lord?.hand !== null &&
    named.every((one) => one < setup.seats) &&
    (outcome === null || outcome.scores.length === setup.seats)
  );
}
