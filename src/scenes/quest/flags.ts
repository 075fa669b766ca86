/** Flags in the persons' colours, laid on foes and columns while they confer: "I take this one". */

import { lordSeat } from '../../engine/quest/read.ts';
import { markOn, noMarks, type TableMarks, turnMark } from '../../session/game/marks.ts';
import { persons } from '../../session/game/seats.ts';
import type { Rect } from '../../ui/rect.ts';
import { type Art, artUrl, recolour } from '../../ui/svg-art.ts';
import { drawing } from '../table/drawings.ts';
import type { Explanation } from '../table/explain/explanation.ts';
import { explainByKeys } from './explain.ts';
import { leaderOf } from './side-facts.ts';
import type { Ground } from './types.ts';

/** By session; they are never saved with the game. */
const laid = new WeakMap<object, TableMarks>();

const roundOf = ({ look: { view } }: Pick<Ground, 'look'>): string => `${view.number}.${view.round}`;

/** Only several Heroes' persons have something to agree on. */
function conferring({ host, look }: Pick<Ground, 'host' | 'look'>): number[] {
  const lord = lordSeat(look.view.setup);
  const heroes = persons(host.link.session.players).filter((seat) => seat !== lord);
  return heroes.length < 2 || look.seat === lord ? [] : heroes;
}

/** The same explanation, with a button that lays a flag on the thing, for a player with one left. */
export function withFlag(ground: Ground, thing: string, explanation: Explanation): Explanation {
  if (!mayFlag(ground)) return explanation;
  const words = ground.speech.t('ui.couch.mark');
  const art = artUrl(flagArt('#fffaf0'));
  return { ...explanation, action: { id: 'flag', words, art, tap: () => turnFlag(ground, thing) } };
}

/** The flag at the foot of a thing that leaves no other room for it. */
export function drawFootFlag(ground: Ground, thing: string, { x, y, width, height }: Rect): void {
  const size = Math.min(30, Math.max(20, width * 0.5));
  drawFlag(ground, thing, { x: x - 2, y: y + height - size, width: size, height: size });
}

export const mayFlag = (ground: Pick<Ground, 'host' | 'look'>): boolean => conferring(ground).length > 0;

/** Another person's flag on a thing, or none. */
export function turnFlag(ground: Ground, thing: string): void {
  const { session } = ground.host.link;
  laid.set(session, turnMark(laid.get(session) ?? noMarks, roundOf(ground), thing, conferring(ground)));
  ground.host.redraw();
}

export const explainFlag = ({ speech }: Ground): Explanation =>
  explainByKeys(speech, 'ui.couch.mark', 'ui.couch.markText');

/** Whose flag lies on a thing, by the seat; null where there is none. */
function flagOn(ground: Ground, thing: string): number | null {
  const marks = laid.get(ground.host.link.session) ?? noMarks;
  return mayFlag(ground) ? markOn(marks, roundOf(ground), thing) : null;
}

export const hasFlag = (ground: Ground, thing: string): boolean => flagOn(ground, thing) !== null;

/** The colour of the flag that lies on a thing; null where there is none. */
export function flagColour(ground: Ground, thing: string): string | null {
  const seat = flagOn(ground, thing);
  const person = seat === null ? null : leaderOf(ground, seat);
  return person?.colour ?? null;
}

/** The flag that lies on a thing, into a rectangle; nothing where there is none. */
export function drawFlag(ground: Ground, thing: string, rect: Rect): void {
  const colour = flagColour(ground, thing);
  if (colour !== null) ground.kit.fitted(flagArt(colour), rect);
}

export const flagArt = (colour: string): Art =>
  recolour(drawing('props/flag'), colour, { '#fffaf0': colour });
