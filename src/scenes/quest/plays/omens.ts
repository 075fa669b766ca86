/** Names that are called out, abilities that come into play, marks that are laid on a creature. */

import {
  bossCard,
  bossOf,
  heroSeat,
  sheetOf,
  standsAt,
  whoIs,
  worldFacts,
} from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { middleOf } from '../../../ui/rect.ts';
import { backOut, cubicOut, hill, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { type BurstKind, burst, type Point, ring, shake, stamp } from '../../table/motion/index.ts';
import { centred } from '../../table/motion/marks.ts';
import { pause, run } from '../../table/motion/run.ts';
import { showFor } from '../../table/motion/show-for.ts';
import { energyIcon, faceArt, questIcon } from '../art.ts';
import { disc } from '../pieces.ts';
import { type Actor, act, actorOf, huesOf } from './actor.ts';
import { arm, type Hues, scroll } from './arms.ts';
import { banner } from './banner.ts';
import { type Accent, accentOf } from './fight-plan.ts';
import type { Scene } from './scene.ts';

/** A name on a board, at a place: it unrolls, stays, and rolls up. */
async function called(scene: Scene, words: string, at: Point, hues: Hues, ms = 900): Promise<void> {
  const { kit } = scene;
  const { board, small, k, window } = scene.at;
  const most = Math.min(board.rect.width * 0.9, 520);
  const text = kit.words(words, at.x, at.y, { size: small ? 20 : 28 * k, fit: most - 80 });
  const width = Math.max(150, text.width + 84);
  const height = small ? 46 : Math.round(62 * k);
  const x = Math.min(window.width - width / 2 - 6, Math.max(width / 2 + 6, at.x));
  const plate = centred(kit, scroll(width, height, hues), { x, y: at.y }, width + 4);
  text
    .setPosition(x, at.y - 3)
    .setDepth(plate.depth + 1)
    .setAlpha(0);
  const rise = (t: number) => ({ y: -10 * cubicOut(t) });
  await showFor(kit, ms, [
    {
      of: plate,
      fade: [0.08, 0.86],
      move: (t) => ({ ...rise(t), sx: backOut(within(t, 0.02, 0.24)) }),
    },
    { of: text, fade: [0.24, 0.84, 0.96], move: rise },
  ]);
}

/** The name of what a creature plays flies up from it. */
export async function announced(scene: Scene, id: CreatureId, words: string, tempo: number): Promise<void> {
  const actor = actorOf(scene, id, heroSeat(id) === null ? 'fierce' : 'glad');
  if (actor === null) return;
  const { kit } = scene;
  const { spot } = actor;
  await kit.ready();
  const at = { x: spot.heart.x, y: Math.max(spot.heart.y - spot.size * 0.62, scene.at.board.rect.y + 24) };
  await Promise.all([
    called(scene, words, at, huesOf(scene, id), 860 / tempo),
    act(scene, [actor], 340, (t) => ({ y: -12 * hill(t), sx: 1 + 0.05 * hill(t), sy: 1 + 0.05 * hill(t) })),
    burst(kit, spot.heart, 'sparks', spot.size),
  ]);
}

/** What an ability that comes into play is drawn with: its colours, what flies about, the sign that rises over its owner. */
const ACCENTS: Readonly<Record<Accent, { hues: Hues; bits: BurstKind; sign: string }>> = {
  push: { hues: ['#c9e4ff', '#4f86d0'], bits: 'dust', sign: 'move' },
  heal: { hues: ['#c9f2a8', '#37984a'], bits: 'hearts', sign: 'heal' },
  spawn: { hues: ['#d6c2f2', '#6a3fa8'], bits: 'fumes', sign: 'spawn' },
  strike: { hues: ['#ffb08a', '#e2502e'], bits: 'sparks', sign: 'attack' },
  toll: { hues: ['#ffe99a', '#d88f1c'], bits: 'tears', sign: 'toll' },
  stun: { hues: ['#fff2a0', '#c98a1c'], bits: 'stars', sign: 'stun' },
  armour: { hues: ['#dfe8f2', '#6f87a4'], bits: 'sparks', sign: 'defend' },
  take: { hues: ['#f2c9b0', '#a0522d'], bits: 'crumbs', sign: 'robbed' },
  time: { hues: ['#ffd9f0', '#c23f86'], bits: 'stars', sign: 'time' },
  change: { hues: ['#e2d2ff', '#7a4ad0'], bits: 'fumes', sign: 'change' },
};

/** What an ability that comes into play does, by the card it stands on. */
function accentIn(view: QuestView, id: CreatureId, ability: string): Accent {
  const seat = heroSeat(id);
  const own = seat === null ? undefined : sheetOf(view, seat).find((row) => row.id === ability)?.ability;
  const boss = bossOf(view);
  const bossOwn = boss === null ? undefined : bossCard(boss.id).abilities.find((one) => one.id === ability);
  const found = own ?? bossOwn ?? worldFacts(view)?.feature;
  return accentOf((found?.fx ?? []) as readonly { op: string; stat?: string }[]);
}

/** An ability comes into play by itself: its name on a board, and an accent of what it does. */
export async function omen(scene: Scene, id: CreatureId, ability: string, words: string): Promise<void> {
  const { kit } = scene;
  const accent = accentIn(scene.beat.before, id, ability);
  const { hues, bits, sign } = ACCENTS[accent];
  const actor = actorOf(scene, id, 'fierce');
  const { rect } = scene.at.board;
  const middle = middleOf(rect);
  const at = actor === null ? middle : actor.spot.heart;
  const size = actor?.spot.size ?? rect.height * 0.3;
  await kit.ready();
  // Over its head: who it is must be seen.
  const over = { x: at.x, y: Math.max(rect.y, at.y - size * 0.5) };
  await Promise.all([
    calledOut(scene, id, words, middle, hues),
    burst(kit, at, bits, size * 1.3),
    rising(scene, sign, over, size * 0.36, hues),
    actor !== null && posed(scene, actor, accent),
    kit.still && actor !== null && ring(kit, actor.spot.rect, hues[1]),
  ]);
}

/** The name of an ability: a boss's and a World's large over the board, with who or what it is; a hero's on a board. */
async function calledOut(
  scene: Scene,
  id: CreatureId,
  words: string,
  middle: Point,
  hues: Hues,
): Promise<void> {
  if (heroSeat(id) !== null) return called(scene, words, middle, hues, 1250);
  const { before } = scene.beat;
  const world = worldFacts(before);
  const sign = world === null ? questIcon('world') : energyIcon(world.type);
  const face = standsAt(before, id) === null ? sign : faceArt(whoIs(before, id), 'fierce');
  await banner(scene, words, { face, ms: 760, colour: hues[0] });
}

/** How the owner of the ability moves with it. */
function posed(scene: Scene, actor: Actor, accent: Accent): Promise<void> {
  const { kit } = scene;
  const { heart, size } = actor.spot;
  if (accent === 'strike' || accent === 'stun') return shake(kit, [actor.image], 5, 420);
  if (accent === 'armour')
    return showFor(kit, 700, [{ of: centred(kit, arm('guard'), heart, size * 0.8), fade: [0.5, 0.5] }]);
  const side = accent === 'push' || accent === 'take' ? 1 : 0;
  return act(scene, [actor], 620, (t) => ({
    x: side * 14 * Math.sin(t * Math.PI * 2),
    y: -16 * hill(t) * (1 - side),
    sx: 1 + 0.09 * hill(t),
    sy: 1 + 0.09 * hill(t),
  }));
}

/** A sign on a flare, that rises and fades. */
function rising({ kit }: Scene, name: string, at: Point, width: number, hues: Hues): Promise<void> {
  const lift = (turn: number) => (t: number) => {
    const size = 0.5 + 0.5 * backOut(within(t, 0, 0.3));
    return { y: -34 * cubicOut(t), sx: size, sy: size, turn: turn * t };
  };
  const fade = [0.12, 0.75] as const;
  return showFor(kit, 1000, [
    { of: centred(kit, arm('flare', hues), at, width * 1.7), fade, alpha: 0.85, move: lift(40) },
    { of: centred(kit, questIcon(name), at, width), fade, move: lift(0) },
  ]);
}

/** A mark is stamped on a creature, and stays until the picture is drawn with it. */
export async function branded(scene: Scene, id: CreatureId, tag: string): Promise<void> {
  const spot = scene.spots.of(id);
  if (spot === null) return;
  const { kit } = scene;
  const width = Math.max(38, spot.size * 0.4);
  const at = { x: spot.heart.x, y: spot.heart.y };
  // Plate and sign come down as one.
  const [back, sign] = await Promise.all([
    stamp(kit, disc('#fffaf0'), at, width * 1.25),
    stamp(kit, questIcon(tag), at, width),
  ]);
  if (tag === 'stun')
    void burst(kit, { x: spot.heart.x, y: spot.heart.y - spot.size * 0.3 }, 'stars', spot.size);
  await pause(kit, 160);
  const rect = { x: spot.rect.x + spot.rect.width * 0.12, y: spot.rect.y + spot.rect.height * 0.88 };
  if (kit.still) return;
  const twists = [hold(back), hold(sign)];
  await run(kit, 200, (t) => {
    for (const twist of twists)
      twist({ x: (rect.x - at.x) * t, y: (rect.y - at.y) * t, sx: 1 - 0.4 * t, sy: 1 - 0.4 * t });
  });
}

/** The attack of a creature has another shape from now on. */
export async function newShape(scene: Scene, id: CreatureId, shape: string): Promise<void> {
  const spot = scene.spots.of(id);
  if (spot === null) return;
  const name = shape.replace(':', '-');
  const icon = name === 'any-half' ? 'half' : name.replace('any-', 'any');
  await rising(scene, icon, spot.heart, spot.size * 0.46, ACCENTS.change.hues);
}
