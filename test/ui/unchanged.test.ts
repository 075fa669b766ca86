/** A panel that would be drawn alike is not drawn again, and what is pressed in it does what it would do by now. */
import { h, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { Unchanged } from '../../src/ui/panels/unchanged.ts';

const panelOf = (title: string, done: string[], says: string) => ({
  title,
  options: [
    { id: 'a', tap: () => done.push(`${says} a`), why: undefined },
    { id: 'b', tap: null },
    { id: 'c', tap: (n: number) => done.push(`${says} c${n}`) },
  ],
});
type Panel = ReturnType<typeof panelOf>;

function layer() {
  const place = new Unchanged();
  const drawn: Panel[] = [];
  const draw = (model: Panel | undefined): VNode | null =>
    place.draw(model, (live) => {
      drawn.push(live);
      return h('p', {}, live.title);
    });
  const press = (panel: Panel | undefined) => {
    panel?.options[0]?.tap?.(0);
    panel?.options[2]?.tap?.(3);
  };
  return { draw, drawn, press };
}

test('of the same data it stays, with the new functions in their places', () => {
  const { draw, drawn, press } = layer();
  const done: string[] = [];
  const node = draw(panelOf('one', done, 'old'));
  expect(draw(panelOf('one', done, 'new'))).toBe(node);
  expect(drawn).toHaveLength(1);
  press(drawn[0]);
  expect(done).toEqual(['new a', 'new c3']);
});

test('of other data it is drawn anew; what is still pressed in the old one does what it did', () => {
  const { draw, drawn, press } = layer();
  const done: string[] = [];
  const node = draw(panelOf('one', done, 'old'));
  expect(draw(panelOf('two', done, 'new'))).not.toBe(node);
  press(drawn[0]);
  press(drawn[1]);
  expect(done).toEqual(['old a', 'old c3', 'new a', 'new c3']);
});

test('a button that can be pressed now, or no longer, is other data', () => {
  const { draw, drawn } = layer();
  const panel = panelOf('one', [], 'says');
  const first = draw(panel);
  const [one, two, three] = panel.options;
  const tap = () => 1;
  expect(draw({ ...panel, options: [one, { ...two, tap }, three] } as Panel)).not.toBe(first);
  expect(drawn).toHaveLength(2);
});

test('one that was gone is drawn anew', () => {
  const { draw, drawn } = layer();
  const first = draw(panelOf('one', [], 'says'));
  expect(draw(undefined)).toBeNull();
  expect(draw(panelOf('one', [], 'says'))).not.toBe(first);
  expect(drawn).toHaveLength(2);
});
