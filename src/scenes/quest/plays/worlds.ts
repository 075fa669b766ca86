/** Worlds, bosses, rounds and turns beginning and ending, the toll, the Evil Lord's rewards. */
import { heroId, heroSeat, isTolled, lordSeat, whoIs, worldFacts } from '../../../engine/quest/read.ts';
import { modNameKey } from '../../../i18n/keys.ts';
import { centre, middleOf } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { bounceOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, fade, float, fly, ring } from '../../table/motion/index.ts';
import { run } from '../../table/motion/run.ts';
import { leap } from '../../table/motion/twist.ts';
import { energyBack, energyIcon, faceArt, questIcon, thingArt, treasureArt } from '../art.ts';
import { roundAt } from '../bar.ts';
import { nameOf } from '../words.ts';
import { banner } from './banner.ts';
import { boss, travel } from './boss-entry.ts';
import { spend } from './cards.ts';
import { tempoOf } from './fight.ts';
import type { Play, Plays, Scene } from './scene.ts';
import { cackle, turnCard } from './world-turn.ts';

/** Feet of a creature in its drawing. */
const FEET = [0.5, 0.92] as const;
const DROP_MS = 460;
const STAGGER_MS = 120;

/** Lets somebody who stands on the board already drop there from above, after a while. */
async function drop(
  { deal: { kit }, bodies, spots }: Scene,
  id: string,
  after: number,
  high: number,
): Promise<void> {
  const body = bodies.get(id);
  const spot = spots.of(id);
  if (body === undefined || spot === null) return;
  const tags = bodies.tagsOf(id);
  for (const object of [body, ...tags]) object.setAlpha(0);
  await kit.ready();
  if (after > 0) await kit.wait(after);
  if (kit.still) return fade(kit, [body, ...tags], 1);
  const twist = hold(body, FEET);
  const depth = body.depth;
  body.setDepth(depth + 5);
  await run(kit, DROP_MS, (t) => {
    if (!body.active) return;
    body.setAlpha(within(t, 0, 0.15));
    // Its life and its type are told when it stands.
    for (const tag of tags) if (tag.active) tag.setAlpha(within(t, 0.36, 0.6));
    const land = Math.sin(within(t, 0.36, 0.6) * Math.PI);
    twist({ y: -high * (1 - bounceOut(t)), sx: 1 + 0.1 * land, sy: 1 - 0.1 * land });
  });
  if (body.active) body.setDepth(depth);
}

/** Foes of a new World, one after the other; all that enter together belong together. */
const entered: Play = async (scene, beats) => {
  const count = beats.findIndex(({ event }) => event.type !== 'quest.entered');
  const all = count < 0 ? beats : beats.slice(0, count);
  const last = all.at(-1);
  if (last === undefined) return 1;
  scene.turn(last);
  const high = scene.at.board.rect.height * 0.55;
  await Promise.all(
    all.map(({ event }, i) =>
      event.type === 'quest.entered' ? drop(scene, event.id, i * STAGGER_MS, high) : Promise.resolve(),
    ),
  );
  return all.length;
};

/** A hero hops into its place. */
const placed: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.placed') return 1;
  const { kit } = scene.deal;
  scene.turn(beat);
  const body = scene.bodies.get(beat.event.id);
  const spot = scene.spots.of(beat.event.id);
  if (body === undefined || spot === null) return 1;
  await kit.ready();
  if (kit.still) {
    body.setAlpha(0);
    await fade(kit, [body], 1);
    return 1;
  }
  const twist = hold(body, FEET);
  await run(kit, 420, (t) => twist(leap(t, spot.size * 0.35)));
  void burst(kit, spot.foot, 'dust', spot.size * 0.6);
  await kit.wait(120);
  return 1;
};

/** Nothing to be seen: the picture after it says it all. */
const silent: Play = async () => 1;

/** On the way to the second and third World the party takes the train. */
const worldBegan: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.worldBegan') return 1;
  if (beat.event.number > 1) await travel(scene, beat);
  else {
    scene.turn(beat);
    await banner(scene, scene.deal.link.speech.t('ui.battle.world', { n: 1 }), { ms: 700 });
  }
  return 1;
};

/** A hero who fell in the World before comes out from under its blanket. */
const returned: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.returned') return 1;
  const { kit } = scene.deal;
  const { board, small, k } = scene.at;
  const who = whoIs(beat.after, heroId(beat.event.seat));
  const size = small ? 96 : 180 * k;
  const rect = centre(board.rect, size);
  const face = kit.fitted(faceArt(who, 'glad'), {
    ...rect,
    width: size * 0.8,
    height: size * 0.8,
    x: rect.x + size * 0.1,
  });
  const blanket = kit.fitted(thingArt('blanket'), rect, true);
  for (const object of [face, blanket]) object.setDepth(900);
  await kit.ready();
  await kit.wait(400);
  await Promise.all([
    kit.move(blanket, { x: blanket.x + size, alpha: 0 }, 480, 'Cubic.easeIn'),
    burst(kit, { x: rect.x + size / 2, y: rect.y + size / 2 }, 'hearts', size),
  ]);
  await fade(kit, [face], 0);
  face.destroy();
  blanket.destroy();
  return 1;
};

/** The marker hops on; from the second on a toll is announced. */
const round: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.round') return 1;
  const { deal } = scene;
  const n = beat.event.round;
  scene.turn(beat);
  const { kit } = deal;
  const spot = roundAt(scene, n);
  const from = roundAt(scene, Math.max(1, n - 1));
  const isAsked = isTolled(beat.after, n);
  const facts = worldFacts(beat.after);
  const face = isAsked && facts !== null ? energyIcon(facts.type) : questIcon('time');
  const hop = fly(kit, questIcon('time'), from, spot, {
    width: scene.at.small ? 26 : 38,
    duration: 460,
  });
  await Promise.all([
    hop,
    banner(scene, deal.link.speech.t('ui.tableaux.banner.round', { n }), { ms: 520, face }),
  ]);
  return 1;
};

const ready: Play = async (scene, [beat]) => {
  if (beat === undefined) return 1;
  scene.turn(beat);
  const { speech } = scene.deal.link;
  await banner(scene, speech.t('ui.tableaux.banner.ready'), { ms: 500, colour: palette.glow });
  return 1;
};

/** Whose turn it is: a rim where it stands; a person's hero is announced, the Evil Lord laughs. */
const turn: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.turn') return 1;
  const { deal } = scene;
  const { kit, link } = deal;
  const { id } = beat.event;
  scene.turn(beat);
  const spot = scene.spots.of(id);
  const seat = heroSeat(id);
  const lord = lordSeat(beat.after.setup);
  if (seat === null && lord !== null && link.session.players[lord]?.kind === 'bot') await cackle(scene, id);
  else if (seat !== null && link.session.players[seat]?.kind === 'person') {
    const who = whoIs(beat.after, id);
    const words = link.speech.t('ui.tableaux.banner.turn', { who: nameOf(link.speech, who) });
    await banner(scene, words, { face: faceArt(who), ms: 480 });
  } else if (spot !== null) await ring(kit, spot.rect, palette.glow, 340 / tempoOf(scene, id));
  return 1;
};

const skipped: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.skipped') return 1;
  const { kit } = scene.deal;
  const spot = scene.spots.of(beat.event.id);
  if (spot !== null)
    await burst(kit, { x: spot.foot.x, y: spot.foot.y - spot.size * 0.9 }, 'stars', spot.size * 0.7);
  return 1;
};

/** A paid toll flies to the World's card, and is paid with that; an unpaid one is told by the wound that follows. */
const tolled: Play = async (scene, [beat, next]) => {
  if (beat?.event.type !== 'quest.tolled') return 1;
  const { kit } = scene.deal;
  const { at, spots } = scene;
  const { seat } = beat.event;
  const facts = worldFacts(beat.after);
  const spot = spots.of(heroId(seat));
  if (spot === null || facts === null) return 1;
  if (!beat.event.paid) {
    await ring(kit, spot.rect, '#e23d3d', 420);
    return 1;
  }
  const to = (at.small ? kit.layer.placeOf('world') : null) ?? at.card;
  const end = middleOf(to);
  if (next?.event.type !== 'quest.paid' || next.event.seat !== seat) {
    await fly(kit, energyIcon(facts.type), spot.heart, end, { width: at.small ? 30 : 54 });
    return 1;
  }
  scene.turn(next);
  const shine = kit.wait(360).then(() => ring(kit, to, palette.glow, 480));
  await Promise.all([spend(scene, next.event, end), shine]);
  return 2;
};

const OVER = {
  cleared: 'ui.tableaux.banner.cleared',
  time: 'ui.tableaux.banner.time',
  wiped: 'ui.tableaux.banner.wiped',
} as const;

const OVER_SIGNS = {
  cleared: () => treasureArt('goodboymedal'),
  time: () => questIcon('time'),
  wiped: () => questIcon('heart-broken'),
} as const;

const worldOver: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.worldOver') return 1;
  const { deal, at } = scene;
  const { how, number } = beat.event;
  scene.turn(beat);
  const { rect } = at.board;
  const middle = middleOf(rect);
  const cheer = how === 'cleared' ? burst(deal.kit, middle, 'confetti', rect.height) : Promise.resolve();
  const colour = how === 'cleared' ? palette.glow : palette.plumText;
  const words = deal.link.speech.t(OVER[how], { n: number });
  await Promise.all([cheer, banner(scene, words, { face: OVER_SIGNS[how](), ms: 1300, colour })]);
  return 1;
};

/** The Evil Lord's reward for a felled hero: two cards, or the treasure that he hangs on the creature. */
const rewarded: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.rewarded') return 1;
  const { kit } = scene.deal;
  const { treasure, id } = beat.event;
  const spot = scene.spots.of(id);
  const { window } = scene.at;
  const above = { x: window.width / 2, y: -40 };
  if (spot === null) return 1;
  if (treasure === null) await fly(kit, energyBack(), spot.heart, above, { width: 48 });
  else {
    await fly(kit, treasureArt(treasure), above, spot.heart, { width: 56 });
    await float(kit, '+', spot.heart, palette.glow);
  }
  return 1;
};

/** The World's card turns over. */
const world: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.world') return 1;
  await turnCard(scene, beat, beat.event.world);
  return 1;
};

/** A scenario's twist is at work: its name stands over the board while the line below tells what it does. */
const twist: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.twist') return 1;
  const name = scene.deal.link.speech.t(modNameKey(beat.event.mod));
  await banner(scene, name, { ms: 1200 });
  return 1;
};

export const WORLD_PLAYS: Plays = {
  'quest.began': silent,
  'quest.worldBegan': worldBegan,
  'quest.returned': returned,
  'quest.placed': placed,
  'quest.world': world,
  'quest.boss': boss,
  'quest.entered': entered,
  'quest.ready': ready,
  'quest.round': round,
  'quest.turn': turn,
  'quest.skipped': skipped,
  'quest.turnEnded': silent,
  'quest.tolled': tolled,
  'quest.worldOver': worldOver,
  'quest.rewarded': rewarded,
  'quest.twist': twist,
};
