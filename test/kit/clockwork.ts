/**
 * A table without a picture: what is drawn on it are dummies, but its clock is true. So a test can tell how long what
 * a set plays takes, with all it awaits, in milliseconds of the table at speed 1.
 */
import { EventEmitter } from 'node:events';
import type { TableKit } from '../../src/scenes/table/kit.ts';

const FRAME = 1000 / 60;
const LONGEST = 120_000;

/** Something that takes every call and remembers every number. */
export function dummy(known: Record<string, unknown> = {}): never {
  const values: Record<string, unknown> = {
    ...{ x: 0, y: 0, angle: 0, alpha: 1, scaleX: 1, scaleY: 1, width: 40, height: 40 },
    ...{ displayWidth: 40, displayHeight: 40, originX: 0.5, originY: 0.5, active: true, list: [] },
    ...known,
  };
  const self: unknown = new Proxy(values, {
    get: (_, name) => {
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return name in values ? values[name] : () => self;
    },
  });
  return self as never;
}

/** A clock that only goes on while `during` runs. */
export class Clockwork {
  now = 0;
  private timers: { at: number; ring: () => void }[] = [];
  private readonly events = new EventEmitter().setMaxListeners(0);
  readonly kit: TableKit;

  constructor(window: { x: number; y: number; width: number; height: number }) {
    const after = (ms: number) =>
      ms <= 0
        ? Promise.resolve()
        : new Promise<void>((ring) => void this.timers.push({ at: this.now + ms, ring }));
    const made = () => dummy();
    const tween = () => ({ remove: () => undefined, isDestroyed: () => false });
    const scene = {
      add: { zone: made },
      events: this.events,
      tweens: { add: tween, addCounter: tween },
      time: { delayedCall: (ms: number, ring: () => void) => this.timers.push({ at: this.now + ms, ring }) },
      children: { bringToTop: made },
    };
    const layer = { placeOf: () => null, panelAt: () => null, light: () => undefined };
    const art = { finish: () => Promise.resolve(), change: () => undefined };
    this.kit = {
      ...{ scene, art, layer, window, hits: [], still: false, speed: 1, ratio: 1, textScale: 1 },
      ...{
        picture: made,
        laid: made,
        fitted: made,
        stretched: made,
        centred: made,
        words: made,
        group: made,
      },
      ready: () => Promise.resolve(),
      ms: (ms: number) => ms / this.kit.speed,
      move: (_: unknown, __: unknown, ms: number) => after(ms / this.kit.speed),
      wait: (ms: number) => after(ms / this.kit.speed),
    } as unknown as TableKit;
  }

  /** How long that takes. */
  async during(play: () => Promise<unknown>): Promise<number> {
    const start = this.now;
    let end: { at: number } | null = null;
    const done = play().then(() => {
      end = { at: this.now };
    });
    const isOver = () => end !== null;
    while (!isOver() && this.now - start < LONGEST) {
      await new Promise((next) => setImmediate(next));
      if (!isOver()) this.tick();
    }
    if (!isOver()) throw new Error(`still playing after ${LONGEST / 1000} seconds`);
    await done;
    return this.now - start;
  }

  private tick(): void {
    this.now += FRAME;
    const due = this.timers.filter(({ at }) => at <= this.now);
    this.timers = this.timers.filter(({ at }) => at > this.now);
    for (const { ring } of due) ring();
    this.events.emit('update', this.now, FRAME);
  }
}
