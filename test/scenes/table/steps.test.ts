/** What waits to be shown: in order, at once for a player who hides the page, and not at all once it was taken back. */
import { describe, expect, test } from 'vitest';
import type { Look } from '../../../src/scenes/table/contract.ts';
import { Steps, type TableStep } from '../../../src/scenes/table/steps.ts';
import { quiet as settled } from '../../kit/session.ts';

/** All that follows has happened; code that waits for a play to end has had the time to answer. */
const quiet = async () => {
  await settled();
  await new Promise((done) => setTimeout(done, 2));
  await settled();
};

const look = (name: string, seat = 0) => ({ name, seat }) as unknown as Look;
const nameOf = (one: Look | null) => (one as unknown as { name: string } | null)?.name ?? 'nothing';
const moments = [{}] as unknown as TableStep['moments'];

/** A stage that notes what is played and shown; a play lasts until it is let go or skipped. */
function theatre() {
  const log: string[] = [];
  const at = { isWatched: true, isActive: true };
  let end: (() => void) | null = null;
  const letGo = () => {
    end?.();
    end = null;
  };
  const steps = new Steps({
    isActive: () => at.isActive,
    isWatched: () => at.isWatched,
    play: (step, before) => {
      log.push(`plays ${nameOf(before)} to ${nameOf(step.look)}`);
      return new Promise((done) => {
        end = done;
      });
    },
    end: letGo,
    show: (shown) => log.push(`shows ${nameOf(shown)}`),
    failed: (error) => log.push(String(error)),
  });
  return { steps, log, at, letGo };
}

async function opened() {
  const stage = theatre();
  stage.steps.add({ look: look('first'), moments: [] });
  await quiet();
  return stage;
}

describe('what happened', () => {
  test('is played from where the last step ended, then shown; the picture waits for what comes after it', async () => {
    const { steps, log, letGo } = await opened();
    steps.add({ look: look('second'), moments });
    await quiet();
    steps.add({ look: look('third'), moments });
    letGo();
    await quiet();
    letGo();
    await quiet();
    expect(log).toEqual(['shows first', 'plays first to second', 'plays second to third', 'shows third']);
  });

  test('is not shown between two plays where a seat answers as soon as the first has ended', async () => {
    const { steps, log, letGo } = await opened();
    steps.add({ look: look('second'), moments });
    await quiet();
    void steps.idle().then(() => steps.add({ look: look('third'), moments }));
    letGo();
    await quiet();
    letGo();
    await quiet();
    expect(log).toEqual(['shows first', 'plays first to second', 'plays second to third', 'shows third']);
  });

  test('goes on where a play fails', async () => {
    const { steps, log } = await opened();
    steps.add({ look: look('second'), moments });
    await quiet();
    expect(steps.isRunning()).toBe(true);
    const broken = new Steps({
      isActive: () => true,
      isWatched: () => true,
      play: () => Promise.reject(new Error('no picture')),
      end: () => undefined,
      show: (shown) => log.push(`shows ${nameOf(shown)}`),
      failed: (error) => log.push(String(error)),
    });
    broken.add({ look: look('a'), moments: [] });
    await quiet();
    broken.add({ look: look('b'), moments });
    await quiet();
    expect(log.slice(-3)).toEqual(['shows a', 'Error: no picture', 'shows b']);
    expect(broken.isRunning()).toBe(false);
  });

  test('of another person is not played to the player who sits down', async () => {
    const { steps, log } = await opened();
    steps.add({ look: look('other', 1), moments });
    await quiet();
    expect(log).toEqual(['shows first', 'shows other']);
  });
});

describe('a page that is hidden in the middle of a play', () => {
  test('stands at the last moment when it is seen again, and bots never wait', async () => {
    const { steps, log, at } = await opened();
    steps.add({ look: look('second'), moments });
    await quiet();
    steps.add({ look: look('third'), moments });
    let isIdle = false;
    void steps.idle().then(() => {
      isIdle = true;
    });
    await quiet();
    expect(isIdle).toBe(false);
    at.isWatched = false;
    steps.hurry();
    await quiet();
    expect(isIdle).toBe(true);
    expect(steps.isRunning()).toBe(false);
    // A bot goes on while the page is hidden; what comes after the return is played again, from there.
    steps.add({ look: look('fourth'), moments });
    await quiet();
    at.isWatched = true;
    steps.add({ look: look('fifth'), moments });
    await quiet();
    expect(log).toEqual([
      'shows first',
      'plays first to second',
      'shows third',
      'shows fourth',
      'plays fourth to fifth',
    ]);
  });
});

describe('an answer that is taken back', () => {
  test('in the middle of its play ends it: the picture is at once where the words are', async () => {
    const { steps, log } = await opened();
    steps.add({ look: look('sent'), moments });
    await quiet();
    steps.takeBack(look('first again'));
    await quiet();
    expect(log).toEqual(['shows first', 'plays first to sent', 'shows first again']);
    expect(steps.look).toEqual(look('first again'));
    expect(steps.isRunning()).toBe(false);
  });

  test('with more waiting to be played: none of that is', async () => {
    const { steps, log } = await opened();
    steps.add({ look: look('sent'), moments });
    steps.add({ look: look('bot'), moments });
    await quiet();
    steps.takeBack(look('first again'));
    await quiet();
    expect(log).toEqual(['shows first', 'plays first to sent', 'shows first again']);
  });

  test('right after its play is shown as it was', async () => {
    const { steps, log, letGo } = await opened();
    steps.add({ look: look('sent'), moments });
    await quiet();
    letGo();
    await quiet();
    steps.takeBack(look('first again'));
    await quiet();
    steps.add({ look: look('sent elsewhere'), moments });
    await quiet();
    expect(log.slice(2)).toEqual(['shows sent', 'shows first again', 'plays first again to sent elsewhere']);
  });
});

test('nothing is shown in a scene that was left', async () => {
  const { steps, log, at } = await opened();
  steps.add({ look: look('second'), moments });
  await quiet();
  at.isActive = false;
  steps.hurry();
  await quiet();
  expect(log).toEqual(['shows first', 'plays first to second']);
});

test('a moment on the way asks nothing, and there is none when nothing is played', async () => {
  const { steps, letGo } = await opened();
  const question = {
    name: 'question',
    seat: 0,
    ask: { id: 3, kind: 'petz.ward' },
    domain: {},
  } as unknown as Look;
  const earlier = { round: 2 } as unknown as Look['view'];
  steps.add({ look: question, moments });
  await quiet();
  expect(steps.moment(question, earlier)).toMatchObject({ view: earlier, ask: null, domain: null });
  letGo();
  await quiet();
  expect(steps.moment(question, earlier)).toBeNull();
});
