/** What the table of Dungeon Petz may be asked. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../engine/petz/events.ts';
import {
  bestEntryScore,
  COLOURS,
  demandsOf,
  exhibitionCard,
  faceOf,
  matchFor,
  NEED_CARDS,
  NEEDS,
  nextUp,
  PHASES,
  petsOf,
  tableFacts,
} from '../../../engine/petz/read.ts';
import type { CalendarTile } from '../../../engine/petz/state.ts';
import type { PetzView, ShopView } from '../../../engine/petz/view.ts';
import { phaseKey } from '../../../i18n/keys.ts';
import type { Entry } from '../../../session/game/log.ts';
import { type Announced, calendarItem, tileItem } from '../../../text/calendar.ts';
import { saidOf } from '../../../text/item.ts';
import { inHandOrder, needCardText } from '../../../text/options.ts';
import { cardValues, foodValues, plotItem, shopValues } from '../../../text/shop.ts';
import type { Speech } from '../../../text/speech.ts';
import { townItem } from '../../../text/town.ts';
import { petzWording } from '../insight/wording.ts';
import {
  eventLines,
  joinedSentence,
  type KnownView,
  LATEST,
  lastLines,
  nowLines,
  sentences,
  type Topic,
  topic,
} from './topic.ts';

/** Every question that makes sense now, in the order of the page. */
export function petzTopics(speech: Speech, table: KnownView<'petz'>): Topic[] {
  const { view, story } = table;
  const { seat } = view;
  const wording = petzWording(speech);
  const mine = seat === null ? undefined : view.shops[seat];
  const others = [...view.shops.keys()].filter((owner) => owner !== seat);
  return [
    topic(wording, 'now', 'now', () => nowLines(wording, table)),
    topic(wording, 'now', 'last', () => lastLines(wording, table)),
    topic(wording, 'now', 'next', () => nextLines(speech, view)),
    ...(mine === undefined
      ? []
      : [
          ...petsOf(mine).map(({ pet, at }) => {
            const of = { id: at, names: [speech.pet(pet.id)] as const };
            return topic(wording, 'mine', 'pet', () => needsOfPet(speech, mine, at), of);
          }),
          topic(wording, 'mine', 'hand', () => handLines(speech, mine)),
        ]),
    ...others.flatMap((owner) => {
      const of = { id: owner, names: [speech.seat(owner)] as const };
      return [
        topic(wording, 'others', 'did', () => didLines(speech, view, story, owner), of),
        topic(wording, 'others', 'bought', () => boughtLines(speech, story, owner), of),
        topic(wording, 'others', 'pets', () => petLines(speech, view, owner), of),
      ];
    }),
    topic(wording, 'table', 'score', () => scoreLines(speech, view)),
    topic(wording, 'table', 'goods', () => view.shops.map((_, owner) => goodsLine(speech, view, owner))),
    topic(wording, 'table', 'coming', () => announcedLines(speech, view)),
    // Spaces that are alike, and in the same state, are listed once.
    topic(wording, 'table', 'town', () => [
      ...new Set(sentences(speech, townItem(speech, view).items ?? [])),
    ]),
    topic(wording, 'table', 'decks', () => deckLines(speech, view)),
  ];
}

type Colour = (typeof COLOURS)[number];

/** `10 Hunger, 4 Poop`: what some cards ask for. */
const needsOn = (speech: Speech, cards: readonly { need: string }[]): string =>
  NEEDS.flatMap((need) => {
    const count = cards.filter((card) => card.need === need).length;
    return count === 0 ? [] : [`${speech.number(count)} ${speech.need(need)}`];
  }).join(', ');

/** What the printed cards of a colour ask for: `Green: 10 Hunger, 4 Poop`. Everybody may count them in the box. */
function deckLine(speech: Speech, colour: Colour): string {
  const needs = needsOn(
    speech,
    NEED_CARDS.filter((card) => card.colour === colour),
  );
  return speech.capital(speech.t('ui.asking.deck', { colour: speech.colour(colour), needs }));
}

/** Of every colour what its cards ask for, how many are left in the deck, and what lies on the discard pile (RUL-27). */
function deckLines(speech: Speech, { piles, gone }: PetzView): string[] {
  const { t } = speech;
  return COLOURS.map((colour, i) => {
    const lying = needsOn(speech, (gone.needs[i] ?? []).map(faceOf)) || t('ui.nothing');
    const left = t('ui.asking.pile', { count: piles.needs[i] ?? 0, needs: lying });
    return `${deckLine(speech, colour)} ${left}`;
  });
}

/** What a pet needs: its bars, what those colours usually mean, what there is in hand for it, and how it is housed. */
function needsOfPet(speech: Speech, shop: ShopView, at: number): string[] {
  const plot = shop.plots[at];
  const pet = plot?.pet;
  if (plot === undefined || pet == null) return [speech.t('ui.asking.noPet')];
  const bars = demandsOf(pet);
  const names = bars.map((colour) => speech.colour(colour)).join(', ');
  const isOpen = shop.hand !== null && (pet.cards ?? []).length === 0;
  return [
    speech.t('ui.asking.bars', { pet: speech.pet(pet.id), count: bars.length, bars: names }),
    ...COLOURS.filter((colour) => bars.includes(colour)).map((colour) => deckLine(speech, colour)),
    ...(isOpen ? [fitting(speech, shop.hand ?? [], bars)] : []),
    ...sentences(speech, [plotItem(speech, plot, at)]),
  ];
}

/** The cards in hand that have a pet's colours. */
function fitting(speech: Speech, hand: readonly number[], bars: readonly string[]): string {
  const cards = hand.filter((card) => bars.includes(faceOf(card).colour));
  if (cards.length === 0) return speech.t('ui.asking.noFitting');
  return speech.t('ui.asking.fitting', { cards: cardList(speech, cards) });
}

/** `2 × Hunger (green), Play (red)`. */
function cardList(speech: Speech, cards: readonly number[]): string {
  const labels = inHandOrder(cards).map((card) => needCardText({ speech }, card).label);
  return [...new Set(labels)]
    .map((label) => {
      const count = labels.filter((one) => one === label).length;
      return count === 1 ? label : `${speech.number(count)} × ${label}`;
    })
    .join(', ');
}

function handLines(speech: Speech, { hand, potions }: ShopView): string[] {
  if (hand === null) return [speech.t('ui.asking.hidden')];
  const cards = hand.length === 0 ? speech.t('ui.asking.emptyHand') : cardList(speech, hand);
  return [cards, ...((potions ?? 0) > 0 ? [speech.tokens('potion', potions ?? 0)] : [])];
}

/** Imps, gold, food and cards of a shop: what everybody may count. */
function goodsLine(speech: Speech, view: PetzView, seat: Seat): string {
  const shop = view.shops[seat];
  if (shop === undefined) return '';
  const food = foodValues(speech, shop);
  const values = [...shopValues(speech, view, seat), ...food, ...cardValues(speech, shop)];
  const none = food.length === 0 ? [speech.t('ui.shop.noFood')] : [];
  return joinedSentence(speech, speech.seat(seat), [...values.map(({ words }) => words), ...none]);
}

/** Who lives in a shop, and how. */
function petLines(speech: Speech, view: PetzView, seat: Seat): string[] {
  const plots = view.shops[seat]?.plots ?? [];
  const homes = plots.flatMap((plot, at) => (plot.pet === null ? [] : [plotItem(speech, plot, at)]));
  if (homes.length === 0) return [speech.t('ui.asking.noPets', { name: speech.seat(seat) })];
  return sentences(speech, homes);
}

/** How one's own pets stand to a customer or an exhibition, as things are now. */
function suits(speech: Speech, view: PetzView, { id, round }: CalendarTile, isShow: boolean): string {
  const { seat } = view;
  const shop = seat === null ? undefined : view.shops[seat];
  if (seat === null || shop === undefined || id === null || round !== view.round) return '';
  if (isShow && exhibitionCard(id).scope !== 'pet') return '';
  const pets = petsOf(shop).flatMap(({ pet, plot }) => {
    // Without its cards it is unknown what a pet will need.
    if (pet.needs === null) return [];
    const score = isShow ? bestEntryScore(view, seat, pet.id) : matchFor(plot, pet, id);
    return [`${speech.pet(pet.id)} ${speech.signed(score)}`];
  });
  return pets.length === 0 ? '' : speech.t('ui.asking.suits', { pets: pets.join(', ') });
}

/** What is announced, with what it likes and dislikes. */
function announcedLines(speech: Speech, view: PetzView): string[] {
  const { lines = [] } = calendarItem(speech, view);
  const all = (kind: Announced, tiles: readonly CalendarTile[]): string[] => {
    if (tiles.length === 0) return [];
    const said = tiles.map((tile) => {
      const item = tileItem(speech, view, kind, tile);
      return joinedSentence(speech, item.name, [
        ...saidOf(item),
        suits(speech, view, tile, kind === 'exhibition'),
      ]);
    });
    return [speech.t(`ui.calendar.${kind}s`), ...said];
  };
  return [...all('exhibition', view.exhibitions), ...all('customer', view.customers), ...lines];
}

const isBy = (event: PetzEvent, seat: Seat): boolean => 'seat' in event && event.seat === seat;

function didLines(speech: Speech, view: PetzView, story: readonly Entry[], seat: Seat): string[] {
  const { t } = speech;
  const events = story.filter((entry) => entry.round === view.round).flatMap((entry) => entry.events);
  const lines = eventLines(
    petzWording(speech),
    events.filter((event) => isBy(event, seat)),
  );
  if (lines.length === 0) return [t('ui.asking.didNothing', { name: speech.seat(seat) })];
  return lines.length <= 2 * LATEST
    ? lines
    : [t('ui.asking.before', { count: lines.length - 2 * LATEST }), ...lines.slice(-2 * LATEST)];
}

const BUYING: readonly PetzEvent['type'][] = [
  ...(['petz.gotPet', 'petz.gotCage', 'petz.gotAddon', 'petz.gotArtifact', 'petz.gotFood'] as const),
  ...(['petz.gotPotion', 'petz.gotAccessory'] as const),
];

/** Everything a shop has got in town, round by round. */
function boughtLines(speech: Speech, story: readonly Entry[], seat: Seat): string[] {
  const { t } = speech;
  const wording = petzWording(speech);
  const lines = story.flatMap(({ round, events }) => {
    const bought = events.filter((event) => isBy(event, seat) && BUYING.includes(event.type));
    return eventLines(wording, bought).map((line) =>
      joinedSentence(speech, t('ui.calendar.round', { round }), [line]),
    );
  });
  return lines.length === 0 ? [t('ui.asking.boughtNothing', { name: speech.seat(seat) })] : lines;
}

/** Reputation lies open on the table; what the last exhibitions will bring does not. */
function scoreLines(speech: Speech, view: PetzView): string[] {
  const { t } = speech;
  const best = Math.max(...view.shops.map(({ reputation }) => reputation));
  const leaders = view.shops.flatMap(({ reputation }, seat) =>
    reputation === best ? [speech.seat(seat)] : [],
  );
  const all = view.shops
    .map(({ reputation }, seat) => ({ reputation, seat }))
    .sort((a, b) => b.reputation - a.reputation || a.seat - b.seat)
    .map(({ reputation, seat }) =>
      joinedSentence(speech, speech.seat(seat), [
        t('ui.shop.reputation', { value: speech.number(reputation) }),
      ]),
    );
  const head = t('ui.asking.leads', { count: leaders.length, names: speech.list(leaders), value: best });
  return view.outcome === null ? [head, ...all, t('ui.asking.lastShows')] : [head, ...all];
}

/** The phases of this round still to come, and who is next. */
function nextLines(speech: Speech, view: PetzView): string[] {
  const { t } = speech;
  if (view.outcome !== null) return [t('ui.asking.over')];
  const { rounds } = tableFacts(view);
  const at = PHASES.indexOf(view.phase);
  const ahead = PHASES.slice(at + 1).filter((phase) => phase !== 'final' || view.round >= rounds);
  const turns = nextUp(view).map((seat) => speech.seat(seat));
  return [
    t('ui.asking.where', { round: view.round, rounds, phase: t(phaseKey(view.phase)) }),
    ...(turns.length === 0 ? [] : [t('ui.asking.groups', { names: turns.join(', ') })]),
    ahead.length === 0
      ? t('ui.asking.roundEnds')
      : t('ui.asking.ahead', { phases: ahead.map((phase) => t(phaseKey(phase))).join(', ') }),
  ];
}
