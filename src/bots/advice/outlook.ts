/**
 * What answers promise in a level: each is played on from the same imaginations, and at the end of each not only the
 * points are looked at, or the chance to win, but the goals too.
 */

import type { GameId } from '../../engine/games.ts';
import type { Rng } from '../../engine/kernel/rng.ts';
import type { GameEvent, Json } from '../../engine/kernel/state.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { questEngine } from '../../engine/quest/index.ts';
import { Table } from '../petz/index.ts';
import { judge } from '../quest/search/chance.ts';
import { cycleReach, type Imagined, sceneOf, tryOut } from '../quest/search/play-on.ts';
import type { BotQuestion } from '../roster.ts';
import { type Aims, goalsAt, promise } from './aims.ts';

/** What an answer has come to in one imagination. */
export interface LevelOutlook {
  /** Points ahead of the best rival; in the quest the chance to win in hundredths. */
  worth: number;
  /** How good each goal looks, from 0 to 1. */
  goals: number[];
  /** Whether the game is at its end there, and its goals are reached or lost. */
  isOver: boolean;
}

/** Plays an answer on in the imagination of a number. */
type Foresee = (n: number, choice: Json) => LevelOutlook;

type Redact = { rules: { redact(event: never, seat: number): unknown } };

/** The goals at the end of what was played on. */
function goalsAfter(
  aims: Aims,
  { rules }: Redact,
  view: unknown,
  happened: readonly GameEvent[],
  outcome: unknown,
): number[] {
  const events = happened.flatMap((event) => (rules.redact(event as never, aims.seat) ?? []) as GameEvent);
  const states = goalsAt(aims, { view, events, outcome: outcome as never });
  return states.map((state, i) => promise(aims.level.goals[i] ?? { id: '' }, state));
}

function inShops(question: BotQuestion<'petz'>, aims: Aims, rng: Rng): Foresee {
  const engine = petzEngine;
  const table = new Table(question.view, { engine, rng, budget: 1 });
  return (n, choice) => {
    const events: GameEvent[] = [];
    const s = table.playOn(n, choice, events as never[]);
    const goals = goalsAfter(aims, engine, engine.view(s, aims.seat), events, s.outcome);
    return { worth: table.lead(s), goals, isOver: s.outcome !== null };
  };
}

function inQuest({ view }: BotQuestion<'quest'>, aims: Aims, rng: Rng): Foresee {
  const engine = questEngine;
  const tools = { engine, rng, budget: 1 };
  const seat = view.seat ?? 0;
  const scenes: Imagined[] = [];
  return (n, choice) => {
    while (scenes.length <= n) scenes.push(sceneOf(engine.imagine(view, rng), rng));
    const scene = scenes[n] as Imagined;
    const events: GameEvent[] = [];
    const s = tryOut(scene, seat, choice, cycleReach, tools, events as never[]);
    const goals = goalsAfter(aims, engine, engine.view(s, aims.seat), events, s.outcome);
    return { worth: 100 * judge(scene.imagined, seat)(s), goals, isOver: s.outcome !== null };
  };
}

/** Looks ahead for the seat that a question is put to. */
export function foresight<G extends GameId>(question: BotQuestion<G>, aims: Aims, rng: Rng): Foresee {
  return question.game === 'petz'
    ? inShops(question as BotQuestion<'petz'>, aims, rng)
    : inQuest(question as BotQuestion<'quest'>, aims, rng);
}
