/**
 * The strongest: as Hero it looks at more options than the master, in more imaginations, and lets what falls behind go. It
 * also thinks about what the master answers at sight: cards, places, the market. The Evil Lord thinks otherwise, see below.
 */

import { checkChoice, sampleChoice } from '../../../engine/kernel/domain.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import { heroCount, lordSeat } from '../../../engine/quest/query.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { plainly, type QuestBot, type QuestTools, type Weighed } from '../../bot.ts';
import { hard } from '../hard.ts';
import { imagination } from '../rate.ts';
import { explained } from '../reasons.ts';
import { sameness } from '../rehearse.ts';
import { halveRunners, settle } from '../search/doubt.ts';
import { optionsFor } from '../search/options.ts';
import { isWaiting } from '../search/patience.ts';
import { cycleReach, reachOf, sceneOf, tryOut, turnReach } from '../search/play-on.ts';
import { type Lap, leadOver, type Runner, race, weighed } from '../search/race.ts';
import { worthFor } from '../value.ts';

// The strongest Evil Lord: knows what the master would do, looks at all else in many imaginations and farther
// ahead, and does it where it is better beyond doubt.

interface LordSkill {
  /** Thoughts to the end at the usual budget, shared by all answers. */
  plays: number;
  /** By how many standard errors another answer must be better than the master's. */
  doubt: number;
  /** How many turns a thought takes against one Hero alone, where everybody has soon had one. */
  turns: number;
}

/** An overlord with other numbers, for measuring what they are worth. */
function overlordWith({ plays, doubt, turns }: LordSkill): QuestBot {
  return {
    name: 'archimp',
    decide(view, ask, domain, tools) {
      const { engine, rng } = tools;
      const seat = view.seat ?? 0;
      const known = hard.decide(view, ask, domain, tools);
      if (domain.type !== 'pick' || domain.options.length < 2) return known;
      const s = engine.imagine(view, rng);
      const key = JSON.stringify(known.choice);
      const others = optionsFor(s, seat, ask.kind, domain, rng).filter(
        (choice) =>
          JSON.stringify(choice) !== key && checkChoice(domain, choice, engine.rules.forms) === null,
      );
      if (others.length === 0) return known;
      const reach = heroCount(s.setup) === 1 ? reachOf(turns) : cycleReach;
      const runners = halveRunners(
        [known.choice, ...others],
        plays * tools.budget,
        () => imagination(view, tools, reach),
        () => tools.outOfTime?.() ?? false,
      );
      const first = runners.find(({ choice }) => choice === known.choice);
      if (first === undefined) return known;
      const chosen = settle(runners, first, doubt);
      const alternatives = [chosen, ...runners.filter((one) => one !== chosen)].slice(0, 3).map(weighed);
      if (chosen === first) return { ...known, weighed: alternatives };
      return {
        ...explained({ s, seat, kind: ask.kind, choice: chosen.choice, tools }),
        weighed: alternatives,
      };
    },
  };
}

const overlord: QuestBot = overlordWith({ plays: 100, doubt: 1, turns: 9 });

/** Options that go into the race. */
const STARTERS = 5;

/** Which card to take and what to hand over is as well decided at sight. */
const AT_SIGHT = new Set(['quest.draw', 'quest.give']);
/** Questions whose answer shows late: another answer than the one at sight must be better for sure. */
const SLOW = new Set(['quest.place', 'quest.market', 'quest.discard', 'quest.drop', 'quest.lose']);
const CLEARLY = 1;

interface Trial {
  choice: Json;
  value: number;
  key: string;
  /** Whether the World is over by the end of the turn. */
  over: boolean;
}

/** Every option to the end of the turn, as long as there is time. */
function tryAll(imagined: Quest, seat: Seat, options: readonly Json[], tools: QuestTools): Trial[] {
  const scene = sceneOf(imagined, tools.rng);
  const trials: Trial[] = [];
  for (const choice of options) {
    if (trials.length > 1 && tools.outOfTime?.()) break;
    const s = tryOut(scene, seat, choice, turnReach, tools);
    const over = s.over === 'cleared' || s.number > imagined.number;
    trials.push({ choice, value: worthFor(s, seat), key: sameness({ choice, s, value: 0 }), over });
  }
  return trials;
}

/** Of options that come to the same by the end of the turn the first; the best few of them, and the one at sight. */
function starters(imagined: Quest, seat: Seat, options: readonly Json[], tools: QuestTools): Json[] {
  if (options.length < 2) return [...options];
  const trials = tryAll(imagined, seat, options, tools);
  const waits = isWaiting(imagined);
  const allowed = trials.filter(({ over }) => !(waits && over));
  const different = allowed.filter(({ key }, i) => allowed.findIndex((other) => other.key === key) === i);
  const [first, ...others] = different;
  const best = others.sort((a, b) => b.value - a.value).slice(0, STARTERS - 1);
  return (first === undefined ? best : [first, ...best]).map(({ choice }) => choice);
}

/** The winner, or the answer at sight where that is not clearly worse. */
function chosen(kind: string, first: Json, ranked: readonly Runner[]): Runner | undefined {
  const [winner] = ranked;
  const atSight = ranked.find(({ choice }) => choice === first);
  if (winner === undefined || atSight === undefined || !SLOW.has(kind)) return winner;
  const { lead, error } = leadOver(winner, atSight);
  return lead > CLEARLY * error ? winner : atSight;
}

/** The chosen option and the best others, where there was anything to weigh. */
function alternatives(winner: Runner, ranked: readonly Runner[]): Weighed[] {
  return [winner, ...ranked.filter((one) => one !== winner)].slice(0, 3).map(weighed);
}

/** An archimp whose Heroes run other laps, for measuring what they are worth. */
export function questArchimpWith(name: string, laps: readonly Lap[]): QuestBot {
  return {
    name,
    decide(view, ask, domain, tools) {
      const seat = view.seat ?? 0;
      if (seat === lordSeat(view.setup)) return overlord.decide(view, ask, domain, tools);
      const { engine, rng } = tools;
      const { forms } = engine.rules;
      const s = engine.imagine(view, rng);
      const options = optionsFor(s, seat, ask.kind, domain, rng).filter(
        (choice) => checkChoice(domain, choice, forms) === null,
      );
      const [first] = options;
      if (first === undefined) return plainly(sampleChoice(domain, rng, forms));
      const scene = { s, seat, kind: ask.kind, tools };
      const running = AT_SIGHT.has(ask.kind) ? [first] : starters(s, seat, options, tools);
      if (running.length < 2) return explained({ ...scene, choice: first });
      const course = laps.map(({ times, keep }) => ({
        times: Math.max(1, Math.round(times * tools.budget)),
        keep,
      }));
      const outOfTime = () => tools.outOfTime?.() ?? false;
      const ranked = race(running, course, () => imagination(view, tools), outOfTime);
      const winner = chosen(ask.kind, first, ranked);
      if (winner === undefined) return explained({ ...scene, choice: first });
      return { ...explained({ ...scene, choice: winner.choice }), weighed: alternatives(winner, ranked) };
    },
  };
}

/**
 * From one imagination to the next what two options bring differs by three times as much as they truly do: a few of them
 * choose little better than at sight.
 */
export const questArchimp = questArchimpWith('archimp', [
  { times: 8, keep: 4 },
  { times: 8, keep: 2 },
  { times: 16, keep: 1 },
]);
