/**
 * A child's helper, and an adversary for a child: plays at sight and often does something else that is fun as well, but
 * never what only does harm to its own side.
 */

import { checkChoice, type Domain, sampleChoice } from '../../../engine/kernel/domain.ts';
import type { Rng } from '../../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import { heroId, lifeLeft, lordSeat } from '../../../engine/quest/query.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import type { Act } from '../../../engine/quest/turn.ts';
import { plainly, type QuestBot } from '../../bot.ts';
import { actWorth } from '../acts.ts';
import { quickAnswer } from '../quick.ts';
import { explained } from '../reasons.ts';

/** What it never thinks about, as long as any answer does. */
const UNSEEN = new Set([
  'quest.draw',
  'quest.place',
  'quest.shift',
  'quest.aim',
  'quest.target',
  'quest.lordMove',
]);
/** What it likes to forget, though not when its Hero is in danger. */
const FORGOTTEN = new Set([
  'quest.riposte',
  'quest.defend',
  'quest.shield',
  'quest.seen',
  'quest.bonus',
  'quest.lordPlay',
]);
/** How often it does something else than what looks best. */
const SLIP = 0.5;
/** Acts that look worse than this do harm; to step aside and to take cards is never worse. */
const HARM = -0.3;
const DANGER = 2;

/** An act that does no harm; to end the turn is one only where there is no other. */
function anyAct(s: Quest, seat: Seat, options: readonly Json[], rng: Rng): Json {
  const harmless = options.filter((option) => {
    const act = option as unknown as Act;
    if (act.do === 'end' || act.do === 'discard' || act.do === 'change') return false;
    return act.do === 'move' || actWorth(s, seat, act) > HARM;
  });
  return harmless[rng.below(Math.max(1, harmless.length))] ?? { do: 'end' };
}

function isInDanger(s: Quest, seat: Seat): boolean {
  return seat !== lordSeat(s.setup) && lifeLeft(s, heroId(seat)) <= DANGER;
}

/** Something else than what looks best; null stands for doing nothing. */
function slip(s: Quest, seat: Seat, kind: string, domain: Domain, rng: Rng): Json | undefined {
  if (domain.type !== 'pick') return undefined;
  if (UNSEEN.has(kind)) return domain.options[rng.below(domain.options.length)];
  if (rng.next() >= SLIP) return undefined;
  if (kind === 'quest.act') return anyAct(s, seat, domain.options, rng);
  return FORGOTTEN.has(kind) && domain.options.includes(null) && !isInDanger(s, seat) ? null : undefined;
}

export const hatchling: QuestBot = {
  name: 'hatchling',
  decide(view, ask, domain, tools) {
    const { engine, rng } = tools;
    const { forms } = engine.rules;
    const seat = view.seat ?? 0;
    const s = engine.imagine(view, rng);
    const other = slip(s, seat, ask.kind, domain, rng);
    const choice = other === undefined ? quickAnswer(s, seat, ask.kind, domain, rng) : other;
    if (checkChoice(domain, choice, forms) !== null) return plainly(sampleChoice(domain, rng, forms));
    return explained({ s, seat, kind: ask.kind, choice, tools });
  },
};
