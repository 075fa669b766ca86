/** An epidemic: every pet has to cope with more disease than its cards show. */

import { petsOf, shopOf } from '../query.ts';
import { between, fields, isOn, type PetzModifier, read, type Timed, tellTwist, theRounds } from './kit.ts';

interface Plague extends Timed {
  needs?: number;
}

/** `{ "rounds": [3, 4], "needs": 2 }`: one disease need more for each pet, or so many. They count for nothing else. */
export const plague: PetzModifier = {
  id: 'plague',
  check: (arg) => fields(arg, {}, { rounds: theRounds, needs: between(1, 3) }),
  points(arg) {
    const { needs: more = 1 } = read<Plague>(arg);
    return {
      diseaseNeeds: (c, _v, _at, needs) => (isOn(arg, c.s.round) ? needs + more : needs),
      beginTurn(c, v) {
        const pets = petsOf(shopOf(c.s, v.seat)).length;
        if (pets > 0 && isOn(arg, c.s.round)) tellTwist(c, 'plague', 'sick', pets * more, v.seat);
      },
    };
  },
};
