/** The words for everything on the table of Pug Quest: creatures, cards, amounts, payments. */

import type { Refusal, Seat } from '../../engine/kernel/state.ts';
import type { Cost } from '../../engine/quest/data/schema.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import { CARD_KINDS, heroSeat, kindOf, lordSeat, sideOf } from '../../engine/quest/read.ts';
import type { Payment } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { contracted } from '../../i18n/joins.ts';
import {
  type QuestFamily,
  questNameKey,
  questPartKey,
  questTextKey,
  questTheKey,
  questWhyKey,
} from '../../i18n/quest-keys.ts';
import type { Args, Words } from '../../i18n/words.ts';
import { Speech } from '../speech.ts';

/** What of a view the names of creatures and cards depend on. */
export interface Names extends Pick<QuestView, 'halves' | 'foes' | 'open'> {
  readonly setup: Pick<QuestView['setup'], 'lord' | 'seats' | 'own'>;
  readonly heroes: readonly Pick<QuestView['heroes'][number], 'card' | 'treasures' | 'prizes'>[];
}

type Part =
  | 'damage'
  | 'cards'
  | 'actions'
  | 'moreActions'
  | 'lessActions'
  | 'columns'
  | 'treasures'
  | 'monsters'
  | 'xp';

/** The families whose ids a played card may have, besides treasures and prizes. */
const PLAYED: readonly QuestFamily[] = [
  ...(['combo', 'special', 'ability', 'feature', 'treasure', 'monster', 'gift'] as const),
];

export class QuestSpeech extends Speech {
  readonly names: Names | null;

  constructor(words: Words, players: Speech['players'], names: Names | null = null) {
    super(words, players);
    this.names = names;
  }

  /** The same voice at another moment of the game. */
  at(names: Names): QuestSpeech {
    return names === this.names ? this : new QuestSpeech(this.words, this.players, names);
  }

  /** A sentence whose names have grown together with what stands before them. */
  override readonly t = (key: string, args?: Args): string =>
    contracted(this.words.language, this.words.t(key, args));

  /** A sentence that begins with a capital, also where a name stands first. */
  override tell(key: string, args?: Args): string {
    return this.capital(this.t(key, args));
  }

  override worded(name: string, value: unknown): string | null {
    if (name === 'cards' && Array.isArray(value)) return this.list(value.map((kind) => this.energy(kind)));
    if (name === 'damage' && typeof value === 'number') return this.damage(value);
    if (typeof value !== 'string') return null;
    switch (name) {
      case 'hero':
      case 'target':
      case 'creature':
        return this.creature(value);
      case 'monster':
        return this.kind(value);
      case 'energy':
        return this.energy(value);
      case 'card':
      case 'treasure':
        return this.card(value);
      default:
        return null;
    }
  }

  word(family: QuestFamily, id: string): string {
    return this.t(questNameKey(family, id));
  }

  line(family: QuestFamily, id: string): string {
    return this.t(questTextKey(family, id));
  }

  /** A hero by its card, one of the players' own by the name it was given. */
  heroCard(id: string): string {
    const own = this.names?.setup.own?.find((hero) => hero.id === id);
    return own?.name ?? this.word('hero', id);
  }

  /** `Puggab`; for the Evil Lord's seat `the Evil Lord`. */
  hero(seat: Seat): string {
    if (this.names !== null && seat === lordSeat(this.names.setup)) return this.t('quest.theLord');
    const card = this.names?.heroes[seat]?.card;
    return card === undefined ? this.seat(seat) : this.heroCard(card);
  }

  /** `Puggab (Ann)`; bots go by no name of their own. */
  heroAndPlayer(seat: Seat): string {
    if (this.players[seat]?.name === '') return this.hero(seat);
    return this.t('quest.heroOf', { hero: this.hero(seat), name: this.seat(seat) });
  }

  /** What it is, as on its plate: `Slime`. */
  kind(id: string): string {
    const seat = heroSeat(id);
    if (seat !== null) return this.hero(seat);
    return this.word(this.words.has(questNameKey('boss', id)) ? 'boss' : 'monster', kindOf(id));
  }

  /** Who it is in a sentence: `Puggab`, `the Slime`, and with a twin in play `the Slime in column 2`. */
  creature(id: string): string {
    const seat = heroSeat(id);
    if (seat !== null) return this.hero(seat);
    const isBoss = this.words.has(questNameKey('boss', id));
    const who = this.t(questTheKey(isBoss ? 'boss' : 'monster', kindOf(id)));
    const half = this.names?.halves[sideOf(id)] ?? [];
    const column = half.findIndex((stack) => stack.includes(id));
    const twin = half.flat().find((other) => other !== id && kindOf(other) === kindOf(id));
    if (column < 0 || twin === undefined) return who;
    const stack = half[column] ?? [];
    return stack.includes(twin)
      ? this.t('quest.inPlace', { who, column: column + 1, row: stack.indexOf(id) + 1 })
      : this.t('quest.inColumn', { who, column: column + 1 });
  }

  creatures(ids: readonly string[]): string {
    return this.list(ids.map((id) => this.creature(id)));
  }

  /** A combo, ability, treasure, prize or Feature by the id under which it is played. */
  card(id: string): string {
    if (id === 'standard' || id === 'attack') return this.t(`quest.card.${id}`);
    const family = PLAYED.find((one) => this.words.has(questNameKey(one, kindOf(id))));
    return family === undefined ? id : this.numbered(id, this.word(family, kindOf(id)));
  }

  /** Two treasures of a kind get a number as long as both are about. */
  private numbered(id: string, name: string): string {
    const { heroes = [], foes = [], open = [] } = this.names ?? {};
    const all = [
      ...heroes.flatMap((hero) => [...hero.treasures, ...hero.prizes]),
      ...foes.flatMap((foe) => foe.treasures),
      ...open,
    ];
    const isTwin = all.some((other) => other !== id && kindOf(other) === kindOf(id));
    const n = Number(id.slice(kindOf(id).length + 1));
    return isTwin && n > 0 ? this.t('quest.twin', { card: name, n }) : name;
  }

  world(id: string): string {
    return this.word('world', id);
  }

  energy(kind: string): string {
    return this.word('energy', kind);
  }

  /** `column 2`, from an index. */
  column(at: number): string {
    return this.t('quest.column', { column: at + 1 });
  }

  place(column: number, row: number): string {
    return this.t('quest.place', { column: column + 1, row: row + 1 });
  }

  /** `3 damage`, `1 card`. */
  override part(part: Part | string, count: number): string {
    return this.t(questPartKey(part), { count });
  }

  damage(n: number): string {
    return this.part('damage', n);
  }

  cardsOf(n: number): string {
    return this.part('cards', n);
  }

  /** `2 Strength and 1 Joker`. */
  cards(kinds: readonly CardKind[]): string {
    return this.list(this.amounts(kinds));
  }

  private amounts(kinds: readonly CardKind[]): string[] {
    return CARD_KINDS.flatMap((kind) => {
      const n = kinds.filter((x) => x === kind).length;
      return n === 0 ? [] : [this.amountOf(kind, n)];
    });
  }

  private amountOf(kind: CardKind, n: number): string {
    if (kind === 'joker') return this.part('jokers', n);
    return this.t(questPartKey('energy'), { n, energy: this.energy(kind) });
  }

  /** What a payment takes; `free` if it takes nothing. */
  payment({ cards, xp }: Pick<Payment, 'cards' | 'xp'>): string {
    const parts = [...this.amounts(cards), ...(xp > 0 ? [this.part('xp', xp)] : [])];
    return parts.length === 0 ? this.t('quest.free') : this.list(parts);
  }

  /** `2 Strength and 1 Speed`; nothing for what is free. */
  cost(cost: Cost): string {
    const parts = CARD_KINDS.flatMap((kind) => {
      const n = kind === 'joker' ? 0 : (cost[kind] ?? 0);
      return n === 0 ? [] : [this.amountOf(kind, n)];
    });
    return this.list(parts);
  }

  override why({ code, data }: Refusal): string {
    const key = questWhyKey(code);
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(data)) {
      if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    }
    return this.t(this.words.has(key) ? key : questWhyKey('unknown'), args);
  }
}
