/** The ring of the keyboard goes through everything that can be pressed, on the canvas and in panels alike. */
import type { Scene } from 'phaser';
import { afterAll, expect, test, vi } from 'vitest';
import { type KeyHandlers, TableKeys } from '../../../src/scenes/table/keys.ts';
import type { TableKit } from '../../../src/scenes/table/kit.ts';
import type { PanelLayer } from '../../../src/ui/panels/layer.tsx';
import { box } from '../../../src/ui/rect.ts';
import { anything } from '../../kit/anything.ts';

let onKey: (event: Partial<KeyboardEvent>) => void = () => undefined;
const addEventListener = (type: string, heard: typeof onKey) => {
  if (type === 'keydown') onKey = heard;
};
vi.stubGlobal('window', anything({ addEventListener }));
vi.stubGlobal('document', { activeElement: null });
afterAll(() => vi.unstubAllGlobals());

test('one after the other, and round again', () => {
  // The page makes a list of its buttons whenever it is asked for them.
  const allHits = () =>
    ['rule', 'hint', 'send'].map((id, i) => ({
      id,
      rect: box(0, 40 * i, 40, 40),
      isAway: false,
      press: () => undefined,
    }));
  const rung: (string | null)[] = [];
  const layer = anything<PanelLayer>({ ring: (id) => void rung.push(id) });
  const kit = anything<TableKit>({ allHits, layer, hitAction: () => null });
  new TableKeys(anything<Scene>(), kit, anything<KeyHandlers>({ isSeen: () => true, bindings: () => ({}) }));
  for (let i = 0; i < 5; i++) onKey({ key: 'PageDown', preventDefault: () => undefined });
  expect(rung.filter((id) => id !== null)).toEqual(['send', 'rule', 'hint', 'send', 'rule']);
});

test('without use of the keyboard no frame asks where everything stands', () => {
  let frame: () => void = () => undefined;
  let asked = 0;
  const allHits = () => {
    asked++;
    return [{ id: 'send', rect: box(0, 0, 40, 40), isAway: false, press: () => undefined }];
  };
  const kit = anything<TableKit>({ allHits, layer: anything<PanelLayer>(), hitAction: () => null });
  const on = (_: string, heard: () => void, by: unknown) => {
    frame = heard.bind(by);
  };
  const events = anything<Scene['events']>({ on: on as never });
  new TableKeys(
    anything<Scene>({ events }),
    kit,
    anything<KeyHandlers>({ isSeen: () => true, bindings: () => ({}) }),
  );
  for (let i = 0; i < 60; i++) frame();
  expect(asked).toBe(0);
  // With its ring somewhere, it is followed to wherever that stands now.
  onKey({ key: 'PageDown', preventDefault: () => undefined });
  asked = 0;
  frame();
  expect(asked).toBe(1);
});
