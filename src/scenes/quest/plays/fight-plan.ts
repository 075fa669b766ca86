/**
 * How a fight is divided, apart from how it is drawn: which events belong to one blow, and which motion a shape of attack
 * has. Pure functions on events.
 */
import type { CardKind } from '../../../engine/quest/data/words.ts';
import type { QuestEvent } from '../../../engine/quest/events.ts';
import type { CreatureId, Strike } from '../../../engine/quest/state.ts';

/** How an attack looks. */
export type FightMotion =
  /** Runs at its target and back. */
  | 'lunge'
  /** One thing after another is thrown in an arc. */
  | 'shot'
  /** A bolt rises and comes down. */
  | 'bolt'
  /** A beam through a whole column. */
  | 'beam'
  /** A swipe with two claws, at fronts that do not touch or that do. */
  | 'fork'
  | 'swipe'
  /** One sweep over three columns. */
  | 'sweep'
  /** A wave over everybody. */
  | 'wave'
  /** Back at who struck. */
  | 'counter';

const MOTIONS: Readonly<Record<Strike['shape'], FightMotion>> = {
  melee: 'lunge',
  distance: 'shot',
  any: 'bolt',
  'any:2': 'bolt',
  'any:3': 'bolt',
  'any:half': 'bolt',
  pen: 'beam',
  'double:wide': 'swipe',
  'double:fork': 'fork',
  'triple:wide': 'sweep',
  all: 'wave',
  attacker: 'counter',
};

export function motionOf(shape: Strike['shape'], kind: Strike['kind']): FightMotion {
  return kind === 'riposte' && shape === 'melee' ? 'counter' : MOTIONS[shape];
}

/** What came of a blow for one target. */
export interface BlowOutcome {
  /** Damage suffered. */
  n: number;
  /** The card turned for it, and whether that stopped the blow. */
  drew: { card: CardKind; stopped: boolean } | null;
}

interface Blow {
  targets: readonly CreatureId[];
  outcomes: ReadonlyMap<CreatureId, BlowOutcome>;
  /** So many events belong to it. */
  length: number;
  /** Nothing has come of it yet: a player is still to answer. */
  isOpen: boolean;
}

type Type = QuestEvent['type'];
/** What may lie between a blow and its wounds without being shown for itself. */
const ALONG: readonly Type[] = ['quest.hurt', 'quest.drewDefence'];

/** The blow that `events` begin with: a declaration, and the wounds that follow on its heels. */
export function blowOf(events: readonly QuestEvent[]): Blow {
  const [first] = events;
  const targets = first?.type === 'quest.struck' ? first.targets : [];
  const outcomes = new Map<CreatureId, BlowOutcome>();
  const of = (id: CreatureId): BlowOutcome => outcomes.get(id) ?? { n: 0, drew: null };
  let length = 1;
  for (const event of events.slice(1)) {
    if (!ALONG.includes(event.type)) break;
    if (event.type === 'quest.hurt') {
      if (event.cause !== 'attack' || !targets.includes(event.id)) break;
      outcomes.set(event.id, { ...of(event.id), n: event.n });
    }
    if (event.type === 'quest.drewDefence') {
      outcomes.set(event.id, { ...of(event.id), drew: { card: event.card, stopped: event.stopped } });
    }
    length++;
  }
  return { targets, outcomes, length, isOpen: outcomes.size === 0 };
}

/** Wounds of one blow that was declared before a player was asked. */
export function woundsOf(events: readonly QuestEvent[]): { wounds: Map<CreatureId, number>; length: number } {
  const wounds = new Map<CreatureId, number>();
  let length = 0;
  for (const event of events) {
    if (event.type !== 'quest.hurt') break;
    const [first] = events;
    if (wounds.has(event.id) || (first?.type === 'quest.hurt' && first.cause !== event.cause)) break;
    wounds.set(event.id, event.n);
    length++;
  }
  return { wounds, length: Math.max(1, length) };
}

/** Events of the same kind in a row, that are shown in one go. */
export function eventsTogether<T extends Type>(
  events: readonly QuestEvent[],
  type: T,
): Extract<QuestEvent, { type: T }>[] {
  const end = events.findIndex((event) => event.type !== type);
  return (end < 0 ? events : events.slice(0, end)) as Extract<QuestEvent, { type: T }>[];
}

const COLUMN_COUNT = 5;
const LINE_COUNT = 2;

/** A cell of a half: its column, and its line from the front. */
interface Cell {
  column: number;
  row: number;
}

/**
 * The cells that light up under an attack from a column: all that its shape covers, whether or not a creature stands
 * there, and wherever its targets are.
 */
export function columnsReached(motion: FightMotion, column: number, targets: readonly Cell[]): Cell[] {
  const lines = Array.from({ length: LINE_COUNT }, (_, row) => row);
  const fronts = (...offsets: number[]) => offsets.map((by) => ({ column: column + by, row: 0 }));
  const shape: Partial<Record<FightMotion, () => Cell[]>> = {
    beam: () => lines.map((row) => ({ column: targets[0]?.column ?? column, row })),
    swipe: () => fronts(0),
    fork: () => fronts(-1, 1),
    sweep: () => fronts(-1, 0, 1),
    wave: () =>
      Array.from({ length: COLUMN_COUNT }, (_, at) => lines.map((row) => ({ column: at, row }))).flat(),
  };
  const all = [...(shape[motion]?.() ?? []), ...targets.map(({ column: at, row }) => ({ column: at, row }))];
  const known = new Map(all.map((cell) => [`${cell.column}/${cell.row}`, cell]));
  return [...known.values()].filter(
    (cell) => cell.column >= 0 && cell.column < COLUMN_COUNT && cell.row < LINE_COUNT,
  );
}

/**
 * The columns a creature hops through. One that goes over an edge leaves there (`-1` or `5`) and comes in at the other
 * side, which begins a new leg.
 */
export function legsOf(from: number, steps: number): number[][] {
  const by = Math.sign(steps);
  const legs: number[][] = [[from]];
  let at = from;
  for (let i = 0; i < Math.abs(steps); i++) {
    const next = at + by;
    const leg = legs.at(-1) ?? [];
    leg.push(next);
    at = ((next % COLUMN_COUNT) + COLUMN_COUNT) % COLUMN_COUNT;
    if (at !== next) legs.push([at - by, at]);
  }
  return legs;
}

/** What an effect is drawn with, beyond its name: a colour and what flies about. */
const ACCENTS = {
  move: 'push',
  swap: 'push',
  heal: 'heal',
  prevent: 'armour',
  spawn: 'spawn',
  damage: 'strike',
  hurt: 'strike',
  copy: 'strike',
  toll: 'toll',
  mark: 'stun',
  lose: 'take',
  discard: 'take',
  loot: 'take',
  action: 'time',
  stat: 'change',
} as const;
export type Accent = (typeof ACCENTS)[keyof typeof ACCENTS];

/** The accent of an ability: that of the first of its effects. */
export function accentOf(ops: readonly { op: string; stat?: string }[]): Accent {
  const [first] = ops;
  if (first?.stat === 'armor') return 'armour';
  const known: Readonly<Record<string, Accent>> = ACCENTS;
  return known[first?.op ?? ''] ?? 'change';
}
