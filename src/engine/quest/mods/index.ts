/** Every modifier of Pug Quest. A new one is a file beside this, a line here, and its words. */

import type { Twist } from '../twists.ts';
import { ambush } from './ambush.ts';
import { carryTime } from './carry-time.ts';
import { companion } from './companion.ts';
import { drought } from './drought.ts';
import { earlyBoss } from './early-boss.ts';
import { fog } from './fog.ts';
import { guest } from './guest.ts';
import { hungryMonsters } from './hungry-monsters.ts';
import { lordBudget } from './lord-budget.ts';
import { sealed } from './sealed.ts';
import { treasureHunt } from './treasure-hunt.ts';
import { waves } from './waves.ts';

export const MODS = {
  waves,
  drought,
  carryTime,
  fog,
  companion,
  lordBudget,
  hungryMonsters,
  ambush,
  treasureHunt,
  guest,
  earlyBoss,
  sealed,
} satisfies Record<string, Twist>;
