/** A hand-written copy of the state, faster than the generic one, for search. */

import { copy, each } from '../kernel/data.ts';
import type { Foe, Hero, Mark, Quest, Used } from './state.ts';

const cloneUsed = (used: Used): Used => ({ turn: used.turn.slice(), world: used.world.slice() });
const cloneMarks = (marks: readonly Mark[]): Mark[] => each(marks, (mark) => ({ ...mark }));

export function cloneHero(hero: Hero): Hero {
  return {
    card: hero.card,
    status: hero.status,
    damage: hero.damage,
    xp: hero.xp.slice(),
    hand: hero.hand === null ? null : hero.hand.slice(),
    treasures: hero.treasures.slice(),
    prizes: hero.prizes.slice(),
    marks: cloneMarks(hero.marks),
    used: cloneUsed(hero.used),
    nextActions: hero.nextActions,
    losesAction: hero.losesAction,
  };
}

function cloneFoe(foe: Foe): Foe {
  return {
    card: foe.card,
    boss: foe.boss,
    life: foe.life,
    damage: foe.damage,
    marks: cloneMarks(foe.marks),
    treasures: foe.treasures.slice(),
    used: cloneUsed(foe.used),
    shape: foe.shape,
    nextActions: foe.nextActions,
  };
}

/** The parts that are public and look the same in a state and in a view. */
export type SharedQuest = Omit<Quest, 'setup' | 'rng' | 'ask' | 'heroes' | 'lord' | 'piles'>;

export function cloneOpenTable(s: SharedQuest): SharedQuest {
  return {
    tasks: each(s.tasks, (task) => ({ proc: task.proc, at: task.at, vars: copy(task.vars) })),
    asked: s.asked,
    secrets: s.secrets,
    outcome: s.outcome === null ? null : copy(s.outcome),
    number: s.number,
    world: s.world,
    round: s.round,
    over: s.over,
    foes: each(s.foes, cloneFoe),
    halves: {
      heroes: each(s.halves.heroes, (column) => column.slice()),
      foes: each(s.halves.foes, (column) => column.slice()),
    },
    places: each(s.places, (place) => ({ ...place })),
    turn: s.turn === null ? null : { ...s.turn },
    acted: s.acted.slice(),
    display: s.display.slice(),
    open: s.open.slice(),
    bossDone: s.bossDone.slice(),
    gone: {
      energy: s.gone.energy.slice(),
      monsters: s.gone.monsters.slice(),
      treasures: s.gone.treasures.slice(),
      worlds: s.gone.worlds.slice(),
    },
  };
}

export function cloneQuest(s: Quest): Quest {
  const { piles, lord } = s;
  return {
    ...cloneOpenTable(s),
    // The setup never changes after the start, so all states of a game may share it.
    setup: s.setup,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    ask: s.ask === null ? null : copy(s.ask),
    heroes: each(s.heroes, cloneHero),
    lord:
      lord === null ? null : { hand: lord.hand === null ? null : lord.hand.slice(), handicap: lord.handicap },
    piles: {
      energy: piles.energy.slice(),
      monsters: piles.monsters.slice(),
      treasures: piles.treasures.slice(),
      worlds: piles.worlds.slice(),
      bosses: piles.bosses.slice(),
    },
  };
}
