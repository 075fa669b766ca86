/**
 * Games of chance under the laws: the n-th one of a seed is always the same. What the rules refuse is dropped, part
 * by part.
 */

import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import type { BaseSetup } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { oneIn, pickOne } from './chance.ts';
import { type GameUnderLaws, petzUnderLaws, questUnderLaws } from './game.ts';
import { petzMods, petzSetup } from './random-petz.ts';
import { questAny, questMods } from './random-quest.ts';

/** A game and how it begins, such as a level's. */
type Beginning = { game: 'petz'; setup: PetzSetup } | { game: 'quest'; setup: QuestSetup };

/** A game to be walked. `kind` names it in the table of what was covered. */
export type GameDeal = { kind: string; seed: string } & Beginning;

/** A setup that the rules take: the modifier, number or pile they complain of goes, at last everything that is not printed. */
function possible<S extends BaseSetup>(setup: S, check: (setup: S) => unknown, plainest: S): S {
  const now = { ...setup, mods: [...setup.mods] };
  while (check(now) !== null) {
    if (now.mods.pop() === undefined) return check(plainest) === null ? plainest : setup;
  }
  return now;
}

const petzOf = (setup: PetzSetup): PetzSetup =>
  possible(setup, petzEngine.rules.checkSetup, {
    ...setup,
    variants: { ...setup.variants, finalOrder: false },
    tune: {},
    mods: [],
    decks: {},
  });

const questOf = (setup: QuestSetup): QuestSetup =>
  possible(setup, questEngine.rules.checkSetup, { ...setup, tune: {}, mods: [], decks: {} });

/** The compromise is for two or three shops; the final order for those who may have it. */
function fitted(setup: PetzSetup): PetzSetup {
  const length = setup.expansions?.darkAlleys?.length;
  const now: PetzSetup = { ...setup, variants: { ...setup.variants } };
  if (length === 'compromise' && setup.seats === 4) now.expansions = { darkAlleys: { length: 'standard' } };
  if (setup.seats !== (length === 'extended' ? 3 : 4)) now.variants.finalOrder = false;
  return now;
}

function fromLevel(levels: readonly Beginning[], rng: Rng, seed: string): GameDeal {
  const level = pickOne(levels, rng);
  const kind = `${level.game} levels`;
  const more = oneIn(rng, 2);
  if (level.game === 'petz') {
    const mods = more ? [...level.setup.mods, ...petzMods(rng, level.setup)] : level.setup.mods;
    return { kind, seed, game: 'petz', setup: orPlain(petzOf({ ...level.setup, mods }), level.setup) };
  }
  const mods = more ? [...level.setup.mods, ...questMods(rng, level.setup)] : level.setup.mods;
  return { kind, seed, game: 'quest', setup: orPlain(questOf({ ...level.setup, mods }), level.setup) };
}

/** A level that lost a modifier of its own for the sake of others is played as shipped. */
function orPlain<S extends BaseSetup>(setup: S, shipped: S): S {
  return setup.mods.length < shipped.mods.length ? shipped : setup;
}

function kindOf(deal: Pick<GameDeal, 'game' | 'setup'>): string {
  if (deal.game === 'petz') {
    const { seats, expansions } = deal.setup as PetzSetup;
    return `petz ${seats} shops, ${expansions?.darkAlleys?.length ?? 'base'}`;
  }
  const { seats, mode, lord } = deal.setup as QuestSetup;
  const heroes = lord === null ? seats : seats - 1;
  return `quest ${heroes} heroes${lord === null ? (mode === 'hard' ? ', hard' : '') : ', lord'}`;
}

/** The n-th game of a seed: three of four out of the box, one from where a level begins. */
export function dealOf(seed: string, n: number, levels: readonly Beginning[]): GameDeal {
  const own = `${seed}/${n}`;
  const rng = dice(`trust ${own}`);
  if (levels.length > 0 && oneIn(rng, 4)) return fromLevel(levels, rng, own);
  if (oneIn(rng, 3)) {
    const deal = { game: 'quest', setup: questOf(questAny(rng)) } as const;
    return { ...deal, kind: kindOf(deal), seed: own };
  }
  const deal = { game: 'petz', setup: petzOf(fitted(petzSetup(rng))) } as const;
  return { ...deal, kind: kindOf(deal), seed: own };
}

/** What the laws must know of it; with every modifier at once a game may last long. */
export const gameOfDeal = (deal: GameDeal): GameUnderLaws =>
  deal.game === 'petz'
    ? petzUnderLaws(deal.kind, deal.setup, 2000)
    : questUnderLaws(deal.kind, deal.setup, 6000);
