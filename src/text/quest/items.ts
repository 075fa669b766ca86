/** What there is on the table of Pug Quest: the Heroes with their sheets, the enemies, the World and its round. */

import type { Seat } from '../../engine/kernel/state.ts';
import type { HeroCard } from '../../engine/quest/data/schema.ts';
import {
  arrowsOf,
  attackOf,
  bossCard,
  COLUMNS,
  ENERGIES,
  handLimitOf,
  heroId,
  heroSeat,
  intentOf,
  kindOf,
  lastRoundOf,
  monsterCard,
  numbersOf,
  type SheetRow,
  sheetOf,
  standsAt,
  tollOf,
  turnsAhead,
  whoIs,
  worldFacts,
  xpForLevel,
} from '../../engine/quest/read.ts';
import type { CreatureId } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { shapeSign } from '../../session/advice/quest-signs.ts';
import { handSeen } from '../../session/game/hands.ts';
import { iconArt } from '../../ui/art-urls.ts';
import type { Item } from '../item.ts';
import { attackText, cardText, textOf } from './cards.ts';
import type { QuestSpeech } from './speech.ts';

export const energyArt = (kind: string): string => iconArt(`energy-${kind}`);

/** A hand as far as it may be seen: else only how many cards it is. */
export function handLine(speech: QuestSpeech, view: QuestView, seat: Seat): string {
  const hand = handSeen(speech.players, view, seat);
  const cards =
    hand === null || hand.length === 0 ? speech.part('cards', view.counts[seat] ?? 0) : speech.cards(hand);
  return speech.t('ui.quest.hand', { cards, limit: handLimitOf(view, seat) });
}

const marksOf = (speech: QuestSpeech, view: QuestView, id: CreatureId): string[] =>
  numbersOf(view, id).marks.map(({ tag, v }) =>
    speech.t('ui.quest.mark', { mark: speech.word('mark', tag), n: v }),
  );

/** What a creature on the board does: a Monster's or Boss's attack, a Boss's sheet. */
export function creatureRules(speech: QuestSpeech, view: QuestView, id: CreatureId): string[] {
  if (heroSeat(id) !== null) return [];
  const { kind, card } = whoIs(view, id);
  const attack = attackText(speech, attackOf(view, id), 'foe');
  return kind === 'boss' ? [attack, textOf(speech, card, { heroes: view.heroes.length })] : [attack];
}

/** Where a foe goes before it attacks. */
function wayOf(speech: QuestSpeech, view: QuestView, id: CreatureId): string {
  const arrows = arrowsOf(view, id);
  const context = arrows === 0 ? 'none' : arrows < 0 ? 'left' : 'right';
  return speech.t('ui.quest.arrows', { context, count: Math.abs(arrows) });
}

/** A unit on the board: its numbers, where a foe goes, what it does, what lies on it. */
export function creatureLines(speech: QuestSpeech, view: QuestView, id: CreatureId): string[] {
  const { left, life, type, init } = numbersOf(view, id);
  const numbers = speech.t('ui.quest.numbers', { left, life, type: speech.energy(type), init });
  const way = heroSeat(id) === null ? [wayOf(speech, view, id)] : [];
  return [[numbers, ...way].join(' '), ...creatureRules(speech, view, id), ...marksOf(speech, view, id)];
}

/** A foe's own card, part by part: attack, way, defence, abilities or Prize, and what it would do if its turn came now. */
export function foeParts(speech: QuestSpeech, view: QuestView, id: CreatureId): Item[] {
  const { t } = speech;
  const { kind, card } = whoIs(view, id);
  const part = (sign: string, name: string, text: string): Item => ({
    id: name,
    name,
    art: iconArt(`quest-${sign}`),
    lines: [text],
  });
  const attack = attackOf(view, id);
  const steps = arrowsOf(view, id);
  const boss = kind === 'boss' ? bossCard(card) : null;
  const { defend, prize } = boss === null ? monsterCard(kindOf(id)) : { ...boss, prize: undefined };
  const abilities = (boss?.abilities ?? []).map((ability) =>
    part(
      'boss',
      speech.card(ability.id),
      cardText(speech, ability, { side: 'foe', heroes: view.heroes.length }),
    ),
  );
  const next = intentText(speech, view, id);
  return [
    part(shapeSign(attack.shape), t('ui.react.foe.attack'), attackText(speech, attack, 'foe')),
    part(
      steps === 0 ? 'move-none' : steps < 0 ? 'move-left' : 'move-right',
      t('quest.term.movement.name'),
      wayOf(speech, view, id),
    ),
    ...(defend === undefined
      ? []
      : [
          part(
            'defend',
            t('quest.term.defend.name'),
            t('ui.react.foe.defend', { energy: speech.energy(defend) }),
          ),
        ]),
    ...abilities,
    ...(prize === undefined ? [] : [part('prize', t('ui.react.foe.prize'), textOf(speech, id))]),
    ...(next === null
      ? []
      : [part('initiative', `${t('quest.term.initiative.name')} ${numbersOf(view, id).init}`, next)]),
  ];
}

/** What a foe would do if its turn came now; null where that cannot be known. */
function intentText(speech: QuestSpeech, view: QuestView, id: CreatureId): string | null {
  const intent = intentOf(view, id);
  if (intent === null || intent.byLord) return null;
  if (intent.isStunned) return speech.t('ui.react.foe.stunned');
  const targets = speech.list(intent.blows.map(({ target, n }) => `${speech.creature(target)} (−${n})`));
  return speech.t(targets === '' ? 'ui.react.foe.nobody' : 'ui.react.foe.next', { targets });
}

/** A Hero: Life, type and XP, where it stands, its hand, what lies on it, and its sheet. */
export function heroItem(
  speech: QuestSpeech,
  view: QuestView,
  seat: Seat,
  fold: Item['fold'] = 'closed',
): Item {
  const { t } = speech;
  const hero = view.heroes[seat];
  const name = speech.capital(speech.heroAndPlayer(seat));
  if (hero === undefined) return { id: `hero:${seat}`, name };
  const { left, life, type } = numbersOf(view, heroId(seat));
  const spot = standsAt(view, heroId(seat));
  const state =
    hero.status === 'in'
      ? t('ui.quest.heroNumbers', { left, life, type: speech.energy(type), xp: hero.xp.length })
      : t(`ui.quest.status.${hero.status}`);
  const stands =
    spot === null ? [] : [t('ui.quest.stands', { column: speech.column(spot.column), row: spot.row + 1 })];
  return {
    id: `hero:${seat}`,
    name,
    look: hero.status,
    lines: [
      [state, ...stands].join(' '),
      handLine(speech, view, seat),
      ...marksOf(speech, view, heroId(seat)),
    ],
    items: [
      {
        id: 'sheet',
        name: t('ui.quest.sheet'),
        fold,
        items: sheetOf(view, seat).map((row) => rowItem(speech, row)),
      },
    ],
  };
}

/** A Hero Card: its numbers, and what it can do, with the XP from which that is open. */
export function heroCardItem(speech: QuestSpeech, card: HeroCard): Item {
  const { t } = speech;
  const number = (term: string, art: string, value: string) => ({
    art: iconArt(art),
    words: t('ui.explain.pair', { name: t(`quest.term.${term}.name`), value }),
  });
  const rows = [{ level: 1, ...card.special }, ...card.combos].map((ability) => {
    const needs = xpForLevel(ability.level);
    return { id: ability.id, cost: ability.cost, ability, needs, isOpen: needs === 0, isUsed: false };
  });
  return {
    id: 'card',
    name: '',
    values: [
      number('life', 'quest-life', speech.number(card.life)),
      number('initiative', 'quest-initiative', speech.number(card.init)),
      number('movement', 'quest-move', speech.number(card.move)),
      number('type', `energy-${card.type}`, speech.energy(card.type)),
    ],
    items: rows.map((row) => rowItem(speech, row)),
  };
}

/** Special, Combo, treasure or Prize, with price and text, and why it cannot be used. */
function rowItem(
  speech: QuestSpeech,
  { id, cost, ability, isOpen, isUsed, needs }: Omit<SheetRow, 'family'>,
): Item {
  const { t } = speech;
  return {
    id,
    name: speech.card(id),
    look: isOpen ? 'open' : 'locked',
    values: ENERGIES.flatMap((kind) => {
      const n = cost[kind] ?? 0;
      return n === 0 ? [] : [{ art: energyArt(kind), words: speech.cost({ [kind]: n }) }];
    }),
    lines: [
      cardText(speech, ability, { side: 'hero' }),
      ...(isOpen || needs === null ? [] : [t('ui.party.opens', { xp: needs })]),
      ...(isUsed ? [t('ui.quest.used')] : []),
    ],
  };
}

/** What the Evil Lord holds, as far as it may be seen. */
export function lordLines(speech: QuestSpeech, { lord, counts }: QuestView): string[] {
  if (lord === null) return [];
  const holds = speech.t('ui.quest.lordHolds', { cards: speech.part('cards', counts.at(-1) ?? 0) });
  return [lord.hand === null ? holds : `${holds} ${speech.cards(lord.hand)}`];
}

/** An enemy: all of it is printed on its card. */
const enemyItem = (speech: QuestSpeech, view: QuestView, id: CreatureId): Item => ({
  id: `enemy:${id}`,
  name: speech.kind(id),
  lines: creatureLines(speech, view, id),
});

/** The Monsters and the Boss, column by column. */
export function enemiesItem(speech: QuestSpeech, view: QuestView): Item {
  const { t } = speech;
  const columns = Array.from({ length: COLUMNS }, (_, column) => view.halves.foes[column] ?? []);
  return {
    id: 'enemies',
    name: t('ui.quest.enemies'),
    lines: view.foes.length === 0 ? [t('ui.quest.noEnemies')] : [],
    items: columns.flatMap((stack, column) =>
      stack.length === 0
        ? []
        : [
            {
              id: `column:${column}`,
              name: speech.capital(speech.column(column)),
              items: stack.map((id) => enemyItem(speech, view, id)),
            },
          ],
    ),
  };
}

/** Whose turns are still to come in this round. */
export function turnsItem(speech: QuestSpeech, view: QuestView): Item {
  const { t } = speech;
  return {
    id: 'turns',
    name: t('ui.quest.turns'),
    values: turnsAhead(view).map((id) => ({
      art: null,
      words: t('ui.quest.turnOf', {
        name: speech.capital(speech.creature(id)),
        init: numbersOf(view, id).init,
      }),
    })),
  };
}

/** What lies face up, and how much is left. */
export function displayItem(speech: QuestSpeech, view: QuestView): Item {
  const { t } = speech;
  const cards = view.display.length === 0 ? t('ui.quest.nothing') : speech.cards(view.display);
  const lines = [cards, t('ui.quest.deck', { count: view.piles.energy })];
  return { id: 'display', name: t('ui.quest.display'), lines };
}

/** The World in force, if there are Worlds yet, with its Feature and its toll; the turns to come, and the display. */
export function worldItem(speech: QuestSpeech, view: QuestView, hasWorlds: boolean): Item {
  const { t } = speech;
  const world = hasWorlds ? worldFacts(view) : null;
  const turns = turnsItem(speech, view);
  const items = [...(turns.values?.length === 0 ? [] : [turns]), displayItem(speech, view)];
  const now = { round: view.round, rounds: lastRoundOf(view) };
  if (world === null)
    return { id: 'world', name: t(hasWorlds ? 'ui.quest.noWorld' : 'ui.quest.round', now), items };
  const energy = speech.energy(world.type);
  const toll = tollOf(view, view.round);
  const lines = [
    `${energy}. ${cardText(speech, world.feature, { side: 'world' })}`,
    ...(toll === 0
      ? []
      : [t('ui.quest.toll', { cards: speech.cost({ [world.type]: toll }), damage: speech.damage(toll) })]),
  ];
  return { id: 'world', name: speech.world(world.id), lines, items };
}
