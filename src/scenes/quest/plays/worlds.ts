/** Worlds, bosses, rounds and turns beginning and ending, the toll, the Evil Lord's rewards. */
import { heroId, heroSeat, lordSeat, tollOf, whoIs, worldFacts } from '../../../engine/quest/read.ts';
import { modNameKey } from '../../../i18n/keys.ts';
import { centre, middleOf } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { bounceOut, cubicIn, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, fade, float, fly, ring } from '../../table/motion/index.ts';
import { run } from '../../table/motion/run.ts';
import { showFor } from '../../table/motion/show-for.ts';
import { leap } from '../../table/motion/twist.ts';
import { energyBack, energyIcon, faceArt, questIcon, thingArt, treasureArt } from '../art.ts';
import { roundAt } from '../bar.ts';
import { banner } from './banner.ts';
import { boss, travel } from './boss-entry.ts';
import { spend } from './cards.ts';
import { tempoOf } from './fight.ts';
import type { Plays, Scene } from './scene.ts';
import { cackle, turnCard } from './world-turn.ts';

/** Feet of a creature in its drawing. */
const FEET = [0.5, 0.92] as const;
const DROP_MS = 460;
const STAGGER_MS = 120;

/** Lets a creature that stands on the board already drop there from above, after a while. */
async function drop({ kit, bodies, at }: Scene, id: string, after: number): Promise<void> {
  const body = bodies.get(id);
  if (body === undefined) return;
  const high = at.board.rect.height * 0.55;
  const tags = bodies.tagsOf(id);
  for (const object of [body, ...tags]) object.setAlpha(0);
  await kit.ready();
  await kit.wait(after);
  if (kit.still) return fade(kit, [body, ...tags], 1);
  const twist = hold(body, FEET);
  const { depth } = body;
  body.setDepth(depth + 5);
  await run(kit, DROP_MS, (t) => {
    if (!body.active) return;
    body.setAlpha(within(t, 0, 0.15));
    // Its life and its type are shown when it stands.
    for (const tag of tags) if (tag.active) tag.setAlpha(within(t, 0.36, 0.6));
    const land = Math.sin(within(t, 0.36, 0.6) * Math.PI);
    twist({ y: -high * (1 - bounceOut(t)), sx: 1 + 0.1 * land, sy: 1 - 0.1 * land });
  });
  if (body.active) body.setDepth(depth);
}

/** Nothing to be seen: the picture after it says it all. */
const silent = () => Promise.resolve();

/** How a World ends: what is said of it, and the sign beside that. */
const OVER = {
  cleared: { words: 'ui.tableaux.banner.cleared', sign: () => treasureArt('goodboymedal') },
  time: { words: 'ui.tableaux.banner.time', sign: () => questIcon('time') },
  wiped: { words: 'ui.tableaux.banner.wiped', sign: () => questIcon('heart-broken') },
} as const;

export const WORLD_PLAYS: Plays = {
  'quest.began': silent,
  'quest.turnEnded': silent,
  'quest.boss': boss,

  /** On the way to the second and third World the party takes the train. */
  'quest.worldBegan': (scene, { number }) => {
    if (number > 1) return travel(scene);
    scene.turn();
    return banner(scene, scene.speech.t('ui.battle.world', { n: 1 }), { ms: 700 });
  },

  /** A hero who fell in the World before comes out from under its blanket. */
  'quest.returned': async ({ kit, at, beat: { after } }, { seat }) => {
    const size = at.small ? 96 : 180 * at.k;
    const rect = centre(at.board.rect, size);
    const inside = { x: rect.x + size * 0.1, y: rect.y, width: size * 0.8, height: size * 0.8 };
    const face = kit.fitted(faceArt(whoIs(after, heroId(seat)), 'glad'), inside).setDepth(900);
    const blanket = kit.fitted(thingArt('blanket'), rect, true).setDepth(900);
    const away = (t: number) => ({ x: size * cubicIn(within(t, 0.4, 0.85)) });
    void kit.wait(400).then(() => burst(kit, middleOf(rect), 'hearts', size));
    await showFor(kit, 1030, [
      { of: face, fade: [0, 0.85] },
      { of: blanket, fade: [0, 0.4, 0.85], move: away },
    ]);
  },

  /** A hero hops into its place. */
  'quest.placed': async (scene, { id }) => {
    const { kit } = scene;
    scene.turn();
    const body = scene.bodies.get(id);
    const spot = scene.spots.of(id);
    if (body === undefined || spot === null) return;
    await kit.ready();
    if (kit.still) {
      body.setAlpha(0);
      return fade(kit, [body], 1);
    }
    const twist = hold(body, FEET);
    await run(kit, 420, (t) => twist(leap(t, spot.size * 0.35)));
    void burst(kit, spot.foot, 'dust', spot.size * 0.6);
    return kit.wait(120);
  },

  /** The World's card turns over. */
  'quest.world': (scene, { world }) => turnCard(scene, world),

  /** Foes of a new World, one after the other; all that enter together belong together. */
  'quest.entered': async (scene, _event, beats) => {
    const count = beats.findIndex(({ event }) => event.type !== 'quest.entered');
    const all = count < 0 ? beats : beats.slice(0, count);
    const last = all.at(-1);
    if (last !== undefined) scene.turn(last);
    const ids = all.flatMap(({ event }) => (event.type === 'quest.entered' ? [event.id] : []));
    await Promise.all(ids.map((id, i) => drop(scene, id, i * STAGGER_MS)));
    return all.length;
  },

  'quest.ready': (scene) => {
    scene.turn();
    const words = scene.speech.t('ui.tableaux.banner.ready');
    return banner(scene, words, { ms: 500, colour: palette.glow });
  },

  /** The marker hops on; from the second on a toll is announced. */
  'quest.round': (scene, { round }) => {
    scene.turn();
    const { kit, speech } = scene;
    const facts = worldFacts(scene.beat.after);
    const time = questIcon('time');
    const face = tollOf(scene.beat.after, round) > 0 && facts !== null ? energyIcon(facts.type) : time;
    const [from, to] = [roundAt(scene, Math.max(1, round - 1)), roundAt(scene, round)];
    return Promise.all([
      fly(kit, time, from, to, { width: scene.at.small ? 26 : 38, duration: 460 }),
      banner(scene, speech.t('ui.tableaux.banner.round', { n: round }), { ms: 520, face }),
    ]);
  },

  /** Whose turn it is: a rim where it stands; a person's hero is announced, the Evil Lord laughs. */
  'quest.turn': async (scene, { id }) => {
    const { kit, speech } = scene;
    const { link } = scene.host;
    const { players } = link.session;
    scene.turn();
    const seat = heroSeat(id);
    const lord = lordSeat(scene.beat.after.setup);
    if (seat === null && lord !== null && players[lord]?.kind === 'bot') return cackle(scene, id);
    if (seat !== null && players[seat]?.kind === 'person') {
      const words = speech.t('ui.tableaux.banner.turn', { who: speech.at(scene.beat.after).hero(seat) });
      return banner(scene, words, { face: faceArt(whoIs(scene.beat.after, id)), ms: 480 });
    }
    const spot = scene.spots.of(id);
    return spot === null ? null : ring(kit, spot.rect, palette.glow, 340 / tempoOf(scene, id));
  },

  'quest.skipped': async ({ kit, spots }, { id }) => {
    const spot = spots.of(id);
    if (spot === null) return;
    const { foot, size } = spot;
    await burst(kit, { x: foot.x, y: foot.y - size * 0.9 }, 'stars', size * 0.7);
  },

  /** A paid toll flies to the World's card, and is paid with that; an unpaid one is shown by the wound that follows. */
  'quest.tolled': async (scene, { seat, paid }, [, next]) => {
    const { at, spots, kit, beat } = scene;
    const facts = worldFacts(beat.after);
    const spot = spots.of(heroId(seat));
    if (spot === null || facts === null) return;
    if (!paid) return ring(kit, spot.rect, '#e23d3d', 420);
    const to = (at.small ? kit.layer.placeOf('world') : null) ?? at.card;
    const end = middleOf(to);
    if (next?.event.type !== 'quest.paid' || next.event.seat !== seat)
      return fly(kit, energyIcon(facts.type), spot.heart, end, { width: at.small ? 30 : 54 });
    scene.turn(next);
    const shine = kit.wait(360).then(() => ring(kit, to, palette.glow, 480));
    await Promise.all([spend(scene, next.event, end), shine]);
    return 2;
  },

  'quest.worldOver': (scene, { how, number }) => {
    scene.turn();
    const { kit, speech } = scene;
    const { rect } = scene.at.board;
    const { words, sign } = OVER[how];
    const isCleared = how === 'cleared';
    const colour = isCleared ? palette.glow : palette.plumText;
    return Promise.all([
      isCleared && burst(kit, middleOf(rect), 'confetti', rect.height),
      banner(scene, speech.t(words, { n: number }), { face: sign(), ms: 1300, colour }),
    ]);
  },

  /** The Evil Lord's reward for a felled hero: two cards, or the treasure that he hangs on the creature. */
  'quest.rewarded': async ({ kit, at, spots }, { treasure, id }) => {
    const spot = spots.of(id);
    if (spot === null) return;
    const above = { x: at.window.width / 2, y: -40 };
    if (treasure === null) return fly(kit, energyBack(), spot.heart, above, { width: 48 });
    await fly(kit, treasureArt(treasure), above, spot.heart, { width: 56 });
    await float(kit, '+', spot.heart, palette.glow);
  },

  /** A scenario's twist is at work: its name stands over the board while the line below tells what it does. */
  'quest.twist': (scene, { mod }) => banner(scene, scene.speech.t(modNameKey(mod)), { ms: 1200 }),
};
