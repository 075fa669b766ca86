/** What the table of Pug Quest may be asked. */

import { lastRoundOf, WORLD_COUNT, worldFacts } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { saidOf } from '../../../text/item.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import {
  displayItem,
  enemiesItem,
  handLine,
  heroItem,
  turnsItem,
  worldItem,
} from '../../../text/quest/items.ts';
import { questWording } from '../insight/wording.ts';
import { type KnownView, lastLines, nowLines, sentences, type Topic, topic } from './topic.ts';

/** Every question that makes sense now, in the order of the page. `speech` speaks of the moment of the view. */
export function questTopics(speech: QuestSpeech, table: KnownView<'quest'>): Topic[] {
  const { view } = table;
  const { seat } = view;
  const wording = questWording(speech);
  const sheet = seat === null ? undefined : heroItem(speech, view, seat).items?.[0];
  const enemies = enemiesItem(speech, view);
  return [
    topic(wording, 'now', 'now', () => nowLines(wording, table)),
    topic(wording, 'now', 'last', () => lastLines(wording, table)),
    topic(wording, 'now', 'order', () => orderLines(speech, view)),
    ...(seat === null || sheet === undefined
      ? []
      : [
          topic(wording, 'mine', 'questHand', () => [handLine(speech, view, seat)]),
          topic(wording, 'mine', 'sheet', () => sentences(speech, sheet.items ?? [])),
        ]),
    ...view.heroes.map((_, one) => {
      const of = { id: one, names: [speech.hero(one), speech.seat(one)] as const };
      return topic(wording, one === seat ? 'mine' : 'others', 'hero', () => heroLines(speech, view, one), of);
    }),
    topic(wording, 'table', 'foes', () => [...saidOf(enemies), ...sentences(speech, enemies.items ?? [])]),
    topic(wording, 'table', 'world', () => worldLines(speech, view)),
    topic(wording, 'table', 'ends', () => endLines(speech, view)),
    topic(wording, 'table', 'display', () => sentences(speech, [displayItem(speech, view)])),
  ];
}

function orderLines(speech: QuestSpeech, view: QuestView): string[] {
  const { t } = speech;
  const turns = saidOf(turnsItem(speech, view));
  const where = t('ui.quest.round', { round: view.round, rounds: lastRoundOf(view) });
  return [where, ...(turns.length === 0 ? [t('ui.asking.roundEnds')] : turns)];
}

/** How a Hero is, and what it carries. */
function heroLines(speech: QuestSpeech, view: QuestView, seat: number): string[] {
  const { treasures = [] } = view.heroes[seat] ?? {};
  const carried = speech.list(treasures.map((one) => speech.card(one)));
  const items =
    treasures.length === 0
      ? []
      : [{ id: '', name: speech.part('treasures', treasures.length), lines: [carried] }];
  return [...saidOf(heroItem(speech, view, seat)), ...sentences(speech, items)];
}

function worldLines(speech: QuestSpeech, view: QuestView): string[] {
  const item = worldItem(speech, view, true);
  if (worldFacts(view) === null) return [item.name];
  const number = Math.max(1, view.number);
  const head = speech.t('ui.quest.world', { number, worlds: WORLD_COUNT });
  return sentences(speech, [{ id: '', name: head, lines: [item.name] }]).concat(saidOf(item));
}

/** What ends this World, and the game (PQ-ROUND-06, PQ-WIN, PQ-LOSE). */
function endLines(speech: QuestSpeech, view: QuestView): string[] {
  const { t } = speech;
  const isLast = view.number >= WORLD_COUNT;
  const rounds = lastRoundOf(view);
  const left = Math.max(0, rounds - view.round);
  const last = isLast ? 'boss' : 'world';
  return [
    t(`ui.asking.ends.${last}`, { count: view.foes.length }),
    t('ui.asking.ends.rounds', { round: view.round, rounds, count: left }),
    t(view.setup.mode === 'hard' || isLast ? 'ui.asking.ends.lost' : 'ui.asking.ends.goesOn'),
    t(isLast || view.setup.lord !== null ? 'ui.asking.ends.fallen' : 'ui.asking.ends.fallenGoesOn'),
  ];
}
