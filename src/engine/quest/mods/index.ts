/** Every modifier of Pug Quest. A new one stands in the file of its subject, with a line here, and its words. */

import type { Twist } from '../twists.ts';
import { drought, lordBudget, sealed } from './energy.ts';
import { companion, guest } from './heroes.ts';
import { ambush, earlyBoss, hungryMonsters, waves } from './monsters.ts';
import { carryTime, fog, treasureHunt } from './worlds.ts';

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
