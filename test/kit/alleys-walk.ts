/** Whole games with Dark Alleys by a player who likes what is new, so that rare questions come up. */

import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { LENGTHS, type Length } from '../../src/engine/petz/alleys/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { alleysSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { ASK_KINDS } from '../../src/engine/petz/words.ts';

/** Questions that only a game with Dark Alleys asks. */
export const ALLEY_KINDS: readonly string[] = ASK_KINDS.slice(ASK_KINDS.indexOf('petz.join'));

/** Every number of shops with every length that it may play. */
export const TABLES: readonly { seats: number; length: Length }[] = [2, 3, 4].flatMap((seats) =>
  LENGTHS.filter((length) => seats < 4 || length !== 'compromise').map((length) => ({ seats, length })),
);

/** The new artifacts and pets come early; the full variant, if asked for. */
export function richSetup(seats: number, length: Length, full: boolean): PetzSetup {
  const variants = full ? { ...fullSetup(seats).variants, finalOrder: false } : undefined;
  return {
    ...alleysSetup(seats, length, variants),
    // Gold for pets, as these players do not save any.
    tune: { startGold: 12 },
    decks: {
      artifacts: ['fancyHat', 'impArmor', 'giftBox', 'savageFeasts', 'petdemonium', 'magicBox'],
      pets: ['wreckie', 'shiningSpook', 'slyPiggy', 'nomnivore', 'houseVampire', 'pony'],
      addons: ['jukebox', 'ding'],
    },
  };
}

const LIKED =
  /"(artifacts|industrialZone|slugShop|fortuneTeller|market|platform|addon|older|younger\w*|cage\w*)"|"(hat|bodyguard)":1|"platform":true|"who"|"facility"/;

/** Questions whose first option looks after a pet. */
const CARE: readonly string[] = ['petz.feed', 'petz.play', 'petz.ward', 'petz.catch'];

/** Two out of three imps go in pairs with a gold each, so that there is something to join, to buy and to bring home. */
function pairs(stocks: Record<string, number>): Json {
  const groups: Record<string, number>[] = [];
  const left = { ...stocks };
  for (let imps = left.imps ?? 0; imps >= 2 && groups.length < 4; imps -= 2) {
    const group: Record<string, number> = { imps: 2 };
    for (const [name, n] of Object.entries(left)) {
      if (name === 'imps') continue;
      group[name] = Math.min(1, n);
      left[name] = n - (group[name] ?? 0);
    }
    groups.push(group);
  }
  return groups;
}

/** An answer at random, most often one that has to do with the expansion or keeps pets alive. */
export function eager(s: Petz, seat: Seat, rng: Rng): Json {
  const domain = petzEngine.domain(s, seat);
  const keen = rng.below(3) > 0;
  if (keen && domain?.type === 'split') return pairs(domain.stocks);
  if (keen && domain?.type === 'pick') {
    if (CARE.includes(s.ask?.kind ?? '')) return domain.options[0] ?? null;
    const liked = domain.options.filter((option) => LIKED.test(JSON.stringify(option)));
    const one = liked[rng.below(Math.max(1, liked.length))];
    if (one !== undefined) return one;
  }
  return petzEngine.sample(s, seat, rng);
}

/** One answer of a game: the state in which it was given. */
export interface Turn {
  s: Petz;
  kind: string;
  seat: Seat;
  choice: Json;
}

/** Plays a whole game; `look` sees each state before its answer. */
export function playAlleys(setup: PetzSetup, seed: string, look: (turn: Turn, rng: Rng) => void): Petz {
  const rng = dice(`alleys ${seed}`);
  let s = petzEngine.start(setup, seed).state;
  while (s.outcome === null) {
    const seat = petzEngine.waiting(s)[0] ?? 0;
    const choice = eager(s, seat, rng);
    look({ s, kind: s.ask?.kind ?? '', seat, choice }, rng);
    const applied = petzEngine.apply(s, { seat, ask: s.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(`${seed}: ${s.ask?.kind} refuses ${JSON.stringify(choice)}`);
    s = applied.state;
  }
  return s;
}
