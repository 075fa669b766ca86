/**
 * What an expansion of Dungeon Petz adds to the bots, as `src/engine/petz/expansion.ts` says what it adds to the rules.
 * The bots of the base game call these hooks at their named moment and know nothing of what stands behind them; an
 * expansion fills in those it needs and is listed in `index.ts`. A hook that nothing fills answers what stands here.
 */

import type { FormDomain } from '../../engine/kernel/domain.ts';
import type { Ask, Json } from '../../engine/kernel/state.ts';
import type { Meal, PlayChoice, SendChoice } from '../../engine/petz/choices.ts';
import type { ShowVars } from '../../engine/petz/context.ts';
import type { ExhibitionCard } from '../../engine/petz/data/schema.ts';
import type { Companion, Group, Pet, Petz, Plot, Shop } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, type PetzTools, plainly } from '../bot.ts';
import type { Buyer, Offer, Wishes } from './buyer.ts';
import type { PetKind } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { Persona } from './persona.ts';
import type { AlleyRun, Rehearsal } from './rehearsal.ts';

/** What of a plot makes it fit for a pet. */
export type Tiles = Pick<Plot, 'cage' | 'addon' | 'alleys'>;

/** The shopping as it is weighed in `town.ts`. */
export interface Weighing {
  readonly own: Buyer;
  readonly offers: readonly Offer[];
  /** Points in the end if a group goes to an offer (null: home); `change` comes before that. */
  weighUse(choice: Group, offer: Offer | null, change?: (own: Buyer) => void): number;
}

const MISSING = (): never => {
  throw new Error(
    'a game with an expansion that the bots do not know: `bots/petz/index.ts` lists those they do',
  );
};

/** The hooks, and what the bots of the base game do there. */
const BASE = {
  // ---- shopping ----
  /** What a space has to offer; null for a space of the base game. */
  offers: (_view: PetzView, _kind: string): Offer[] | null => null,
  /** Adds to what a shop wishes for; only in a game with the expansion. */
  wish: MISSING as (view: PetzView, o: Outlook, shop: Shop, wishes: Wishes) => void,
  /** Who is likely to go with a group of this shop when groups are made. */
  companions: (_shop: Shop): Companion[] => [],
  /** How much a beginner likes a space that the base game does not know, or home; `whim` is his mood. */
  liking: (_space: string, _item: string | undefined, _whim: number): number => 0,
  /** The group to take back, if `best`, which is worth `most`, can then do more; only in a game with the expansion. */
  withdrawal: MISSING as (
    shopping: Weighing,
    options: readonly Json[],
    best: SendChoice,
    most: number,
  ) => SendChoice | null,
  /** The reason for going to a space that the base game does not know, or home. */
  explainSend: (_view: PetzView, choice: SendChoice): Decision => because(choice, 'hint.keepHome'),

  // ---- at home ----
  /** Trouble of a round besides what bars and icons say; below 0 where there is less of it. */
  trouble: (_pet: PetKind, _tiles: Tiles): number => 0,
  /** How much better a cage with its addon is for pets in general than its icons say. */
  quality: (_cage: string, _addon: string | null): number => 0,
  /** The chances of each number of disease needs, as they count for this pet. */
  illness: (_pet: PetKind, chances: readonly number[]): readonly number[] => chances,
  /** What the accessories a pet wears are worth, which go with it. */
  worn: (_o: Outlook, _wears: readonly string[]): number => 0,
  /** An answer to `petz.dress`, well thought over and at once. */
  dress: MISSING as (view: PetzView, domain: FormDomain, persona: Persona) => Decision,
  dressQuickly: MISSING as (shop: Shop, tiles: readonly string[]) => Json,

  // ---- a showing off that is thought of; only in a game with the expansion ----
  /** Takes off what needs meet by themselves, and gives `run` what else can be used up; what it returns ends that. */
  ease: MISSING as (run: Rehearsal, shop: Shop) => () => void,
  /** How many of its unmet hunger needs a pet meets by other food. */
  eat: MISSING as (run: Rehearsal, eater: { pet: Pet; unmet: number }) => number,
  /** A pet has mutated. */
  mutated: (_run: Pick<Rehearsal, 'plots'>, _at: number): void => undefined,
  /** Whether a raging pet stays that imps cannot catch; null if they can. */
  rages: (_run: Rehearsal, _at: number, _excess: number): boolean | null => null,
  /** What else a shop has left when it has really played its turn. */
  left: MISSING as (o: Outlook, shop: Shop) => AlleyRun,
  /** What of it was not used up, in points. */
  spared: MISSING as (o: Outlook, run: AlleyRun) => number,
  /** Points of a display besides its tile's. */
  display: MISSING as (tile: ExhibitionCard, plots: readonly Plot[], run: AlleyRun) => number,

  // ---- answers at once, while pets are cared for ----
  /** How gladly a meal is given that is no fresh food. */
  meal: (_meal: Exclude<Meal, null>, _eater: Pet): number => -50,
  /** How gladly something is played that takes no imp; null for an imp in a gap. */
  game: (_choice: PlayChoice): number | null => null,
  /** Whether imps may have to catch the pet on a plot later in this turn. */
  catchable: (_shop: Shop, _v: ShowVars, _at: number): boolean => true,
  /** Play needs that an imp beside a plot would meet. */
  playNeeds: (_shop: Shop, { unmet }: ShowVars, at: number): number => unmet[at] ?? 0,
  /** The reason for a meal that is no token of the storage or the Magic Box; null if it is one. */
  explainMeal: (_meal: Exclude<Meal, null>, _pet: string): Decision | null => null,
  /** The reason for a game that takes no imp; null if it is an imp. */
  explainGame: (_play: PlayChoice, _pet: string): Decision | null => null,

  // ---- the expansion's own questions ----
  /** Null for a question it knows nothing about. */
  decide: (
    _view: PetzView,
    _ask: Ask,
    _options: readonly Json[],
    _tools: PetzTools,
    _persona: Persona,
  ): Decision | null => null,
  /** The reason for an answer while pets are cared for. */
  explainCare: (_s: Petz, _shop: Shop, choice: Json): Decision => plainly(choice),
  /** An answer at once in the middle of shopping or work; undefined for a question it knows nothing about. */
  playout: (_s: Petz, _o: Outlook, _shop: Shop, _options: readonly Json[]): Json | undefined => undefined,
};

export type BotExpansion = typeof BASE;

/** The hooks as they are filled now. */
export const hooks: BotExpansion = { ...BASE };

/** Makes an expansion known to the bots. Two that fill the same hook cannot be told apart yet. */
export function install(expansion: Partial<BotExpansion>): void {
  for (const name of Object.keys(expansion) as (keyof BotExpansion)[]) {
    if (hooks[name] !== BASE[name] && hooks[name] !== expansion[name])
      throw new Error(`two expansions of the bots fill the hook '${name}'`);
  }
  Object.assign(hooks, expansion);
}
