/** Panels that would be drawn of the same stay as they are; only what their buttons do may be another thing by now. */
import type { VNode } from 'preact';

type Act = (...given: unknown[]) => unknown;

/** Are two models drawn alike: the same data in the same order, not looking at their functions? */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b || (typeof a === 'function' && typeof b === 'function')) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [those, these] = [Object.entries(a), Object.entries(b)];
  if (those.length !== these.length) return false;
  return those.every(([key, value], i) => key === these[i]?.[0] && isAlike(value, these[i]?.[1]));
}

/** A model whose functions are called by their places in `acts`, which they are put into. */
function indirect<T>(model: T, acts: Act[]): T {
  if (typeof model === 'function') {
    const at = acts.push(model as unknown as Act) - 1;
    return ((...given: unknown[]) => acts[at]?.(...given)) as T;
  }
  if (Array.isArray(model)) return model.map((each) => indirect(each, acts)) as T;
  if (typeof model !== 'object' || model === null) return model;
  return Object.fromEntries(Object.entries(model).map(([key, value]) => [key, indirect(value, acts)])) as T;
}

/** One place of the layer, and the panel that is there. */
export class Unchanged {
  private shown: { of: unknown; acts: Act[]; node: VNode } | null = null;

  /** The panel of a model: the one that is there, if it would be drawn alike, or a new one. */
  draw<T>(model: T | undefined, panel: (model: T) => VNode): VNode | null {
    if (model === undefined) {
      this.shown = null;
      return null;
    }
    const acts: Act[] = [];
    const live = indirect(model, acts);
    if (this.shown !== null && isAlike(this.shown.of, model)) {
      // A panel that is gone goes on with its own: they are never given those of another.
      this.shown.acts.splice(0, acts.length, ...acts);
      return this.shown.node;
    }
    const node = panel(live);
    this.shown = { of: model, acts, node };
    return node;
  }
}
