/**
 * Counts every blow of a game of Pug Quest a second time, from the cards and the public events: how hard it is declared, and what
 * of it arrives (R-PQ-26).
 */

import bosses from '../../../src/engine/quest/data/bosses.json' with { type: 'json' };
import heroCards from '../../../src/engine/quest/data/heroes.json' with { type: 'json' };
import monsters from '../../../src/engine/quest/data/monsters.json' with { type: 'json' };
import treasures from '../../../src/engine/quest/data/treasures.json' with { type: 'json' };
import type { QuestEvent } from '../../../src/engine/quest/events.ts';

type Struck = Extract<QuestEvent, { type: 'quest.struck' }>;
type Marked = Extract<QuestEvent, { type: 'quest.marked' }>;
interface Op {
  op: string;
  shape?: string;
  n?: number;
}
/** A thing on a card that may attack, a rider on an attack among it. */
interface Printed {
  id?: string;
  fx?: Op[];
}

/** What is also to be seen on the table. */
interface Table {
  hero(seat: number): string;
  damage(id: string): number;
  /** Single cards that lie with a creature: treasures, or Prizes of a Hero. */
  has(id: string): readonly string[];
}

const kindOf = (card: string): string => card.split('.')[0] ?? '';
const isHero = (id: string): boolean => /^h\d$/.test(id);
const monster = (id: string) => monsters.find((card) => card.id === kindOf(id));
const boss = (id: string) => bosses.find((card) => card.id === id);

/** Damage of all attacks on a card, by its id; with `back`, of what a Riposte hits back with. */
function printed(card: string, back: boolean): number[] {
  const all: Printed[] = [
    ...heroCards.flatMap((hero) => [...hero.combos, hero.special] as Printed[]),
    ...bosses.flatMap(({ abilities }) => abilities as Printed[]),
    ...(treasures as Printed[]),
    ...monsters.map(({ id, prize }) => ({ id, ...(prize as Printed | undefined) })),
  ];
  const found = all.find(({ id }) => id === kindOf(card))?.fx ?? [];
  return found.flatMap(({ op, shape, n = 0 }) =>
    op === 'damage' && (shape === 'attacker') === back ? [n] : [],
  );
}

interface Open {
  by: string;
  base: number;
  less: number;
}

export class Blows {
  readonly #must: (what: string, isSo: boolean, facts: unknown) => void;
  readonly #table: Table;
  #marks: Marked[] = [];
  #open = new Map<string, Open>();
  /** What the last attack that can be repeated had printed on it. */
  #seen: number[] = [];

  constructor(must: (what: string, isSo: boolean, facts: unknown) => void, table: Table) {
    this.#must = must;
    this.#table = table;
  }

  #sum(id: string, tag: string): number {
    return this.#marks.reduce((sum, mark) => (mark.id === id && mark.tag === tag ? sum + mark.v : sum), 0);
  }

  /** What the card says that the attack deals. */
  #printed({ by, card, kind }: Struck): number[] {
    if (kind === 'standard') return [1];
    if (kind === 'copy') return this.#seen;
    if (kind === 'foe' && card === 'attack') return [(boss(by) ?? monster(by))?.attack.n ?? 0];
    return printed(card, kind === 'riposte');
  }

  /** What its attacks deal more or less: Bauserker, blessings and weakness; a Standard Attack has more of its own. */
  #more({ by, card, kind }: Struck, target: string): number {
    const isOwn = kind === 'standard' || (kind === 'foe' && card === 'attack');
    const who = isHero(by) ? this.#table.hero(Number(by.slice(1))) : by;
    let n = this.#sum(by, 'bless') - this.#sum(by, 'weak');
    if (who === 'puggab' && this.#table.damage(by) >= 2) n += 1;
    if (!isOwn) return n;
    n += this.#sum(by, 'pack');
    n += this.#table.has(by).filter((own) => ['goodboymedal', 'skeleton'].includes(kindOf(own))).length;
    return who === 'bravepug' && this.#table.damage(target) > 0 ? n + 1 : n;
  }

  #struck(event: Struck): void {
    this.#settled(event);
    const base = this.#printed(event);
    for (const [i, target] of event.targets.entries()) {
      const n = event.n[i] ?? 0;
      const more = this.#more(event, target);
      this.#must(
        'a blow is as hard as the cards say',
        base.some((one) => Math.max(0, one + more) === n),
        [event, base, more],
      );
      if (more !== 0) this.#must('raised or lowered', true, null);
      this.#open.set(target, { by: event.by, base: n, less: 0 });
    }
    if (event.kind !== 'copy' && event.kind !== 'riposte') this.#seen = base;
  }

  /** After scales and shields; then what was prevented (R-PQ-26, steps 4 to 6). */
  #left(id: string, { base, less }: Open): number {
    if (base <= 0) return 0;
    const scaled = id === 'danegon' ? Math.max(1, base - 1) : base;
    return Math.max(0, Math.max(0, scaled - this.#sum(id, 'shield')) - less);
  }

  #lower(id: string, n: number): void {
    const open = this.#open.get(id);
    if (open !== undefined) open.less += n;
  }

  /** Nothing that should have arrived has been forgotten. */
  #settled(event: QuestEvent): void {
    for (const [id, open] of this.#open)
      this.#must('what nobody stops arrives', this.#left(id, open) === 0, [event.type, id, open]);
    this.#open.clear();
  }

  #ends(by: string): void {
    this.#marks = this.#marks.filter(
      (mark) => mark.by !== by || mark.until !== 'next' || mark.tag === 'stun',
    );
  }

  tell(event: QuestEvent): void {
    switch (event.type) {
      case 'quest.worldBegan':
        this.#marks = [];
        this.#open.clear();
        break;
      case 'quest.turn':
      case 'quest.skipped':
        this.#ends(event.id);
        break;
      case 'quest.marked': {
        const isOld = ({ id, by, card, tag }: Marked) =>
          id === event.id && by === event.by && card === event.card && tag === event.tag;
        this.#marks = [...this.#marks.filter((mark) => !isOld(mark)), event];
        break;
      }
      case 'quest.struck':
        this.#struck(event);
        break;
      case 'quest.boosted': {
        const open = this.#open.get(event.target);
        if (open !== undefined) open.base += 1;
        break;
      }
      case 'quest.prevented':
      case 'quest.defended':
        this.#lower(event.target, event.n);
        break;
      case 'quest.drewDefence':
        if (event.stopped) this.#lower(event.id, 99);
        break;
      case 'quest.hurt': {
        if (event.cause !== 'attack') break;
        const open = this.#open.get(event.id);
        this.#must('what arrives of a blow', open !== undefined && this.#left(event.id, open) === event.n, [
          event,
          open,
        ]);
        this.#open.delete(event.id);
        break;
      }
      case 'quest.fell':
        this.#ends(event.id);
        this.#marks = this.#marks.filter(({ id }) => id !== event.id);
        break;
      case 'quest.turnEnded':
        this.#settled(event);
        break;
      default:
    }
  }
}
