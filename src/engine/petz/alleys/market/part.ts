/** Withdrawing, cutting in, the black market, the bodyguard, the fortune teller (DA-GROUP, DA-BLACK, DA-BODY, DA-FORTUNE). */

import type { Seat } from '../../../kernel/state.ts';
import type { Companion, Petz } from '../../state.ts';
import { join } from '../join.ts';
import type { Part } from '../part.ts';
import { bodyguardHome, hatHome } from '../query.ts';
import { forget, forgetFortunes, fortuneTeller, visit } from './fortune.ts';
import { market } from './market.ts';
import { whyNoWithdrawal, withdraw, withdrawals } from './withdraw.ts';

/** Whoever of the companions is at home may go with a group (DA-BODY-04, DA-ARTIFACT-FANCYHAT-01). */
function companionsAtHome(s: Pick<Petz, 'shops' | 'town'>, seat: Seat): Partial<Record<Companion, number>> {
  const found: Partial<Record<Companion, number>> = {};
  if (bodyguardHome(s, seat)) found.bodyguard = 1;
  if (hatHome(s, seat)) found.hat = 1;
  return found;
}

export const marketPart: Part = {
  spaces: [market, fortuneTeller],
  scripts: [join, visit, forget],
  companions: companionsAtHome,
  moves: withdrawals,
  whyNoMove: whyNoWithdrawal,
  move: withdraw,
  discarded: forgetFortunes,
};
