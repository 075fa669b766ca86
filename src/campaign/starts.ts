/**
 * Where a level's game begins and where it stops: the shape of it and the ids in it. What cannot be (a pet twice, a
 * card that is nowhere) is for the engines to say.
 */

import * as v from 'valibot';
import { type MARKET, TUNES } from '../engine/petz/alleys/state.ts';
import { COLOURS, type Colour, FOODS } from '../engine/petz/data/schema.ts';
import {
  type PetzStart,
  type PetzStop,
  SCORINGS,
  START_PHASES,
  STOP_PHASES,
} from '../engine/petz/start/types.ts';
import type { Stackable } from '../engine/petz/state.ts';
import type { Stackable as QuestStackable, QuestStart, QuestStop } from '../engine/quest/state.ts';
import { flagSchema, id, list, wholeNumber } from './ids.ts';
import { named, parts } from './names.ts';

const opt = v.exactOptional;
const count = wholeNumber(0, 99);

/** Tiles by the pile of the box they lie in: on top of it, or all it holds. */
export const petzPiles = parts({
  pets: opt(list(id.pet)),
  cages: opt(list(id.looseCage)),
  addons: opt(list(id.addon)),
  artifacts: opt(list(id.artifact)),
  exhibitions: opt(list(id.exhibition)),
  customers: opt(list(id.customer)),
} satisfies Record<Stackable, unknown>);

/** Cards on top of the decks, the next to be drawn first. */
export const petzNeeds = parts({
  G: opt(list(id.need)),
  R: opt(list(id.need)),
  Y: opt(list(id.need)),
  P: opt(list(id.need)),
} satisfies Record<Colour, unknown>);

// ---- The shops ----

const food = named('food', FOODS);

const petStart = parts({
  id: id.pet,
  size: wholeNumber(1, 7),
  suffering: opt(count),
  mutation: opt(count),
  wears: opt(list(id.accessory)),
  cards: opt(list(id.laid)),
});

const plotStart = parts({
  cage: opt(v.nullable(id.cage)),
  addon: opt(v.nullable(id.addon)),
  manure: opt(count),
  pet: opt(v.nullable(petStart)),
  pearls: opt(count),
  tune: opt(named('tune', TUNES)),
});

const alleyShopStart = parts({
  bodyguard: opt(flagSchema),
  accessories: opt(list(id.accessory)),
  processed: opt(parts({ lollipop: opt(count), can: opt(count) })),
  permission: opt(v.nullable(count)),
  gift: opt(id.artifact),
});

export const shopStart = parts({
  gold: opt(count),
  home: opt(count),
  reputation: opt(wholeNumber(-50, 300)),
  potions: opt(count),
  waiting: opt(list(count)),
  judge: opt(flagSchema),
  hospital: opt(count),
  platform: opt(count),
  hand: opt(list(id.face)),
  food: opt(parts({ vegetable: opt(list(count)), meat: opt(list(count)) })),
  artifacts: opt(list(id.artifact)),
  books: opt(v.record(id.artifact, named('colour', COLOURS))),
  box: opt(v.nullable(food)),
  plots: opt(v.pipe(list(v.nullable(plotStart)), v.maxLength(4, 'a shop has four plots'))),
  cart: opt(
    parts({
      cages: opt(list(id.looseCage)),
      addons: opt(list(id.addon)),
      pets: opt(list(petStart)),
    }),
  ),
  alleys: opt(alleyShopStart),
});

const stand = parts({ vegetable: opt(count), meat: opt(count), gold: opt(count) });

/** A place of the black market; what may lie there is for the engine to say. */
const goods = opt(v.nullable(parts({ id: v.string(), priced: opt(flagSchema) })));

const townStart = parts({
  cages: opt(list(v.nullable(id.looseCage))),
  addons: opt(list(v.nullable(id.addon))),
  artifacts: opt(list(id.artifact)),
  young: opt(list(id.pet)),
  old: opt(list(id.pet)),
  stands: opt(parts({ vegetables: opt(stand), mixed: opt(stand), meat: opt(stand) })),
  neutral: opt(list(v.string())),
  alleys: opt(
    parts({
      facilities: opt(list(id.facility)),
      shown: opt(list(v.nullable(id.accessory))),
      market: opt(
        parts({
          ...{ bodyguard: goods, pet: goods, cage: goods, food: goods, addon: goods, artifact: goods },
        } satisfies Record<(typeof MARKET)[number], unknown>),
      ),
    }),
  ),
});

export const petzStart = parts({
  round: opt(wholeNumber(1, 9)),
  phase: opt(named('phase', START_PHASES)),
  starter: opt(wholeNumber(0, 3)),
  shops: opt(list(v.nullable(shopStart))),
  town: opt(townStart),
}) satisfies v.GenericSchema<PetzStart>;

export const petzStop = parts({
  round: wholeNumber(1, 9),
  after: opt(named('phase', STOP_PHASES)),
  scoring: opt(named('scoring', SCORINGS)),
}) satisfies v.GenericSchema<PetzStop>;

// ---- Pug Quest ----

/** Cards on top of their piles, the first to come first. */
export const questPiles = parts({
  energy: opt(list(id.energy)),
  monsters: opt(list(id.monster)),
  treasures: opt(list(id.treasure)),
  worlds: opt(list(id.world)),
  bosses: opt(list(id.boss)),
} satisfies Record<QuestStackable, unknown>);

const spot = { column: wholeNumber(0, 4), row: wholeNumber(0, 9) };

const heroStart = parts({
  damage: opt(count),
  xp: opt(wholeNumber(0, 30)),
  hand: opt(list(id.energy)),
  treasures: opt(list(id.treasure)),
  prizes: opt(list(id.monster)),
  at: opt(parts(spot)),
});

const foeStart = parts({
  card: id.foe,
  ...spot,
  damage: opt(count),
  treasures: opt(list(id.treasure)),
});

export const questStart = parts({
  number: opt(wholeNumber(1, 3)),
  round: opt(wholeNumber(1, 10)),
  world: opt(id.world),
  ready: opt(flagSchema),
  heroes: opt(list(v.nullable(heroStart))),
  foes: opt(list(foeStart)),
  display: opt(list(id.energy)),
  lordHand: opt(list(id.energy)),
}) satisfies v.GenericSchema<QuestStart>;

export const questStop = parts({
  number: wholeNumber(1, 3),
  rounds: opt(wholeNumber(1, 10)),
}) satisfies v.GenericSchema<QuestStop>;
