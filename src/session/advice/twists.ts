/** What is different in the game at hand: the twists in play, what they limit, the wish of the hour, who is on holiday. */

import { isRecord } from '../../engine/kernel/domain.ts';
import type { Json, ModUse, Seat } from '../../engine/kernel/state.ts';
import { formedSoFar } from '../../engine/petz/mods/open-screens.ts';
import { type WishId, wishNow } from '../../engine/petz/mods/wish.ts';
import { isWishGranted } from '../../engine/petz/read.ts';
import { lastPhase, STOP_PHASES } from '../../engine/petz/start/schema.ts';
import type { Phase } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';

/** Whether a twist is in play in a round: all are that name no rounds. The meatless week is nothing but a list of them. */
export function isModInPlay({ arg }: ModUse, round: number): boolean {
  const rounds = Array.isArray(arg) ? arg : isRecord(arg) ? arg.rounds : undefined;
  return !Array.isArray(rounds) || rounds.includes(round);
}

/** The twists in play in this round, as the setup lists them; none once everything is over. */
export function twistsNow({ setup, round, phase }: Pick<PetzView, 'setup' | 'round' | 'phase'>): ModUse[] {
  if (phase === 'final') return [];
  return setup.mods.filter((use) => isModInPlay(use, round));
}

function numbersOf(view: PetzView, id: string, name: string): number[] {
  return twistsNow(view).flatMap((use) => {
    const value: Json | undefined = isRecord(use.arg) ? use.arg[name] : undefined;
    return use.id === id && typeof value === 'number' ? [value] : [];
  });
}

/** What holds groups back in this round. */
interface GroupLimits {
  /** At most so many groups; null: as many as there are exits. */
  groups: number | null;
  /** Imps of this shop that will not go to town. */
  strikers: number;
}

export function groupLimits(view: PetzView, seat: Seat): GroupLimits {
  const groups = numbersOf(view, 'speedRound', 'groups');
  const striking = numbersOf(view, 'strike', 'home').reduce((sum, n) => sum + n, 0);
  const home = view.shops[seat]?.home ?? 0;
  return { groups: groups.length === 0 ? null : Math.min(...groups), strikers: Math.min(striking, home) };
}

/** Who has formed groups in the open, in turn order; null while groups are formed in secret, or none are. */
export function formedInOpen({ tasks, order }: Pick<PetzView, 'tasks' | 'order'>): Seat[] | null {
  const turn = formedSoFar({ tasks });
  return turn === null ? null : order.slice(0, turn);
}

export interface WishShown {
  id: WishId;
  /** As things stand, this seat has granted it. */
  granted: boolean;
}

/** What the customer of the hour wants in this round, and whether a seat has granted it. */
export function wishOf(view: PetzView, seat: Seat): WishShown | null {
  const id = wishNow(view);
  if (id === null || view.phase === 'final') return null;
  return { id, granted: isWishGranted(view, seat) };
}

/** True if a shop takes no part in this game: without imps, and without any on their way, nothing can happen there. */
export function isOnHoliday({ setup, shops }: Pick<PetzView, 'setup' | 'shops'>, seat: Seat): boolean {
  const start = setup.start?.shops?.[seat];
  const shop = shops[seat];
  if (!start || shop === undefined) return false;
  const { home, hospital = 0, platform = 0, waiting = [1], gold, plots = [] } = start;
  const imps = (home ?? 1) + hospital + platform + waiting.reduce((sum, n) => sum + n, 0);
  const pets = plots.some((plot) => plot?.pet != null) || (start.cart?.pets ?? []).length > 0;
  return imps === 0 && gold === 0 && !pets;
}

/** The phases of the present round that come to pass: a game may stop before its round is over. */
export function phasesToCome(
  { setup, round }: Pick<PetzView, 'setup' | 'round'>,
  all: readonly Phase[],
): readonly Phase[] {
  const { stop } = setup;
  if (stop === undefined || stop.round !== round) return all;
  const last = STOP_PHASES.indexOf(lastPhase(stop));
  return all.filter((phase) => STOP_PHASES.every((name, i) => name !== phase || i <= last));
}

/** True if points count as they stand when the game stops, without the two last exhibitions. */
export function countsAsItStands({ setup }: Pick<PetzView, 'setup'>): boolean {
  return setup.stop?.scoring === 'reputation';
}
