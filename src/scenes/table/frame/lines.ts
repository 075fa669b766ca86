/**
 * What rivals say: the newest line, with the face of whoever says it, for some seconds. It hides nothing that can be
 * pressed: while others are at it, it stands on the counter, where my buttons will be; when my turn has come it lies in
 * the strip over the town, and is soon gone.
 */
import type { Seat } from '../../../engine/kernel/state.ts';
import { lastLine, type Spoken } from '../../../session/game/lines.ts';
import type { Session } from '../../../session/game/session.ts';
import { box, type Rect } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { errandOf } from '../questions.ts';
import { layoutErrand } from '../sets/errands/layout.ts';
import { layoutTown } from '../sets/town/layout.ts';
import { seatFace, storyOf } from './faces.ts';
import type { FrameLayout } from './layout.ts';
import { isNow } from './tools.ts';

/** How old a line may be in entries of the story to be said at all. */
const FRESH = 6;

interface Said {
  entry: number;
  seat: Seat;
  since: number;
  /** It was there as my turn came: it does not come back after that. */
  wasMine?: boolean;
}

/** What was said last in each game, so that a picture drawn anew goes on with it. */
const said = new WeakMap<Session, Said>();

/** The line to be seen now, and for how long it has been. */
function lineNow(session: Session, view: Look['view'], now: number): { line: Spoken; age: number } | null {
  const story = storyOf(session, view.seat);
  const line = lastLine(story, session.players);
  if (line === null) return null;
  const known = said.get(session);
  if (known?.entry === line.entry && known.seat === line.seat) return { line, age: now - known.since };
  // What is said of something that is played comes afterwards.
  if (!isNow({ view }, session)) return null;
  const isFresh = (story.at(-1)?.id ?? 0) - line.entry <= FRESH;
  said.set(session, { entry: line.entry, seat: line.seat, since: isFresh ? now : Number.NEGATIVE_INFINITY });
  return isFresh ? { line, age: 0 } : null;
}

/** Puts the line there is to be seen over the picture, if there is one. */
export function showLine(kit: TableKit, link: TableLink, look: Look, at: FrameLayout): void {
  const found = lineNow(link.session, look.view, performance.now());
  if (found === null || found.line.seat === look.seat) return;
  const { line, age } = found;
  const isMine = look.domain !== null;
  const known = said.get(link.session);
  const left = lineLasts(isMine, age);
  if (left === 0 || (known?.wasMine === true && !isMine)) return;
  if (known !== undefined && isMine) known.wasMine = true;
  const errand = isMine && look.ask !== null ? errandOf(look.ask.kind) : null;
  const { rect, ...place } =
    errand === null ? placeOfLine(at.area, kit.window, isMine) : placeOnErrand(at.area);
  kit.panels.remark = {
    ...place,
    at: rect,
    key: `${line.entry} ${line.seat} ${isMine}`,
    face: artUrl(seatFace(link, look.view, line.seat)),
    words: link.speech.t(line.key),
    stay: left,
  };
}

/** Milliseconds that a line stays while others are at it, and that one stays which is said as my turn comes. */
const STAY = 5200;
const MINE = 2800;
/** Who has had so long to read it needs it no more when it is his turn. */
const READ = 1300;
/** The round button to skip with stands in the corner. */
const CORNER = 72;
const WIDEST = 340;

interface LinePlace {
  rect: Rect;
  /** It hides what is written there, while it is there. */
  isWhole: boolean;
  small: boolean;
}

/** How much longer a line of that age stays; 0: not at all. */
export function lineLasts(isMyTurn: boolean, age: number): number {
  if (!isMyTurn) return Math.max(0, STAY - age);
  return age >= READ && age < MINE ? 0 : Math.max(0, MINE - age);
}

/** On an errand: over the things, beside the question. */
export function placeOnErrand(area: Rect): LinePlace {
  const { compact, line } = layoutErrand(area, true);
  return { rect: line, isWhole: true, small: compact };
}

/** Over the strip when my turn has come, else on the counter while my buttons are not there. */
export function placeOfLine(area: Rect, window: Rect, isMine: boolean): LinePlace {
  const { compact, strip, counter } = layoutTown(area, window);
  if (isMine)
    return {
      rect: { ...strip, y: strip.y - 2, height: Math.max(44, strip.height) },
      isWhole: true,
      small: compact,
    };
  const { rect, buttons, groups } = counter;
  const right = window.x + window.width - CORNER;
  if (compact) {
    const line = { ...buttons, width: right - buttons.x };
    return { rect: line, isWhole: false, small: true };
  }
  const width = Math.min(WIDEST, buttons.x - 12 - groups.x);
  const line = box(buttons.x - 12 - width, buttons.y, width, rect.height - 60);
  return { rect: line, isWhole: false, small: false };
}
