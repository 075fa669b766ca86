/** The words for everything on the table: seats by their players' names, things, amounts, lists. */

import type { Refusal, Seat } from '../engine/kernel/state.ts';
import { accessoryCard } from '../engine/petz/read.ts';
import {
  colourKey,
  countedKey,
  foodKey,
  nameKey,
  needKey,
  partKey,
  type ThingFamily,
  type Token,
  tokenKey,
  whyKey,
} from '../i18n/keys.ts';
import { NAME_SHOWN, shortened } from '../i18n/shortened.ts';
import type { Args, Words } from '../i18n/words.ts';
import type { Player } from '../session/game/seats.ts';

/** Amounts by kind; what is 0 is left out. */
export type GoodsCount = Partial<Record<(typeof GOODS)[number], number>>;

/** The families whose ids arguments are named by. */
const THINGS = ['pet', 'cage', 'addon', 'artifact', 'customer', 'exhibition', 'space', 'facility'] as const;

const GOODS = ['imps', 'bodyguard', 'hat', 'gold', 'vegetable', 'meat', 'lollipop', 'can'] as const;

export class Speech {
  readonly words: Words;
  readonly players: readonly Player[];

  constructor(words: Words, players: readonly Player[]) {
    this.words = words;
    this.players = players;
  }

  readonly t = (key: string, args?: Args): string => this.words.t(key, args);

  /** A whole sentence. */
  tell(key: string, args?: Args): string {
    return this.t(key, args);
  }

  seat(seat: Seat): string {
    return shortened(this.players[seat]?.name || String(seat + 1), NAME_SHOWN);
  }

  thing(family: ThingFamily, id: string): string {
    return this.t(nameKey(family, id));
  }

  pet(id: string): string {
    return this.thing('pet', id);
  }

  /** An accessory by its tile: two tiles of a kind have one name. */
  accessory(tile: string): string {
    return this.thing('accessory', accessoryCard(tile).kind);
  }

  /** Who is on the way to a group or home: `the bodyguard`. */
  joiner(who: string): string {
    return this.t(partKey('who'), { context: who });
  }

  /** Words that begin a line: `The bodyguard`. */
  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.words.language) + text.slice(1);
  }

  need(need: string): string {
    return this.t(needKey(need));
  }

  counted(what: string, isRainbow: boolean): string {
    const name = this.t(countedKey(what));
    return isRainbow ? this.t('ui.tile.rainbow', { what: name }) : name;
  }

  colour(colour: string): string {
    return this.t(colourKey(colour));
  }

  food(food: string): string {
    return this.t(foodKey(food), { count: 1 });
  }

  /** `3 gold`, `1 imp`: amounts that the log tells of. */
  part(part: string, count: number): string {
    return this.t(partKey(part), { count });
  }

  /** `2 manure tokens`. */
  tokens(token: Token, count: number): string {
    return this.t('ui.amount', { amount: this.number(count), thing: this.t(tokenKey(token), { count }) });
  }

  goods(goods: GoodsCount): string {
    const parts = GOODS.flatMap((part) => {
      const count = goods[part] ?? 0;
      return count > 0 ? [this.part(part, count)] : [];
    });
    return parts.length === 0 ? this.t('ui.nothing') : this.list(parts);
  }

  list(parts: readonly string[]): string {
    return this.words.list(parts);
  }

  /** `2, 4 and 5`: the rounds of a game. */
  rounds(rounds: readonly number[]): string {
    return this.list([...rounds].sort((a, b) => a - b).map(String));
  }

  number(value: number): string {
    return this.words.number(value);
  }

  signed(value: number): string {
    return this.words.signed(value);
  }

  plot(at: number): string {
    return this.t('ui.shop.plot', { plot: at + 1 });
  }

  /**
   * What an argument stands for, by its name: ids and seats become the names of things and players, lists of them
   * (`pets`) lists of names. Null where it is none of these.
   */
  worded(name: string, value: unknown): string | null {
    if (Array.isArray(value)) {
      const names = value.map((one) => this.worded(name.replace(/s$/, ''), one));
      return names.every((one) => one !== null) ? this.list(names) : null;
    }
    if (name === 'seat') return typeof value === 'number' ? this.seat(value) : null;
    if (typeof value !== 'string') return null;
    const family = THINGS.find((one) => one === name);
    if (family !== undefined) return this.thing(family, value);
    switch (name) {
      case 'accessory':
        return this.accessory(value);
      case 'need':
        return this.need(value);
      case 'colour':
        return this.colour(value);
      case 'food':
        return value === 'box' ? this.thing('artifact', 'magicBox') : this.food(value);
      case 'other':
        return this.pet(value);
      default:
        return null;
    }
  }

  /** The arguments that have such names, worded. */
  namesIn(args: object): Args {
    const worded = Object.entries(args).map(([name, value]) => [name, this.worded(name, value)]);
    return Object.fromEntries(worded.filter(([, words]) => words !== null));
  }

  /** Why something cannot be done, in a sentence. */
  why({ code, data }: Refusal): string {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(data)) {
      if (typeof value === 'string') args[name] = value;
      else if (typeof value === 'number') args[name] = name === 'seat' ? this.seat(value) : value;
      if (typeof value === 'number' && name !== 'seat') args.count = value;
    }
    if (typeof data.stock === 'string') args.context = data.stock;
    const key = whyKey(code);
    // A plural key exists only with its `count`.
    return this.t(this.words.has(key) || args.count !== undefined ? key : whyKey('unknown'), args);
  }
}
