/** Blows, shots, wounds, defences, moving, falling: which play tells which event. */

import { heroSeat, threatOf } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import { middleOf } from '../../../ui/rect.ts';
import { burst, float, fly, ring } from '../../table/motion/index.ts';
import { pause } from '../../table/motion/run.ts';
import { energyCard } from '../art.ts';
import type { QuestBeat } from '../types.ts';
import { act, actorOf, huesOf } from './actor.ts';
import { blowOf, eventsTogether, motionOf, woundsOf } from './fight-plan.ts';
import { bury, withoutFallen } from './graves.ts';
import { besideHeart, cured, fallen, hit, outcomeAt, playTurned, shielded, slam } from './impact.ts';
import { lightUp, reachIn, stepAll, tradedPlaces, turnedRound, walked } from './moving.ts';
import { announced, branded, newShape, omen } from './omens.ts';
import type { Plays, QuestEventOf, Scene } from './scene.ts';
import { assail } from './strike.ts';

/** How many foes have struck or moved in a row, in what is being shown: the more, the quicker. */
const streaks = new WeakMap<Scene, { last: CreatureId; count: number }>();

/** Durations of a foe's action are divided by this: ten foes one after the other must not bore. */
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

/** The attack that an event is about. */
const strikeIn = ({ event, before, after }: QuestBeat) =>
  (threatOf(event.type === 'quest.struck' ? after : before) ?? threatOf(after))?.strike;

/** An attack flies at these targets; `landed` shows what comes of it there. */
async function attacked(
  scene: Scene,
  targets: readonly CreatureId[],
  landed: (id: CreatureId) => Promise<void>,
): Promise<unknown> {
  const strike = strikeIn(scene.beat);
  const known = targets.flatMap((id) => scene.spots.of(id) ?? []);
  const actor = strike === undefined ? null : actorOf(scene, strike.by, 'fierce');
  if (actor === null || strike === undefined) return Promise.all(targets.map(landed));
  const waiting = new Map<CreatureId, Promise<void>>();
  const land = (which: number | 'all') => {
    for (const [i, { id }] of known.entries())
      if ((which === 'all' || which === i) && !waiting.has(id)) waiting.set(id, landed(id));
  };
  const motion = motionOf(strike.shape, strike.kind);
  await assail(motion, {
    scene,
    by: actor,
    targets: known.map(({ heart }) => heart),
    reach: reachIn(scene, actor, motion, known),
    hues: huesOf(scene, strike.by),
    tempo: tempoOf(scene, strike.by),
    land,
  });
  return Promise.all(waiting.values());
}

/** A declaration that a player may still answer: the attacker gathers itself, a rim lies round whom it means. */
async function declared(scene: Scene, { by, targets, n }: QuestEventOf<'quest.struck'>): Promise<unknown> {
  const { kit } = scene;
  const actor = actorOf(scene, by, 'fierce');
  await kit.ready();
  const spots = targets.flatMap((id) => scene.spots.of(id) ?? []);
  const strike = strikeIn(scene.beat);
  const motion = strike === undefined ? null : motionOf(strike.shape, strike.kind);
  return Promise.all([
    ...spots.map(({ rect }) => ring(kit, rect, '#f0503c', 620)),
    ...spots.map((spot, i) =>
      slam(scene, -(n[i] ?? 0), besideHeart(spot), Math.max(44, spot.size * 0.5), 620),
    ),
    actor !== null && motion !== null && lightUp(scene, reachIn(scene, actor, motion, spots), 760),
    actor !== null &&
      act(scene, [actor], 420, (t) => ({ y: actor.ahead * 10 * t, sx: 1 + 0.07 * t, sy: 1 + 0.07 * t })),
  ]);
}

/** Cards or an effect take damage away. */
const lessened = async (scene: Scene, { target, n }: { target: CreatureId; n: number }) => {
  const spot = scene.spots.of(target);
  if (spot !== null) await shielded(scene, spot, `−${n}`);
};

export const FIGHT: Plays = {
  'quest.struck': async (scene, event, beats) => {
    const blow = blowOf(events(beats));
    // A player is still to answer: what comes of it is shown then.
    if (blow.isOpen) return declared(scene, event);
    // Cards turned by those who may defend themselves come first: then it is seen whether the blow goes through.
    await Promise.all(
      blow.targets.map(async (id) => {
        const drew = blow.outcomes.get(id)?.drew;
        const spot = scene.spots.of(id);
        if (drew && spot !== null) await playTurned(scene, spot, drew);
      }),
    );
    await attacked(scene, event.targets, (id) => outcomeAt(scene, id, blow.outcomes.get(id)?.n ?? 0));
    return blow.length;
  },

  /** Wounds of a blow that was declared before, of a toll, or of a card. */
  'quest.hurt': async (scene, { cause }, beats) => {
    const { wounds, length } = woundsOf(events(beats));
    const ids = [...wounds.keys()];
    const wound = (id: CreatureId) => hit(scene, id, wounds.get(id) ?? 0);
    if (cause === 'attack') await attacked(scene, ids, wound);
    else await Promise.all(ids.map(wound));
    return length;
  },

  'quest.drewDefence': async (scene, _event, beats) => {
    const drawn = eventsTogether(events(beats), 'quest.drewDefence');
    const { speech } = scene;
    await Promise.all(
      drawn.map(async ({ id, card, stopped }) => {
        const spot = scene.spots.of(id);
        if (spot === null) return;
        await playTurned(scene, spot, { card, stopped });
        if (stopped) await shielded(scene, spot, speech.t('ui.react.stopped'));
      }),
    );
    return drawn.length;
  },

  'quest.prevented': lessened,
  'quest.defended': lessened,

  'quest.missed': async (scene, { by }) => {
    const { kit, speech } = scene;
    const actor = actorOf(scene, by, 'fierce');
    if (actor === null) return;
    await kit.ready();
    const { spot, ahead } = actor;
    const tempo = tempoOf(scene, by);
    const at = { x: spot.heart.x, y: spot.heart.y + ahead * spot.size * 0.5 };
    void float(kit, speech.t('ui.react.missed'), at, '#fff6e4', 26);
    await act(scene, [actor], 420 / tempo, (t) => {
      const on = Math.sin(Math.min(1, t * 1.6) * Math.PI);
      return { y: ahead * 30 * on, turn: 10 * Math.sin(t * 9) * (1 - t) };
    });
    void burst(kit, at, 'dust', spot.size * 0.9);
    await pause(kit, 260 / tempo);
  },

  'quest.boosted': async (scene, { target, card }) => {
    const spot = scene.spots.of(target);
    if (spot === null) return;
    const { heart, size } = spot;
    const { kit } = scene;
    const from = { x: middleOf(scene.at.hand).x, y: scene.at.hand.y + 20 };
    await fly(kit, energyCard(card), from, heart, { width: Math.max(40, size * 0.5), duration: 380 });
    await slam(scene, 1, { x: heart.x, y: heart.y - size * 0.2 }, Math.max(48, size * 0.55), 560);
  },

  'quest.healed': async (scene, _event, beats) => {
    const all = eventsTogether(events(beats), 'quest.healed');
    await Promise.all(all.map(({ id, n }) => cured(scene, id, n)));
    return all.length;
  },

  'quest.fell': async (scene, { id }) => {
    const spot = scene.spots.of(id);
    await fallen(scene, id);
    if (spot === null) return;
    bury(scene, spot);
    await stepAll(scene, withoutFallen(scene.beat.after, [id]), [id]);
  },

  'quest.survived': async (scene, { id, ability }) => {
    const { kit, speech } = scene;
    const spot = scene.spots.of(id);
    const over = spot === null ? null : { x: spot.heart.x, y: spot.rect.y };
    await Promise.all([
      announced(scene, id, speech.at(scene.beat.before).card(ability), 0.8),
      over !== null && float(kit, speech.t('ui.react.phew'), over, '#fff6e4', 26),
    ]);
  },

  'quest.moved': (scene, event) => walked(scene, event, tempoOf(scene, event.id)),
  'quest.traded': (scene, { ids }) => tradedPlaces(scene, ids),
  'quest.rotated': (scene, { steps }) => turnedRound(scene, steps),
  'quest.reshaped': (scene, { id, shape }) => newShape(scene, id, shape),

  'quest.marked': async (scene, _event, beats) => {
    const all = eventsTogether(events(beats), 'quest.marked');
    await Promise.all(all.map(({ id, tag }) => branded(scene, id, tag)));
    return all.length;
  },

  'quest.triggered': (scene, { id, ability }) =>
    omen(scene, id, ability, scene.speech.at(scene.beat.before).card(ability)),

  'quest.played': (scene, { id, card }) =>
    announced(scene, id, scene.speech.at(scene.beat.before).card(card), tempoOf(scene, id)),
};
