/** What there is on the table of Pug Quest: the Heroes with their sheets, the enemies, the World and its round. */

import type { Seat } from '../../engine/kernel/state.ts';
import type { HeroCard } from '../../engine/quest/data/schema.ts';
import {
  arrowsOf,
  attackOf,
  COLUMNS,
  ENERGIES,
  handLimitOf,
  heroId,
  isTolled,
  lastRoundOf,
  numbersOf,
  type SheetRow,
  sheetOf,
  standsAt,
  turnsAhead,
  whoIs,
  worldFacts,
  xpForLevel,
} from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
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

const marksOf = (speech: QuestSpeech, marks: readonly { tag: string }[]): string[] =>
  marks.length === 0 ? [] : [speech.list(marks.map(({ tag }) => speech.word('mark', tag)))];

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
  const { left, life, type, marks } = numbersOf(view, heroId(seat));
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
    lines: [[state, ...stands].join(' '), handLine(speech, view, seat), ...marksOf(speech, marks)],
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

/** An enemy: its numbers, where it will go, what it does, what lies on it. All of it is printed on its card. */
function enemyItem(speech: QuestSpeech, view: QuestView, id: string): Item {
  const { t } = speech;
  const { left, life, type, init, marks } = numbersOf(view, id);
  const arrows = arrowsOf(view, id);
  const { kind, card } = whoIs(view, id);
  const numbers = t('ui.quest.numbers', { left, life, type: speech.energy(type), init });
  const context = arrows === 0 ? 'none' : arrows < 0 ? 'left' : 'right';
  const goes = t('ui.quest.arrows', { context, count: Math.abs(arrows) });
  return {
    id: `enemy:${id}`,
    name: speech.kind(id),
    lines: [
      `${numbers} ${goes}`,
      attackText(speech, attackOf(view, id), 'foe'),
      ...(kind === 'boss' ? [textOf(speech, card, { heroes: view.heroes.length })] : []),
      ...marksOf(speech, marks),
    ],
  };
}

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
  const lines = [
    `${energy}. ${cardText(speech, world.feature, { side: 'world' })}`,
    ...(isTolled(view, view.round) ? [t('ui.quest.toll', { energy })] : []),
  ];
  return { id: 'world', name: speech.world(world.id), lines, items };
}
