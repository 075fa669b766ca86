/**
 * What rivals say: the newest line, with the face of whoever says it, for some seconds. It hides nothing that can be
 * pressed: while others are at it, it stands on the counter, where my buttons will be; when my turn has come it lies in
 * the strip over the town, and is soon gone.
 */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../engine/kernel/state.ts';
import { lastLine, type Spoken } from '../../../session/game/lines.ts';
import type { Session } from '../../../session/game/session.ts';
import { panel } from '../../../ui/panel.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { sketch } from '../pieces.ts';
import { errandOf } from '../questions.ts';
import { faceOf } from './faces.ts';
import type { FrameLayout } from './layout.ts';
import { type LinePlace, lineLasts, placeOfLine, placeOnErrand } from './line-place.ts';
import { storyOf } from './told.ts';

/** How old a line may be in entries of the story to be said at all. */
const FRESH = 6;
const DEPTH = 120;
const FADE = 180;

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
  // While something is played, the story is ahead of the picture: what is said of it comes afterwards.
  if (view.ask?.id !== session.ask()?.id) return null;
  const isFresh = (story.at(-1)?.id ?? 0) - line.entry <= FRESH;
  said.set(session, { entry: line.entry, seat: line.seat, since: isFresh ? now : Number.NEGATIVE_INFINITY });
  return isFresh ? { line, age: 0 } : null;
}

/** Draws the line there is to be seen, if there is one. */
export function showLine(kit: TableKit, link: TableLink, look: Look, at: FrameLayout): void {
  const found = lineNow(link.session, look.view, performance.now());
  if (found === null || found.line.seat === look.seat) return;
  const { line, age } = found;
  const isMine = look.domain !== null;
  const known = said.get(link.session);
  const left = lineLasts(isMine, age);
  if (left === 0 || (known?.wasMine === true && !isMine)) return;
  if (known !== undefined && isMine) known.wasMine = true;
  const moment = isMine ? 'mine' : link.session.undoer() === look.seat ? 'undo' : 'theirs';
  const errand = isMine && look.ask !== null ? errandOf(look.ask.kind) : null;
  const place = errand === null ? placeOfLine(at.area, kit.window, moment) : placeOnErrand(at.area);
  const draw = isMine && place.lines === 1 ? drawStrip : drawBubble;
  const bubble = draw(kit, link, look, line, place);
  kit.scene.time.delayedCall(left, () => {
    kit.scene.tweens.add({
      targets: bubble,
      alpha: 0,
      duration: FADE,
      onComplete: () => bubble.destroy(),
    });
  });
  if (age > 0) return;
  bubble.setAlpha(0);
  kit.scene.tweens.add({ targets: bubble, alpha: 1, duration: FADE });
  if (kit.still) return;
  bubble.setScale(0.7);
  kit.scene.tweens.add({ targets: bubble, scale: 1, duration: 240, ease: 'Back.easeOut' });
}

/** A paper over the strip with the question, which it hides whole for a moment; the face is at its left end. */
function drawStrip(
  kit: TableKit,
  link: TableLink,
  { view }: Look,
  line: Spoken,
  { rect, size }: LinePlace,
): GameObjects.Container {
  const { width, height } = rect;
  const strip = kit.group(rect.x + width / 2, rect.y + height / 2).setDepth(DEPTH);
  strip.add(
    kit.picture(
      panel('paper', width, height - 2, height / 2 - 3),
      -width / 2 - 2,
      -height / 2 - 2,
      width + 4,
    ),
  );
  const fit = width - 2 * (height + 22);
  const words = kit.words(link.speech.t(line.key), 0, -1, { size, family: 'text', fit });
  words.setColor(palette.ink);
  const face = { x: -words.width / 2 - height - 8, y: -height / 2 - 1, width: height, height };
  strip.add([kit.fitted(faceOf(link, view, line.seat), face), words]);
  return strip;
}

/** The face, and beside it a bubble whose tail points at it. */
function drawBubble(
  kit: TableKit,
  link: TableLink,
  { view }: Look,
  line: Spoken,
  { rect, lines, size }: LinePlace,
): GameObjects.Container {
  const face = Math.min(rect.height, rect.width < 300 ? 46 : 62);
  const most = rect.width - face - TAIL;
  const words = kit.words(link.speech.t(line.key), 0, 0, { size, family: 'text', fit: most - 28, lines });
  words.setColor(palette.ink);
  const width = Math.min(most, words.width + 28);
  const height = Math.min(rect.height, Math.max(34, words.height + 16));
  const middle = rect.x + (rect.width - face - TAIL - width) / 2 + face;
  const bubble = kit.group(middle, rect.y + rect.height / 2).setDepth(DEPTH);
  const top = -height / 2;
  const box = { x: -face, y: -face / 2, width: face, height: face };
  bubble.add(kit.fitted(faceOf(link, view, line.seat), box));
  bubble.add(kit.picture(sideBubble(width, height), -2, top - 2, width + TAIL + 4));
  words.setPosition(TAIL + width / 2, 0);
  bubble.add(words);
  return bubble;
}

const TAIL = 12;

/** A speech bubble whose tail points to the left. */
function sideBubble(width: number, height: number) {
  const w = Math.round(width);
  const h = Math.round(height);
  const t = Math.round(h / 2);
  return sketch(`side-bubble-${w}x${h}`, w + TAIL, h, () => {
    const r = Math.min(16, h / 2 - 3);
    const half = Math.min(8, h / 2 - r);
    const [x0, x1, y0, y1] = [TAIL, TAIL + w - 2, 2, h - 4];
    const d = `M${x0 + r} ${y0}H${x1 - r}q${r} 0 ${r} ${r}V${y1 - r}q0 ${r}-${r} ${r}H${x0 + r}q-${r} 0-${r}-${r}V${t + half}L2 ${t}L${x0} ${t - half}V${y0 + r}q0-${r} ${r}-${r}z`;
    return `<path d="${d}" fill="${palette.ink}" opacity=".25" transform="translate(0 3)"/><path d="${d}" fill="${palette.parchmentLight}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/>`;
  });
}
