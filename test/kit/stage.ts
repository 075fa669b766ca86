/** A stage without Phaser: what is drawn on it, in order, with parts reused from picture to picture as at the table. */
import { Parts } from '../../src/scenes/table/parts.ts';

/** A thing on the stage: what it is, and everything that was done to it. */
export class Thing {
  active = true;
  readonly done: unknown[];
  readonly width: number;
  readonly displayWidth: number;
  readonly height = 20;
  readonly length = 2;
  readonly list = [];

  private readonly stage: Thing[];

  constructor(stage: Thing[], kind: string, given: readonly unknown[], width: number) {
    this.stage = stage;
    this.done = [kind, ...given];
    this.width = width;
    this.displayWidth = width;
  }

  destroy(): void {
    this.active = false;
    const at = this.stage.indexOf(this);
    if (at >= 0) this.stage.splice(at, 1);
  }

  private did(...what: unknown[]): this {
    this.done.push(what);
    return this;
  }

  setOrigin = (...to: number[]) => this.did('origin', to);
  setAlpha = (to: number) => this.did('alpha', to);
  setAngle = (to: number) => this.did('angle', to);
  setX = (to: number) => this.did('x', to);
  setY = (to: number) => this.did('y', to);
  setVisible = (to: boolean) => this.did('visible', to);
  setAlign = (to: string) => this.did('align', to);
  setWordWrapWidth = (to: number) => this.did('wrap', to);
  getWrappedText = () => ['one', 'two'];
  readonly visible = true;
  setText = (to: string) => this.did('text', to);
  setFontSize = (to: number) => this.did('size', to);
  addAt = (what: Thing) => this.did('add', what.done);
}

/** A stage that keeps parts as the table does, and everything on it in the order it is drawn. */
export class Stage {
  readonly list: Thing[] = [];
  readonly made: Thing[] = [];
  readonly window;
  readonly touch = { reveal: () => undefined, tip: {} };
  readonly scene = {
    children: {
      bringToTop: (thing: Thing) => {
        this.list.splice(this.list.indexOf(thing), 1);
        this.list.push(thing);
      },
    },
  };
  readonly still = true;
  ratio = 1;
  private readonly parts = new Parts<Thing, never>();

  constructor(width: number, height: number) {
    this.window = { x: 0, y: 0, width, height };
  }

  draw(manner: string, act: () => void): void {
    const stored = this.parts.begin(manner);
    for (const thing of this.list.splice(0)) if (!stored.has(thing)) thing.destroy();
    act();
    this.parts.end();
  }

  cached = (name: string, of: unknown, draw: () => void) => {
    const text = JSON.stringify(of);
    const known = this.parts.take(name, text);
    if (known !== null) return void this.list.push(...known.things);
    const from = this.list.length;
    draw();
    this.parts.put(name, { of: text, things: this.list.slice(from), uses: [] });
  };
  hides = () => false;
  press = (id: string, rect: unknown) => this.add('zone', [id, rect]);
  tell = (rect: unknown) => this.add('zone', [rect]);
  button = (id: string, rect: unknown) => this.add('button', [id, rect]);
  picture = (art: { key: string }, ...at: unknown[]) => this.add('picture', [art.key, ...at]);
  laid = (art: { key: string }, ...at: unknown[]) => this.add('laid', [art.key, ...at]);
  fitted = (art: { key: string }, ...at: unknown[]) => this.add('fitted', [art.key, ...at]);
  stretched = (art: { key: string }, ...at: unknown[]) => this.add('stretched', [art.key, ...at]);
  words = (words: string, ...at: unknown[]) => this.add('words', [words, ...at], 9 * words.length);

  private add(kind: string, given: readonly unknown[], width = 0): Thing {
    const thing = new Thing(this.list, kind, given, width);
    this.list.push(thing);
    this.made.push(thing);
    return thing;
  }
}
