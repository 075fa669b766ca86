/** What is said of a mined puzzle: its themes and three hints, made from what happens along its best line. */

import type { MinedSentence, MinedTheme } from '../../campaign/mined/schema.ts';
import { emptyProgress } from '../../campaign/progress.ts';
import type { PetzLevel } from '../../campaign/schema.ts';
import { levelSetup } from '../../campaign/setup.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { cardOf, faceOf, isTurned, POTION } from '../../engine/petz/data/needs.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { colourKey, nameKey, needKey } from '../../i18n/keys.ts';
import type { ShopKind } from './kinds.ts';

type Step = { key: string; args?: Record<string, never> } | { key: string; args: Record<string, unknown> };

/** What happens to both along a line. */
export function eventsAlong(level: PetzLevel, line: readonly (readonly [Seat, Json])[]): PetzEvent[] {
  const { setup, seed } = levelSetup(level, emptyProgress());
  const { state } = petzEngine.start(setup as never, seed ?? 'puzzle');
  const told: PetzEvent[] = [];
  for (const [seat, choice] of line) petzEngine.applyTo(state, seat, choice, told);
  return told;
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
export function themesOf(kind: ShopKind, level: PetzLevel, all: readonly PetzEvent[]): MinedTheme[] {
  const events = ofPlayer(all);
  const sales = of(events, 'petz.sold');
  const laid = of(events, 'petz.revealed').flatMap(({ pets }) => pets.flatMap(({ cards }) => cards));
  const causes = of(events, 'petz.suffered').map(({ cause }) => cause);
  const own = level.start?.shops?.[0];
  const has: [MinedTheme, boolean][] = [
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
  if (kind === 'arrange' || kind === 'alleys' || kind === 'exhibition') return kind;
  if (themes.includes('potion')) return 'potion';
  if (kind === 'assign') return potions > 0 ? 'noPotion' : 'cards';
  if (themes.includes('sacrifice') || themes.includes('suffering')) return 'sacrifice';
  if (kind === 'sale') return themes.includes('platform') ? 'platform' : 'sale';
  return 'care';
}

/** The third hint: what is done, answer by answer, in the order of the round. */
function how(kind: ShopKind, events: readonly PetzEvent[]): Step[] {
  const steps: Step[] = [];
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
      (kind === 'assign' || kind === 'exhibition' || kind === 'arrange')
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
export function puzzleWords(
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
  const where =
    kind === 'sale' && sale !== undefined
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
      { key: 'mined.hint.how', args: { steps: how(kind, events) as never } },
    ],
  };
}
