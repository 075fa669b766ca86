/** The pieces in the box, by id. Values live in the JSON files beside this one. */

import * as v from 'valibot';
import addonRows from './addons.json' with { type: 'json' };
import artifactRows from './artifacts.json' with { type: 'json' };
import boardFile from './board.json' with { type: 'json' };
import cageRows from './cages.json' with { type: 'json' };
import customerRows from './customers.json' with { type: 'json' };
import exhibitionRows from './exhibitions.json' with { type: 'json' };
import petRows from './pets.json' with { type: 'json' };
import {
  addonSchema,
  artifactSchema,
  boardSchema,
  byId,
  cageSchema,
  checkFile,
  customerSchema,
  exhibitionSchema,
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

/** The cage printed on every Pet Display Board (PB-SETUP-12, 13); it is in no stack. */
export const PRINTED_CAGE = 'printed';

function lookUp<T>(things: Record<string, T>, kind: string): (id: string) => T {
  return (id) => {
    const thing = things[id];
    if (thing === undefined) throw new Error(`no ${kind} is called '${id}'`);
    return thing;
  };
}

export const petCard = lookUp(PETS, 'pet');
export const cageCard = lookUp(CAGES, 'cage');
export const addonCard = lookUp(ADDONS, 'addon');
export const artifactCard = lookUp(ARTIFACTS, 'artifact');
export const customerCard = lookUp(CUSTOMERS, 'customer');
export const exhibitionCard = lookUp(EXHIBITIONS, 'exhibition');
