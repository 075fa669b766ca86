/** What a card does as signs with numbers: `any 2`, `heal +3`. The sentence is worded elsewhere; pure. */
import { countFor } from '../../engine/quest/data/cards.ts';
import type { Effect, EffectOf } from '../../engine/quest/data/effects.ts';
import type { Ability } from '../../engine/quest/data/schema.ts';
import type { Stat } from '../../engine/quest/data/words.ts';

/** A sign by the name of its drawing, and what is written beside it. */
interface AbilitySign {
  icon: string;
  n: string;
}

/** The name of the sign of an attack's shape. */
export function shapeSign(shape: string): string {
  const name = shape.replace(':', '-');
  return name === 'any-half' ? 'half' : name.replace('any-', 'any');
}

const STAT_SIGNS: Readonly<Record<Stat, string>> = {
  std: 'attack',
  stdshape: 'attack',
  atk: 'attack',
  move: 'move',
  hand: 'hand',
  armor: 'shield',
  pickany: 'loot',
  worldproof: 'toll',
  healing: 'heal',
  faceup: 'display',
  shape: 'attack',
};

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** An effect without a number has only the sign. */
const plain = (n: number): string => (n > 1 ? String(n) : '');

function damageSigns({ shape, n, times = 1, sure }: EffectOf<'damage'>): AbilitySign[] {
  const icon = shape === 'attacker' ? 'attack' : shapeSign(shape);
  const hit = { icon, n: times > 1 ? `${n}×${times}` : String(n) };
  return sure === true ? [hit, { icon: 'sure', n: '' }] : [hit];
}

function statSigns({ stat, v }: EffectOf<'stat'>): AbilitySign[] {
  if (typeof v === 'string') return [{ icon: shapeSign(v), n: '' }];
  const isSwitch = stat === 'pickany' || stat === 'worldproof';
  return [{ icon: STAT_SIGNS[stat], n: isSwitch ? '' : signed(v) }];
}

function signsFor(op: Effect, heroes: number): AbilitySign[] {
  switch (op.op) {
    case 'damage':
      return damageSigns(op);
    case 'hurt':
      return [{ icon: 'damage', n: `−${op.n}` }];
    case 'heal':
      return [{ icon: 'heal', n: `+${countFor(op.n, heroes)}` }];
    case 'prevent':
      return [{ icon: 'prevent', n: op.n === 'all' ? '' : String(op.n) }];
    case 'mark':
      return [{ icon: op.tag, n: plain(op.v ?? 1) }];
    case 'action':
      return [{ icon: 'actions', n: signed(op.n) }];
    case 'stat':
      return statSigns(op);
    case 'copy':
      return [{ icon: 'attack', n: '' }];
    case 'spawn':
      return [{ icon: 'spawn', n: op.n === 'half' ? '' : plain(op.n) }];
    case 'move':
      return [{ icon: 'move', n: String(op.n) }];
    case 'change':
    case 'swap':
    case 'wild':
      return [{ icon: op.op, n: '' }];
    default:
      return [{ icon: op.op, n: plain(op.n) }];
  }
}

/** The signs of an ability, in the order of its words; `heroes` are those at the start of the game. */
export function cardSigns({ trigger, fx }: Pick<Ability, 'trigger' | 'fx'>, heroes: number): AbilitySign[] {
  const lead: AbilitySign[] =
    trigger === 'riposte:hit' || trigger === 'riposte:seen'
      ? [{ icon: 'riposte', n: '' }]
      : trigger === 'defeat'
        ? [{ icon: 'fell', n: '' }]
        : [];
  return [...lead, ...fx.flatMap((op) => signsFor(op, heroes))];
}
