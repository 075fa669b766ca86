/** All that the cards of a creature, or the World, allow and say, with the names under which it is used up. */

import { kindOf } from '../box.ts';
import { BOARD, bossCard, monsterCard, treasureCard, worldCard } from '../data/cards.ts';
import type { Ability } from '../data/schema.ts';
import { heroSeat } from '../query.ts';
import type { CreatureId, Foe, Hero, OpenQuest } from '../state.ts';
import { abilitiesGiven } from '../twists.ts';
import { heroCardIn } from '../workshop.ts';
import type { Known } from './args.ts';
import { bearer } from './marks.ts';

/** The source of a Feature's effects, which is no creature. */
export const WORLD = 'world';

function plain(key: string, ability: Ability): Known {
  return { key, ability, card: null, weapon: false };
}

/** What has been looked up before: cards never change, and everything about an attack asks for these. */
const TREASURES_KNOWN = new Map<string, Known>();
const PRINTED = new WeakMap<object, Known[]>();

/** What the treasures of a creature let it do (PQ-TREASURE-01). */
function treasures(cards: readonly string[]): Known[] {
  return cards.map((card) => {
    const known = TREASURES_KNOWN.get(card);
    if (known !== undefined) return known;
    const ability = treasureCard(kindOf(card));
    const found = { key: card, ability, card, weapon: ability.kind === 'weapon' };
    TREASURES_KNOWN.set(card, found);
    return found;
  });
}

/** The abilities printed on a card, made once. */
function printed(card: object, make: () => Known[]): Known[] {
  const known = PRINTED.get(card) ?? make();
  PRINTED.set(card, known);
  return known;
}

/**
 * Special, open combos (PQ-XP-02, PQ-XP-03), treasures and prizes (PQ-COMBO-03, PQ-PRIZE-02, PQ-HERO-05, PQ-HERO-07,
 * R-PQ-46).
 */
function ofHero(s: OpenQuest, hero: Hero): Known[] {
  const card = heroCardIn(s.setup, hero.card);
  const { special, combos } = card;
  const all = printed(card, () => [
    plain(special.id, special),
    ...combos.map((combo) => plain(combo.id, combo)),
  ]);
  const open = all.filter(
    (_known, i) => hero.xp.length >= (BOARD.levels[(combos[i - 1]?.level ?? 1) - 1] ?? 0),
  );
  if (hero.treasures.length + hero.prizes.length === 0) return open;
  const prizes = hero.prizes.flatMap((card): Known[] => {
    const ability = monsterCard(kindOf(card)).prize;
    return ability === undefined ? [] : [{ key: card, ability, card, weapon: false }];
  });
  return [...open, ...treasures(hero.treasures), ...prizes];
}

const NOTHING: Known[] = [];

/**
 * The boss sheet, and the treasures that the Evil Lord has put under the creature (R-PQ-78, PQ-BOSS-05, PQ-EVIL-09,
 * R-PQ-67).
 */
function ofFoe(foe: Foe): Known[] {
  if (!foe.boss) return foe.treasures.length === 0 ? NOTHING : treasures(foe.treasures);
  const card = bossCard(foe.card);
  const sheet = printed(card, () => card.abilities.map((ability) => plain(ability.id, ability)));
  return [...sheet, ...treasures(foe.treasures)];
}

/** The Feature of a World (PQ-WORLD-02). */
function ofWorld(id: string): Known[] {
  const card = worldCard(id);
  return printed(card, () => [plain(id, card.feature)]);
}

/** What a creature in play has; the World's Feature for `WORLD` (R-PQ-48). */
export function abilitiesOf(s: OpenQuest, id: CreatureId): readonly Known[] {
  if (id === WORLD) return s.world === null ? NOTHING : ofWorld(s.world);
  const on = bearer(s, id);
  if (on === undefined) return [];
  if ('boss' in on) return ofFoe(on);
  const given = abilitiesGiven(s, heroSeat(id) ?? 0);
  return given.length === 0 ? ofHero(s, on) : [...ofHero(s, on), ...given];
}
