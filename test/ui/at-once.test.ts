/** Which thing of a picture lies on top, and what is being pressed, whether or not a frame has been drawn. */
import type { GameObjects, Input, Scene } from 'phaser';
import { expect, test } from 'vitest';
import { answerAtOnce, topFirst } from '../../src/ui/at-once.ts';
import { grip, holds, letGo } from '../../src/ui/grip.ts';

type Thing = GameObjects.GameObject;

/** A scene's list, or a container in one, as far as the order goes. */
class Group {
  parentContainer: Group | null = null;
  readonly list: { parentContainer: Group | null }[] = [];
  getIndex(thing: { parentContainer: Group | null }): number {
    return this.list.indexOf(thing);
  }
  add<T extends { parentContainer: Group | null }>(thing: T, parent: Group | null = this): T {
    thing.parentContainer = parent;
    this.list.push(thing);
    return thing;
  }
}

const leaf = () => ({ parentContainer: null as Group | null });

test('what is drawn later lies on top, in containers and out of them', () => {
  const displayList = new Group();
  const below = displayList.add(leaf(), null);
  const sheet = displayList.add(new Group(), null);
  const shield = sheet.add(leaf());
  const inner = sheet.add(new Group());
  const button = inner.add(leaf());
  const above = displayList.add(leaf(), null);
  const sys = { displayList, depthSort: () => undefined } as unknown as Scene['sys'];
  const right = [above, button, inner, shield, sheet, below];
  for (const things of [right, right.toReversed(), [shield, above, below, inner, button, sheet]])
    expect(topFirst(things as unknown as Thing[], sys)).toEqual(right);
});

test('before a listener hears of a pointer, every scene takes up what is new', () => {
  const log: string[] = [];
  const scene = (name: string) => ({ sys: {}, input: { preUpdate: () => log.push(name) } });
  const scenes = [scene('title'), { sys: {} }, scene('table')];
  const input = { updateInputPlugins: (type: number) => void log.push(`pointer ${type}`) };
  answerAtOnce({ input, scene: { getScenes: () => scenes } } as unknown as Parameters<
    typeof answerAtOnce
  >[0]);
  input.updateInputPlugins(4);
  expect(log).toEqual(['title', 'table', 'pointer 4']);
});

test('a thing is pressed by the pointer that came down on it, and by no other', () => {
  const [one, other] = [{ downTime: 10 }, { downTime: 20 }] as Input.Pointer[];
  if (one === undefined || other === undefined) throw new Error('no pointers');
  grip('send', one);
  expect([holds('send', one), holds('home', one), holds('send', other)]).toEqual([true, false, false]);
  letGo();
  expect(holds('send', one)).toBe(false);
});
