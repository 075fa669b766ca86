/** Blows, shots, wounds, defences, moving, falling: which play tells which event. */

import { heroSeat, threatOf } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import { burst, float, fly, ring } from '../../table/motion/index.ts';
import { pause } from '../../table/motion/run.ts';
import { energyCard } from '../art.ts';
import { starburst } from '../pieces.ts';
import type { QuestBeat } from '../types.ts';
import { act, actorOf, huesOf } from './actor.ts';
import { blowOf, eventsTogether, motionOf, woundsOf } from './fight-plan.ts';
import { bury, withoutFallen } from './graves.ts';
import { cured, fallen, hit, outcomeAt, playTurned, shielded, slam } from './impact.ts';
import { lightUp, reachIn, stepAll, tradedPlaces, turnedRound, walked } from './moving.ts';
import { announced, branded, newShape, omen } from './omens.ts';
import type { Play, Plays, Scene } from './scene.ts';
import { assail } from './strike.ts';

/** How many foes have struck or moved in a row, in what is being shown: the more, the quicker. */
const streaks = new WeakMap<Scene, { last: CreatureId; count: number }>();

/** Durations of somebody's deed are divided by this: ten foes one after the other must not bore. */
export function tempoOf(scene: Scene, id: CreatureId): number {
  if (heroSeat(id) !== null) {
    streaks.delete(scene);
    return 1;
  }
  const streak = streaks.get(scene) ?? { last: id, count: 0 };
  if (streak.last !== id) streak.count++;
  streak.last = id;
  streaks.set(scene, streak);
  return Math.min(1.7, 1 + 0.1 * streak.count);
}

const events = (beats: readonly QuestBeat[]) => beats.map(({ event }) => event);

/** An attack flies at these targets; `landed` shows what comes of it there. */
async function attacked(
  scene: Scene,
  beat: QuestBeat,
  targets: readonly CreatureId[],
  landed: (id: CreatureId) => Promise<void>,
): Promise<void> {
  const { event } = beat;
  const strike = (threatOf(event.type === 'quest.struck' ? beat.after : beat.before) ?? threatOf(beat.after))
    ?.strike;
  const by = strike?.by ?? (event.type === 'quest.struck' ? event.by : '');
  const known = targets.flatMap((id) => scene.spots.of(id) ?? []);
  const actor = actorOf(scene, beat, by, 'fierce');
  if (actor === null || strike === undefined) {
    await Promise.all(targets.map(landed));
    return;
  }
  const waiting: Promise<void>[] = [];
  const reached = new Set<number>();
  const land = (which: number | 'all') => {
    for (const [i, { id }] of known.entries()) {
      if ((which !== 'all' && which !== i) || reached.has(i)) continue;
      reached.add(i);
      waiting.push(landed(id));
    }
  };
  const motion = motionOf(strike.shape, strike.kind);
  await assail(motion, {
    scene,
    by: actor,
    targets: known.map(({ heart }) => heart),
    reach: reachIn(scene, actor, motion, known),
    hues: huesOf(beat, by),
    tempo: tempoOf(scene, by),
    land,
  });
  land('all');
  await Promise.all(waiting);
}

/** A declaration that somebody may still answer: the attacker gathers itself, a rim lies round whom it means. */
async function declared(
  scene: Scene,
  beat: QuestBeat,
  by: CreatureId,
  targets: readonly CreatureId[],
): Promise<void> {
  const { kit } = scene.deal;
  const actor = actorOf(scene, beat, by, 'fierce');
  await kit.ready();
  const spots = targets.flatMap((id) => scene.spots.of(id) ?? []);
  const rims = spots.map(({ rect }) => ring(kit, rect, '#f0503c', 620));
  const strike = (threatOf(beat.after) ?? threatOf(beat.before))?.strike;
  if (actor !== null && strike !== undefined) {
    const motion = motionOf(strike.shape, strike.kind);
    rims.push(lightUp(scene, reachIn(scene, actor, motion, spots), 760));
  }
  const { event } = beat;
  const n = event.type === 'quest.struck' ? event.n : [];
  const numbers = spots.map(({ heart, size }, i) =>
    slam(
      scene,
      starburst(false),
      `−${n[i] ?? 0}`,
      { x: heart.x + size * 0.3, y: heart.y - size * 0.3 },
      Math.max(44, size * 0.5),
      620,
    ),
  );
  const lean =
    actor === null
      ? []
      : [act(scene, [actor], 420, (t) => ({ y: actor.ahead * 10 * t, sx: 1 + 0.07 * t, sy: 1 + 0.07 * t }))];
  await Promise.all([...rims, ...numbers, ...lean]);
}

const struck: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type !== 'quest.struck') return 1;
  const { event } = beat;
  const blow = blowOf(events(beats));
  // Somebody is still to answer: what comes of it is shown then.
  if (blow.isOpen) {
    await declared(scene, beat, event.by, event.targets);
    return 1;
  }
  // Cards turned by those who may defend themselves come first: then it is seen whether the blow goes through.
  await Promise.all(
    blow.targets.map(async (id) => {
      const drew = blow.outcomes.get(id)?.drew;
      const spot = scene.spots.of(id);
      if (drew && spot !== null) await playTurned(scene, spot.heart, spot.size, drew);
    }),
  );
  await attacked(scene, beat, event.targets, (id) =>
    outcomeAt(
      scene,
      beat,
      id,
      blow.outcomes.get(id) ?? { n: 0, saved: 0, drew: null },
      event.n[event.targets.indexOf(id)] ?? 0,
    ),
  );
  return blow.length;
};

/** Wounds of a blow that was declared before, of a toll, or of a card. */
const hurt: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type !== 'quest.hurt') return 1;
  const { wounds, length } = woundsOf(events(beats));
  const ids = [...wounds.keys()];
  const wound = (id: CreatureId) => hit(scene, beat, id, wounds.get(id) ?? 0);
  if (beat.event.cause === 'attack') await attacked(scene, beat, ids, wound);
  else await Promise.all(ids.map(wound));
  return length;
};

const drewDefence: Play = async (scene, beats) => {
  const drawn = eventsTogether(events(beats), 'quest.drewDefence');
  const { link } = scene.deal;
  await Promise.all(
    drawn.map(async ({ id, card, stopped }) => {
      const spot = scene.spots.of(id);
      if (spot === null) return;
      await playTurned(scene, spot.heart, spot.size, { card, stopped });
      if (stopped) await shielded(scene, spot.heart, spot.size, link.speech.t('ui.react.stopped'));
    }),
  );
  return Math.max(1, drawn.length);
};

/** Cards or an effect take damage away. */
const lessened: Play = async (scene, beats) => {
  const [beat] = beats;
  const event = beat?.event;
  if (event?.type !== 'quest.prevented' && event?.type !== 'quest.defended') return 1;
  const spot = scene.spots.of(event.target);
  if (spot !== null) await shielded(scene, spot.heart, spot.size, `−${event.n}`);
  return 1;
};

const missed: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type !== 'quest.missed') return 1;
  const { kit, link } = scene.deal;
  const actor = actorOf(scene, beat, beat.event.by, 'fierce');
  if (actor === null) return 1;
  await kit.ready();
  const { spot, ahead } = actor;
  const tempo = tempoOf(scene, beat.event.by);
  const at = { x: spot.heart.x, y: spot.heart.y + ahead * spot.size * 0.5 };
  const words = float(kit, link.speech.t('ui.react.missed'), at, '#fff6e4', 26);
  await act(scene, [actor], 420 / tempo, (t) => {
    const on = Math.sin(Math.min(1, t * 1.6) * Math.PI);
    return { y: ahead * 30 * on, turn: 10 * Math.sin(t * 9) * (1 - t) };
  });
  void burst(kit, at, 'dust', spot.size * 0.9);
  await pause(kit, 260 / tempo);
  void words;
  return 1;
};

const boosted: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type !== 'quest.boosted') return 1;
  const { target, card } = beat.event;
  const spot = scene.spots.of(target);
  if (spot === null) return 1;
  const { kit } = scene.deal;
  const { hand } = scene.at;
  const from = { x: hand.x + hand.width / 2, y: hand.y + 20 };
  await fly(kit, energyCard(card), from, spot.heart, { width: Math.max(40, spot.size * 0.5), duration: 380 });
  await slam(
    scene,
    starburst(false),
    '+1',
    { x: spot.heart.x, y: spot.heart.y - spot.size * 0.2 },
    Math.max(48, spot.size * 0.55),
    560,
  );
  return 1;
};

const healed: Play = async (scene, beats) => {
  const all = eventsTogether(events(beats), 'quest.healed');
  const [beat] = beats;
  if (beat !== undefined) await Promise.all(all.map(({ id, n }) => cured(scene, beat, id, n)));
  return Math.max(1, all.length);
};

const fell: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type !== 'quest.fell') return 1;
  const { id } = beat.event;
  const spot = scene.spots.of(id);
  await fallen(scene, beat, id);
  if (spot === null) return 1;
  bury(scene, spot);
  await stepAll(scene, beat, withoutFallen(beat.after, [id]), [id]);
  return 1;
};

const survived: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type !== 'quest.survived') return 1;
  const { id, ability } = beat.event;
  const { speech } = scene.deal.link;
  const spot = scene.spots.of(id);
  const phew =
    spot === null
      ? []
      : [
          float(
            scene.deal.kit,
            speech.t('ui.react.phew'),
            { x: spot.heart.x, y: spot.rect.y },
            '#fff6e4',
            26,
          ),
        ];
  await Promise.all([announced(scene, beat, id, speech.at(beat.before).card(ability), 0.8), ...phew]);
  return 1;
};

const moved: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type === 'quest.moved') await walked(scene, beat, tempoOf(scene, beat.event.id));
  return 1;
};

const traded: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type === 'quest.traded') await tradedPlaces(scene, beat, beat.event.ids);
  return 1;
};

const rotated: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type === 'quest.rotated') await turnedRound(scene, beat, beat.event.steps);
  return 1;
};

const reshaped: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type === 'quest.reshaped') await newShape(scene, beat.event.id, beat.event.shape);
  return 1;
};

const marked: Play = async (scene, beats) => {
  const all = eventsTogether(events(beats), 'quest.marked');
  await Promise.all(all.map(({ id, tag }) => branded(scene, id, tag)));
  return Math.max(1, all.length);
};

const triggered: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type !== 'quest.triggered') return 1;
  const { id, ability } = beat.event;
  await omen(scene, beat, id, ability, scene.deal.link.speech.at(beat.before).card(ability));
  return 1;
};

const played: Play = async (scene, beats) => {
  const [beat] = beats;
  if (beat?.event.type !== 'quest.played') return 1;
  const { id, card } = beat.event;
  await announced(scene, beat, id, scene.deal.link.speech.at(beat.before).card(card), tempoOf(scene, id));
  return 1;
};

export const FIGHT: Plays = {
  'quest.struck': struck,
  'quest.hurt': hurt,
  'quest.drewDefence': drewDefence,
  'quest.prevented': lessened,
  'quest.defended': lessened,
  'quest.missed': missed,
  'quest.boosted': boosted,
  'quest.healed': healed,
  'quest.fell': fell,
  'quest.survived': survived,
  'quest.moved': moved,
  'quest.traded': traded,
  'quest.rotated': rotated,
  'quest.reshaped': reshaped,
  'quest.marked': marked,
  'quest.triggered': triggered,
  'quest.played': played,
};
