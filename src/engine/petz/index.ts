/** Dungeon Petz as rules for the engine. */

import { Engine } from '../kernel/engine.ts';
import { checkMods } from '../kernel/mods.ts';
import type { Rules } from '../kernel/rules.ts';
import { type Refusal, refuse } from '../kernel/state.ts';
import { darkAlleys } from './alleys/index.ts';
import { audit, isPetzState } from './audit.ts';
import { clonePetz } from './clone.ts';
import type { PetzEvent } from './events.ts';
import { installExpansion } from './expansion.ts';
import { modScripts, mods } from './mods/index.ts';
import { agingPhase } from './phases/aging.ts';
import { businessPhase } from './phases/business.ts';
import { needsForms, needsPhase } from './phases/needs.ts';
import { shoppingPhase } from './phases/shopping.ts';
import { showingPhase, showTurn } from './phases/show/turn.ts';
import { petzGame, petzRound } from './round.ts';
import type { PetzSetup } from './schema-setup.ts';
import { checkSetup, initialState } from './setup.ts';
import { readBooks } from './spaces/artifacts.ts';
import type { Petz } from './state.ts';
import { TUNABLES } from './tunables.ts';
import { imagine, type PetzView, redact, viewOf } from './view.ts';

installExpansion(darkAlleys);

function check(setup: PetzSetup): Refusal | null {
  const refusal = checkSetup(setup);
  if (refusal !== null) return refusal;
  const wrong = checkMods(setup, mods);
  if (wrong === null) return null;
  const { code, ...data } = wrong;
  return refuse(code, null, { ...data });
}

export const petz: Rules<PetzSetup, Petz, PetzView, PetzEvent> = {
  id: 'petz',
  version: 2,
  scripts: [
    petzGame,
    petzRound,
    shoppingPhase,
    readBooks,
    needsPhase,
    showingPhase,
    showTurn,
    businessPhase,
    agingPhase,
    ...darkAlleys.scripts,
    ...modScripts,
  ],
  forms: { ...needsForms, ...darkAlleys.forms },
  tunables: TUNABLES,
  mods,
  seats: (setup) => Array.from({ length: setup.seats }, (_, team) => ({ role: 'rival', team })),
  checkSetup: check,
  initial: initialState,
  view: viewOf,
  imagine,
  redact,
  clone: clonePetz,
  audit,
  isState: isPetzState,
};

export const petzEngine = new Engine(petz);
