/**
 * Fingers are answered by what the picture holds when they come. Phaser takes new things up with the next frame and
 * asks the last one what lies on top: on a slow device a tap on what has just been drawn would press nothing, or what
 * lies behind it.
 */
import type { Game, GameObjects, Scene } from 'phaser';

type Thing = GameObjects.GameObject;

/** What Phaser does at the beginning of a frame; not among its types. */
type Plugin = Scene['input'] & { preUpdate(): void };

/** Makes every event of a pointer look at the picture as it is; to be called once, before the first scene. */
export function answerAtOnce(game: Game): void {
  const { input, scene } = game;
  const tell = input.updateInputPlugins.bind(input);
  input.updateInputPlugins = (type, pointers) => {
    for (const { input: own, sys } of scene.getScenes(false)) {
      const plugin = own as Plugin | undefined;
      // A scene that was never begun has none.
      if (!plugin) continue;
      plugin.preUpdate();
      plugin.sortGameObjects = (things) => topFirst(things, sys);
    }
    tell(type, pointers);
  };
}

/** Sorts things so that what is drawn later, over the others, comes first. */
export function topFirst(things: Thing[], sys: Scene['sys']): Thing[] {
  if (things.length < 2) return things;
  sys.depthSort();
  const places = new Map(things.map((thing) => [thing, placeOf(thing, sys)]));
  return things.sort((a, b) => compare(places.get(b) ?? [], places.get(a) ?? []));
}

/** Where a thing is drawn: its number in the scene, or those of its containers from outside to inside. */
function placeOf(thing: Thing, sys: Scene['sys']): number[] {
  const { parentContainer } = thing;
  if (!parentContainer) return [sys.displayList.getIndex(thing)];
  return [...placeOf(parentContainer, sys), parentContainer.getIndex(thing)];
}

/** Negative if `a` is drawn first; a container is drawn before what it holds. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((index, i) => index !== b[i]);
  if (at === -1) return a.length - b.length;
  const other = b[at];
  return other === undefined ? 1 : (a[at] ?? 0) - other;
}
