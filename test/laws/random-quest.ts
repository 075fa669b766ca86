/** Random games of Pug Quest: one to five Heroes, lord, hard mode, home-made Heroes and any mixture of modifiers. */

import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { Json, ModUse } from '../../src/engine/kernel/state.ts';
import { HEROES, STACKABLE } from '../../src/engine/quest/data/cards.ts';
import { GIFT_IDS } from '../../src/engine/quest/data/gifts.ts';
import type { MODS } from '../../src/engine/quest/mods/index.ts';
import { heroCount } from '../../src/engine/quest/query.ts';
import { HANDICAPS, type QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { CARDS, questSetup } from '../../src/engine/quest/setup.ts';
import { TUNABLES } from '../../src/engine/quest/tunables.ts';
import { copyOfHero, OWN_IDS } from '../../src/engine/quest/workshop.ts';
import { oneIn, pickOne, someOf, upTo } from './chance.ts';

type ModId = keyof typeof MODS;

const rounds = (rng: Rng): number[] => someOf(rng, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1, 6);

/** Any parameter that makes sense, for each modifier; one without an entry here does not compile. */
const ARGS: Record<ModId, (rng: Rng, setup: QuestSetup) => Json> = {
  waves: (rng) => ({ every: upTo(rng, 1, 5), count: upTo(rng, 1, 5) }),
  drought: (rng) => ({
    display: upTo(rng, 1, 4),
    ...(oneIn(rng, 2) ? { hand: upTo(rng, 1, 4) } : {}),
    ...(oneIn(rng, 2) ? { rounds: rounds(rng) } : {}),
  }),
  carryTime: () => null,
  fog: (rng) => ({ rounds: rounds(rng) }),
  companion: (rng, setup) => ({
    name: 'uni',
    gift: pickOne(GIFT_IDS, rng),
    hero: rng.below(heroCount(setup)),
  }),
  lordBudget: (rng) => ({ cards: upTo(rng, -3, 4) }),
  hungryMonsters: (rng) => ({ cards: upTo(rng, 1, 4) }),
  ambush: (rng) => ({ rounds: rounds(rng) }),
  treasureHunt: (rng) => ({ column: upTo(rng, 0, 4), count: upTo(rng, 1, 5) }),
  guest: (rng, setup) => ({ hero: rng.below(heroCount(setup)) }),
  earlyBoss: (rng) => ({ number: upTo(rng, 1, 2), round: upTo(rng, 1, 9), stay: upTo(rng, 1, 5) }),
  sealed: () => null,
};

/** Up to six modifiers that differ; a setup may refuse some of them. */
export function questMods(rng: Rng, setup: QuestSetup): ModUse[] {
  const ids = someOf(rng, Object.keys(ARGS) as ModId[], 1, 6);
  return ids.map((id) => ({ id, arg: ARGS[id](rng, setup) }));
}

function tunes(rng: Rng): Record<string, number> {
  const some = someOf(rng, Object.entries(TUNABLES), 1, 3);
  return Object.fromEntries(some.map(([name, { min, max }]) => [name, upTo(rng, min, max)]));
}

/** Heroes chosen, one or two of them home-made. */
function chosenHeroes(rng: Rng, count: number): Pick<QuestSetup, 'heroes' | 'own'> {
  const heroes = someOf(rng, Object.keys(HEROES), count, count);
  if (oneIn(rng, 2)) return { heroes };
  const ids = OWN_IDS.slice(0, upTo(rng, 1, 2));
  const own = ids.map((id, i) => ({ ...copyOfHero(heroes[i] ?? heroes[0] ?? '', id), name: `Own ${i + 1}` }));
  const seated = [...heroes];
  for (const [i, { id }] of own.entries()) if (i < count) seated[i] = id;
  return { heroes: seated, own };
}

/** Any game that might be possible; whether it is, the rules say. */
export function questAny(rng: Rng): QuestSetup {
  const heroes = upTo(rng, 1, 5);
  const kind = rng.below(4);
  const setup = questSetup(heroes, {
    mode: kind === 0 ? 'hard' : 'normal',
    lord: kind === 1 ? { handicap: pickOne(HANDICAPS, rng) } : null,
  });
  if (kind !== 0 && oneIn(rng, 3)) Object.assign(setup, chosenHeroes(rng, heroes));
  if (oneIn(rng, 2)) setup.mods = questMods(rng, setup);
  if (oneIn(rng, 4)) setup.tune = tunes(rng);
  if (oneIn(rng, 6)) {
    const piles = someOf(rng, STACKABLE, 1, 3);
    setup.decks = Object.fromEntries(piles.map((pile) => [pile, someOf(rng, CARDS[pile], 1, 4)]));
  }
  return setup;
}
