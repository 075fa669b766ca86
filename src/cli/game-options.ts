/** What the commands that play games understand by `--game`, `--seats` and `--variants`. */

import { BOT_NAMES } from '../bots/names.ts';
import { isBotName } from '../bots/roster.ts';
import { basicSetup, fullSetup } from '../engine/petz/setup.ts';
import type { PetzSetup } from '../engine/petz/state.ts';
import { UsageError } from './usage.ts';

const NOT_BUILT = ['dark-alleys', 'extended', 'compromise'];

/** Each variant by name (PB-GEN-10). */
const VARIANTS: Record<string, (setup: PetzSetup) => void> = {
  full: (setup) => {
    setup.variants = fullSetup(setup.seats).variants;
  },
  doubles: ({ variants }) => {
    variants.doubles = true;
  },
  foresight: ({ variants }) => {
    variants.foresight = 'more';
  },
  'foresight-all': ({ variants }) => {
    variants.foresight = 'all';
  },
  'meat-stand': ({ variants }) => {
    variants.meatStand = true;
  },
  'final-order': ({ seats, variants }) => {
    if (seats !== 4) throw new UsageError(`--variants final-order is for 4 seats, not ${seats}`);
    variants.finalOrder = true;
  },
};

/** Only one game can be played so far. */
export function checkGame(game: string): void {
  if (game === 'quest') throw new UsageError('--game quest: not built yet');
  if (game !== 'petz') throw new UsageError(`--game takes petz, not '${game}'`);
}

/** Bot names, one for each seat. */
export function readSeats(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!isBotName(name)) {
      throw new UsageError(`--seats: no bot is called '${name}'; there are: ${BOT_NAMES.join(', ')}`);
    }
  }
  if (names.length < 2 || names.length > 4) {
    throw new UsageError(`--seats takes 2 to 4 bots, not ${names.length}`);
  }
  return names;
}

/** The setup for a number of seats with the named variants. */
export function readVariants(text: string, seats: number): PetzSetup {
  const setup = basicSetup(seats);
  for (const name of text.split(',').map((x) => x.trim())) {
    if (name === '') continue;
    if (NOT_BUILT.includes(name)) throw new UsageError(`--variants ${name}: not built yet`);
    const use = Object.hasOwn(VARIANTS, name) ? VARIANTS[name] : undefined;
    if (use === undefined) {
      const known = Object.keys(VARIANTS).join(', ');
      throw new UsageError(`--variants: none is called '${name}'; there are: ${known}`);
    }
    use(setup);
  }
  return setup;
}
