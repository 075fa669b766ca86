/** Why a choice of Pug Quest was made, in one sentence: read off what the choice is and what it leads to at once. */

import type { ByKind } from '../../engine/kernel/choices.ts';
import { dice } from '../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import {
  type Act,
  type AskChoices,
  type Bonus,
  byKind,
  type LordPlay,
  type MarketDeal,
  type RiposteChoice,
  type Shield,
} from '../../engine/quest/choices.ts';
import { reach } from '../../engine/quest/combat/shapes.ts';
import { printedAttack } from '../../engine/quest/foes.ts';
import { COLUMNS, columnOf, heroId, lifeLeft, lifeOf, lordSeat, standsAt } from '../../engine/quest/query.ts';
import type { Cell } from '../../engine/quest/schema-start.ts';
import type { CreatureId, Payment, Quest } from '../../engine/quest/state.ts';
import type { Decision, QuestTools, Reason } from '../bot.ts';
import { heroReason, lordReason, withReason } from './outcome.ts';
import { quickAnswer } from './quick.ts';
import { asked, dropped, threatTo } from './threat.ts';

/** The imagined table, whose question it is, and how to go on from there. */
interface Scene {
  s: Quest;
  seat: Seat;
  kind: string;
  choice: Json;
  tools: QuestTools;
}

const say = (code: `hint.quest.${string}`, args: Reason['args'] = {}): Reason => ({ code, args });

/** Answers after which what a choice leads to is taken to have happened. */
const SOON = 12;

/** The table when the choice has had its effect: the next act, or the next turn. */
function afterwards({ s, seat, choice, tools }: Scene): Quest {
  const { engine, rng } = tools;
  const after = engine.rules.clone(s);
  engine.applyTo(after, seat, choice);
  for (let i = 0; i < SOON && after.outcome === null; i++) {
    if (after.ask === null || after.ask.kind === 'quest.act' || after.turn?.id !== s.turn?.id) break;
    const [next] = engine.waiting(after);
    const domain = next === undefined ? null : engine.domain(after, next);
    if (next === undefined || domain === null) break;
    engine.applyTo(after, next, quickAnswer(after, next, after.ask.kind, domain, rng));
  }
  return after;
}

/** The first Monster or Boss whose attack reaches this Hero from where it stands. */
function menace(s: Quest, id: CreatureId): CreatureId | null {
  const reaches = (foe: CreatureId): boolean => {
    const { shape } = printedAttack(s, foe);
    return shape !== 'attacker' && reach(s, foe, shape).includes(id);
  };
  return s.foes.find(({ card }) => reaches(card))?.card ?? null;
}

function moveReason(scene: Scene): Reason {
  const { s, seat } = scene;
  const id = heroId(seat);
  const after = afterwards(scene);
  const foe = menace(s, id);
  if (foe !== null && menace(after, id) === null) return say('hint.quest.dodge', { hero: id, target: foe });
  const facing = (x: Quest): number => columnOf(x, 'foes', standsAt(x, id)?.column ?? -1).length;
  if (facing(after) > 0 && facing(s) === 0) return say('hint.quest.aimBetter', { hero: id });
  const behind = (standsAt(after, id)?.row ?? 0) > 0;
  return say(behind ? 'hint.quest.hide' : 'hint.quest.aimBetter', { hero: id });
}

/** Which cards would go. */
function swapReason({ s, seat, choice, tools: { engine } }: Scene): Reason {
  const after = engine.rules.clone(s);
  engine.applyTo(after, seat, choice);
  const domain = after.ask?.kind === 'quest.discard' ? engine.domain(after, seat) : null;
  // Dice of its own: a reason uses up no throw of the bot.
  const cards = domain === null ? null : quickAnswer(after, seat, 'quest.discard', domain, dice('swap'));
  return Array.isArray(cards) && cards.length > 0
    ? say('hint.quest.discardThese', { cards: cards as Json })
    : say('hint.quest.badHand');
}

function actReason(scene: Scene, act: Act): Reason | null {
  switch (act.do) {
    case 'end':
      return say('hint.quest.nothingMore');
    case 'draw':
      return say('hint.quest.stockUp');
    case 'discard':
      return swapReason(scene);
    case 'change':
      return say('hint.quest.changeCards');
    case 'move':
      return moveReason(scene);
    default: {
      const why = heroReason(scene.s, afterwards(scene), scene.seat);
      if (why !== null || act.do !== 'play') return why;
      return act.id.includes('.') ? say('hint.quest.useTreasure', { card: act.id }) : null;
    }
  }
}

function placeReason({ s, seat }: Scene, { column, row }: Cell): Reason | null {
  const hero = heroId(seat);
  if (s.places.some((place) => place.column === column && place.row < row))
    return say('hint.quest.hide', { hero });
  const most = Math.max(...s.heroes.map((_hero, i) => lifeOf(s, heroId(i))));
  return lifeOf(s, hero) === most && s.heroes.length > 1 ? say('hint.quest.standGuard', { hero }) : null;
}

/** Why a Hero takes damage or is protected. */
function guardReason(s: Quest, hero: CreatureId, n: number): Reason {
  const pending = threatTo(s, hero);
  const left = lifeLeft(s, hero);
  if (n <= 0) return say('hint.quest.takeIt', { hero, damage: pending });
  const saves = pending >= left && pending - n < left;
  return saves
    ? say('hint.quest.savesHero', { hero })
    : say('hint.quest.protects', { hero, n: Math.min(n, pending) });
}

function riposteReason(scene: Scene, choice: RiposteChoice | null): Reason {
  if (choice === null) return say('hint.quest.keepsCards');
  const { s } = scene;
  const { target } = choice;
  const averted = threatTo(s, target) - threatTo(afterwards(scene), target);
  return guardReason(s, target, averted > 0 ? averted : threatTo(s, target));
}

function shieldReason({ s }: Scene, choice: Shield | null): Reason | null {
  if (choice === null) return say('hint.quest.lordSaves');
  const creature = asked(s);
  return creature === null ? null : say('hint.quest.lordShields', { creature, n: choice.n });
}

function bonusReason({ s }: Scene, choice: Bonus | null): Reason {
  if (choice === null) return say('hint.quest.lordSaves');
  const { target } = choice;
  const damage = threatTo(s, target) + 1;
  if (damage >= lifeLeft(s, target)) return say('hint.quest.lordFells', { hero: target });
  return say('hint.quest.lordHits', { hero: target, damage });
}

function lordMoveReason({ s }: Scene, steps: number): Reason | null {
  const creature = s.turn?.id;
  if (creature === undefined) return null;
  const from = standsAt(s, creature)?.column ?? 0;
  const faces = columnOf(s, 'heroes', (from + steps + COLUMNS) % COLUMNS).length > 0;
  if (steps === 0) return faces ? say('hint.quest.lordStays', { creature }) : null;
  return say(faces ? 'hint.quest.lordAims' : 'hint.quest.lordHides', { creature });
}

function prizeReason({ s }: Scene, prize: boolean): Reason | null {
  const fall = s.tasks.findLast((task) => task.proc === 'quest.monsterFall');
  const monster = (fall?.vars as { id?: string } | undefined)?.id;
  if (monster === undefined) return null;
  return say(prize ? 'hint.quest.takesPrize' : 'hint.quest.takesXp', { monster });
}

function goodsReason({ s }: Scene, choice: MarketDeal | Payment | null): Reason | null {
  if (choice === null) return say('hint.quest.keepsCards');
  const treasure = 'treasure' in choice ? choice.treasure : dropped(s);
  return treasure === null ? null : say('hint.quest.buysBest', { treasure });
}

function drawReason({ s }: Scene, from: 'deck' | number | null): Reason {
  const energy = typeof from === 'number' ? s.display[from] : undefined;
  return energy === undefined ? say('hint.quest.stockUp') : say('hint.quest.drawFits', { energy });
}

function playReason(_scene: Scene, choice: LordPlay | null): Reason {
  return choice === null ? say('hint.quest.lordSaves') : say('hint.quest.useTreasure', { card: choice.id });
}

function rewardReason(_scene: Scene, choice: 'cards' | { treasure: string } | null): Reason | null {
  if (choice === 'cards') return say('hint.quest.lordDraws');
  return choice === null ? null : say('hint.quest.lordRobs', choice);
}

/** What the choice leads to, from the view of the side whose choice it is. */
function outcomeReason(scene: Scene): Reason | null {
  const { s, seat } = scene;
  const after = afterwards(scene);
  return seat === lordSeat(s.setup) ? lordReason(s, after) : heroReason(s, after, seat);
}

const REASONERS: ByKind<AskChoices, Scene, Reason | null> = {
  'quest.act': actReason,
  'quest.place': placeReason,
  'quest.draw': drawReason,
  'quest.discard': () => say('hint.quest.badHand'),
  'quest.drop': () => say('hint.quest.dropLeast'),
  'quest.lose': () => say('hint.quest.dropLeast'),
  'quest.aim': outcomeReason,
  'quest.target': outcomeReason,
  'quest.order': outcomeReason,
  'quest.shift': outcomeReason,
  'quest.bonus': bonusReason,
  'quest.riposte': riposteReason,
  'quest.defend': ({ s, seat }, shield) => guardReason(s, heroId(seat), shield?.n ?? 0),
  'quest.shield': shieldReason,
  'quest.seen': (scene, choice) => (choice === null ? say('hint.quest.keepsCards') : outcomeReason(scene)),
  'quest.prize': prizeReason,
  'quest.loot': goodsReason,
  'quest.market': goodsReason,
  'quest.reward': rewardReason,
  'quest.toll': (_scene, payment) => say(payment === null ? 'hint.quest.skipToll' : 'hint.quest.payToll'),
  'quest.give': (_scene, gift) =>
    gift === null ? null : say('hint.quest.givesTo', { hero: heroId(gift.to) }),
  'quest.lordMove': lordMoveReason,
  'quest.lordPlay': playReason,
  'quest.recover': (_scene, energy) => say('hint.quest.drawFits', { energy }),
  'quest.change': (_scene, yes) => (yes ? say('hint.quest.changeCards') : null),
};

/** A choice with its reason. The imagined table is left as it is. */
export function explained(scene: Scene): Decision {
  return withReason(scene.choice, byKind(REASONERS, scene.kind, scene, scene.choice) ?? null);
}
