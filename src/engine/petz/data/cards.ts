/** The pieces in the box, by id. Values live in the JSON files beside this one. */

import * as v from 'valibot';
import { byId, checkFile, lookUp } from '../../kernel/schema.ts';
import accessoryRows from './accessories.json' with { type: 'json' };
import addonRows from './addons.json' with { type: 'json' };
import alleysFile from './alleys.json' with { type: 'json' };
import artifactRows from './artifacts.json' with { type: 'json' };
import boardFile from './board.json' with { type: 'json' };
import cageRows from './cages.json' with { type: 'json' };
import customerRows from './customers.json' with { type: 'json' };
import exhibitionRows from './exhibitions.json' with { type: 'json' };
import facilityRows from './facilities.json' with { type: 'json' };
import petRows from './pets.json' with { type: 'json' };
import {
  accessorySchema,
  addonSchema,
  alleysSchema,
  artifactSchema,
  boardSchema,
  cageSchema,
  customerSchema,
  exhibitionSchema,
  facilitySchema,
  petSchema,
} from './schema.ts';

export const PETS = byId('data/pets.json', checkFile('data/pets.json', v.array(petSchema), petRows));
export const CAGES = byId('data/cages.json', checkFile('data/cages.json', v.array(cageSchema), cageRows));
export const ADDONS = byId(
  'data/addons.json',
  checkFile('data/addons.json', v.array(addonSchema), addonRows),
);
export const ARTIFACTS = byId(
  'data/artifacts.json',
  checkFile('data/artifacts.json', v.array(artifactSchema), artifactRows),
);
export const CUSTOMERS = byId(
  'data/customers.json',
  checkFile('data/customers.json', v.array(customerSchema), customerRows),
);
export const EXHIBITIONS = byId(
  'data/exhibitions.json',
  checkFile('data/exhibitions.json', v.array(exhibitionSchema), exhibitionRows),
);
export const BOARD = checkFile('data/board.json', boardSchema, boardFile);

/** The Dark Alleys board and its own tiles. */
export const ALLEYS = checkFile('data/alleys.json', alleysSchema, alleysFile);
export const ACCESSORIES = byId(
  'data/accessories.json',
  checkFile('data/accessories.json', v.array(accessorySchema), accessoryRows),
);
export const FACILITIES = byId(
  'data/facilities.json',
  checkFile('data/facilities.json', v.array(facilitySchema), facilityRows),
);

/** The cage printed on every Pet Display Board (PB-SETUP-12, PB-SETUP-13); it is in no stack. */
export const PRINTED_CAGE = 'printed';

export const petCard = lookUp(PETS, 'pet');
export const cageCard = lookUp(CAGES, 'cage');
export const addonCard = lookUp(ADDONS, 'addon');
export const artifactCard = lookUp(ARTIFACTS, 'artifact');
export const customerCard = lookUp(CUSTOMERS, 'customer');
export const exhibitionCard = lookUp(EXHIBITIONS, 'exhibition');
export const accessoryCard = lookUp(ACCESSORIES, 'accessory');
export const facilityCard = lookUp(FACILITIES, 'facility');

/** Piles that a scenario may stack: the named tiles come first, in this order; the rest is shuffled. */
export const STACKABLE = ['pets', 'cages', 'addons', 'artifacts', 'exhibitions', 'customers'] as const;
export type Stackable = (typeof STACKABLE)[number];

/** Which tiles a game is played with: the base game's, and those of its expansions (DA-SETUP-02). */
type Box = Readonly<Record<Stackable, readonly string[]>>;

function pack(inBox: (row: { box?: string | undefined }) => boolean): Box {
  const ids = (rows: Record<string, { id: string; box?: string | undefined }>): string[] =>
    Object.values(rows)
      .filter(inBox)
      .map(({ id }) => id);
  return {
    pets: ids(PETS),
    cages: ids(CAGES).filter((id) => id !== PRINTED_CAGE),
    addons: ids(ADDONS),
    artifacts: ids(ARTIFACTS),
    exhibitions: ids(EXHIBITIONS),
    customers: ids(CUSTOMERS),
  };
}

const BASE_BOX = pack(({ box }) => box === undefined);
/** Every game's box by the expansions in play, packed when one is first asked for. */
const PACKED = new Map<string, Box>();

/** The expansions of a setup; all that matters here are their names, which are also those of their boxes. */
type InPlay = Readonly<Record<string, unknown>>;

/** The tiles that come with the game and its expansions; the printed cage and the guests are in none. */
export function wholeBox({ expansions }: { expansions?: object }): Box {
  if (expansions === undefined) return BASE_BOX;
  const names = Object.keys(expansions).filter((name) => (expansions as InPlay)[name] !== undefined);
  const key = names.join();
  const known = PACKED.get(key);
  if (known !== undefined) return known;
  const box = pack((row) => row.box === undefined || names.includes(row.box));
  PACKED.set(key, box);
  return box;
}

/** The tiles that are in no box of their own and come when a setup's `pool` names them. */
export const GUESTS = pack(({ box }) => box === 'guest');

/** The tiles in the box of a game: of a pile that its setup names only those. */
export function boxOf({
  setup,
}: {
  setup: { expansions?: object; pool?: Partial<Record<keyof Box, string[]>> };
}): Box {
  const box = wholeBox(setup);
  return setup.pool === undefined ? box : { ...box, ...setup.pool };
}
