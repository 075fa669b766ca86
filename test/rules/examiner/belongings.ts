/**
 * Keeps the account of treasures and Prizes in a game of Pug Quest, from the rulebook and the public events: who has
 * which, where the rest lies, whether it was rightly taken, paid for and used.
 */

import board from '../../../src/engine/quest/data/board.json' with { type: 'json' };
import heroCards from '../../../src/engine/quest/data/heroes.json' with { type: 'json' };
import monsters from '../../../src/engine/quest/data/monsters.json' with { type: 'json' };
import treasures from '../../../src/engine/quest/data/treasures.json' with { type: 'json' };
import worlds from '../../../src/engine/quest/data/worlds.json' with { type: 'json' };
import type { QuestEvent } from '../../../src/engine/quest/events.ts';
import type { QuestSetup } from '../../../src/engine/quest/schema-setup.ts';
import type { Quest } from '../../../src/engine/quest/state.ts';

type Cost = Partial<Record<string, number>>;
type EventOf<T extends QuestEvent['type']> = Extract<QuestEvent, { type: T }>;
interface Use {
  trigger: string;
  cost?: Cost;
  limit?: string;
  level?: number;
}

/** What is also to be seen on the table. */
interface Table {
  columnOf(id: string): number;
  hand(seat: number): number;
  xp(seat: number): number;
}

const seatOf = (id: string): number => (/^h\d$/.test(id) ? Number(id.slice(1)) : -1);
const kindOf = (card: string): string => card.split('.')[0] ?? '';
const all = treasures.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}.${i + 1}`));
const printedTreasure = (card: string) => treasures.find(({ id }) => id === kindOf(card)) as Use | undefined;
const monster = (card: string) =>
  monsters.find(({ id }) => id === kindOf(card)) as { type: string; prize?: Use } | undefined;

/** Whether cards and XP are just that cost: each card of a type that is asked for, or a Joker, as every XP is. */
function isCost(cost: Cost, cards: readonly string[], xp: number): boolean {
  const count = (type: string) => cards.filter((card) => card === type).length;
  const types = [...new Set([...cards, ...Object.keys(cost)])].filter((type) => type !== 'joker');
  const missing = types.map((type) => (cost[type] ?? 0) - count(type));
  return missing.every((n) => n >= 0) && missing.reduce((sum, n) => sum + n, 0) === count('joker') + xp;
}

/** The same with one card, or two of one type, that stand for a Joker (the Alchemist, Elpug). */
function isWildCost(cost: Cost, cards: readonly string[], xp: number, n: 1 | 2): boolean {
  return cards.some((type) => {
    const rest = [...cards];
    for (let i = 0; i < n; i++) if (rest.includes(type)) rest.splice(rest.indexOf(type), 1);
    return rest.length === cards.length - n && isCost(cost, [...rest, 'joker'], xp);
  });
}

export class Belongings {
  readonly #setup: QuestSetup;
  readonly #must: (what: string, isSo: boolean, facts: unknown) => void;
  readonly #table: Table;
  #heroes: string[] = [];
  /** Where each treasure lies: `deck`, `gone`, `open`, or with whom. */
  #place = new Map(all.map((card) => [card, 'deck']));
  #prizes = new Map<string, number>();
  #down = new Set<number>();
  #world = '';
  #number = 1;
  /** Of whom the toll is to be asked in this Round, and of whom it was; null once the first turn has come. */
  #payers: number[] | null = null;
  #tolled: number[] = [];
  #turn = '';
  #used = new Set<string>();
  #usedInWorld = new Set<string>();
  #robbed = new Set<string>();
  #paid: EventOf<'quest.paid'> | null = null;
  #fallen: { id: string; by: string | null; column: number } | null = null;
  #lost: string[] = [];
  /** Treasures that a fallen Monster has still to drop: those that lay under it, and one of the deck. */
  #owed: string[] = [];
  #owesOne = false;
  #dealt: string[] = [];
  #isMarket = false;
  #wild = new Set<number>();

  constructor(setup: QuestSetup, must: (what: string, isSo: boolean, facts: unknown) => void, table: Table) {
    this.#setup = setup;
    this.#must = must;
    this.#table = table;
  }

  /** The treasures and Prizes that lie with a creature. */
  of(id: string): string[] {
    const prizes = [...this.#prizes].flatMap(([card, seat]) => (id === `h${seat}` ? [card] : []));
    return [...this.#at(id), ...prizes];
  }

  #at(place: string): string[] {
    return all.filter((card) => this.#place.get(card) === place);
  }

  #move(card: string, from: readonly string[], to: string, event: QuestEvent): void {
    const at = this.#place.get(card) ?? 'nowhere';
    this.#must('a treasure is taken from where it lay', from.includes(at), [card, at, from, event]);
    this.#place.set(card, to);
  }

  #card(seat: number) {
    return heroCards.find(({ id }) => id === this.#heroes[seat]);
  }

  /** What was just paid is the cost, no more and no less (PQ-TREASURE-02, PQ-COMBO-02). */
  #pays(seat: number, cost: Cost, event: QuestEvent): void {
    const { cards, xp } = this.#paid?.seat === seat ? this.#paid : { cards: [], xp: 0 };
    const own = this.#card(seat)?.special.fx.find(({ op }) => op === 'wild') as { how: string } | undefined;
    const how = own === undefined || this.#wild.has(seat) ? null : own.how;
    let isSo = isCost(cost, cards, xp);
    if (!isSo && how !== null) {
      isSo = isWildCost(cost, cards, xp, how === 'pair' ? 2 : 1);
      this.#wild.add(seat);
    }
    this.#must('what is used is paid for', isSo, [event, cards, xp, cost]);
    this.#paid = null;
  }

  #played(event: EventOf<'quest.played'>): void {
    const { id, card } = event;
    const seat = seatOf(id);
    const own = this.#card(seat);
    const treasure = printedTreasure(card);
    const prize = this.#prizes.get(card) === seat ? monster(card)?.prize : undefined;
    const combo = own?.combos.find((one) => one.id === card) as Use | undefined;
    const special = own?.special.id === card ? (own.special as Use) : undefined;
    const use = treasure ?? prize ?? combo ?? special;
    if (treasure !== undefined) this.#must('who uses a treasure has it', this.#place.get(card) === id, event);
    this.#must('what is played is on a card', use !== undefined, event);
    if (use === undefined) return;
    const level = board.levels[(use.level ?? 1) - 1] ?? 0;
    this.#must('the Combo is open', seat < 0 || this.#table.xp(seat) + (this.#paid?.xp ?? 0) >= level, event);
    this.#pays(seat < 0 ? this.#setup.seats - 1 : seat, use.cost ?? {}, event);
    if (!use.trigger.startsWith('riposte'))
      this.#must('no card is played in the turn of another', this.#turn === id, [event, this.#turn]);
    const seen = use.limit === 'world' ? this.#usedInWorld : this.#used;
    if (use.limit !== undefined) {
      this.#must('no more often than is printed', !seen.has(`${id} ${card}`), event);
      seen.add(`${id} ${card}`);
    }
    if (use.trigger !== 'consume') return;
    if (treasure === undefined) this.#prizes.delete(card);
    else this.#move(card, [id], 'gone', event);
  }

  #fell(event: EventOf<'quest.fell'>): void {
    const { id } = event;
    this.#drops(event);
    this.#fallen = { id, by: event.by, column: this.#table.columnOf(id) };
    const seat = seatOf(id);
    this.#lost = this.#at(id);
    if (seat < 0) {
      for (const card of this.#lost) this.#place.set(card, 'open');
      this.#owed = this.#lost;
      this.#owesOne = true;
      return;
    }
    this.#down.add(seat);
    for (const card of this.#lost) this.#place.set(card, 'gone');
    if (this.#lost.length > 0) this.#must('a fallen Hero loses its treasures', true, null);
    for (const [prize, owner] of this.#prizes) if (owner === seat) this.#prizes.delete(prize);
  }

  #dropped(event: EventOf<'quest.dropped'>): void {
    const { treasure, column } = event;
    this.#must('it drops where the Monster stood', column === this.#fallen?.column, [event, this.#fallen]);
    if (this.#owesOne) {
      const isRobbed = this.#robbed.has(this.#fallen?.id ?? '');
      this.#owesOne = false;
      if (!isRobbed) {
        this.#move(event.treasure, ['deck'], 'open', event);
        return;
      }
    }
    this.#must('what lay under a Monster drops too', this.#owed.includes(treasure), [event, this.#owed]);
    this.#owed = this.#owed.filter((card) => card !== treasure);
  }

  /** All that a Monster has to drop has been dropped. */
  #drops(event: QuestEvent): void {
    const isNone = !this.#owesOne || this.#robbed.has(this.#fallen?.id ?? '');
    const isSo =
      (isNone || this.#at('deck').length + this.#at('gone').length === 0) && this.#owed.length === 0;
    this.#must('what a Monster drops is dropped', isSo, [event, this.#fallen, this.#owed]);
    this.#owesOne = false;
    this.#owed = [];
  }

  /** Of whom the toll of an odd Round was asked (PQ-WORLD2-03, R-PQ-71). */
  #asked(event: QuestEvent): void {
    if (this.#payers === null) return;
    this.#must(
      'the toll is asked of all but the Raincoat',
      String(this.#payers) === String(this.#tolled.sort()),
      [event, this.#payers, this.#tolled],
    );
    this.#payers = null;
  }

  #round(round: number): void {
    const seats = this.#heroes.map((_card, seat) => seat).filter((seat) => !this.#down.has(seat));
    const dry = (seat: number) => this.#at(`h${seat}`).some((card) => kindOf(card) === 'raincoat');
    const isAsked = this.#number >= 2 && round % 2 === 1;
    this.#tolled = [];
    this.#payers = isAsked ? seats.filter((seat) => !dry(seat)) : [];
    if (isAsked && seats.some(dry)) this.#must('a Raincoat keeps the toll off', true, null);
  }

  #got(event: EventOf<'quest.gotTreasure'>): void {
    const { seat, treasure } = event;
    const hero = `h${seat}`;
    const from = this.#place.get(treasure) ?? '';
    this.#move(treasure, ['open', 'deck'], hero, event);
    if (from === 'deck') return;
    if (this.#isMarket) {
      this.#pays(seat, { [worlds.find(({ id }) => id === this.#world)?.type ?? '']: 1 }, event);
      this.#deals(hero, event);
      return;
    }
    const { column, id } = this.#fallen ?? { column: -1, id: '' };
    this.#must('only from the facing column', this.#table.columnOf(hero) === column, [event, this.#fallen]);
    // Sticky Paws: any one card will do.
    const [own = 'joker'] = this.#heroes[seat] === 'pugpin' ? (this.#paid?.cards ?? []) : [];
    const type = own === 'joker' ? (monster(id)?.type ?? '') : own;
    this.#pays(seat, { [type]: 1 }, event);
  }

  /** One deal to a Hero, the highest Initiative first (PQ-MARKET-02, R-PQ-62). */
  #deals(hero: string, event: QuestEvent): void {
    const init = (id: string) => this.#card(seatOf(id))?.init ?? 0;
    const last = this.#dealt.at(-1);
    const isSo = last === undefined || init(last) > init(hero);
    this.#must('one deal each, by Initiative', isSo && !this.#down.has(seatOf(hero)), [event, this.#dealt]);
    this.#dealt.push(hero);
  }

  /** With a Pouch for each 2 more, and what is lost counts no more (PQ-ENERGY-08, PQ-TREASURE-05). */
  #limit(seat: number, event: QuestEvent): void {
    const pouches = this.#at(`h${seat}`).filter((card) => kindOf(card) === 'bigpouch').length;
    const most = (board.hands[this.#setup.mode][this.#heroes.length - 1] ?? 0) + 2 * pouches;
    this.#must('no hand above its limit', this.#table.hand(seat) <= most, [event, most]);
    if (pouches > 0 && this.#table.hand(seat) === most) this.#must('a pouch is filled', true, null);
  }

  tell(event: QuestEvent): void {
    const after = this.#fallen;
    switch (event.type) {
      case 'quest.began':
        this.#heroes = event.heroes;
        break;
      case 'quest.world':
        this.#world = event.world;
        break;
      case 'quest.worldBegan':
        // What lay under Monsters that are left goes with them (R-PQ-57).
        for (const [card, place] of this.#place)
          if (!/^(deck|gone|h\d)$/.test(place)) this.#place.set(card, 'gone');
        this.#number = event.number;
        this.#usedInWorld.clear();
        this.#robbed.clear();
        this.#isMarket = false;
        break;
      case 'quest.returned':
        this.#must('who returns has no treasure', this.#at(`h${event.seat}`).length === 0, event);
        this.#down.delete(event.seat);
        break;
      case 'quest.turn':
      case 'quest.skipped':
        this.#turn = event.id;
        this.#used.clear();
        this.#wild.clear();
        this.#asked(event);
        break;
      case 'quest.turnEnded':
        this.#turn = '';
        this.#wild.clear();
        this.#drops(event);
        if (seatOf(event.id) >= 0) this.#limit(seatOf(event.id), event);
        this.#must('all that was dropped is taken or gone', this.#at('open').length === 0, event);
        break;
      case 'quest.paid':
        this.#paid = event;
        break;
      case 'quest.played':
        this.#played(event);
        break;
      case 'quest.fell':
        this.#fell(event);
        break;
      case 'quest.gotXp':
      case 'quest.gotPrize': {
        const isSo = after?.id === event.monster && after.by === `h${event.seat}`;
        this.#must('XP and Prize are for the last damage', isSo, [event, after]);
        if (event.type === 'quest.gotXp') break;
        this.#must('only what has the symbol is a Prize', monster(event.monster)?.prize !== undefined, event);
        this.#prizes.set(event.monster, event.seat);
        this.#owesOne = false;
        break;
      }
      case 'quest.marked':
        if (event.tag === 'robbed') this.#robbed.add(event.id);
        break;
      case 'quest.dropped':
        this.#dropped(event);
        break;
      case 'quest.gotTreasure':
        this.#got(event);
        break;
      case 'quest.wasted':
        for (const card of event.treasures) this.#move(card, ['open'], 'gone', event);
        break;
      case 'quest.lostTreasure':
        this.#move(event.treasure, [`h${event.seat}`], 'gone', event);
        break;
      case 'quest.reshuffled':
        if (event.pile !== 'treasures') break;
        // What the market has drawn so far is reported with the rest of it.
        for (const card of this.#at('deck')) this.#place.set(card, 'drawn');
        for (const card of this.#at('gone')) this.#place.set(card, 'deck');
        break;
      case 'quest.rewarded':
        if (event.treasure === null) break;
        this.#must('the reward is of the fallen Hero', this.#lost.includes(event.treasure), [
          event,
          this.#lost,
        ]);
        this.#must('for who defeated it', this.#fallen?.by === event.id, [event, this.#fallen]);
        this.#move(event.treasure, ['gone'], event.id, event);
        break;
      case 'quest.market': {
        this.#isMarket = true;
        this.#dealt = [];
        for (const card of event.treasures) this.#move(card, ['deck', 'drawn'], 'open', event);
        this.#must('only an empty deck is shuffled', this.#at('drawn').length === 0, event);
        const isAll = event.treasures.length === this.#heroes.length || this.#at('deck').length === 0;
        this.#must('a treasure for each player', isAll, event);
        break;
      }
      case 'quest.swapped':
        this.#move(event.gave, [`h${event.seat}`], 'open', event);
        this.#move(event.got, ['open'], `h${event.seat}`, event);
        this.#must('a swap costs no card', this.#paid === null, [event, this.#paid]);
        this.#deals(`h${event.seat}`, event);
        break;
      case 'quest.gave': {
        const isSo = this.#isMarket && !this.#down.has(event.seat) && !this.#down.has(event.to);
        this.#must('survivors give after a cleared World', isSo, event);
        this.#move(event.treasure, [`h${event.seat}`], `h${event.to}`, event);
        break;
      }
      case 'quest.tolled':
        if (event.by === undefined) this.#tolled.push(event.seat);
        break;
      case 'quest.round':
        this.#round(event.round);
        break;
      default:
    }
    // The cards paid may become the deck at once (R-PQ-40).
    if (!['quest.paid', 'quest.reshuffled', 'quest.refilled'].includes(event.type)) this.#paid = null;
  }

  /** What the account says must be what lies on the table. */
  compare(s: Quest): void {
    const same = (what: string, expected: readonly string[], is: readonly string[]): void =>
      this.#must(what, String([...expected].sort()) === String([...is].sort()), [expected, is]);
    for (const [seat, hero] of s.heroes.entries()) {
      same('treasures of Heroes', this.#at(`h${seat}`), hero.treasures);
      const own = [...this.#prizes].flatMap(([card, owner]) => (owner === seat ? [card] : []));
      same('Prizes', own, hero.prizes);
    }
    for (const { card, treasures: under } of s.foes) same('treasures under Monsters', this.#at(card), under);
    same('treasures discarded', this.#at('gone'), s.gone.treasures);
    // What a Monster drops is drawn before anything is made of its defeat, and reported after that.
    same(
      'treasures in the deck or open',
      [...this.#at('deck'), ...this.#at('open')],
      [...s.piles.treasures, ...s.open],
    );
  }
}
