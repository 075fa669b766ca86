/** Keeps a second record of a game of Pug Quest: only from the public events and what is printed on the cards. */

import board from '../../../src/engine/quest/data/board.json' with { type: 'json' };
import bosses from '../../../src/engine/quest/data/bosses.json' with { type: 'json' };
import heroCards from '../../../src/engine/quest/data/heroes.json' with { type: 'json' };
import monsters from '../../../src/engine/quest/data/monsters.json' with { type: 'json' };
import worlds from '../../../src/engine/quest/data/worlds.json' with { type: 'json' };
import type { QuestEvent } from '../../../src/engine/quest/events.ts';
import type { QuestSetup } from '../../../src/engine/quest/schema-setup.ts';
import type { Quest } from '../../../src/engine/quest/state.ts';
import { Belongings } from './belongings.ts';
import { Blows } from './blows.ts';

type Columns = string[][];
const empty = (): Columns => [[], [], [], [], []];
const isHero = (id: string): boolean => /^h\d$/.test(id);

/** How far a column is from another without going round the sides. */
const gap = (a: number, b: number): number => Math.abs(a - b);

interface Card {
  id: string;
  init: number;
  move: number;
  attack: { shape: string; n: number };
}

function foeCard(id: string): Card {
  const all = [...monsters, ...bosses] as unknown as Card[];
  return all.find((card) => card.id === id.split('.')[0]) as Card;
}

/** Where each Monster of a Position Order goes, and B (PQ-WORLD-04 to PQ-WORLD-09, R-PQ-66). */
function spotsOf(grid: readonly string[], heroes: number): { column: number; row: number; mark: string }[] {
  return grid
    .flatMap((line, row) => line.split(' ').map((mark, column) => ({ column, row, mark })))
    .filter(({ mark }) => Number(mark) <= heroes)
    .sort((a, b) => Number(a.mark) - Number(b.mark) || a.column - b.column || a.row - b.row);
}

export class QuestRecord {
  readonly mistakes: string[] = [];
  readonly checked = new Map<string, number>();
  readonly setup: QuestSetup;
  #heroes: string[] = [];
  #board = { heroes: empty(), foes: empty() };
  #setting: { id: string; column: number; row: number }[] = [];
  #spots: { column: number; row: number }[] = [];
  #isReady = false;
  #damage = new Map<string, number>();
  /** Attacks whose shape has changed (Hellmouth). */
  #shapes = new Map<string, string>();
  #hands: number[] = [];
  #xp: number[] = [];
  #acted = new Set<string>();
  #grid: readonly string[] = [];
  #belongings: Belongings;
  #blows: Blows;

  constructor(setup: QuestSetup) {
    this.setup = setup;
    this.#hands = Array.from({ length: setup.seats }, () => 0);
    this.#xp = Array.from({ length: setup.seats }, () => 0);
    this.#belongings = new Belongings(setup, (...fact) => this.#must(...fact), {
      columnOf: (id) => this.#columnOf(id),
      hand: (seat) => this.#hands[seat] ?? 0,
      xp: (seat) => this.#xp[seat] ?? 0,
    });
    this.#blows = new Blows((...fact) => this.#must(...fact), {
      hero: (seat) => this.#heroes[seat] ?? '',
      damage: (id) => this.#damage.get(id) ?? 0,
      has: (id) => this.#belongings.of(id),
    });
  }

  #must(what: string, isSo: boolean, facts: unknown): void {
    this.checked.set(what, (this.checked.get(what) ?? 0) + 1);
    if (!isSo && this.mistakes.length < 8) this.mistakes.push(`${what}: ${JSON.stringify(facts)}`);
  }

  #columnOf(id: string): number {
    return this.#board[isHero(id) ? 'heroes' : 'foes'].findIndex((stack) => stack.includes(id));
  }

  #take(id: string): void {
    for (const side of [this.#board.heroes, this.#board.foes])
      for (const stack of side) if (stack.includes(id)) stack.splice(stack.indexOf(id), 1);
  }

  #init(id: string): number {
    const hero = heroCards.find((card) => card.id === this.#heroes[Number(id.slice(1))]);
    return isHero(id) ? (hero?.init ?? 0) : foeCard(id).init;
  }

  /** The next to act: the highest Initiative; of two copies the lower column, then the front (PQ-INIT-01, R-PQ-13). */
  #next(): string {
    const waiting = [...this.#board.heroes.flat(), ...this.#board.foes.flat()].filter(
      (x) => !this.#acted.has(x),
    );
    return waiting.reduce((best, id) => (this.#init(id) > this.#init(best) ? id : best), waiting[0] ?? '');
  }

  #settle(side: 'heroes' | 'foes'): void {
    for (const { id, column } of this.#setting.sort((a, b) => a.row - b.row))
      this.#board[side][column]?.push(id);
    this.#setting = [];
  }

  /** Life left of a Hero, from its card. */
  #lifeLeft(id: string): number {
    const card = heroCards.find((one) => one.id === this.#heroes[Number(id.slice(1))]);
    return (card?.life ?? 0) - (this.#damage.get(id) ?? 0);
  }

  /** Life of a Boss: what is printed, by the number of Heroes, and the share of it that its mode has. */
  #bossLife(id: string): number {
    const heroes = this.#heroes.length;
    const { life } = bosses.find((card) => card.id === id) ?? { life: { plus: 0, perHero: 0 } };
    const { normal, even, [this.setup.mode]: share } = board.bossLife;
    const part = (whole: number, percent = 100) => Math.ceil((whole * percent) / 100);
    const own = part(life.plus + life.perHero * heroes, (share ?? normal)[heroes - 1]);
    return this.setup.lord?.handicap === 'even' ? part(own, even[heroes - 1]) : own;
  }

  /** Whom a Monster without an Evil Lord attacks with a shape that leaves one choice, or none (R-PQ-22). */
  #prey(by: string): string[] | null {
    const shape = this.#shapes.get(by) ?? foeCard(by).attack.shape;
    const at = this.#columnOf(by);
    const { heroes } = this.#board;
    const facing = heroes[at] ?? [];
    const front = (columns: number[]) => columns.flatMap((column) => heroes[column]?.[0] ?? []);
    const weakest = (stack: readonly string[]): string | undefined =>
      stack.reduce<string | undefined>(
        (best, id) => (best === undefined || this.#lifeLeft(id) < this.#lifeLeft(best) ? id : best),
        undefined,
      );
    if (shape === 'melee') return facing.slice(0, 1);
    if (shape === 'pen') return facing;
    if (shape === 'triple:wide') return front([at - 1, at, at + 1]);
    if (shape === 'double:fork') return front([at - 1, at + 1]);
    if (shape === 'distance') return [weakest(facing) ?? []].flat();
    if (shape !== 'any') return null;
    const best = heroes
      .flatMap((stack, column) => {
        const id = weakest(stack);
        return id === undefined ? [] : [{ id, far: gap(column, at), left: this.#lifeLeft(id), column }];
      })
      .sort((a, b) => a.far - b.far || a.left - b.left || a.column - b.column);
    return best.slice(0, 1).map(({ id }) => id);
  }

  tell(event: QuestEvent): void {
    this.#blows.tell(event);
    this.#belongings.tell(event);
    const { foes, heroes } = this.#board;
    switch (event.type) {
      case 'quest.began':
        this.#heroes = event.heroes;
        break;
      case 'quest.worldBegan':
        this.#board = { heroes: empty(), foes: empty() };
        this.#isReady = false;
        break;
      case 'quest.returned':
        this.#damage.delete(`h${event.seat}`);
        break;
      case 'quest.placed':
        this.#setting.push(event);
        break;
      case 'quest.world':
        this.#settle('heroes');
        this.#grid = worlds.find(({ id }) => id === event.world)?.grid ?? [];
        this.#spots = spotsOf(this.#grid, this.#heroes.length);
        break;
      case 'quest.boss': {
        const card = bosses.find(({ id }) => id === event.id) as { grid?: string[] };
        const grid = card.grid ?? this.#grid;
        this.#spots = spotsOf(grid, this.#heroes.length);
        const row = grid.findIndex((line) => line.includes('B'));
        this.#setting.push({ id: event.id, row, column: grid[row]?.split(' ').indexOf('B') ?? 0 });
        break;
      }
      case 'quest.entered': {
        const spot = this.#spots.shift();
        if (spot === undefined) {
          // Called by a Boss: those before the first Round act in it, later ones do not (R-PQ-15).
          if (this.#setting.length > 0) this.#settle('foes');
          const least = Math.min(...foes.map((stack) => stack.length));
          this.#must(
            'who is called comes to the emptiest column',
            foes[event.column]?.length === least,
            event,
          );
          foes[event.column]?.push(event.id);
          if (this.#isReady) this.#acted.add(event.id);
        } else {
          this.#must('Monsters stand where the Position Order says', spot.column === event.column, event);
          this.#setting.push({ id: event.id, ...spot });
        }
        break;
      }
      case 'quest.ready':
        this.#settle('foes');
        this.#must('every numbered position is filled', this.#spots.length === 0, this.#spots);
        this.#isReady = true;
        break;
      case 'quest.round':
        this.#acted.clear();
        break;
      case 'quest.turn':
      case 'quest.skipped':
        this.#must('the highest Initiative is next', this.#next() === event.id, [event.id, this.#next()]);
        this.#acted.add(event.id);
        break;
      case 'quest.moved': {
        const to = (((event.from + event.steps) % 5) + 5) % 5;
        this.#must(
          'moves go round the sides',
          to === event.to && this.#columnOf(event.id) === event.from,
          event,
        );
        this.#take(event.id);
        this.#board[isHero(event.id) ? 'heroes' : 'foes'][event.to]?.push(event.id);
        break;
      }
      case 'quest.traded': {
        const [a = '', b = ''] = event.ids;
        const side = isHero(a) ? 'heroes' : 'foes';
        this.#board[side] = this.#board[side].map((stack) =>
          stack.map((x) => (x === a ? b : x === b ? a : x)),
        );
        break;
      }
      case 'quest.rotated':
        this.#board.foes = foes.map((_stack, at) => foes[(at - event.steps + 10) % 5] ?? []);
        break;
      case 'quest.struck': {
        if (event.kind !== 'foe' || event.card !== 'attack' || this.setup.lord !== null) break;
        const prey = this.#prey(event.by);
        if (prey !== null) {
          const facts = [event, prey, heroes];
          this.#must(
            'whom a Monster attacks',
            String([...prey].sort()) === String([...event.targets].sort()),
            facts,
          );
        }
        const { n } = foeCard(event.by).attack;
        this.#must(
          'and never for more than is printed',
          event.n.every((x) => x <= n),
          event,
        );
        break;
      }
      case 'quest.hurt':
        this.#damage.set(event.id, (this.#damage.get(event.id) ?? 0) + event.n);
        break;
      case 'quest.healed':
        this.#damage.set(event.id, (this.#damage.get(event.id) ?? 0) - event.n);
        break;
      case 'quest.survived':
        // Second Fuse: as much Life is left as one and one for each Hero.
        this.#damage.set(event.id, this.#bossLife(event.id) - 1 - this.#heroes.length);
        break;
      case 'quest.reshaped': {
        const lost = this.#damage.get(event.id) ?? 0;
        this.#must('Hellmouth opens at half its Life', 2 * lost >= this.#bossLife(event.id), [event, lost]);
        this.#shapes.set(event.id, event.shape);
        break;
      }
      case 'quest.fell':
        this.#take(event.id);
        this.#damage.delete(event.id);
        break;
      case 'quest.gotXp':
        this.#add(this.#xp, event.seat, 1);
        break;
      case 'quest.dealt':
        this.#add(this.#hands, event.seat, event.count);
        break;
      case 'quest.drew':
      case 'quest.recovered':
        this.#add(this.#hands, event.seat, 1);
        break;
      case 'quest.discarded':
        this.#add(this.#hands, event.seat, -event.cards.length);
        break;
      case 'quest.paid':
        this.#add(this.#hands, event.seat, -event.cards.length);
        this.#add(this.#xp, event.seat, -event.xp);
        break;
      case 'quest.gaveCard':
        this.#add(this.#hands, event.seat, -1);
        this.#add(this.#hands, event.to, 1);
        break;
      default:
    }
  }

  #add(to: number[], seat: number, n: number): void {
    to[seat] = (to[seat] ?? 0) + n;
  }

  /** What the record says must be what lies on the table. */
  compare(s: Quest): void {
    if (s.outcome !== null || s.over !== null || !this.#isReady) return;
    // The Evil Lord looks at what a fallen Hero had before it leaves (R-PQ-78).
    if (s.ask?.kind === 'quest.reward') return;
    this.#must('who stands where', JSON.stringify(s.halves) === JSON.stringify(this.#board), [
      s.halves,
      this.#board,
    ]);
    for (const [seat, hero] of s.heroes.entries()) {
      const facts = [seat, hero, this.#hands[seat], this.#xp[seat]];
      this.#must('cards in hand', hero.hand?.length === this.#hands[seat], facts);
      this.#must('XP', hero.xp.length === this.#xp[seat], facts);
      if (hero.status !== 'in') continue;
      this.#must('damage on Heroes', hero.damage === (this.#damage.get(`h${seat}`) ?? 0), facts);
    }
    this.#belongings.compare(s);
    for (const { card, damage } of s.foes) {
      this.#must('damage on Monsters', damage === (this.#damage.get(card) ?? 0), [card, damage]);
    }
  }
}
