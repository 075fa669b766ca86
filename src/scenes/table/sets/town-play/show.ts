/** Plays what happened in town, act by act. */

import type { GameObjects } from 'phaser';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { modNameKey } from '../../../../i18n/keys.ts';
import { tell } from '../../../../text/tell.ts';
import { panel } from '../../../../ui/panel.ts';
import { below, beside, box, isUpright } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type PlayStep, perform, several, steps, stepsOf } from '../../acting.ts';
import { imp } from '../../actors/index.ts';
import type { TwistEvent } from '../../cast.ts';
import type { Beat } from '../../contract.ts';
import { EVENTS } from '../../events.ts';
import { hasten } from '../../motion/hasten.ts';
import { burst, fade } from '../../motion/index.ts';
import { plate } from '../../pieces.ts';
import { playOnAlley } from '../close-up/on-alley.ts';
import { sideOfTown, type TownSide } from '../town/scene.ts';
import { actsOf, type TownAct } from './acts.ts';
import { GAINS } from './gains.ts';
import { padOf, type TownGround } from './ground.ts';
import { playMorning } from './morning.ts';
import { SETTING_OUT } from './walk.ts';

export async function playTown(ground: TownGround, beats: readonly Beat[]): Promise<void> {
  const acts = actsOf(beats);
  for (const act of acts) {
    ground.cross(sideOfEvent(act.beats[0].event));
    await playAct(ground, act);
    const last = act.beats.at(-1);
    // What comes of the last act is drawn by the table itself.
    if (last !== undefined && act !== acts.at(-1)) ground.turn(last.after);
  }
}

/** On which side something happens: where a group goes, else in the town. */
export function sideOfEvent(event: PetzEvent): TownSide {
  if (event.type === 'petz.sent') return sideOfTown(event.space);
  return EVENTS[event.type].inAlleys ? 'alley' : 'town';
}

async function playAct(ground: TownGround, { kind, beats }: TownAct): Promise<void> {
  hasten(ground, true);
  if (kind === 'morning') return playMorning(ground, beats);
  if (kind === 'news') return playNews(ground, beats);
  const [{ event: first }] = beats;
  hasten(ground, !('seat' in first) || first.seat === ground.own);
  let isBought = false;
  for (const beat of beats) {
    const { event, after } = beat;
    ground.caption(tell(ground.speech, event));
    ground.hear(event);
    const start = stepsOf(SETTING_OUT, ground, beat);
    if (EVENTS[event.type].inAlleys) {
      await playOnAlley(ground, beat);
      // What is bought has gone home with it.
      isBought ||= event.type === 'petz.bought';
    } else if (start !== undefined) await perform(ground.kit, start);
    else if (!isBought) await perform(ground.kit, stepsOf(GAINS, ground, beat) ?? null);
    // They stand there now, the ground is in their colour, and what they get still lies where it lay.
    if (EVENTS[event.type].inAlleys || (kind === 'action' && event.type !== 'petz.keptHome'))
      ground.turn(after);
    if (event.type === 'petz.sent') await ground.kit.ready();
  }
  if ('seat' in first) await ground.kit.wait(180);
}

const { also, float, ring, shower, sign } = steps;

const DEPTH = 870;
/** A line is read so long. */
const LINE = 1050;
/** More lines than this do not fit on a scroll. */
const MOST = 5;

type TwistBeat = Beat & { event: TwistEvent };

/** A crier comes to the square, unrolls his scroll, and reads one line after the other. */
async function playNews(ground: TownGround, beats: readonly Beat[]): Promise<void> {
  const twists = beats.filter((beat): beat is TwistBeat => beat.event.type === 'petz.twist');
  const own = twists.filter(({ event }) => 'seat' in event);
  const cried = twists.filter((beat) => !own.includes(beat));
  for (const { event } of own) {
    ground.caption(tell(ground.speech, event));
    await perform(ground.kit, ownNews(ground, event));
  }
  const last = cried.at(-1);
  if (last === undefined) return;
  // Boards are up and stands are empty before the reason can be read.
  ground.turn(last.after);
  await ground.kit.ready();
  await cry(ground, cried.slice(0, MOST));
}

interface ScrollLine {
  mark: GameObjects.Image;
  icon: GameObjects.Image;
}

/** He comes, he reads, he goes. */
async function cry(ground: TownGround, beats: readonly TwistBeat[]): Promise<void> {
  const { kit, speech } = ground;
  const { compact, middle, k } = ground.layout();
  const row = compact ? 36 : 52;
  const height = beats.length * row + (compact ? 24 : 44);
  const width = compact ? 300 : 430;
  const tall = compact ? 54 : 96 * Math.max(0.8, k);
  const at = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const paper = kit.picture(panel('paper', width, height, 18), -2, -2, width + 4);
  const lines = beats.map(({ event }, i): ScrollLine & { words: GameObjects.Text } => {
    const y = (compact ? 12 : 22) + (i + 0.5) * row;
    const side = row - 8;
    const mark = kit
      .picture(plate('#ffeFa8', width - 24, row - 2, 10, 2), 10, y - row / 2 - 1, width - 20)
      .setAlpha(0);
    const icon = kit.fitted(`icons/twist-${event.mod}`, box(22, y - side / 2, side, side));
    const style = { size: compact ? 18 : 24, fit: width - side - 60, side: 0 } as const;
    const words = kit.words(speech.t(modNameKey(event.mod)), 34 + side, y, style);
    return { mark, icon, words };
  });
  const parts = lines.flatMap(({ mark, icon, words }) => [mark, icon, words]);
  const scroll = kit
    .group(at.x, at.y, [paper, ...parts])
    .setDepth(DEPTH)
    .setVisible(false);
  const feet = { x: at.x + width + tall * 0.3, y: at.y + height };
  const crier = imp(kit, 'neutral', { x: feet.x + tall * 2.4, y: feet.y }, tall);
  crier.root.setDepth(DEPTH + 1);
  await kit.ready();
  crier.face('left');
  await crier.walk(feet, { ms: 620, hop: true });
  await unroll(ground, scroll);
  if (!kit.still) void crier.wave();
  for (const [i, { event }] of beats.entries()) {
    ground.caption(tell(speech, event));
    for (const [j, { mark }] of lines.entries()) if (mark.active) mark.setAlpha(i === j ? 1 : 0);
    const icon = lines[i]?.icon;
    if (icon !== undefined && event.mod === 'doubleShows' && !kit.still) void drum(ground, icon, at);
    await kit.wait(LINE);
  }
  await fade(kit, [scroll], 0, 200);
  crier.destroy();
  scroll.destroy();
}

/** The scroll comes down from its rod. */
async function unroll({ kit }: TownGround, scroll: GameObjects.Container): Promise<void> {
  scroll.setVisible(true);
  if (kit.still) {
    scroll.setAlpha(0);
    return fade(kit, [scroll], 1);
  }
  scroll.setScale(1, 0.05);
  await kit.move(scroll, { scaleY: 1 }, 320, 'Back.easeOut');
}

/** Two beats of a drum. */
async function drum(
  { kit }: TownGround,
  icon: GameObjects.Image,
  at: { x: number; y: number },
): Promise<void> {
  const middle = { x: at.x + icon.getCenter().x, y: at.y + icon.getCenter().y };
  for (let i = 0; i < 2; i++) {
    await burst(kit, middle, 'stars', 70);
  }
}

/** What concerns one shop alone: gold that comes or goes, or the sign of the twist beside its card. */
function ownNews(at: TownGround, event: TwistEvent): PlayStep {
  if (!('seat' in event)) return null;
  const { bank, compact } = at.layout();
  const card = at.card(event.seat);
  if (event.mod === 'allowance') {
    const isMore = event.what === 'more';
    const [from, to] = isMore ? [bank, card] : [card, bank];
    const colour = isMore ? palette.gold : '#ffb9a0';
    return [
      shower(several('tokens/token-gold', event.n), from, to, compact ? 20 : 30, { each: 70 }),
      also(ring(card, colour, 420)),
      float(`${isMore ? '+' : '−'}${event.n}`, card, colour),
    ];
  }
  const width = compact ? 44 : 64;
  const place = (isUpright(at.kit.window) ? below : beside)(card, width);
  const pad = event.mod === 'noPotions' ? padOf(at.layout(), 'hospital') : null;
  return sign([[`icons/twist-${event.mod}`, pad ?? place, width]], 900);
}
