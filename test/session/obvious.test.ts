/** Laying what is obvious gives nothing away: what could be predicted before can be predicted after it. */
import { describe, expect, test } from 'vitest';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { NEED_CARDS, needsOf, POTION } from '../../src/engine/petz/read.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { draftOf } from '../../src/scenes/table/sets/shop/draft.ts';
import { forecast } from '../../src/session/advice/forecast.ts';
import { fillObvious, type LaidKeys, onlySlotFor } from '../../src/session/advice/obvious.ts';

type Deal = Extract<Domain, { type: 'deal' }>;

const faceIn = ({ items }: Deal, at: number): string => {
  const { key, value, fits } = items[at] ?? { key: 0, value: 0, fits: '' };
  const sides = items.filter((item) => item.key === key).map((item) => needsOf(Number(item.value)).join('+'));
  return `${fits}:${sides.sort().join('/')}:${needsOf(Number(value)).join('+')}`;
};

/** A complete filling at random, as places in the list of items, with what is laid where it is. */
function fillAtRandom({ items, slots }: Deal, laid: LaidKeys, rng: Rng): (number | null)[] {
  const used = new Set(laid.filter((key) => key !== null));
  return slots.map(({ accepts }, slot) => {
    const key = laid[slot] ?? null;
    const able = items.flatMap((item, at) =>
      key === null
        ? !used.has(item.key) && (item.fits === accepts || item.fits === '*')
          ? [at]
          : []
        : item.key === key
          ? [at]
          : [],
    );
    const at = able[rng.below(able.length)] ?? null;
    if (at !== null) used.add(items[at]?.key ?? 0);
    return at;
  });
}

/** The like of a filling in which the cards lie that `laid` has; null if there is none. */
function likeWith(domain: Deal, filling: readonly number[], laid: LaidKeys): number[] | null {
  const { items, slots } = domain;
  const group = (slot: number) => `${slots[slot]?.bin}:${slots[slot]?.accepts}`;
  const left = new Map<string, string[]>();
  for (const [slot, at] of filling.entries())
    left.set(group(slot), [...(left.get(group(slot)) ?? []), faceIn(domain, at)]);
  const faces: (string | null)[] = slots.map(() => null);
  for (const [slot, key] of laid.entries()) {
    if (key === null) continue;
    const pool = left.get(group(slot)) ?? [];
    const at = pool.findIndex((face) =>
      items.some((item, i) => item.key === key && faceIn(domain, i) === face),
    );
    if (at < 0) return null;
    faces[slot] = pool.splice(at, 1)[0] ?? null;
  }
  for (const slot of slots.keys()) faces[slot] ??= left.get(group(slot))?.pop() ?? null;
  const used = new Set<number>();
  return faces.map((face, slot) => {
    const key = laid[slot] ?? null;
    const at = items.findIndex(
      (item, i) =>
        faceIn(domain, i) === face &&
        (key === null ? !used.has(item.key) && !laid.includes(item.key) : item.key === key),
    );
    used.add(items[at]?.key ?? 0);
    return at;
  });
}

const leftOver = (domain: Deal, choice: readonly number[]): string[] => {
  const laid = draftOf(domain, choice).laid;
  return domain.items.flatMap((item, at) => (laid.includes(item.key) ? [] : [faceIn(domain, at)])).sort();
};

describe('what is obvious', () => {
  const setups = {
    basic: basicSetup(3),
    full: fullSetup(3),
    alleys: alleysSetup(3, 'standard', fullSetup(3).variants),
  };
  test.each(Object.entries(setups))('gives no forecast away (%s)', (name, setup) => {
    let laid = 0;
    for (let game = 0; game < 4; game++) {
      const rng = dice(`${name} ${game}`);
      let { state } = petzEngine.start(setup, `${name} ${game}`);
      while (state.outcome === null) {
        const seat = petzEngine.waiting(state)[0] ?? 0;
        const choice = petzEngine.sample(state, seat, rng);
        const domain = state.ask?.kind === 'petz.assign' ? petzEngine.domain(state, seat) : null;
        if (domain?.type === 'deal') {
          const whole = draftOf(domain, choice).laid;
          const before = whole.map((key) => (rng.below(3) === 0 ? key : null));
          const after = fillObvious(domain, before);
          for (const [slot, key] of before.entries()) if (key !== null) expect(after[slot]).toBe(key);
          expect(fillObvious(domain, after)).toEqual(after);
          laid += after.filter((key, slot) => key !== before[slot]).length;
          const view = petzEngine.view(state, seat);
          for (let n = 0; n < 3; n++) {
            const filling = fillAtRandom(domain, before, rng).map((at) => at ?? -1);
            if (filling.includes(-1)) continue;
            const like = likeWith(domain, filling, after);
            expect(like, 'another filling could not be laid any more').not.toBeNull();
            const values = (places: readonly number[]) =>
              places.map((at) => Number(domain.items[at]?.value ?? -1));
            const prediction = forecast(view, values(filling));
            expect(prediction).not.toBeNull();
            expect(forecast(view, values(like ?? []))).toEqual(prediction);
            expect(leftOver(domain, values(like ?? []))).toEqual(leftOver(domain, values(filling)));
          }
        }
        const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
        if (!applied.ok) throw new Error('refused');
        state = applied.state;
      }
    }
    expect(laid).toBeGreaterThan(10);
  });

  const cards = (colour: string, need: string) =>
    NEED_CARDS.flatMap((face, at) => (face.colour === colour && face.need === need ? [at] : []));
  const deal = (
    faces: readonly (readonly [string, string])[],
    bars: readonly (readonly [number, string])[],
  ): Deal => ({
    type: 'deal',
    items: faces.map(([colour, need], key) => ({ value: cards(colour, need)[0] ?? 0, key, fits: colour })),
    slots: bars.map(([bin, accepts]) => ({ bin, accepts })),
  });
  const hunger = ['G', 'hunger'] as const;
  const poop = ['G', 'poop'] as const;

  test('is all there is for a pet whose bars take every card of a colour', () => {
    const domain = deal(
      [hunger, poop],
      [
        [0, 'G'],
        [0, 'G'],
      ],
    );
    expect(fillObvious(domain, [null, null]).toSorted()).toEqual([0, 1]);
  });

  test('is only what a pet gets whichever card stays in hand', () => {
    const domain = deal(
      [hunger, hunger, poop],
      [
        [0, 'G'],
        [0, 'G'],
      ],
    );
    expect(fillObvious(domain, [null, null])).toEqual([0, null]);
    expect(fillObvious(deal([hunger, poop], [[0, 'G']]), [null])).toEqual([null]);
  });

  test('is nothing where two pets want different cards', () => {
    const domain = deal(
      [hunger, poop],
      [
        [0, 'G'],
        [1, 'G'],
      ],
    );
    expect(fillObvious(domain, [null, null])).toEqual([null, null]);
    expect(fillObvious(domain, [1, null])).toEqual([1, 0]);
  });

  test('a potion in hand may still go to any bar', () => {
    const domain = deal(
      [hunger, hunger],
      [
        [0, 'G'],
        [0, 'G'],
      ],
    );
    const withPotion = { ...domain, items: [...domain.items, { value: POTION, key: -1, fits: '*' }] };
    expect(fillObvious(domain, [null, null])).toEqual([0, 1]);
    expect(fillObvious(withPotion, [null, null])).toEqual([0, null]);
    expect(fillObvious(withPotion, [-1, null])).toEqual([-1, 0]);
  });

  test('a card with one pet to go to has one slot', () => {
    const domain = deal(
      [hunger, poop],
      [
        [0, 'G'],
        [0, 'G'],
        [1, 'G'],
      ],
    );
    expect(onlySlotFor(domain, [null, null, null], 0)).toBeNull();
    expect(onlySlotFor(domain, [null, null, 1], 0)).toBe(0);
    expect(onlySlotFor(domain, [0, null, 1], 0)).toBeNull();
    expect(onlySlotFor(domain, [0, 1, null], 1)).toBeNull();
  });
});
