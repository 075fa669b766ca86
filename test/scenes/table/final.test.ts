/** The last shows are held until their charts have grown, also where what is played begins anew in a turned window. */
import { expect, test } from 'vitest';
import type { Look, SetHost } from '../../../src/scenes/table/contract.ts';
import type { TableKit } from '../../../src/scenes/table/kit.ts';
import type { Panels } from '../../../src/ui/panels/layer.tsx';
import { anything } from '../../kit/anything.ts';

const { playPetz } = await import('../../../src/cli/playing.ts');
const { petzEngine } = await import('../../../src/engine/petz/index.ts');
const { basicSetup } = await import('../../../src/engine/petz/setup.ts');
const { Words } = await import('../../../src/i18n/words.ts');
const { finalSet } = await import('../../../src/scenes/table/sets/final.ts');
const { Speech } = await import('../../../src/text/speech.ts');

const players = ['Ada', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
const speech = new Speech(await Words.speak('en'), players);
const AREA = { x: 0, y: 0, width: 1024, height: 768 };

/** The first of the last shows, and the table as it is then. */
function lastShow() {
  let last: (() => ReturnType<typeof petzEngine.apply>) | null = null;
  const { state: over } = playPetz(basicSetup(2), ['random', 'random'], 'final', {
    watch: ({ state, seat, choice }) => {
      const before = structuredClone(state);
      last = () => petzEngine.apply(before, { seat, ask: before.ask?.id ?? 0, choice });
    },
  });
  const applied = (last as unknown as () => ReturnType<typeof petzEngine.apply>)();
  const event = applied.ok ? applied.events.find(({ type }) => type === 'petz.finalShow') : undefined;
  if (event === undefined) throw new Error('no last show');
  const view = { ...petzEngine.view(over, 0), outcome: null };
  return { event, before: view, after: view };
}

test('a turn of the window while a last show rests comes back to that rest', async () => {
  const beat = lastShow();
  const look: Look = { view: beat.after, seat: 0, subject: 0, ask: null, domain: null };
  const panels: Panels = {};
  const kit = anything<TableKit>({ panels, still: false, speed: 1, hides: () => false });
  let rests = 0;
  const host = anything<SetHost>({
    kit,
    link: anything<SetHost['link']>({ speech }),
    speech,
    turn: () => set.draw(look, AREA),
    pause: () => {
      rests++;
      return new Promise(() => undefined);
    },
  });
  const set = finalSet(host);
  const growth = () => panels.results?.lines[0]?.[0]?.tallies?.[0]?.growth;
  const play = async () => {
    void set.show?.([beat], look);
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  await play();
  expect(rests).toBe(0);
  // A chart tells once that it has grown: it stays in the page while the picture round it is drawn anew.
  growth()?.grown();
  await play();
  expect(rests).toBe(2);
  expect(growth()).toBeNull();
});
