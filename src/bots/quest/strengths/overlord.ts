/**
 * The strongest Evil Lord: knows what the master would do, looks at all else in many imaginations and farther ahead, and
 * does it where it is better beyond doubt.
 */

import { checkChoice } from '../../../engine/kernel/domain.ts';
import type { QuestBot } from '../../bot.ts';
import { hard } from '../hard.ts';
import { imagination } from '../rate.ts';
import { explained } from '../reasons.ts';
import { halve, settle } from '../search/doubt.ts';
import { optionsFor } from '../search/options.ts';
import { reachOf } from '../search/play-on.ts';
import { weighed } from '../search/race.ts';

interface Skill {
  /** Thoughts to the end at the usual budget, shared by all answers. */
  plays: number;
  /** By how many standard errors another answer must be better than the master's. */
  doubt: number;
  /** How many turns of everybody a thought takes. */
  cycles: number;
}

/** An overlord with other numbers, for measuring what they are worth. */
function overlordWith({ plays, doubt, cycles }: Skill): QuestBot {
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
      const runners = halve(
        [known.choice, ...others],
        plays * tools.budget,
        () => imagination(view, tools, reachOf(cycles)),
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

export const overlord: QuestBot = overlordWith({ plays: 100, doubt: 1, cycles: 1 });
