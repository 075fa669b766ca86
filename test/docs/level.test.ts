/** docs/how-to/level.md: its level loads with the game's own loader, is played to its goal, and mistakes are reported. */
import { describe, expect, test } from 'vitest';
import { readLevel } from '../../src/campaign/load.ts';
import { playLevel, replayLevel } from '../../src/cli/levels/play.ts';
import { guideText, stepsOf } from '../kit/guide.ts';

const [step] = stepsOf(guideText('how-to/level.md'));
const { path, code } = step ?? { path: '', code: '' };

describe('the level of the guide', () => {
  const read = readLevel(path, code);

  test('loads', () => {
    expect(read).toMatchObject({ ok: true, level: { id: 'town.99' } });
  });

  test('is played to its goal, and comes out the same when it is played again', () => {
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const { level } = read;
    for (let i = 0; i < 12; i++) {
      const end = playLevel(level, 'apprentice', 'rain', { dice: `try ${i}`, budget: 0.2 });
      expect(end.refused).toBeNull();
      if (end.goals[0]?.state !== 'done') continue;
      expect(replayLevel(level, 'rain', end.log).goals).toEqual(end.goals);
      return;
    }
    throw new Error('no bot has reached the goal in a dozen games');
  });

  test('with a name mistyped is refused in the words of the guide', () => {
    const wrong = readLevel(path, code.replace('"knut"', '"Knut"'));
    expect(wrong).toMatchObject({ ok: false });
    if (!wrong.ok) expect(guideText('how-to/level.md')).toContain(wrong.problems[0]);
  });
});
