/** What the table of Pug Quest may be asked. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { QuestEvent } from '../../../engine/quest/events.ts';
import {
  arrowsOf,
  attackOf,
  COLUMNS,
  handLimitOf,
  heroId,
  isTolled,
  lastRoundOf,
  numbersOf,
  sheetOf,
  standsAt,
  turnsAhead,
  WORLD_COUNT,
  whoIs,
  worldFacts,
} from '../../../engine/quest/read.ts';
import { handSeen } from '../../../session/game/hands.ts';
import {
  attackText,
  cardText,
  type QuestSpeech,
  questAsk,
  questOption,
  tellQuest,
  textOf,
} from '../../../text/quest/index.ts';
import { joinedSentence, type KnownView, shortenedList, type Topic } from './topic.ts';
import { stems } from './understand.ts';

type Table = KnownView<'quest'>;
type View = Table['view'];

/** Every question that makes sense now, in the order of the page. `speech` speaks of the moment of the view. */
export function questTopics(speech: QuestSpeech, table: Table): Topic[] {
  const { t } = speech;
  const { view } = table;
  const { seat } = view;
  const topic = (
    group: Topic['group'],
    kind: string,
    answer: () => string[],
    of: { id: string; name: string; also?: string } | null = null,
  ): Topic => ({
    id: of === null ? kind : `${kind}:${of.id}`,
    group,
    words: speech.tell(`ui.asking.ask.${kind}`, of === null ? {} : { name: of.name }),
    keywords: stems(t(`ui.asking.words.${kind}`)),
    names: of === null ? [] : [of.name, ...(of.also === undefined ? [] : [of.also])],
    answer,
  });
  const isHero = seat !== null && view.heroes[seat] !== undefined;
  return [
    topic('now', 'now', () => nowLines(speech, table)),
    topic('now', 'last', () => lastLines(speech, table)),
    topic('now', 'order', () => orderLines(speech, view)),
    ...(isHero
      ? [
          topic('mine', 'questHand', () => [handLine(speech, view, seat)]),
          topic('mine', 'sheet', () => sheetLines(speech, view, seat)),
        ]
      : []),
    ...view.heroes.map((_, one) =>
      topic(one === seat ? 'mine' : 'others', 'hero', () => heroLines(speech, view, one), {
        id: String(one),
        name: speech.hero(one),
        also: speech.seat(one),
      }),
    ),
    topic('table', 'foes', () => foeLines(speech, view)),
    topic('table', 'world', () => worldLines(speech, view)),
    topic('table', 'ends', () => endLines(speech, view)),
    topic('table', 'display', () => displayLines(speech, view)),
  ];
}

function nowLines(speech: QuestSpeech, { view, domain }: Table): string[] {
  const { t } = speech;
  const { ask } = view;
  if (view.outcome !== null) return [t('ui.asking.over')];
  if (domain === null || ask === null) return [t('ui.asking.notMine')];
  const { title, hint } = questAsk(speech, view, ask);
  if (domain.type !== 'pick') return [title, hint];
  const options = domain.options.map((option) => {
    const { label, details } = questOption(speech, view, ask, option);
    return details.length === 0 ? label : joinedSentence(speech, label, details);
  });
  return [title, hint, ...shortenedList([...new Set(options)], (count) => t('ui.asking.more', { count }))];
}

/** So many lines of what happened are read out. */
const LATEST = 8;

function lastLines(speech: QuestSpeech, { story }: Table): string[] {
  const events: QuestEvent[] = story.slice(-LATEST).flatMap((entry) => [...entry.events]);
  const lines = events.flatMap((event) => tellQuest(speech, event) ?? []).slice(-LATEST);
  return lines.length === 0 ? [speech.t('ui.log.nothing')] : lines;
}

function orderLines(speech: QuestSpeech, view: View): string[] {
  const { t } = speech;
  const turns = turnsAhead(view);
  const where = t('ui.quest.round', { round: view.round, rounds: lastRoundOf(view) });
  if (turns.length === 0) return [where, t('ui.asking.roundEnds')];
  return [
    where,
    ...turns.map((id) =>
      t('ui.quest.turnOf', { name: speech.capital(speech.creature(id)), init: numbersOf(view, id).init }),
    ),
  ];
}

/** A hand as far as it may be seen: else only how many cards it is. */
function handLine(speech: QuestSpeech, view: View, seat: Seat): string {
  const hand = handSeen(speech.players, view, seat);
  return speech.t('ui.quest.hand', {
    cards:
      hand === null || hand.length === 0 ? speech.part('cards', view.counts[seat] ?? 0) : speech.cards(hand),
    limit: handLimitOf(view, seat),
  });
}

function sheetLines(speech: QuestSpeech, view: View, seat: Seat): string[] {
  return sheetOf(view, seat).map(({ id, ability, cost, isOpen, isUsed, needs }) =>
    joinedSentence(speech, speech.card(id), [
      speech.cost(cost),
      cardText(speech, ability, { side: 'hero' }),
      isOpen || needs === null ? '' : speech.t('ui.party.opens', { xp: needs }),
      isUsed ? speech.t('ui.quest.used') : '',
    ]),
  );
}

function marksLine(speech: QuestSpeech, marks: readonly { tag: string }[]): string[] {
  return marks.length === 0 ? [] : [speech.list(marks.map(({ tag }) => speech.word('mark', tag)))];
}

function heroLines(speech: QuestSpeech, view: View, seat: Seat): string[] {
  const { t } = speech;
  const hero = view.heroes[seat];
  if (hero === undefined) return [t('ui.quest.nothing')];
  if (hero.status !== 'in') return [t(`ui.quest.status.${hero.status}`)];
  const id = heroId(seat);
  const { left, life, type, marks } = numbersOf(view, id);
  const spot = standsAt(view, id);
  return [
    t('ui.quest.heroNumbers', { left, life, type: speech.energy(type), xp: hero.xp.length }),
    ...(spot === null
      ? []
      : [t('ui.quest.stands', { column: speech.column(spot.column), row: spot.row + 1 })]),
    handLine(speech, view, seat),
    ...marksLine(speech, marks),
    ...(hero.treasures.length === 0
      ? []
      : [
          joinedSentence(speech, speech.treasures(hero.treasures.length), [
            speech.list(hero.treasures.map((one) => speech.treasure(one))),
          ]),
        ]),
  ];
}

/** Where each foe stands, where it will go, what it will do: all of it printed on its card. */
function foeLines(speech: QuestSpeech, view: View): string[] {
  const { t } = speech;
  if (view.foes.length === 0) return [t('ui.quest.noEnemies')];
  return Array.from({ length: COLUMNS }, (_, column) => view.halves.foes[column] ?? []).flatMap(
    (stack, column) =>
      stack.map((id) => {
        const { left, life, type, init, marks } = numbersOf(view, id);
        const arrows = arrowsOf(view, id);
        const { kind, card } = whoIs(view, id);
        const context = arrows === 0 ? 'none' : arrows < 0 ? 'left' : 'right';
        const said = [
          t('ui.quest.numbers', { left, life, type: speech.energy(type), init }),
          t('ui.quest.arrows', { context, count: Math.abs(arrows) }),
          attackText(speech, attackOf(view, id), 'foe'),
          ...(kind === 'boss' ? [textOf(speech, card, { heroes: view.heroes.length })] : []),
          ...marksLine(speech, marks),
        ];
        return t('ui.asking.line', {
          name: `${speech.kind(id)} (${speech.column(column)})`,
          what: said.join(' '),
        });
      }),
  );
}

function worldLines(speech: QuestSpeech, view: View): string[] {
  const { t } = speech;
  const world = worldFacts(view);
  if (world === null) return [t('ui.quest.noWorld')];
  return [
    joinedSentence(speech, t('ui.quest.world', { number: Math.max(1, view.number), worlds: WORLD_COUNT }), [
      speech.world(world.id),
      speech.energy(world.type),
    ]),
    cardText(speech, world.feature, { side: 'world' }),
    ...(isTolled(view, view.round) ? [t('ui.quest.toll', { energy: speech.energy(world.type) })] : []),
  ];
}

/** What ends this World, and the game (PQ-ROUND-06, PQ-WIN, PQ-LOSE). */
function endLines(speech: QuestSpeech, view: View): string[] {
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

function displayLines(speech: QuestSpeech, view: View): string[] {
  const { t } = speech;
  return [
    joinedSentence(speech, t('ui.quest.display'), [
      view.display.length === 0 ? t('ui.quest.nothing') : speech.cards(view.display),
    ]),
    t('ui.quest.deck', { count: view.piles.energy }),
  ];
}
