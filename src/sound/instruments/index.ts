/** The orchestra, by the names scores call it by. */
import { bassoon, clarinet, trumpet, tuba, whistle } from './blown.ts';
import { bassdrum, brush, cymbal, hat, snare } from './drums.ts';
import { bells, doublebass, guitar, musicbox, pizzicato, woodblock } from './struck.ts';
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
