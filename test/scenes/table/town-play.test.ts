/** How what happens in town is cut into acts, and the ways on which groups go. */
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../../src/engine/petz/events.ts';
import type { PetzView } from '../../../src/engine/petz/view.ts';
import { ofType } from '../../../src/scenes/table/acting.ts';
import type { Beat } from '../../../src/scenes/table/contract.ts';
import { layoutFrame } from '../../../src/scenes/table/frame/layout.ts';
import { layoutTown } from '../../../src/scenes/table/sets/town/layout.ts';
import { PLACE_IDS } from '../../../src/scenes/table/sets/town/places.ts';
import { actsOf } from '../../../src/scenes/table/sets/town-play/acts.ts';
import { roadTo, walkTime } from '../../../src/scenes/table/sets/town-play/walk.ts';
import { WINDOWS } from '../../kit/rects.ts';

const view = {} as PetzView;
const beat = (event: PetzEvent): Beat => ({ event, before: view, after: view });
const summaryOf = (acts: ReturnType<typeof actsOf>) =>
  acts.map(({ kind, beats }) => [kind, beats.map(({ event }) => event.type.replace('petz.', ''))]);

const group = { imps: 2, gold: 1 };

describe('acts', () => {
  test('a morning is one act, however many things happen in it', () => {
    const beats = [
      beat({ type: 'petz.round', round: 2, starter: 1, order: [1, 0] }),
      beat({ type: 'petz.farmed', pet: 'uni', adds: 'meat' }),
      beat({ type: 'petz.income', seat: 0, gold: 1 }),
      beat({ type: 'petz.income', seat: 1, gold: 2 }),
    ];
    expect(summaryOf(actsOf(beats))).toEqual([['morning', ['round', 'farmed', 'income', 'income']]]);
    expect(ofType(beats, 'petz.income').map(({ gold }) => gold)).toEqual([1, 2]);
  });

  test('an action is a group and what it gets; the next group is another action', () => {
    const beats = [
      beat({ type: 'petz.sent', seat: 0, group, space: 'hospital' }),
      beat({ type: 'petz.gotPotion', seat: 0 }),
      beat({ type: 'petz.discharged', seat: 0, imps: 1 }),
      beat({ type: 'petz.keptHome', seat: 1, group }),
      beat({ type: 'petz.sent', seat: 2, group, space: 'judge' }),
    ];
    expect(summaryOf(actsOf(beats))).toEqual([
      ['action', ['sent', 'gotPotion', 'discharged']],
      ['action', ['keptHome']],
      ['action', ['sent']],
    ]);
  });

  test('a book that is read later stands alone', () => {
    const beats = [
      beat({ type: 'petz.choseBook', seat: 0, artifact: 'book1', colour: 'G' }),
      beat({ type: 'petz.sent', seat: 1, group, space: 'judge' }),
    ];
    expect(summaryOf(actsOf(beats)).map(([kind]) => kind)).toEqual(['aside', 'action']);
  });
});

describe.each(WINDOWS)('the ways in a window of %i by %i', (width, height) => {
  const window = { x: 0, y: 0, width, height };
  const { cards, area } = layoutFrame(width, height, 4, true);
  const town = layoutTown(area, window);
  const doors = [
    ...cards.map((card) => ({ x: card.x + card.width * 0.8, y: card.y + card.height * 0.6 })),
    { x: town.counter.rect.x + 60, y: town.counter.rect.y + 40 },
  ];

  test.each(PLACE_IDS)('lead from every shop to %s, and stay in the window', (space) => {
    const pad = town.places.find(({ id }) => id === space)?.pad;
    for (const door of doors) {
      const road = roadTo(town, door, space);
      expect(road[0]).toEqual(door);
      const end = road.at(-1) ?? door;
      expect(end.x).toBeCloseTo((pad?.x ?? 0) + (pad?.width ?? 0) / 2);
      expect(end.y).toBeGreaterThan(pad?.y ?? 0);
      expect(end.y).toBeLessThan((pad?.y ?? 0) + (pad?.height ?? 0));
      for (const { x, y } of road) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
      expect(walkTime(road)).toBeGreaterThanOrEqual(700);
      expect(walkTime(road)).toBeLessThanOrEqual(1100);
    }
  });
});
