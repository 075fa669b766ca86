/** Fantasy Pug Quest as rules for the engine. */

import { Engine } from '../kernel/engine.ts';
import { checkMods } from '../kernel/mods.ts';
import type { Rules } from '../kernel/rules.ts';
import { type Refusal, refuse } from '../kernel/state.ts';
import { audit, isQuestState } from './audit.ts';
import { cloneQuest } from './clone.ts';
import { attackScript } from './combat/attack.ts';
import { fallScript, heroFallScript } from './combat/fall.ts';
import { monsterFallScript } from './combat/loot.ts';
import { seenScript } from './combat/seen.ts';
import { fxScript } from './effects/run.ts';
import { triggerScript } from './effects/triggers.ts';
import { drawScript, dropScript } from './energy.ts';
import type { QuestEvent } from './events.ts';
import { rewardScript } from './lord.ts';
import { exchangeScript, marketScript } from './market.ts';
import { MODS } from './mods/index.ts';
import { foeTurn } from './monsters.ts';
import { heroCount, lordSeat } from './query.ts';
import { roundScript } from './round.ts';
import type { QuestSetup } from './schema-setup.ts';
import { checkSetup, initialState } from './setup.ts';
import type { Quest } from './state.ts';
import { tollScript } from './toll.ts';
import { TUNABLES } from './tunables.ts';
import { discardScript, heroTurn } from './turn.ts';
import { installTwists, type Twist } from './twists.ts';
import { imagine, type QuestView, redact, viewOf } from './view.ts';
import { questGame, worldScript } from './world.ts';

const mods: Record<string, Twist> = MODS;
installTwists(mods);

function check(setup: QuestSetup): Refusal | null {
  const refusal = checkSetup(setup);
  if (refusal !== null) return refusal;
  const wrong = checkMods(setup, mods);
  if (wrong === null) return null;
  const { code, ...data } = wrong;
  return refuse(code, null, data);
}

export const quest: Rules<QuestSetup, Quest, QuestView, QuestEvent> = {
  id: 'quest',
  version: 2,
  scripts: [
    questGame,
    worldScript,
    roundScript,
    heroTurn,
    foeTurn,
    discardScript,
    drawScript,
    dropScript,
    tollScript,
    attackScript,
    seenScript,
    fallScript,
    heroFallScript,
    monsterFallScript,
    rewardScript,
    marketScript,
    exchangeScript,
    fxScript,
    triggerScript,
  ],
  forms: {},
  tunables: TUNABLES,
  mods,
  seats: (setup) => {
    const heroes = Array.from({ length: heroCount(setup) }, () => ({ role: 'hero', team: 0 }));
    return lordSeat(setup) === null ? heroes : [...heroes, { role: 'lord', team: 1 }];
  },
  checkSetup: check,
  initial: initialState,
  view: viewOf,
  imagine,
  redact,
  clone: cloneQuest,
  audit,
  isState: isQuestState,
};

export const questEngine = new Engine(quest);
