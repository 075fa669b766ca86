/** What the commands that play games understand by `--game`, `--seats` and `--variants`. */

import { BOT_NAMES, CHARACTERS, readNamed } from '../bots/names.ts';
import { isBotName } from '../bots/roster.ts';
import type { PetzSetup } from '../engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup, fullSetup } from '../engine/petz/setup.ts';
import { HANDICAPS, type Handicap, type QuestSetup } from '../engine/quest/schema-setup.ts';
import { questSetup } from '../engine/quest/setup.ts';
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

export type GameName = 'petz' | 'quest';

export function readGameName(game: string): GameName {
  if (game !== 'petz' && game !== 'quest') throw new UsageError(`--game takes petz or quest, not '${game}'`);
  return game;
}

/** Names separated by commas. */
function listed(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

function botNames(text: string): string[] {
  const names = listed(text);
  for (const name of names) {
    const read = readNamed(name);
    if (read === null) {
      throw new UsageError(
        `--seats: no character is called '${name}'; the characters are: ${CHARACTERS.join(', ')}`,
      );
    }
    if (!isBotName(read.name)) {
      throw new UsageError(`--seats: no bot is called '${name}'; there are: ${BOT_NAMES.join(', ')}`);
    }
  }
  return names;
}

/** Bot names, one for each seat. */
export function readSeats(text: string): string[] {
  const names = botNames(text);
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

/** One bot a Hero, and one more for the Evil Lord. */
function readQuestSeats(text: string, lord: boolean): string[] {
  const names = botNames(text);
  const [fewest, most] = lord ? [2, 6] : [1, 5];
  if (names.length < fewest || names.length > most) {
    throw new UsageError(`--seats takes ${fewest} to ${most} bots, not ${names.length}`);
  }
  return names;
}

/** The bots and the setup for so many of them; `--lord` names his handicap. */
export function readQuestVariants(
  text: string,
  lord: string | undefined,
  seatsText: string,
): { setup: QuestSetup; seats: string[] } {
  const named = listed(text).filter((name) => name !== '');
  const unknown = named.find((name) => name !== 'lord' && name !== 'hard');
  if (unknown !== undefined) {
    throw new UsageError(`--variants: none is called '${unknown}'; there are: lord, hard`);
  }
  const handicap = (lord ?? 'none') as Handicap;
  if (!HANDICAPS.includes(handicap)) {
    throw new UsageError(`--lord takes ${HANDICAPS.join(', ')}, not '${handicap}'`);
  }
  const hasLord = lord !== undefined || named.includes('lord');
  const hard = named.includes('hard');
  if (hasLord && hard) throw new UsageError('--variants: lord and hard do not go together');
  const seats = readQuestSeats(seatsText, hasLord);
  const setup = questSetup(seats.length - (hasLord ? 1 : 0), {
    mode: hard ? 'hard' : 'normal',
    lord: hasLord ? { handicap } : null,
  });
  return { setup, seats };
}
