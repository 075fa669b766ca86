/** From a position to a puzzle: cut out, searched through, put in words, rated; or nothing, where it is none. */

import { minedLevel } from '../../campaign/mined/puzzle.ts';
import type { MinedKind, MinedPuzzle, MinedSentence, MinedTheme } from '../../campaign/mined/schema.ts';
import { emptyProgress } from '../../campaign/progress.ts';
import type { PetzLevel } from '../../campaign/schema.ts';
import { levelSetup } from '../../campaign/setup.ts';
import { TooMany } from '../../campaign/solve/every-choice.ts';
import { solveLevel } from '../../campaign/solve/level.ts';
import { TooLarge } from '../../campaign/solve/solve.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { cardOf, faceOf, isTurned, POTION } from '../../engine/petz/data/needs.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { colourKey, nameKey, needKey } from '../../i18n/keys.ts';
import { frozen } from './freeze.ts';
import { CUTS, MARGINS, type ShopKind } from './kinds.ts';
import type { Find } from './positions.ts';
import { rateMined } from './rate.ts';
import { greedySales, searchLevel } from './search-level.ts';

// What is said of a mined puzzle: its themes and three hints, made from what happens along its best line.

type Step = { key: string; args?: Record<string, never> } | { key: string; args: Record<string, unknown> };

/** What happens to both along a line. */
function eventsAlong(level: PetzLevel, line: readonly (readonly [Seat, Json])[]): PetzEvent[] {
  const { setup, seed } = levelSetup(level, emptyProgress());
  const { state } = petzEngine.start(setup as never, seed ?? 'puzzle');
  const events: PetzEvent[] = [];
  for (const [seat, choice] of line) petzEngine.applyTo(state, seat, choice, events);
  return events;
}

const of = <T extends PetzEvent['type']>(events: readonly PetzEvent[], type: T) =>
  events.filter((event): event is Extract<PetzEvent, { type: T }> => event.type === type);

/** Without what happens to the rival. */
const ofPlayer = (events: readonly PetzEvent[]): PetzEvent[] =>
  events.filter((event) => !('seat' in event) || event.seat === 0);

const pet = (id: string): string => nameKey('pet', id);

function cardKey(laid: number): string | { key: string; args: Record<string, string> } {
  if (cardOf(laid) >= POTION) return 'mined.card.potion';
  const { colour, need } = faceOf(cardOf(laid));
  const key = isTurned(laid) ? 'mined.card.turned' : 'ui.puzzles.card';
  return { key, args: { need: needKey(need), colour: colourKey(colour) } };
}

/** The themes, those that say most first; five at most. */
function themesOf(kind: ShopKind, level: PetzLevel, all: readonly PetzEvent[]): MinedTheme[] {
  const events = ofPlayer(all);
  const sales = of(events, 'petz.sold');
  const laid = of(events, 'petz.revealed').flatMap(({ pets }) => pets.flatMap(({ cards }) => cards));
  const causes = of(events, 'petz.suffered').map(({ cause }) => cause);
  const own = level.start?.shops?.[0];
  const has: [MinedTheme, boolean][] = [
    ['market', kind === 'market'],
    ['order', kind === 'alleys'],
    ['alleys', kind === 'alleys'],
    ['cage', kind === 'arrange'],
    ['exhibition', kind === 'exhibition' || (kind !== 'sale' && level.decks?.exhibitions !== undefined)],
    ['sacrifice', of(events, 'petz.lost').length > 0],
    ['escape', of(events, 'petz.lost').some(({ cause }) => cause === 'escaped')],
    ['potion', laid.some((card) => cardOf(card) >= POTION)],
    ['platform', sales.some(({ platform }) => platform)],
    ['mutation', of(events, 'petz.mutated').length > 0],
    ['artifact', of(events, 'petz.guarded').length + of(events, 'petz.shovelled').length > 0],
    ['suffering', causes.length > 0],
    ['disease', causes.includes('disease')],
    ['anger', of(events, 'petz.caught').length > 0],
    ['hunger', of(events, 'petz.fed').length > 0],
    ['play', of(events, 'petz.entertained').length > 0],
    ['customer', sales.length > 0 || kind === 'sale'],
    ['manure', (own?.plots ?? []).some((plot) => (plot?.manure ?? 0) > 1)],
    ['imps', true],
  ];
  return has.flatMap(([theme, isSo]) => (isSo ? [theme] : [])).slice(0, 5);
}

/** The first hint: what to think of. */
function what(kind: ShopKind, themes: readonly MinedTheme[], level: PetzLevel): string {
  const potions = level.start?.shops?.[0]?.potions ?? 0;
  if (kind === 'arrange' || kind === 'alleys' || kind === 'exhibition' || kind === 'market') return kind;
  if (themes.includes('potion')) return 'potion';
  if (kind === 'assign') return potions > 0 ? 'noPotion' : 'cards';
  if (themes.includes('sacrifice') || themes.includes('suffering')) return 'sacrifice';
  if (kind === 'sale') return themes.includes('platform') ? 'platform' : 'sale';
  return 'care';
}

/** What an event of the shopping brings home, by its name; null for any other event. */
function boughtThing(event: PetzEvent): string | null {
  switch (event.type) {
    case 'petz.gotPet':
      return nameKey('pet', event.pet);
    case 'petz.gotCage':
      return nameKey('cage', event.cage);
    case 'petz.gotAddon':
      return nameKey('addon', event.addon);
    case 'petz.gotArtifact':
      return nameKey('artifact', event.artifact);
    default:
      return null;
  }
}

/** The shopping of a line, as steps: how large the group is, where it goes, what it gets, and where a new pet lives. */
function shopping(level: PetzLevel, events: readonly PetzEvent[]): Step[] {
  const [sent] = of(events, 'petz.sent');
  if (sent === undefined) return [{ key: 'mined.step.stay' }];
  const { group, space } = sent;
  const things = events.flatMap((event) => boughtThing(event) ?? []);
  const plots = level.start?.shops?.[0]?.plots ?? [];
  const moves = of(events, 'petz.arranged').flatMap(({ pets }) => [...pets.entries()]);
  const isNew = ([at, id]: readonly [number, string | null]) => id !== null && plots[at]?.pet?.id !== id;
  return [
    { key: 'mined.step.go', args: { imps: group.imps, gold: group.gold, space: nameKey('space', space) } },
    ...things.map((thing) => ({ key: 'mined.step.get', args: { thing } })),
    ...moves
      .filter(isNew)
      .map(([at, id]) => ({ key: 'mined.step.move', args: { pet: pet(id ?? ''), n: at + 1 } })),
  ];
}

/** The third hint: what is done, answer by answer, in the order of the round. */
function how(kind: ShopKind, level: PetzLevel, events: readonly PetzEvent[]): Step[] {
  const steps: Step[] = kind === 'market' ? shopping(level, events) : [];
  const add = (key: string, args: Record<string, unknown>) => {
    const step = { key: `mined.step.${key}`, args };
    if (!steps.some((one) => JSON.stringify(one) === JSON.stringify(step))) steps.push(step);
  };
  let sold = 0;
  for (const event of events) {
    if (event.type === 'petz.arranged' && kind === 'arrange') {
      for (const [at, id] of event.pets.entries()) if (id !== null) add('move', { pet: pet(id), n: at + 1 });
    } else if (
      event.type === 'petz.revealed' &&
      (kind === 'assign' || kind === 'exhibition' || kind === 'arrange' || kind === 'market')
    ) {
      for (const one of event.pets) add('lay', { pet: pet(one.pet), cards: one.cards.map(cardKey) });
    } else if (event.type === 'petz.petTurn') add('order', { pet: pet(event.pet) });
    else if (event.type === 'petz.fed') add('feed', { pet: pet(event.pet) });
    else if (event.type === 'petz.suffered' && event.cause === 'hunger')
      add('starve', { pet: pet(event.pet) });
    else if (event.type === 'petz.caught') add('hold', { pet: pet(event.pet) });
    else if (event.type === 'petz.showed' && event.pet !== null) add('enter', { pet: pet(event.pet) });
    else if (event.type === 'petz.sold') {
      sold++;
      const customer = nameKey('customer', event.customer);
      add(event.platform ? 'sellPlatform' : 'sellBlackMarket', { pet: pet(event.pet), customer });
    } else if (event.type === 'petz.keptPets')
      steps.push({ key: sold > 0 ? 'mined.step.keep' : 'mined.step.keepAll' });
  }
  return steps;
}

/** The brief and the hints, from least to most. */
function puzzleWords(
  kind: ShopKind,
  level: PetzLevel,
  best: number,
  { events: all, themes }: { events: readonly PetzEvent[]; themes: readonly MinedTheme[] },
): { brief: MinedSentence; hints: MinedSentence[] } {
  const events = ofPlayer(all);
  const rival = of(all, 'petz.showed').find(({ seat, takesPart }) => seat === 1 && takesPart)?.score;
  const sale = of(events, 'petz.sold')[0];
  const shownPet = of(events, 'petz.showed')[0]?.pet ?? null;
  const subject =
    sale?.pet ?? shownPet ?? level.start?.shops?.[0]?.plots?.find((plot) => plot?.pet)?.pet?.id ?? '';
  const [sent] = of(events, 'petz.sent');
  const where =
    kind === 'market' && sent !== undefined
      ? { key: 'mined.hint.where.space', args: { space: nameKey('space', sent.space) } }
      : kind === 'sale' && sale !== undefined
        ? { key: 'mined.hint.where.customer', args: { customer: nameKey('customer', sale.customer) } }
        : { key: 'mined.hint.where.pet', args: { pet: pet(subject) } };
  return {
    brief:
      rival === undefined
        ? { key: `mined.brief.${kind}`, args: { count: best } }
        : { key: `mined.brief.${kind}.rival`, args: { count: best, score: rival } },
    hints: [
      { key: `mined.hint.what.${what(kind, themes, level)}` },
      where,
      { key: 'mined.hint.how', args: { steps: how(kind, level, events) as never } },
    ],
  };
}

/** So many different ends may be best. */
const MOST_ENDS = 3;

/** The best itself is worth it. */
const LEAST_GAIN = 4;

/** Why a position is no puzzle, for the statistics of a run. */
export type NoPuzzle =
  | 'cannot be cut'
  | 'too large'
  | 'no clear best'
  | 'no agreement'
  | 'nothing to decide'
  | 'obvious'
  | 'known';

/** The fingerprint of what a puzzle asks: how much reputation there was before makes no other puzzle. */
export function fingerprintOf(kind: MinedKind, level: Record<string, unknown>): string {
  const { start, decks, needs } = level as Partial<PetzLevel>;
  const shops = start?.shops?.map((shop) => ({ ...shop, reputation: 0 }));
  return hash(JSON.parse(JSON.stringify({ kind, shops, decks: { ...decks }, needs: needs ?? {} }))).slice(
    0,
    8,
  );
}

/** The reputation that a puzzle begins with. */
const had = (level: Record<string, unknown>): number =>
  (level as Partial<PetzLevel>).start?.shops?.[0]?.reputation ?? 0;

/** Whether the first answer of a line puts any pet elsewhere than it is. */
function isMoved(level: Record<string, unknown>, line: readonly (readonly [Seat, Json])[]): boolean {
  const plots = (level as Partial<PetzLevel>).start?.shops?.[0]?.plots ?? [];
  const answer = line.find(([seat]) => seat === 0)?.[1] as Record<string, Json> | undefined;
  return plots.some((plot, at) => (plot?.pet?.id ?? null) !== (answer?.[`pet${at}`] ?? null));
}

/** Stands in place of words until they are made. */
export const NO_WORDS = {
  brief: { key: 'mined.brief' },
  hints: [1, 2, 3].map(() => ({ key: 'mined.hint' })),
};

/** A puzzle of that kind out of a position. `isKnown` tells which there are already, by id. */
export function puzzleFrom(
  position: Find,
  kind: ShopKind,
  isKnown: (id: string) => boolean,
): MinedPuzzle | NoPuzzle {
  const { beginning, after, ...least } = CUTS[kind];
  const parts = frozen(position, beginning);
  if (parts === null) return 'cannot be cut';
  const stop = { ...(parts.stop as object), after };
  const id = `puzzles.${fingerprintOf(kind, parts)}`;
  if (isKnown(id)) return 'known';
  const wanted = (min: number): MinedPuzzle => ({
    ...{ id, kind, themes: ['imps'], rating: 1000, deviation: 100, lines: 1, best: min, second: 0 },
    level: { ...parts, stop, goals: [{ id: 'reputation', min }] },
    words: NO_WORDS,
    solution: [],
  });
  try {
    const found = searchLevel(minedLevel(position.game, wanted(300)));
    const { best, second, ends, line } = found;
    if (
      best < 1 ||
      best - had(parts) < LEAST_GAIN ||
      second === null ||
      best - second < MARGINS[kind] ||
      ends > MOST_ENDS
    )
      return 'no clear best';
    if (found.forks.length < least.forks || found.positions < least.positions) return 'nothing to decide';
    if (kind === 'arrange' && !isMoved(parts, line)) return 'nothing to decide';
    const bare = wanted(best);
    const level = minedLevel(position.game, bare) as PetzLevel;
    if (kind === 'sale' && greedySales(level) === best) return 'obvious';
    const events = eventsAlong(level, line);
    if (kind === 'alleys' && events.filter(({ type }) => type === 'petz.petTurn').length < 2)
      return 'nothing to decide';
    // Who has missed it is shown why, by the search of the game itself.
    if (kind === 'market') solveLevel(level, levelSetup(level, emptyProgress()));
    const rated = rateMined(level);
    if (rated === null) return 'obvious';
    const themes = themesOf(kind, level, events);
    const words = puzzleWords(kind, level, best, { events, themes });
    return {
      ...bare,
      themes,
      ...rated,
      lines: ends,
      second,
      words,
      solution: line as MinedPuzzle['solution'],
    };
  } catch (error) {
    return error instanceof TooMany || error instanceof TooLarge ? 'too large' : 'cannot be cut';
  }
}
