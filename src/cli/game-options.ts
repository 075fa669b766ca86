/** What the commands that play games understand by `--game`, `--seats` and `--variants`. */

import { BOT_NAMES } from '../bots/names.ts';
import { isBotName } from '../bots/roster.ts';
import { alleysSetup, basicSetup, fullSetup } from '../engine/petz/setup.ts';
import type { PetzSetup } from '../engine/petz/state.ts';
import { UsageError } from './usage.ts';

/** The expansion, and its lengths besides the standard one (DA-LENGTH-01). */
const EXPANSION = 'dark-alleys';
const LONGER = ['extended', 'compromise'] as const;

/** Each variant by name (PB-GEN-10). */
const VARIANTS: Record<string, (setup: PetzSetup) => void> = {
  full: (setup) => {
    const { variants } = fullSetup(setup.seats);
    setup.variants = { ...variants, finalOrder: hasFinalOrder(setup) };
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
  'final-order': (setup) => {
    if (!hasFinalOrder(setup)) {
      const seats = `for ${setup.seats} seats`;
      throw new UsageError(
        `--variants final-order is for 4 seats, or for 3 in an extended game; not ${seats}`,
      );
    }
    setup.variants.finalOrder = true;
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

/** The Final Round Order is for 4, but in an extended game for 3 (PB-VAR-18, DA-START-06, R-DA-16). */
function hasFinalOrder({ seats, expansions }: PetzSetup): boolean {
  return seats === (expansions?.darkAlleys?.length === 'extended' ? 3 : 4);
}

/** The game without variants: the base game, or the expansion in the named length. */
function boxed(names: readonly string[], seats: number): PetzSetup {
  const lengths = LONGER.filter((length) => names.includes(length));
  const [length = 'standard', second] = lengths;
  if (!names.includes(EXPANSION)) {
    if (length !== 'standard') throw new UsageError(`--variants ${length} goes with ${EXPANSION}`);
    return basicSetup(seats);
  }
  if (second !== undefined) throw new UsageError(`--variants takes one length, not ${lengths.join(' and ')}`);
  if (length === 'compromise' && seats === 4) {
    throw new UsageError('--variants compromise is for 2 or 3 seats, not 4');
  }
  return alleysSetup(seats, length);
}

/** The setup for a number of seats with the named variants. */
export function readVariants(text: string, seats: number): PetzSetup {
  const names = text.split(',').map((x) => x.trim());
  const setup = boxed(names, seats);
  const boxes: readonly string[] = ['', EXPANSION, ...LONGER];
  for (const name of names.filter((x) => !boxes.includes(x))) {
    const use = Object.hasOwn(VARIANTS, name) ? VARIANTS[name] : undefined;
    if (use === undefined) {
      const known = [...Object.keys(VARIANTS), EXPANSION, ...LONGER].join(', ');
      throw new UsageError(`--variants: none is called '${name}'; there are: ${known}`);
    }
    use(setup);
  }
  return setup;
}
