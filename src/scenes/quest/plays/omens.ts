/** Names that are called out, abilities that come into play, marks that are laid on somebody. */

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
import { energyIcon, faceArt, questIcon } from '../art.ts';
import { disc } from '../pieces.ts';
import type { QuestBeat } from '../types.ts';
import { type Actor, act, actorOf, huesOf } from './actor.ts';
import { ACCENT_HUES, flare, guard, scroll } from './arms.ts';
import { banner } from './banner.ts';
import { type Accent, accentOf } from './fight-plan.ts';
import type { Scene } from './scene.ts';

/** A name on a board, at a place: it unrolls, stays, and rolls up. */
async function called(
  scene: Scene,
  words: string,
  at: Point,
  [light, deep]: readonly [string, string],
  ms = 900,
): Promise<void> {
  const { kit } = scene.deal;
  const { board, small, k, window } = scene.at;
  const most = Math.min(board.rect.width * 0.9, 520);
  const text = kit.words(words, at.x, at.y, { size: small ? 20 : 28 * k, fit: most - 80 });
  const width = Math.max(150, text.width + 84);
  const height = small ? 46 : Math.round(62 * k);
  const x = Math.min(window.width - width / 2 - 6, Math.max(width / 2 + 6, at.x));
  const plate = centred(kit, scroll(width, height, light, deep), { x, y: at.y }, width + 4);
  text
    .setPosition(x, at.y - 3)
    .setDepth(plate.depth + 1)
    .setAlpha(0);
  await kit.ready();
  const twist = hold(plate);
  await run(kit, ms, (t) => {
    if (!plate.active || !text.active) return;
    plate.setAlpha(Math.min(within(t, 0, 0.08), 1 - within(t, 0.86, 1)));
    text.setAlpha(Math.min(within(t, 0.14, 0.24), 1 - within(t, 0.84, 0.96)));
    if (!kit.still) twist({ sx: backOut(within(t, 0.02, 0.24)), y: -10 * cubicOut(t) });
    if (!kit.still) text.setY(at.y - 3 - 10 * cubicOut(t));
  });
  plate.destroy();
  text.destroy();
}

/** The name of what somebody plays flies up from it. */
export async function announced(
  scene: Scene,
  beat: QuestBeat,
  id: CreatureId,
  words: string,
  tempo: number,
): Promise<void> {
  const actor = actorOf(scene, beat, id, heroSeat(id) === null ? 'fierce' : 'glad');
  if (actor === null) return;
  const { kit } = scene.deal;
  const { spot } = actor;
  await kit.ready();
  const at = { x: spot.heart.x, y: Math.max(spot.heart.y - spot.size * 0.62, scene.at.board.rect.y + 24) };
  await Promise.all([
    called(scene, words, at, huesOf(beat, id), 860 / tempo),
    act(scene, [actor], 340, (t) => ({ y: -12 * hill(t), sx: 1 + 0.05 * hill(t), sy: 1 + 0.05 * hill(t) })),
    burst(kit, spot.heart, 'sparks', spot.size),
  ]);
}

/** What flies about when an ability comes into play. */
const BITS: Readonly<Record<Accent, BurstKind>> = {
  push: 'dust',
  heal: 'hearts',
  spawn: 'fumes',
  strike: 'sparks',
  toll: 'tears',
  stun: 'stars',
  armour: 'sparks',
  take: 'crumbs',
  time: 'stars',
  change: 'fumes',
};

/** The sign that rises over whoever's ability it is. */
const SIGNS: Readonly<Record<Accent, string>> = {
  push: 'move',
  heal: 'heal',
  spawn: 'spawn',
  strike: 'attack',
  toll: 'toll',
  stun: 'stun',
  armour: 'defend',
  take: 'robbed',
  time: 'time',
  change: 'change',
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
export async function omen(
  scene: Scene,
  beat: QuestBeat,
  id: CreatureId,
  ability: string,
  words: string,
): Promise<void> {
  const { kit } = scene.deal;
  const accent = accentIn(beat.before, id, ability);
  const hues = ACCENT_HUES[accent];
  const actor = actorOf(scene, beat, id, 'fierce');
  const { rect } = scene.at.board;
  const middle = middleOf(rect);
  const at = actor === null ? middle : actor.spot.heart;
  const size = actor?.spot.size ?? rect.height * 0.3;
  await kit.ready();
  // Over its head: who it is must be seen.
  const over = { x: at.x, y: Math.max(rect.y, at.y - size * 0.5) };
  const sign = rising(scene, SIGNS[accent], over, size * 0.36, hues);
  const tasks: Promise<unknown>[] = [
    calledOut(scene, beat, id, words, middle, hues),
    burst(kit, at, BITS[accent], size * 1.3),
    sign,
  ];
  if (actor !== null) tasks.push(posed(scene, actor, accent));
  if (kit.still && actor !== null) tasks.push(ring(kit, actor.spot.rect, hues[1]));
  await Promise.all(tasks);
}

/** The name of an ability: a boss's and a World's large over the board, with who or what it is; a hero's on a board. */
async function calledOut(
  scene: Scene,
  { before }: QuestBeat,
  id: CreatureId,
  words: string,
  middle: Point,
  hues: readonly [string, string],
): Promise<void> {
  if (heroSeat(id) !== null) return called(scene, words, middle, hues, 1250);
  const world = worldFacts(before);
  const isCreature = standsAt(before, id) !== null;
  const sign = world === null ? questIcon('world') : energyIcon(world.type);
  const face = isCreature ? faceArt(whoIs(before, id), 'fierce') : sign;
  await banner(scene, words, { face, ms: 760, colour: hues[0] });
}

/** How whoever's ability it is moves with it. */
async function posed(scene: Scene, actor: Actor, accent: Accent): Promise<void> {
  const { kit } = scene.deal;
  if (accent === 'strike' || accent === 'stun') {
    await shake(kit, [actor.image], 5, 420);
    return;
  }
  if (accent === 'armour') {
    const image = centred(kit, guard(), actor.spot.heart, actor.spot.size * 0.8);
    await kit.ready();
    await run(kit, 700, (t) => image.active && image.setAlpha(0.9 * hill(t)));
    image.destroy();
    return;
  }
  const side = accent === 'push' || accent === 'take' ? 1 : 0;
  await act(scene, [actor], 620, (t) => ({
    x: side * 14 * Math.sin(t * Math.PI * 2),
    y: -16 * hill(t) * (1 - side),
    sx: 1 + 0.09 * hill(t),
    sy: 1 + 0.09 * hill(t),
  }));
}

/** A sign on a flare, that rises and fades. */
async function rising(
  { deal: { kit } }: Scene,
  name: string,
  at: Point,
  width: number,
  [light, deep]: readonly [string, string],
): Promise<void> {
  const back = centred(kit, flare(light, deep), at, width * 1.7);
  const image = centred(kit, questIcon(name), at, width);
  await kit.ready();
  const twists = [hold(back), hold(image)];
  await run(kit, 1000, (t) => {
    if (!image.active) return;
    const alpha = Math.min(within(t, 0, 0.12), 1 - within(t, 0.75, 1));
    image.setAlpha(alpha);
    back.setAlpha(alpha * 0.85);
    if (kit.still) return;
    const size = 0.5 + 0.5 * backOut(within(t, 0, 0.3));
    const y = -34 * cubicOut(t);
    twists[0]?.({ y, sx: size, sy: size, turn: 40 * t });
    twists[1]?.({ y, sx: size, sy: size });
  });
  back.destroy();
  image.destroy();
}

/** A mark is stamped on somebody, and stays until the picture is drawn with it. */
export async function branded(scene: Scene, id: CreatureId, tag: string): Promise<void> {
  const spot = scene.spots.of(id);
  if (spot === null) return;
  const { kit } = scene.deal;
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

/** The attack of somebody has another shape from now on. */
export async function newShape(scene: Scene, id: CreatureId, shape: string): Promise<void> {
  const spot = scene.spots.of(id);
  if (spot === null) return;
  const name = shape.replace(':', '-');
  const icon = name === 'any-half' ? 'half' : name.replace('any-', 'any');
  await rising(scene, icon, spot.heart, spot.size * 0.46, ACCENT_HUES.change);
}
