/** The order of turns: who has had one in this round, whose it is, who is still to come. */

import { heroSeat, numbersOf, placingOf, standsAt, turnsAhead, whoIs } from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { panel } from '../../ui/panel.ts';
import { around, box, FINGER, fingertip, type Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { faceArt, questIcon } from './art.ts';
import { LIP } from './battle-layout.ts';
import { explainCreature } from './explain.ts';
import { lookAt } from './foe-card.ts';
import { aheadShown, explainAhead, watchAhead } from './intents.ts';
import { disc, numberDisc } from './pieces.ts';
import { leaderOf } from './side-facts.ts';
import type { Ground } from './types.ts';

interface Turns {
  done: readonly string[];
  now: string | null;
  ahead: readonly string[];
}

/** The order of this round as it stands now; before a World that in which the Heroes take their stands. */
function turnsOf(view: QuestView): Turns {
  const placing = placingOf(view);
  if (placing !== null) {
    const [next = null, ...ahead] = placing.ahead;
    return { done: placing.done, now: next, ahead };
  }
  const now = view.turn?.id ?? null;
  return {
    done: view.acted.filter((id) => id !== now && standsAt(view, id) !== null),
    now: now !== null && standsAt(view, now) !== null ? now : null,
    ahead: turnsAhead(view).filter((id) => id !== now),
  };
}

/** How many faces the ribbon has to show. */
export function countTurns(view: QuestView): number {
  const { done, now, ahead } = turnsOf(view);
  return done.length + ahead.length + (now === null ? 0 : 1);
}

export function drawRibbon(ground: Ground): void {
  const { at, kit, view } = ground;
  const { ribbon: rect, small, k } = at;
  kit.laid(panel('plum', rect.width, rect.height - 2, small ? 12 : 18), rect);
  const lines = linesOf(at);
  const high = rect.height / lines;
  const yOf = (line: number) => rect.y + high * (line + 0.5) - 1;
  const { done, now, ahead } = turnsOf(view);
  const size = high * (small ? 0.84 : 0.76);
  const free = rect.width - 16 - drawWatch(ground, rect, high);
  const title = drawTitle(ground, yOf(0), free - size - (countTurns(view) - 1) * FINGER);
  const left = rect.x + 8 + title;
  const room = free - title;
  const each = Math.max(1, Math.floor((room - size) / FINGER) + 1);
  // Closer than a fingertip, the oldest of those who have had their turn are left out.
  const current = now === null ? [] : [now];
  const skipped = Math.max(0, done.length + current.length + ahead.length - each * lines);
  const shown = [...done.slice(skipped), ...current, ...ahead];
  const perLine = lines === 1 ? shown.length : Math.max(each, Math.ceil(shown.length / lines));
  const step = Math.min(Math.max(FINGER, size + 4), (room - size) / Math.max(1, perLine - 1));
  const faces = shown.map((id, i): Face => {
    const isNow = id === now;
    return {
      id,
      x: left + size / 2 + (i % perLine) * step,
      y: yOf(Math.floor(i / perLine)),
      size: isNow ? Math.min(high * (small ? 1 : 1.02), size * 1.22) : size,
      art: faceArt(whoIs(view, id)).key,
      colour: colourOf(ground, id),
      number: String(numbersOf(view, id).init),
      isNow,
      isDone: i < done.length - skipped,
    };
  });
  kit.cached('turns', [faces, k, small], () => {
    for (const face of faces) paintFace(ground, face);
    // Over all faces: where they stand close, each can be read.
    for (const face of faces) paintNumber(ground, face);
  });
  for (const face of faces) touchFace(ground, face, step);
}

/** What the faces are, where they leave so much room; how much it takes. */
function drawTitle({ at, kit, speech, view }: Ground, y: number, room: number): number {
  if (at.small) return 0;
  const words = speech.t(placingOf(view) === null ? 'ui.battle.turn' : 'ui.tableaux.place.order');
  const style = { size: 20 * at.k, colour: palette.plumText, side: 0 } as const;
  const title = kit.words(words, at.ribbon.x + 18, y, style);
  const taken = title.width + 22;
  if (taken <= room) return taken;
  title.destroy();
  return 0;
}

/** On a phone many faces stand in two lines. */
const linesOf = ({ ribbon, small }: Ground['at']): number =>
  small ? Math.max(1, Math.floor(ribbon.height / FINGER)) : 1;

/** A face in the ribbon. */
interface Face {
  id: string;
  x: number;
  y: number;
  size: number;
  /** What it is painted by. */
  art: string;
  /** Of the person who plays it, where there are several. */
  colour: string | null;
  number: string;
  isNow: boolean;
  isDone: boolean;
}

function colourOf(ground: Ground, id: string): string | null {
  const seat = heroSeat(id);
  if (seat === null) return null;
  return leaderOf(ground, seat)?.colour ?? null;
}

/** What shows all that the foes will do, as high as a line; how much of the ribbon's width it takes. */
function drawWatch(ground: Ground, rect: Rect, high: number): number {
  const { at, kit } = ground;
  const isShown = aheadShown(ground);
  if (isShown === null) return 0;
  const height = high - (at.small ? 3 : 7);
  const width = height * 1.5;
  const place = box(rect.x + rect.width - width - 6, rect.y + (rect.height - height) / 2 - 2, width, height);
  kit.button(
    'ahead',
    { ...place, height: height / LIP },
    isShown ? 'gold' : 'plain',
    [questIcon('move-right'), questIcon('attack')],
    () => watchAhead(ground),
    () => explainAhead(ground),
    fingertip(place),
  );
  return width + 10;
}

function paintFace({ kit, view }: Ground, face: Face): void {
  const { id, x, y, size, colour, isNow, isDone } = face;
  if (isNow) kit.picture(disc(palette.glow), x - size / 2 - 6, y - size / 2 - 6, size + 12);
  if (colour !== null) kit.picture(disc(colour, 1), x - size / 2 - 5, y - size / 2 - 5, size + 10);
  const image = kit.fitted(faceArt(whoIs(view, id)), around({ x, y }, size));
  if (isDone) image.setAlpha(0.4);
}

function paintNumber({ kit, at }: Ground, { x, y, size, number }: Face): void {
  const plate = Math.max(22, 24 * at.k);
  const isLow = size < 36;
  const place = { x: x + size * (isLow ? 0.46 : 0.3), y: y + size * (isLow ? 0.22 : 0.32) };
  numberDisc(kit, number, place, plate);
}

/** As large as a fingertip, where they stand no closer; none reaches over its neighbours. */
function touchFace(ground: Ground, { id, x, y, size }: Face, step: number): void {
  const { host, kit, view } = ground;
  const seat = heroSeat(id);
  const rect = around({ x, y }, Math.min(Math.max(size, FINGER), step), Math.max(FINGER, size));
  const explain = () => explainCreature(ground, id);
  if (seat === null && standsAt(view, id) !== null)
    kit.press(`look:${id}:turn`, rect, () => lookAt(ground, id), explain);
  else if (seat === null) kit.tell(rect, explain);
  else kit.press(`turn:${id}`, rect, () => host.peek(seat), explain);
}
