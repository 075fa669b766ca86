/** What the table of Dungeon Petz may be asked. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../engine/petz/events.ts';
import { nextUp, PHASES, petsOf, spaceIds, tableFacts, whySpaceClosed } from '../../../engine/petz/read.ts';
import { askHintKey, askTitleKey, phaseKey } from '../../../i18n/keys.ts';
import type { Entry } from '../../../session/game/log.ts';
import { stockText } from '../../../text/offers.ts';
import { describeOption, petInQuestion } from '../../../text/options.ts';
import type { Speech } from '../../../text/speech.ts';
import { tell } from '../../../text/tell.ts';
import { goodsOf } from '../../../text/tell-alleys.ts';
import { announcedLines, deckLines, goodsLine, handLines, needsOfPet, petLines } from './petz-pets.ts';
import { joinedSentence, type KnownView, shortenedList, type Topic } from './topic.ts';
import { stems } from './understand.ts';

type Table = KnownView<'petz'>;

/** Every question that makes sense now, in the order of the page. */
export function petzTopics(speech: Speech, table: Table): Topic[] {
  const { t } = speech;
  const { view, story } = table;
  const { seat } = view;
  const mine = seat === null ? undefined : view.shops[seat];
  const others = view.shops.flatMap((_, owner) => (owner === seat ? [] : [owner]));
  const keys = (kind: string) => stems(t(`ui.asking.words.${kind}`));
  const topic = (
    group: Topic['group'],
    kind: string,
    answer: () => string[],
    of: { id?: string; name?: string } = {},
  ): Topic => ({
    id: of.id === undefined ? kind : `${kind}:${of.id}`,
    group,
    words: t(`ui.asking.ask.${kind}`, of.name === undefined ? {} : { name: of.name }),
    keywords: keys(kind),
    names: of.name === undefined ? [] : [of.name],
    answer,
  });
  return [
    topic('now', 'now', () => nowLines(speech, table)),
    topic('now', 'last', () => lastLines(speech, story)),
    topic('now', 'next', () => nextLines(speech, view)),
    ...(mine === undefined || seat === null
      ? []
      : [
          ...petsOf(mine).map(({ pet, at }) =>
            topic('mine', 'pet', () => needsOfPet(speech, mine, at), {
              id: String(at),
              name: speech.pet(pet.id),
            }),
          ),
          topic('mine', 'hand', () => handLines(speech, mine)),
        ]),
    ...others.flatMap((owner) => {
      const of = { id: String(owner), name: speech.seat(owner) };
      return [
        topic('others', 'did', () => didLines(speech, view, story, owner), of),
        topic('others', 'bought', () => boughtLines(speech, story, owner), of),
        topic('others', 'pets', () => petLines(speech, view, owner), of),
      ];
    }),
    topic('table', 'score', () => scoreLines(speech, view)),
    topic('table', 'goods', () => view.shops.map((_, owner) => goodsLine(speech, view, owner))),
    topic('table', 'coming', () => announcedLines(speech, view)),
    topic('table', 'town', () => townLines(speech, view)),
    topic('table', 'decks', () => deckLines(speech, view)),
  ];
}

/** What is asked and what may be answered. */
function nowLines(speech: Speech, { view, domain }: Table): string[] {
  const { t } = speech;
  const { seat, ask } = view;
  if (view.outcome !== null) return [t('ui.asking.over')];
  if (domain === null || ask === null || seat === null) return [t('ui.asking.notMine')];
  const scene = { speech, view, seat };
  const pet = petInQuestion(scene);
  const names = pet === null ? {} : { pet: speech.pet(pet) };
  const head = [speech.t(askTitleKey(ask.kind), names), speech.t(askHintKey(ask.kind), names)];
  if (domain.type !== 'pick') return head;
  const options = domain.options.map((option) => {
    const { label, details } = describeOption(scene, ask.kind, option);
    return details.length === 0 ? label : joinedSentence(speech, label, details);
  });
  return [...head, ...shortenedList(options, (count) => t('ui.asking.more', { count }))];
}

/** So many lines of what happened are read out. */
const LATEST = 8;

function linesOf(speech: Speech, events: readonly PetzEvent[]): string[] {
  const lines = events.map((event) => tell(speech, event));
  // What happens to several alike is said once.
  return lines.filter((line, at) => line !== '' && line !== lines[at - 1]);
}

function lastLines(speech: Speech, story: readonly Entry[]): string[] {
  const lines = linesOf(
    speech,
    story.slice(-LATEST).flatMap((entry) => entry.events),
  ).slice(-LATEST);
  return lines.length === 0 ? [speech.t('ui.log.nothing')] : lines;
}

const isBy = (event: PetzEvent, seat: Seat): boolean => 'seat' in event && event.seat === seat;

function didLines(speech: Speech, view: Table['view'], story: readonly Entry[], seat: Seat): string[] {
  const events = story
    .filter((entry) => entry.round === view.round)
    .flatMap((entry) => entry.events)
    .filter((event) => isBy(event, seat));
  const lines = linesOf(speech, events);
  const { t } = speech;
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
  const lines = story.flatMap(({ round, events }) => {
    const bought = events.filter((event) => isBy(event, seat) && BUYING.includes(event.type));
    return linesOf(speech, bought).map((line) =>
      joinedSentence(speech, t('ui.calendar.round', { round }), [line]),
    );
  });
  return lines.length === 0 ? [t('ui.asking.boughtNothing', { name: speech.seat(seat) })] : lines;
}

/** Reputation lies open on the table; what the last exhibitions will bring does not. */
function scoreLines(speech: Speech, view: Table['view']): string[] {
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
function nextLines(speech: Speech, view: Table['view']): string[] {
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

/** What is on offer, and where nobody may go any more. */
function townLines(speech: Speech, view: Table['view']): string[] {
  const { t } = speech;
  const lines = spaceIds(view).map((id) => {
    const standing = view.town.taken[id];
    const refusal = whySpaceClosed(view, id, view.seat);
    const state =
      standing !== undefined
        ? t('ui.town.taken', {
            name: speech.seat(standing.seat),
            imps: speech.goods(goodsOf({ ...standing, gold: 0 })),
          })
        : refusal === null
          ? t('ui.town.free')
          : speech.why(refusal);
    return joinedSentence(speech, speech.thing('space', id), [stockText(speech, view, id) ?? '', state]);
  });
  // Spaces that are alike, and in the same state, are told once.
  return [...new Set(lines)];
}
