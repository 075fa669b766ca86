/** The orchestra, by the names scores call it by. */

import { bassoon, clarinet, trumpet, tuba, whistle } from './blown.ts';
import {
  bassdrum,
  bells,
  brush,
  cymbal,
  doublebass,
  guitar,
  hat,
  musicbox,
  pizzicato,
  snare,
  woodblock,
} from './struck.ts';
import type { Instrument } from './types.ts';

export const INSTRUMENTS = {
  bassoon,
  clarinet,
  trumpet,
  tuba,
  whistle,
  pizzicato,
  doublebass,
  guitar,
  musicbox,
  bells,
  woodblock,
  snare,
  bassdrum,
  cymbal,
  hat,
  brush,
} as const satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof INSTRUMENTS;
