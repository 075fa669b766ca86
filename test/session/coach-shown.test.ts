/** A lesson's table grows: what its steps have named is there, everything else is not. */
import { describe, expect, test } from 'vitest';
import { readLevel } from '../../src/campaign/load.ts';
import type { Level } from '../../src/campaign/schema.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { beginLesson, beginStep, newMemory } from '../../src/session/advice/coach/memory.ts';
import { missingParts } from '../../src/session/advice/coach/shown.ts';

const levels = readCampaignFiles().levels.map(({ level }) => level);
const level = (id: string): Level => {
  const found = levels.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is gone`);
  return found;
};

/** What is missing after these steps have begun. */
function missingAfter(id: string, ...steps: string[]): readonly string[] {
  const lesson = level(id);
  const begun = steps.reduce(
    (memory, wanted) => {
      const step = lesson.coach?.find((one) => one.id === wanted);
      if (step === undefined) throw new Error(`${id} has no step ${wanted}`);
      return beginStep(memory, id, step);
    },
    beginLesson(newMemory(), id, true),
  );
  return missingParts(lesson, begun);
}

test('Pug Quest’s lesson begins with walking; combos, the plain bite and drawing come with their steps', () => {
  const actions = ['combos', 'hit', 'draw', 'swap', 'fresh'];
  const left = (...steps: string[]) =>
    missingAfter('bedtime.0', ...steps).filter((part) => actions.includes(part));
  expect(left('board', 'walk')).toEqual(actions);
  expect(left('board', 'walk', 'hit')).toEqual(['hit', 'draw', 'swap', 'fresh']);
  expect(left('board', 'walk', 'hit', 'bite', 'draw')).toEqual(['swap', 'fresh']);
  expect(missingAfter('bedtime.0', 'board', 'walk', 'hit', 'draw')).toContain('worlds');
});

test('a first lesson has neither rivals nor exhibitions nor customers', () => {
  expect(missingAfter('opening.1', 'meet', 'cards', 'feed')).toEqual(
    expect.arrayContaining(['rivals', 'shows', 'customers']),
  );
  expect(missingAfter('opening.1', 'meet')).toContain('undo');
  expect(missingAfter('opening.1', 'meet', 'cards')).not.toContain('undo');
});

test('every other level has it all from the first', () => {
  for (const one of levels.filter(({ kind }) => kind !== 'lesson'))
    expect(missingParts(one, newMemory()), one.id).toEqual([]);
});

describe('the file of a level', () => {
  test('names parts that there are', () => {
    const lesson = level('opening.1');
    const coach = lesson.coach?.map((step) => ({ ...step, shows: ['undoo'] }));
    const read = readLevel('levels/opening/01-one-pet.json', JSON.stringify({ ...lesson, coach }));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.problems.join()).toMatch(/undoo.*undo/);
  });
});
