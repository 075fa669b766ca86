/** Effects that happen by themselves: Features, specials of heroes, abilities of boss sheets. */

import { script } from '../../kernel/script.ts';
import { countFor } from '../data/cards.ts';
import type { AbilityCondition, Trigger } from '../data/words.ts';
import type { QuestEvent } from '../events.ts';
import { heroCount, inPlay, isBoss, isInPlay, lifeOf, type QuestContext } from '../query.ts';
import type { CreatureId, OpenQuest, Quest } from '../state.ts';
import { abilitiesOf, WORLD } from './abilities.ts';
import type { Known } from './args.ts';
import { bearer } from './marks.ts';
import { runFx } from './start.ts';

interface Due {
  source: CreatureId;
  key: string;
}

interface Vars {
  when: Trigger;
  due: Due[];
}

/** Whether the circumstances that the card names are given. */
function holds(s: OpenQuest, condition: AbilityCondition | undefined): boolean {
  switch (condition) {
    case 'oddRound':
      return s.round % 2 === 1;
    case 'evenRound':
      return s.round % 2 === 0;
    case 'fewEnemies':
      return inPlay(s, 'foes').filter((id) => !isBoss(s, id)).length < inPlay(s, 'heroes').length;
    default:
      return true;
  }
}

/** Whether the moment has come at all: half of its life is a moment that the boss has only once. */
function isDue(s: OpenQuest, id: CreatureId, when: Trigger, { key, ability }: Known): boolean {
  if (ability.trigger !== when || !holds(s, ability.if)) return false;
  if (when !== 'bossHalf') return true;
  const half = Math.ceil(lifeOf(s, id) / 2);
  return (bearer(s, id)?.damage ?? 0) >= half && !s.bossDone.includes(key);
}

function dueOf(s: OpenQuest, id: CreatureId, when: Trigger): Due[] {
  return abilitiesOf(s, id)
    .filter((known) => isDue(s, id, when, known))
    .map(({ key }) => ({ source: id, key }));
}

export const triggerScript = script<Quest, QuestEvent, Vars>('quest.triggers', [
  {
    name: 'next',
    run(c, v) {
      const due = v.due.shift();
      if (due === undefined || c.s.outcome !== null) return { done: null };
      const { source, key } = due;
      const known = abilitiesOf(c.s, source).find((x) => x.key === key);
      // What went before may have changed the circumstances, or the source may have left.
      if (
        known === undefined ||
        (source !== WORLD && !isInPlay(c.s, source)) ||
        !holds(c.s, known.ability.if)
      ) {
        return 'again';
      }
      c.emit({ type: 'quest.triggered', id: source, ability: key });
      runFx(c, {
        source,
        card: key,
        ops: known.ability.fx,
        hit: [],
        attacker: null,
        protect: null,
        strikeKind: isBoss(c.s, source) ? 'foe' : 'combo',
        paid: [],
        uncapped: v.when === 'setUp',
      });
      return 'again';
    },
  },
]);

/**
 * Carries out what the cards say for this moment, in order, before the caller's next step: of one creature, or of the
 * Feature and then the boss sheet (R-PQ-98).
 */
export function trigger(c: QuestContext, when: Trigger, { id }: { id?: CreatureId }): void {
  const s = c.s;
  const sources =
    id === undefined ? [WORLD, ...s.foes.filter((foe) => foe.boss).map((foe) => foe.card)] : [id];
  const due = sources.flatMap((source) => dueOf(s, source, when));
  if (due.length === 0) return;
  // Noted before it happens, so that what it sets off does not set it off again.
  if (when === 'bossHalf') s.bossDone.push(...due.map(({ key }) => key));
  c.call(triggerScript, { when, due });
}

/** The ability that would keep a creature in play, once, and the life that it would have then; null if there is none. */
export function survivalOf(s: OpenQuest, id: CreatureId): { key: string; left: number } | null {
  const known = abilitiesOf(s, id).find(
    ({ key, ability }) => ability.trigger === 'bossFelled' && !s.bossDone.includes(key),
  );
  const op = known?.ability.fx[0];
  if (known === undefined || op?.op !== 'heal') return null;
  return { key: known.key, left: Math.min(lifeOf(s, id), countFor(op.n, heroCount(s.setup))) };
}

/** How much a Boss heals, once, as soon as half of its life is gone. */
export function healsAtHalf(s: OpenQuest, id: CreatureId): number {
  const known = abilitiesOf(s, id).find(
    ({ key, ability }) => ability.trigger === 'bossHalf' && !s.bossDone.includes(key),
  );
  const op = known?.ability.fx[0];
  return op?.op === 'heal' ? countFor(op.n, heroCount(s.setup)) : 0;
}

/** Whether an ability keeps a creature in play that would be defeated: it then has as much life left as the ability heals. */
export function survives(c: QuestContext, id: CreatureId): boolean {
  const s = c.s;
  const survival = survivalOf(s, id);
  const on = bearer(s, id);
  if (survival === null || on === undefined) return false;
  s.bossDone.push(survival.key);
  on.damage = lifeOf(s, id) - survival.left;
  c.emit({ type: 'quest.survived', id, ability: survival.key });
  return true;
}
