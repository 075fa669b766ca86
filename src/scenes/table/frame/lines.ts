/** What rivals say, in a bubble beside their card: the newest line, for some seconds. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { lastLine, type Spoken } from '../../../session/lines.ts';
import type { Session } from '../../../session/session.ts';
import type { Rect } from '../../../ui/button.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { sketch } from '../pieces.ts';
import type { FrameLayout } from './layout.ts';
import { storyOf } from './told.ts';

/** How long a line stays, in milliseconds, and how old it may be in entries of the story to be said at all. */
const STAY = 5200;
const FRESH = 6;
const DEPTH = 120;

interface Said {
  entry: number;
  seat: Seat;
  since: number;
}

/** What was said last in each game, so that a picture drawn anew goes on with it. */
const said = new WeakMap<Session, Said>();

/** The line to be seen now, and whether it is new. */
function lineNow(session: Session, view: Look['view'], now: number): { line: Spoken; age: number } | null {
  const story = storyOf(session, view.seat);
  const line = lastLine(story, session.players);
  if (line === null) return null;
  const known = said.get(session);
  const isKnown = known?.entry === line.entry && known.seat === line.seat;
  if (isKnown) return now - known.since < STAY ? { line, age: now - known.since } : null;
  // While something is played, the story is ahead of the picture: what is said of it comes afterwards.
  if (view.ask?.id !== session.ask()?.id) return null;
  const isFresh = (story.at(-1)?.id ?? 0) - line.entry <= FRESH;
  said.set(session, { entry: line.entry, seat: line.seat, since: isFresh ? now : Number.NEGATIVE_INFINITY });
  return isFresh ? { line, age: 0 } : null;
}

export function showLine(
  kit: TableKit,
  link: TableLink,
  look: Look,
  at: FrameLayout,
  order: readonly Seat[],
): void {
  const now = performance.now();
  const found = lineNow(link.session, look.view, now);
  const card = found === null ? undefined : at.cards[order.indexOf(found.line.seat)];
  if (found === null || card === undefined || found.line.seat === look.seat) return;
  const bubble = drawBubble(kit, link.speech.t(found.line.key), card, at);
  kit.scene.time.delayedCall(Math.max(0, STAY - found.age), () => bubble.destroy());
  if (found.age > 0 || kit.still) return;
  bubble.setScale(0.2).setAlpha(0);
  kit.scene.tweens.add({ targets: bubble, scale: 1, alpha: 1, duration: 240, ease: 'Back.easeOut' });
}

/** A bubble at the right of a card, its tail pointing at the face. */
function drawBubble(kit: TableKit, words: string, card: Rect, { small, area }: FrameLayout) {
  const most = Math.min(small ? 250 : 290, area.width * 0.6);
  const text = kit.words(words, 0, 0, { size: small ? 16 : 18, family: 'text', fit: most - 34, lines: 2 });
  text.setColor(palette.ink);
  const width = Math.min(most, text.width + 34);
  const height = text.height + 18;
  const tip = { x: card.x + card.width - 2, y: card.y + (small ? 18 : 54) };
  const bubble = kit.group(tip.x, tip.y).setDepth(DEPTH);
  const top = -Math.min(height * 0.5, 30);
  bubble.add(kit.picture(sideBubble(width, height, -top), -2, top - 2, width + TAIL + 4));
  text.setPosition(TAIL + width / 2, top + height / 2);
  bubble.add(text);
  return bubble;
}

const TAIL = 14;

/** A speech bubble whose tail points to the left, `at` from its top. */
function sideBubble(width: number, height: number, at: number) {
  const w = Math.round(width);
  const h = Math.round(height);
  const t = Math.round(Math.min(h - 22, Math.max(20, at)));
  return sketch(`side-bubble-${w}x${h}-${t}`, w + TAIL, h, () => {
    const r = Math.min(16, h / 2 - 3);
    const [x0, x1, y0, y1] = [TAIL, TAIL + w - 2, 2, h - 4];
    const d = `M${x0 + r} ${y0}H${x1 - r}q${r} 0 ${r} ${r}V${y1 - r}q0 ${r}-${r} ${r}H${x0 + r}q-${r} 0-${r}-${r}V${t + 9}L2 ${t}L${x0} ${t - 9}V${y0 + r}q0-${r} ${r}-${r}z`;
    return `<path d="${d}" fill="${palette.ink}" opacity=".25" transform="translate(0 3)"/><path d="${d}" fill="${palette.parchmentLight}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/>`;
  });
}
