/** What a hero can do, as signs. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HEROES, heroCard, MONSTERS, TREASURES } from '../../src/engine/quest/data/cards.ts';
import type { Ability } from '../../src/engine/quest/data/schema.ts';
import { cardSigns, shapeSign } from '../../src/session/advice/quest-signs.ts';

const ABILITIES: readonly Ability[] = [
  ...Object.values(HEROES).flatMap(({ special, combos }) => [special, ...combos]),
  ...Object.values(TREASURES),
  ...Object.values(MONSTERS).flatMap(({ prize }) => prize ?? []),
];

describe('signs of a card', () => {
  test('are there for everything a hero can do, and each has its drawing', () => {
    expect(ABILITIES.length).toBeGreaterThan(60);
    for (const ability of ABILITIES) {
      const signs = cardSigns(ability, 3);
      expect(signs.length, JSON.stringify(ability.fx)).toBeGreaterThan(0);
      // More would have no room on a phone.
      expect(signs.length, JSON.stringify(ability.fx)).toBeLessThanOrEqual(4);
      for (const { icon } of signs) expect(existsSync(`assets/art/icons/quest-${icon}.svg`), icon).toBe(true);
    }
  });

  test('say shape and number', () => {
    const combo = (hero: string, id: string) => {
      const found = heroCard(hero).combos.find((one) => one.id === id);
      if (found === undefined) throw new Error(id);
      return cardSigns(found, 2).map(({ icon, n }) => `${icon} ${n}`.trim());
    };
    expect(combo('bravepug', 'shieldBash')).toEqual(['melee 2', 'move 1', 'weak']);
    expect(combo('bravepug', 'parryAndRiposte')).toEqual(['riposte', 'prevent', 'attack 1']);
    expect(combo('pugpin', 'thousandNips')).toEqual(['any 2×3']);
    expect(combo('pugtor', 'cure')).toEqual(['heal +2']);
    expect(combo('puggab', 'recklessChomp')).toEqual(['melee 4', 'damage −1']);
    expect(['any:half', 'any:2', 'triple:wide'].map(shapeSign)).toEqual(['half', 'any2', 'triple-wide']);
  });
});
