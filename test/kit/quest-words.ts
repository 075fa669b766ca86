/** The words of a card in the short form of the components file, for tests that read like its tables. */

import type { Count, Effect } from '../../src/engine/quest/data/effects.ts';
import type { Cost } from '../../src/engine/quest/data/schema.ts';

const n = (count: Count): string =>
  typeof count === 'number'
    ? `${count}`
    : `${count.plus > 0 ? `${count.plus}+` : ''}${count.perHero > 1 ? count.perHero : ''}H`;

function words(e: Effect): (string | number | undefined)[] {
  switch (e.op) {
    case 'damage':
      return [e.shape, e.n, e.sure && 'sure', e.times && `x${e.times}`];
    case 'heal':
      return [e.who, n(e.n)];
    case 'prevent':
    case 'spawn':
      return [e.n];
    case 'move':
      return [e.who, e.n, e.dir];
    case 'mark':
      return [e.who, e.v === undefined ? e.tag : `${e.tag}:${e.v}`, e.until];
    case 'stat':
      return [e.who, e.stat, e.v];
    case 'swap':
      return [e.who];
    case 'wild':
      return [e.how];
    case 'toll':
      return [e.who, e.energy, e.n];
    case 'change':
      return [];
    case 'copy':
      return ['last'];
    default:
      return [e.who, e.n];
  }
}

/** `damage(melee,2); move(hit,1)` */
export function short(fx: readonly Effect[]): string {
  return fx
    .map(
      (e) =>
        `${e.op}(${words(e)
          .filter((w) => w !== undefined)
          .join(',')})`,
    )
    .join('; ');
}

const LETTERS = { strength: 'Str', spirit: 'Spi', intellect: 'Int', speed: 'Spd', magic: 'Mag' };

/** `Str2 Spd1`, the types in their fixed order; `-` for nothing. */
export function price(cost: Cost): string {
  const parts = Object.entries(LETTERS).flatMap(([type, letters]) => {
    const amount = cost[type as keyof Cost];
    return amount === undefined ? [] : [`${letters}${amount}`];
  });
  return parts.join(' ') || '-';
}
