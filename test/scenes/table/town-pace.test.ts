/** How long what is played in town takes: everything as it is awaited, only the pictures are missing. */
import { describe, expect, test } from 'vitest';
import { playPetz } from '../../../src/cli/playing.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { basicSetup, fullSetup } from '../../../src/engine/petz/setup.ts';
import { runsOf } from '../../../src/scenes/table/cast.ts';
import type { Beat } from '../../../src/scenes/table/contract.ts';
import { layoutFrame } from '../../../src/scenes/table/frame/layout.ts';
import { layoutTown } from '../../../src/scenes/table/sets/town/layout.ts';
import { actsOf } from '../../../src/scenes/table/sets/town-play/acts.ts';
import type { TownGround } from '../../../src/scenes/table/sets/town-play/ground.ts';
import { momentsOf } from '../../../src/session/game/moments.ts';
import { Clockwork, dummy } from '../../kit/clockwork.ts';

const { playTown } = await import('../../../src/scenes/table/sets/town-play/show.ts');

/** Everything that happens in town in a game, as seat 0 sees it: one list of beats for each run. */
function townRuns(game: number): (readonly Beat[])[] {
  const runs: (readonly Beat[])[] = [];
  const setup = game % 2 === 0 ? basicSetup(4) : fullSetup(4);
  playPetz(setup, ['easy', 'easy', 'easy', 'easy'], `shots ${game}`, {
    watch: ({ state, seat, choice }) => {
      const action = { seat, ask: state.ask?.id ?? 0, choice };
      const moments = momentsOf(structuredClone(state), action, 0);
      const cut = runsOf(moments, petzEngine.view(state, 0), 0);
      for (const { stage, beats } of cut) if (stage.set === 'town') runs.push(beats);
    },
  });
  return runs;
}

function groundFor(clock: Clockwork, width: number, height: number): TownGround {
  const window = { x: 0, y: 0, width, height };
  const { cards, area } = layoutFrame(width, height, 4, true);
  const town = layoutTown(area, window);
  let view: Beat['after'] | null = null;
  /** Every thing that is on offer, somewhere in the corral. */
  const things = () => {
    const { cages, addons, artifacts, old, young } = view?.town ?? ({} as Beat['after']['town']);
    const all = town.compact ? [] : [cages, addons, artifacts, old, young].flatMap((x) => x ?? []);
    const box = { x: 300, y: 300, width: 90, height: 90 };
    return new Map(all.map((id) => [id as string, { box, objects: [dummy()] }]));
  };
  return {
    kit: clock.kit,
    link: dummy({ speed: 1 }),
    speech: dummy({ t: () => '', thing: () => '' }),
    own: 0,
    layout: () => town,
    things,
    card: (seat) => cards[(seat + 3) % 4] ?? town.counter.rect,
    sun: () => dummy(),
    waiting: () => null,
    cross: () => undefined,
    turn: (next) => {
      view = next;
    },
    caption: () => undefined,
    hear: () => undefined,
  };
}

const RUNS = [0, 1].flatMap(townRuns);
/** A new picture is looked at for so long before anything moves in it. */
const SETTLED = 120;
const MOST = { morning: 5000 - SETTLED, action: 3200 } as const;

describe.each([
  [1280, 800],
  [844, 390],
])('in a window of %i by %i at speed 1', (width, height) => {
  test('a morning takes five seconds at most, in every round', async () => {
    const mornings = RUNS.flatMap((beats) => actsOf(beats).filter(({ kind }) => kind === 'morning'));
    expect(mornings.length).toBeGreaterThan(6);
    const times: number[] = [];
    for (const { beats } of mornings) {
      const clock = new Clockwork({ x: 0, y: 0, width, height });
      const time = await clock.during(() => playTown(groundFor(clock, width, height), beats));
      times.push(Math.round(time));
    }
    expect(Math.max(...times)).toBeLessThanOrEqual(MOST.morning);
    expect(Math.min(...times)).toBeGreaterThan(1000);
  });

  test('a rival is back from an action in little more than three seconds', async () => {
    const actions = RUNS.flatMap((beats) => actsOf(beats).filter(({ kind }) => kind === 'action'));
    let longest = 0;
    for (const { beats } of actions.slice(0, 60)) {
      const [{ event }] = beats;
      if (!('seat' in event) || event.seat === 0) continue;
      const clock = new Clockwork({ x: 0, y: 0, width, height });
      longest = Math.max(longest, await clock.during(() => playTown(groundFor(clock, width, height), beats)));
    }
    expect(longest).toBeGreaterThan(1000);
    expect(longest).toBeLessThanOrEqual(MOST.action);
  });
});
