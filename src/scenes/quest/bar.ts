/** The bar above: which World, the track of rounds with the toll's signs, the treasures of all, the menu. */
import type { GameObjects } from 'phaser';
import { isTolled, lastRoundOf, WORLD_COUNT, worldFacts } from '../../engine/quest/read.ts';
import type { QuestSpeech } from '../../text/quest/speech.ts';
import { panel } from '../../ui/panel.ts';
import type { Rect } from '../../ui/rect.ts';
import type { Art } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import { drawGoals } from '../table/frame/goals.ts';
import { buildRecap } from '../table/frame/recap.ts';
import type { TableKit } from '../table/kit.ts';
import { leftward, plate, sketch } from '../table/pieces.ts';
import { energyIcon, treasureArt } from './art.ts';
import { explainTrack, explainWorld } from './explain.ts';
import { disc, lay } from './pieces.ts';
import { drawing } from './shelf.ts';
import { drawQuestTwists } from './twists.ts';
import type { Ground } from './types.ts';
import { newsCount } from './words.ts';

const DONE = '#7cd06a';
const TRACK = '#d9b98a';

export function drawBar(ground: Ground): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  kit.keep('bar', at.bar, () => lay(kit, panel('wood', at.bar.width, at.bar.height, 18), at.bar));
  if (!kit.hides('worlds')) drawWorldNumber(ground);
  drawTrack(ground);
  if (!kit.hides('treasures')) drawTreasures(ground);
  if (at.goals.width > 0) drawGoals(kit, link, look.view, at.goals, at);
  drawQuestTwists(ground);
  drawTools(ground);
}

/** A surface of the bar; the drawing of a panel is taller by its shadow. */
function surface(kit: TableKit, kind: 'plum' | 'paper', rect: Rect): void {
  lay(kit, panel(kind, rect.width, rect.height - 2, 15), rect);
}

function drawWorldNumber(ground: Ground): void {
  const { deal, look, at } = ground;
  const { kit } = deal;
  const { world: rect, small, k } = at;
  const number = Math.max(1, look.view.number);
  kit.keep('worlds', [rect, small, k, number], () => paintWorldNumber(ground, number));
  const explain = () => explainWorld(ground);
  const open = () => (small ? ground.fold('card') : kit.touch.reveal(rect, explain));
  kit.press('world', rect, open, explain);
}

/** Three plates: those behind us ticked off, the present one golden. */
function paintWorldNumber({ deal: { kit, link }, at }: Ground, number: number): void {
  const { world: rect, small, k } = at;
  surface(kit, 'plum', rect);
  const y = rect.y + rect.height / 2 - 1;
  const size = small ? 26 : 34 * k;
  const shown = small ? [number] : Array.from({ length: WORLD_COUNT }, (_, i) => i + 1);
  const step = size + 5;
  const right = rect.x + rect.width - 8;
  for (const [i, n] of shown.entries()) {
    const x = right - size / 2 - (shown.length - 1 - i) * step;
    const isDone = n < number;
    kit.picture(
      disc(isDone ? DONE : n === number ? palette.glow : '#5d3157'),
      x - size / 2 - 2,
      y - size / 2 - 2,
      size + 4,
    );
    if (isDone)
      kit.fitted(drawing('icons/ui-check'), {
        x: x - size * 0.33,
        y: y - size * 0.33,
        width: size * 0.66,
        height: size * 0.66,
      });
    else
      kit.words(String(n), x, y, { size: size * 0.6, colour: n === number ? palette.ink : palette.plumText });
  }
  const room = right - shown.length * step - rect.x - 8;
  if (room > 30) {
    const style = { size: 19 * Math.max(1, k), colour: palette.plumText, fit: room } as const;
    leftward(kit.words(link.speech.t('ui.battle.bar.world'), rect.x + (small ? 9 : 12), y, style));
  }
}

/** The word before the rounds, where there is room for it. */
function trackLabel({ deal: { kit, link }, at }: Pick<Ground, 'deal' | 'at'>): GameObjects.Text | null {
  const { track: rect, small, k } = at;
  if (small || rect.width <= 520 * k) return null;
  const words = link.speech.t('ui.battle.bar.round');
  return leftward(kit.words(words, rect.x + 16, rect.y + rect.height / 2 - 1, { size: 20 * k }));
}

/** Where the plates of the rounds begin, and how far they are from each other. */
function placesOf(
  { at: { track: rect, small }, look }: Pick<Ground, 'at' | 'look'>,
  label: GameObjects.Text | null,
) {
  const left = rect.x + (label === null ? 8 : 30 + label.width);
  return {
    left,
    step: (rect.x + rect.width - 10 - left) / lastRoundOf(look.view),
    y: rect.y + rect.height / 2 + (small ? 2 : 4),
  };
}

/** The middle of a round's plate. */
export function roundAt(
  ground: Pick<Ground, 'deal' | 'at' | 'look'>,
  round: number,
): { x: number; y: number } {
  const label = trackLabel(ground);
  const { left, step, y } = placesOf(ground, label);
  label?.destroy();
  return { x: left + (round - 0.5) * step, y };
}

function drawTrack(ground: Ground): void {
  const { kit } = ground.deal;
  const { track: rect, small, k } = ground.at;
  const { view } = ground.look;
  const tolled = Array.from({ length: lastRoundOf(view) }, (_, i) => isTolled(view, i + 1));
  const type = worldFacts(view)?.type ?? null;
  kit.keep('track', [rect, small, k, view.round, tolled, type], () => paintTrack(ground, tolled, type));
  const explain = () => explainTrack(ground);
  kit.press('round', rect, () => kit.touch.reveal(rect, explain), explain);
}

/** Rounds 1 to 10 on a line, or as far as a scenario lets them come. In odd ones from the second World on, the sign of what the World asks for hangs above. */
function paintTrack(ground: Ground, tolled: readonly boolean[], type: string | null): void {
  const { deal, look, at } = ground;
  const { kit } = deal;
  const { track: rect, small, k } = at;
  const { view } = look;
  surface(kit, 'paper', rect);
  const { left, step, y } = placesOf(ground, trackLabel(ground));
  const size = Math.min(step - 2, small ? 26 : 32 * k);
  const now = Math.min(size * 1.3, step);
  const last = tolled.length;
  const line = { x: left + step / 2, y: y - 3, width: step * (last - 1), height: 6 };
  lay(kit, plate(TRACK, line.width, line.height, 3, 1), line);
  for (let round = 1; round <= last; round++) {
    const x = left + (round - 0.5) * step;
    const isNow = round === view.round;
    const d = isNow ? now : size;
    const fill = isNow ? palette.glow : round < view.round ? DONE : '#fffaf0';
    kit.picture(disc(fill), x - d / 2 - 2, y - d / 2 - 2, d + 4);
    // What does not fit is left out, never smaller than can be read.
    if (d >= 22) kit.words(String(round), x, y, { size: Math.max(14, d * 0.55) });
    if (tolled[round - 1] && type !== null && round >= view.round && step >= 24) {
      const sign = small ? 15 : 22 * k;
      kit.fitted(energyIcon(type), {
        x: x + d * 0.12,
        y: y - d / 2 - sign * 0.62,
        width: sign,
        height: sign,
      });
    }
  }
}

/** How many treasures the Heroes hold: in the end that is their score. */
function drawTreasures({ deal, look, at }: Ground): void {
  const { kit, link } = deal;
  const { treasures: rect, small, k } = at;
  const count = look.view.heroes.reduce((sum, hero) => sum + hero.treasures.length, 0);
  kit.keep('treasures', [rect, small, k, count], () => paintTreasures(kit, link.speech, at, count));
  const explain = () => ({
    title: link.speech.t('ui.battle.bar.treasures'),
    lines: [link.speech.t('ui.battle.tip.treasures', { n: count })],
  });
  kit.press('treasures', rect, () => kit.touch.reveal(rect, explain), explain);
}

function paintTreasures(kit: TableKit, speech: QuestSpeech, at: Ground['at'], count: number): void {
  const { treasures: rect, small, k } = at;
  surface(kit, 'paper', rect);
  const y = rect.y + rect.height / 2 - 1;
  const size = small ? 30 : 44 * k;
  kit.fitted(treasureArt('goodboymedal'), { x: rect.x + 8, y: y - size / 2, width: size, height: size });
  const style = { size: small ? 22 : 25 * k } as const;
  const number = kit.words(String(count), rect.x + rect.width - (small ? 20 : 26 * k), y, style);
  const room = rect.width - size - 30 - number.width - 16 * k;
  if (room > 60)
    leftward(
      kit.words(speech.t('ui.battle.bar.treasures'), rect.x + size + 14, y, { size: 18 * k, fit: room }),
    );
}

/** What happened since one's turn, and the menu; between them lie the tools of the question. */
function drawTools({ deal, look, at }: Ground): void {
  const { kit, link } = deal;
  const { menu: rect } = at;
  if (look.domain !== null) {
    const count = newsCount(link.speech, look.view, link.session.recap(look.seat));
    const words = link.speech.t('ui.recap.button', { n: count });
    buildRecap(kit, { count, words, open: () => link.open('recap') }, at.recap);
  }
  const height = Math.floor(rect.height / 1.115) - 1;
  const button = kit.button('menu', { ...rect, height }, { kind: 'plain' }, () => link.open('menu'));
  const size = Math.min(rect.width, height) * 0.66;
  const place = { x: (rect.width - size) / 2, y: (height - size) / 2, width: size, height: size };
  // Under the zone that is pressed.
  button.addAt(kit.fitted(menuLines(), place), button.length - 1);
}

function menuLines(): Art {
  const line = (y: number) =>
    `<path d="M6 ${y}H46" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>`;
  return sketch('menu-lines', 52, 42, () => line(7) + line(21) + line(35));
}
