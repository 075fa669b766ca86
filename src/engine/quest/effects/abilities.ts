/** All that the cards of a creature, or the World, allow and say, with the names under which it is used up. */

import { BOARD, bossCard, monsterCard, treasureCard, worldCard } from '../data/cards.ts';
import type { Ability } from '../data/schema.ts';
import { kindOf } from '../query.ts';
import type { CreatureId, Foe, Hero, Quest } from '../state.ts';
import { heroCardIn } from '../workshop.ts';
import { bearer } from './marks.ts';

/** The source of a Feature's effects, which is no creature. */
export const WORLD = 'world';

export interface Known {
  /** Id of the combo or ability, or the single treasure or prize card. */
  key: string;
  ability: Ability;
  /** The card itself, if it leaves its owner when it is consumed. */
  card: string | null;
  /** Whether it is a weapon: under a monster it replaces the monster's attack (R-PQ-78). */
  weapon: boolean;
}

function plain(key: string, ability: Ability): Known {
  return { key, ability, card: null, weapon: false };
}

function treasures(cards: readonly string[]): Known[] {
  return cards.map((card) => {
    const ability = treasureCard(kindOf(card));
    return { key: card, ability, card, weapon: ability.kind === 'weapon' };
  });
}

/** Special, open combos (PQ-XP-02, -03), treasures and prizes (PQ-COMBO-03, PQ-PRIZE-02). */
function ofHero(s: Quest, hero: Hero): Known[] {
  const { special, combos } = heroCardIn(s.setup, hero.card);
  const open = combos.filter(({ level }) => hero.xp.length >= (BOARD.levels[level - 1] ?? 0));
  const prizes = hero.prizes.flatMap((card): Known[] => {
    const ability = monsterCard(kindOf(card)).prize;
    return ability === undefined ? [] : [{ key: card, ability, card, weapon: false }];
  });
  return [
    plain(special.id, special),
    ...open.map((combo) => plain(combo.id, combo)),
    ...treasures(hero.treasures),
    ...prizes,
  ];
}

/** The boss sheet, and the treasures that the Evil Lord has put under the creature (R-PQ-78). */
function ofFoe(foe: Foe): Known[] {
  const sheet = foe.boss ? bossCard(foe.card).abilities : [];
  return [...sheet.map((ability) => plain(ability.id, ability)), ...treasures(foe.treasures)];
}

/** What a creature in play has; the World's Feature for `WORLD`. */
export function abilitiesOf(s: Quest, id: CreatureId): Known[] {
  if (id === WORLD) return s.world === null ? [] : [plain(s.world, worldCard(s.world).feature)];
  const on = bearer(s, id);
  if (on === undefined) return [];
  return 'boss' in on ? ofFoe(on) : ofHero(s, on);
}
