/** Fewer groups leave the shops, or fewer imps in them. */

import type * as v from 'valibot';
import { type Domain, isRecord } from '../../kernel/domain.ts';
import { parts, wholeNumber } from '../../kernel/schema-words.ts';
import { type Json, refuse } from '../../kernel/state.ts';
import { shopOf } from '../query.ts';
import { entriesNow, isOn, modifier, tellTwist, timed } from './kit.ts';

type Split = Extract<Domain, { type: 'split' }>;

/** Changes a question about groups. */
function split(domain: Domain, change: (domain: Split) => Domain): Domain {
  return domain.type === 'split' ? change(domain) : domain;
}

const speedShape = parts({ groups: wholeNumber(1, 6), ...timed });
type SpeedArg = v.InferOutput<typeof speedShape>;

/** `{ "groups": 3, "rounds": [2, 4] }`: at most so many groups leave each shop. */
export const speedRound = modifier('speedRound', speedShape, {
  narrow: {
    'petz.group': (s, _seat, domain, arg) => {
      if (!isOn(arg, s.round)) return domain;
      return split(domain, (x) => ({ ...x, parts: Math.min(x.parts, arg.groups) }));
    },
  },
  why: {
    'petz.group': (s, _seat, choice, arg) => {
      const tooMany = isOn(arg, s.round) && Array.isArray(choice) && choice.length > arg.groups;
      const most = Math.min(...entriesNow<SpeedArg>(s, 'speedRound').map(({ groups }) => groups));
      return tooMany ? refuse('tooManyGroups', null, { most }) : null;
    },
  },
  after: {
    'petz.round/setup'(c, arg) {
      if (isOn(arg, c.s.round)) tellTwist(c, 'speedRound', 'hurry', arg.groups);
    },
  },
});

/** Imps that a choice of groups sends out. */
function sent(choice: Json): number {
  if (!Array.isArray(choice)) return 0;
  return choice.reduce((sum: number, group: Json) => {
    const imps = isRecord(group) ? group.imps : 0;
    return sum + (typeof imps === 'number' ? imps : 0);
  }, 0);
}

const strikeShape = parts({ home: wholeNumber(1, 6), ...timed });
type StrikeArg = v.InferOutput<typeof strikeShape>;

/** `{ "home": 2, "rounds": [3] }`: so many imps of each shop will not go out; at home they do what is asked of them. */
export const strike = modifier('strike', strikeShape, {
  narrow: {
    'petz.group': (s, _seat, domain, arg) => {
      if (!isOn(arg, s.round)) return domain;
      return split(domain, (x) => ({
        ...x,
        stocks: { ...x.stocks, imps: Math.max(0, (x.stocks.imps ?? 0) - arg.home) },
      }));
    },
  },
  why: {
    'petz.group': (s, seat, choice, arg) => {
      const strikers = entriesNow<StrikeArg>(s, 'strike').reduce((sum, { home }) => sum + home, 0);
      const most = Math.max(0, shopOf(s, seat).home - strikers);
      const tooMany = isOn(arg, s.round) && sent(choice) > most;
      return tooMany ? refuse('onStrike', null, { imps: most }) : null;
    },
  },
  after: {
    'petz.round/setup'(c, arg) {
      if (isOn(arg, c.s.round)) tellTwist(c, 'strike', 'strike', arg.home);
    },
  },
});
