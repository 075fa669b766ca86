/** From a position of Fantasy Pug Quest to the start that lays it out again. */

import { questEngine } from '../engine/quest/index.ts';
import type { QuestSetup } from '../engine/quest/schema-setup.ts';
import type { FoeStart, HeroStart, QuestStart } from '../engine/quest/schema-start.ts';
import type { Quest } from '../engine/quest/state.ts';
import { differsFor, refusedStart, type WrittenStart } from './start-of.ts';

/** Where a Creature stands in its half; undefined: nowhere. */
function placeOf(half: Quest['halves']['heroes'], id: string): { column: number; row: number } | undefined {
  const column = half.findIndex((ids) => ids.includes(id));
  return column < 0 ? undefined : { column, row: half[column]?.indexOf(id) ?? 0 };
}

const placeIn = (halves: Quest['halves'], id: string): boolean =>
  [halves.heroes, halves.foes].some((half) => placeOf(half, id) !== undefined);

function heroStart(s: Quest, seat: number): HeroStart {
  const { damage, xp, hand, treasures, prizes, status } = s.heroes[seat] as Quest['heroes'][number];
  if (status !== 'in') return { down: true, xp: xp.length, hand: [] };
  const id = `h${seat}`;
  const at = placeOf(s.halves.heroes, id);
  return {
    ...{ damage, xp: xp.length, hand: [...(hand ?? [])], treasures: [...treasures], prizes: [...prizes] },
    ...(at === undefined ? {} : { at, ...turnOf(s, id) }),
  };
}

/** Whether a Creature's turn in this Round is over; of the running one nothing has happened yet. */
const turnOf = (s: Quest, id: string): { acted?: boolean } =>
  s.acted.includes(id) && s.turn?.id !== id ? { acted: true } : {};

function foeStart(s: Quest, { card, damage, treasures }: Quest['foes'][number]): FoeStart {
  const { column, row } = placeOf(s.halves.foes, card) ?? { column: 0, row: 0 };
  const under = treasures.length > 0 ? { treasures: [...treasures] } : {};
  return { card, column, row, damage, ...under, ...turnOf(s, card) };
}

/** Piles as they will be drawn, the next first. */
function pilesOf({ piles }: Quest): QuestSetup['decks'] {
  const next = <T extends string>(pile: readonly T[]) => [...pile].reverse();
  const { energy, monsters, treasures, worlds, bosses } = piles;
  return {
    ...{ energy: next(energy), monsters: next(monsters), treasures: next(treasures) },
    ...{ worlds: next(worlds), bosses: next(bosses) },
  };
}

/** What a seat sees that matters from here on; a Hero's Monster Cards for XP lie face down. */
function seen(s: Quest, seat: number): Record<string, unknown> {
  const {
    heroes,
    ask,
    number,
    world,
    round,
    over,
    foes,
    halves,
    display,
    open,
    lord,
    bossDone,
    turn,
    acted,
  } = questEngine.view(s, seat);
  return {
    ...{ number, world: s.acted.length === 0 ? null : world, round, over, halves, display, open, lord },
    // Of those who have left nothing is said.
    ...{ foes, bossDone, turn, acted: acted.filter((id) => placeIn(halves, id)).sort() },
    asked: ask && [ask.kind, ask.seats],
    ...Object.fromEntries(
      heroes.map(({ xp, used: _, damage, ...hero }, at) => {
        // What a defeated Hero has suffered is healed when it comes back.
        const hurt = hero.status === 'in' ? damage : 0;
        return [`heroes[${at}]`, { ...hero, xp: xp.length, damage: hurt }];
      }),
    ),
  };
}

/** Everything that lies on the table, as a start names it: with World and Foes once they lie open. */
export function questStartOf(s: Quest): QuestStart {
  const isReady = s.world !== null && s.places.length === 0 && s.ask?.kind !== 'quest.place';
  return {
    ...{ number: s.number, round: s.round, display: [...s.display] },
    heroes: s.heroes.map((_, seat) => heroStart(s, seat)),
    ...(isReady && s.world !== null
      ? { ready: true, world: s.world, foes: s.foes.map((foe) => foeStart(s, foe)) }
      : {}),
    ...(s.lord === null ? {} : { lordHand: [...(s.lord.hand ?? [])] }),
  };
}

/** Whether a turn has just begun: a Hero's, or that of a Creature whom the Evil Lord moves. */
function isTurn({ ask, turn, heroes }: Quest): boolean {
  if (ask?.kind === 'quest.lordMove') return true;
  const isFresh = turn?.struck === false && heroes.every(({ used }) => used.turn.length === 0);
  return ask?.kind === 'quest.act' && isFresh;
}

/**
 * The setup that begins where a game of Pug Quest stands: before the first Hero of a World is placed, or with a turn. If it
 * would look otherwise to the player who is asked, the differences are returned.
 */
export function writeQuestStart(s: Quest): WrittenStart<QuestSetup> {
  if (s.outcome !== null || s.ask === null) return refusedStart('over');
  const isPlacing = s.ask.kind === 'quest.place' && s.places.length === 0;
  if (!isPlacing && !isTurn(s)) return refusedStart('notAtPhaseStart');
  const { heroes } = s;
  const setup: QuestSetup = {
    ...s.setup,
    heroes: heroes.map(({ card }) => card),
    decks: pilesOf(s),
    start: questStartOf(s),
  };
  const refusal = questEngine.rules.checkSetup(setup);
  if (refusal !== null) return refusedStart('differs', String(refusal.data.path ?? refusal.code));
  const again = questEngine.start(setup, 'start').state;
  const field = differsFor(s.ask.seats, (seat) => [seen(s, seat), seen(again, seat)]);
  return field === null ? { ok: true, setup } : refusedStart('differs', field);
}
