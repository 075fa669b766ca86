/** Action spaces that nobody may use. What lies there comes and goes as ever. */

import { spacesOf } from '../spaces/all.ts';
import type { PetzSetup } from '../state.ts';
import {
  checkEach,
  fields,
  isOn,
  oneOf,
  type PetzModifier,
  read,
  type Timed,
  tellTwist,
  theRounds,
} from './kit.ts';

interface Closed extends Timed {
  spaces: string[];
}

const names = (setup: PetzSetup): string[] => spacesOf({ setup }).map(({ id }) => id);

/** `{ "spaces": ["hospital", "judge"], "rounds": [2] }` */
export const closed: PetzModifier = {
  id: 'closed',
  check: (arg, setup) => fields(arg, { spaces: checkEach(oneOf(names(setup))) }, { rounds: theRounds }),
  after: {
    'petz.round/setup'(c, arg) {
      if (!isOn(arg, c.s.round)) return;
      const { spaces } = read<Closed>(arg);
      const { town } = c.s;
      town.closed = [...new Set([...(town.closed ?? []), ...spaces])];
      tellTwist(c, 'closed', 'shut', spaces.length);
    },
    'petz.aging/imps'(c) {
      delete c.s.town.closed;
    },
  },
};
