/** What is played where: the beats of an answer cut into runs, one stage each. */
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../../src/engine/petz/events.ts';
import type { PetzView } from '../../../src/engine/petz/view.ts';
import { runsOf, stageFor } from '../../../src/scenes/table/cast.ts';
import { EVENTS } from '../../../src/scenes/table/events.ts';
import { ORDER } from '../../../src/scenes/table/sets/shop/turn-order.ts';
import type { StoryMoment } from '../../../src/session/game/moments.ts';

/** A view that only has a name: of what is in it the cutting asks no more than who takes part. */
const at = (name: string) => ({ name, setup: {}, shops: [] }) as unknown as PetzView;
const moments = (...events: PetzEvent[]): StoryMoment[] =>
  events.map((event, i) => ({ event, after: at(`after ${i}`) }));

const pooped = (seat: number): PetzEvent => ({
  type: 'petz.pooped',
  seat,
  plot: 0,
  pet: 'uni',
  manure: 1,
  absorbed: 0,
});
const assigned: PetzEvent = { type: 'petz.assigned', seats: [0, 1] };
const awarded: PetzEvent = { type: 'petz.awarded', exhibition: 'arena', awards: [8, 6] };

describe('the stage of an event', () => {
  test('a showing is about the shop it happens in, an award about the viewer alone', () => {
    expect(stageFor(pooped(1), 0)).toEqual({ set: 'shop', subject: 1 });
    expect(stageFor(awarded, 2)).toEqual({ set: 'show', subject: 2 });
  });

  test('the Magic Box is filled in the town when it is new, and in the evening later on', () => {
    const filled = (fresh: boolean): PetzEvent => ({ type: 'petz.filledBox', seat: 1, food: 'meat', fresh });
    expect(stageFor(filled(true), 0)).toEqual({ set: 'town', subject: 0 });
    expect(stageFor(filled(false), 0)).toEqual({ set: 'evening', subject: 0 });
  });

  test('cards drawn are shown to the seat that draws them', () => {
    const drew: PetzEvent = { type: 'petz.drew', seat: 1, cards: null, counts: [1, 0, 0, 0] };
    expect(stageFor(drew, 0)).toBeNull();
    expect(stageFor(drew, 1)).toEqual({ set: 'shop', subject: 1 });
  });
});

describe('the runs of an answer', () => {
  test('each begins where the one before ended, and every beat is in one of them', () => {
    const found = moments(assigned, pooped(0), pooped(0), pooped(1), awarded);
    const runs = runsOf(found, at('before'), 0);
    expect(runs.map(({ stage }) => `${stage.set}${stage.subject}`)).toEqual(['shop0', 'shop1', 'show0']);
    expect(runs.map(({ beats }) => beats.length)).toEqual([2, 1, 1]);
    const beats = runs.flatMap((run) => run.beats);
    expect(beats.map(({ before }) => before)).toEqual([0, 1, 2, 3].map((i) => found[i]?.after));
    expect(beats.map(({ after }) => after)).toEqual([1, 2, 3, 4].map((i) => found[i]?.after));
  });

  test('what there is nothing to see of begins no run, but its consequences are seen in the next', () => {
    const found = moments(pooped(0), assigned, pooped(0));
    const [run, ...others] = runsOf(found, at('before'), 0);
    expect(others).toEqual([]);
    expect(run?.beats[1]?.before).toBe(found[1]?.after);
    expect(runsOf(moments(assigned), at('before'), 0)).toEqual([]);
  });
});

test('the rows of the events say what there is', () => {
  const words = {
    set: ['town', 'burrow', 'closeUp', 'shop', 'show', 'sale', 'evening', 'final'],
    whose: ['actor', 'own'],
    closeUp: ['queue', 'peek', 'forget', 'market', 'facility', 'copy', 'hat'],
    act: ['morning', 'start', 'gain'],
    step: [...ORDER, 'show'],
    isOfShow: ['never', 'showing'],
    endsCloseUp: [true],
    inAlleys: [true],
    isAlone: [true],
  };
  for (const [type, row] of Object.entries(EVENTS))
    for (const [name, value] of Object.entries(row))
      expect(words[name as keyof typeof words], `${type}: ${name}`).toContain(value);
});
