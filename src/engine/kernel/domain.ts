/**
 * The options of a question, as data. There are six kinds of domain; every screen, bot and test handles these six,
 * so that a new question is playable the day it exists.
 */

import { equal } from './data.ts';
import { type Rng, shuffle } from './rng.ts';
import { type Json, type Refusal, refuse } from './state.ts';

/** A thing to be dealt. Items with the same `key` are one physical thing shown in different ways. */
export interface DealItem {
  /** What an answer names. Items with equal values are alike and fit the same slots. */
  value: Json;
  key: number;
  /** The kind of slot it fits; `*` fits every slot. */
  fits: string;
}

/** A place that takes exactly one item. `bin` groups slots for the eye (one pet's bars, for instance). */
export interface DealSlot {
  bin: Json;
  accepts: string;
}

export type Domain =
  /** One of these. The first option is the proposal, where the rules name one. */
  | { type: 'pick'; options: readonly Json[] }
  /** A subset: an array of different elements of `from`, in any order. */
  | { type: 'some'; from: readonly Json[]; min: number; max: number }
  /** A whole number. */
  | { type: 'amount'; min: number; max: number }
  /** At most `parts` heaps out of several stocks; every heap holds at least 1 of `need`. */
  | { type: 'split'; stocks: { readonly [name: string]: number }; parts: number; need: string }
  /** An array of item values, one for each slot. */
  | { type: 'deal'; items: readonly DealItem[]; slots: readonly DealSlot[] }
  /** Several answers at once, with a cross-check of the game's own (`Forms`). */
  | { type: 'form'; form: string; facts: Json; fields: { readonly [name: string]: Domain } };

export type FormDomain = Extract<Domain, { type: 'form' }>;

/** The cross-check of a form and a way to fill it in at random; both see only what is in the domain. */
export interface Form {
  /** Null if the fields, each legal by itself, also fit together. */
  check(facts: Json, choice: { readonly [field: string]: Json }): Refusal | null;
  /** A random legal choice; every legal choice must be possible. */
  sample(domain: FormDomain, rng: Rng): Json;
}

export type Forms = { readonly [form: string]: Form };

const NOT_OFFERED = refuse('notOffered');

/** Null if `choice` is one of the options, else why not. Never throws, for any `choice`. */
export function checkChoice(domain: Domain, choice: Json, forms: Forms): Refusal | null {
  switch (domain.type) {
    case 'pick':
      return domain.options.some((option) => equal(option, choice)) ? null : NOT_OFFERED;
    case 'some':
      return isSubset(domain, choice) ? null : NOT_OFFERED;
    case 'amount':
      return isWhole(choice) && choice >= domain.min && choice <= domain.max ? null : NOT_OFFERED;
    case 'split':
      return checkSplit(domain, choice);
    case 'deal':
      return checkDeal(domain, choice);
    case 'form':
      return checkForm(domain, choice, forms);
  }
}

/** A random legal choice. For `pick`, `some` and `amount` all choices are equally likely. */
export function sampleChoice(domain: Domain, rng: Rng, forms: Forms): Json {
  switch (domain.type) {
    case 'pick':
      return domain.options[rng.below(domain.options.length)] as Json;
    case 'some':
      return sampleSome(domain.from, domain.min, domain.max, rng);
    case 'amount':
      return domain.min + rng.below(domain.max - domain.min + 1);
    case 'split':
      return sampleSplit(domain, rng);
    case 'deal':
      return sampleDeal(domain, rng);
    case 'form':
      return formOf(domain, forms).sample(domain, rng);
  }
}

/** Every legal choice, where listing them is sensible (`pick` and `amount`), else null. */
export function listChoices(domain: Domain): readonly Json[] | null {
  if (domain.type === 'pick') return domain.options;
  if (domain.type === 'amount') {
    return Array.from({ length: domain.max - domain.min + 1 }, (_, i) => domain.min + i);
  }
  return null;
}

function isWhole(x: unknown): x is number {
  return typeof x === 'number' && Number.isInteger(x);
}

/** True for `{…}`, false for arrays, null and everything else. */
export function isRecord(x: unknown): x is { [key: string]: Json } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

type SplitDomain = Extract<Domain, { type: 'split' }>;
type DealDomain = Extract<Domain, { type: 'deal' }>;
type SomeDomain = Extract<Domain, { type: 'some' }>;

function isSubset(domain: SomeDomain, choice: Json): boolean {
  if (!Array.isArray(choice) || choice.length < domain.min || choice.length > domain.max) return false;
  const left = [...domain.from];
  // Not `every`, which would step over holes.
  for (const element of choice) {
    const at = left.findIndex((x) => equal(x, element));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

function sampleSome(from: readonly Json[], min: number, max: number, rng: Rng): Json {
  const size = min + rng.below(Math.min(max, from.length) - min + 1);
  const pool = [...from];
  shuffle(pool, rng);
  return pool.slice(0, size);
}

function checkSplit(domain: SplitDomain, choice: Json): Refusal | null {
  if (!Array.isArray(choice)) return NOT_OFFERED;
  if (choice.length > domain.parts) return refuse('tooManyParts', null, { most: domain.parts });
  const names = Object.keys(domain.stocks);
  const used: Record<string, number> = {};
  for (const part of choice) {
    if (!isRecord(part) || Object.keys(part).length !== names.length) return NOT_OFFERED;
    for (const name of names) {
      const n = Object.hasOwn(part, name) ? part[name] : undefined;
      if (!isWhole(n) || n < 0) return NOT_OFFERED;
      used[name] = (used[name] ?? 0) + n;
    }
    if ((part[domain.need] as number) < 1) return refuse('partWithout', null, { need: domain.need });
  }
  const short = names.find((name) => (used[name] ?? 0) > (domain.stocks[name] ?? 0));
  return short === undefined ? null : refuse('notEnough', null, { stock: short });
}

/** A random number of heaps; every unit of each stock then joins one of them or stays behind. */
function sampleSplit(domain: SplitDomain, rng: Rng): Json {
  const needed = domain.stocks[domain.need] ?? 0;
  const parts = rng.below(Math.min(domain.parts, needed) + 1);
  const heaps: Record<string, number>[] = [];
  for (let i = 0; i < parts; i++) {
    const heap: Record<string, number> = {};
    for (const name of Object.keys(domain.stocks)) heap[name] = name === domain.need ? 1 : 0;
    heaps.push(heap);
  }
  if (parts === 0) return heaps;
  for (const [name, stock] of Object.entries(domain.stocks)) {
    for (let unit = name === domain.need ? parts : 0; unit < stock; unit++) {
      const heap = heaps[rng.below(parts + 1)];
      if (heap !== undefined) heap[name] = (heap[name] ?? 0) + 1;
    }
  }
  return heaps;
}

function fitsSlot(item: DealItem, slot: DealSlot): boolean {
  return item.fits === '*' || item.fits === slot.accepts;
}

function checkDeal(domain: DealDomain, choice: Json): Refusal | null {
  if (!Array.isArray(choice) || choice.length !== domain.slots.length) return NOT_OFFERED;
  const usedKeys = new Set<number>();
  for (const [i, slot] of domain.slots.entries()) {
    const item = domain.items.find((x) => !usedKeys.has(x.key) && equal(x.value, choice[i]));
    if (item === undefined) return NOT_OFFERED;
    if (!fitsSlot(item, slot)) return refuse('wrongSlot', null, { slot: i });
    usedKeys.add(item.key);
  }
  return null;
}

/** Fills the slots one by one; where nothing free fits, earlier slots change what they have. */
function sampleDeal(domain: DealDomain, rng: Rng): Json {
  const holder = new Map<number, number>();
  const given: DealItem[] = [];
  for (const [at, slot] of domain.slots.entries()) {
    const fitting = domain.items.filter((item) => !holder.has(item.key) && fitsSlot(item, slot));
    const item = fitting[rng.below(fitting.length)];
    if (item !== undefined) hold(at, item);
    else if (!makeRoom(at, new Set())) throw new Error('a deal was asked for that cannot be filled');
  }
  return given.map((item) => item.value);

  function hold(at: number, item: DealItem): void {
    given[at] = item;
    holder.set(item.key, at);
  }

  /** Takes a fitting item from another slot that finds itself something else (Kuhn's augmenting paths). */
  function makeRoom(at: number, tried: Set<number>): boolean {
    const slot = domain.slots[at] as DealSlot;
    for (const item of domain.items) {
      if (tried.has(item.key) || !fitsSlot(item, slot)) continue;
      tried.add(item.key);
      const other = holder.get(item.key);
      if (other !== undefined && !makeRoom(other, tried)) continue;
      hold(at, item);
      return true;
    }
    return false;
  }
}

function formOf(domain: FormDomain, forms: Forms): Form {
  const form = forms[domain.form];
  if (form === undefined) throw new Error(`no form is called '${domain.form}'`);
  return form;
}

function checkForm(domain: FormDomain, choice: Json, forms: Forms): Refusal | null {
  if (!isRecord(choice)) return NOT_OFFERED;
  const names = Object.keys(domain.fields);
  if (Object.keys(choice).length !== names.length) return NOT_OFFERED;
  for (const name of names) {
    const field = domain.fields[name] as Domain;
    const value = Object.hasOwn(choice, name) ? choice[name] : undefined;
    if (value === undefined) return NOT_OFFERED;
    const refusal = checkChoice(field, value, forms);
    if (refusal !== null) return refusal;
  }
  return formOf(domain, forms).check(domain.facts, choice);
}
