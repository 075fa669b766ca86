/**
 * What pointers do to the things of the picture: taps, long presses that explain, a mouse that rests. One for the
 * whole table, so that only one thing is pressed and only one tooltip is open at a time.
 */

import type { GameObjects, Input, Scene } from 'phaser';
import type { Point } from '../../ui/rect.ts';
import { box, type Rect, union } from '../../ui/rect.ts';
import { type Explain, explanationOf } from './explain/explanation.ts';
import { holdOf, PressWatch } from './explain/press-watch.ts';
import { Tip, type TipTools } from './explain/tip.ts';

/** A mouse that rests on something for so long wants to know what it is. */
const HOVER = 450;
/** What a fingertip hides round the point it touches. */
const FINGER = { x: 30, above: 44, below: 30 };
/** A flick goes so far to the side in so many milliseconds. */
const FLICK = { far: 70, ms: 1500 };
/** Larger things have their tooltip at the pointer, not at their edge. */
const SMALL = { width: 340, height: 190 };

type Zone = GameObjects.Zone;

/** What pointers are listened to and answered with. */
interface TouchTools extends TipTools {
  scene: Scene;
  ratio: number;
  /** After how many milliseconds a held finger asks; 0: never. */
  hold: number;
}

export class Touch {
  readonly tip = new Tip();
  /** What a flick to the side does in the picture shown now; set by the set that draws it. */
  swipe: ((by: 'left' | 'right', from: Point) => void) | null = null;
  private flickFrom: Point = { x: 0, y: 0 };
  private readonly tools: TouchTools;
  private readonly watch = new PressWatch<string>();
  private timer = 0;
  /** When the pointer was noticed to come down. */
  private since = 0;
  private hovered: Zone | null = null;
  private page = '';

  constructor(tools: TouchTools) {
    this.tools = tools;
  }

  /**
   * The scene has been emptied and is drawn anew. What is pressed stays pressed if the same thing lies there again, in
   * the same picture at the same question; `page` names these.
   */
  begin(page: string): void {
    this.cancel();
    if (page !== this.page) this.watch.leave();
    this.page = page;
    this.tip.close();
    this.hovered = null;
    this.swipe = null;
    const { input, events } = this.tools.scene;
    // The scene forgets its listeners whenever it is stopped.
    this.silence();
    input.on('pointerdown', this.onDown, this);
    input.on('pointermove', this.onMove, this);
    input.on('pointerup', this.onUp, this);
    events.once('shutdown', this.silence, this);
  }

  private silence(): void {
    this.cancel();
    const { input, events } = this.tools.scene;
    input?.off('pointerdown', this.onDown, this);
    input?.off('pointermove', this.onMove, this);
    input?.off('pointerup', this.onUp, this);
    events.off('shutdown', this.silence, this);
  }

  /**
   * Makes a zone answer to taps, and explain itself; where there is nothing to tap (null), a tap explains, too. `name`
   * tells it from all others in the picture, without one its place does.
   */
  attach(
    zone: Zone,
    rect: Rect,
    tap: (() => void) | null,
    explain?: Explain,
    name = `${rect.x} ${rect.y} ${rect.width} ${rect.height}`,
  ): void {
    zone.on('pointerdown', (pointer: Input.Pointer) => {
      this.cancel();
      this.since = performance.now();
      const limit = holdOf(this.tools.hold, pointer.wasTouch);
      const long = explain === undefined ? Number.POSITIVE_INFINITY : limit;
      if (!this.watch.down(name, this.at(pointer), this.fingers(), long) || explain === undefined) return;
      if (pointer.rightButtonDown()) this.explain(zone, name, rect, explain, pointer);
      else if (Number.isFinite(limit))
        this.later(limit, () => this.explain(zone, name, rect, explain, pointer));
    });
    zone.on('pointerup', (pointer: Input.Pointer) => {
      this.cancel();
      const end = this.watch.up(name, this.at(pointer), this.held(pointer));
      if (end === null) return;
      const asks = end === 'explain' || tap === null || pointer.rightButtonReleased();
      if (!asks) {
        this.tip.close();
        tap();
      } else if (explain !== undefined) this.open(rect, explain, this.finger(pointer), true);
    });
    zone.on('pointerover', (pointer: Input.Pointer) => {
      this.hovered = zone;
      if (pointer.wasTouch || pointer.isDown || explain === undefined) return;
      this.later(HOVER, () => {
        if (this.hovered === zone && zone.active && !this.tip.isStaying())
          this.open(rect, explain, this.pointerBox(pointer, 12, 8, 26), false);
      });
    });
    zone.on('pointerout', () => {
      if (this.hovered === zone) this.hovered = null;
      this.cancel();
      this.watch.leave();
      if (!this.tip.isStaying()) this.tip.close();
    });
  }

  /** Explains something beside it; it stays until a tap elsewhere if that was asked for by a press. */
  reveal(rect: Rect, explain: Explain, stays = true): void {
    this.open(rect, explain, rect, stays);
  }

  private explain(zone: Zone, name: string, rect: Rect, explain: Explain, pointer: Input.Pointer): void {
    if (!zone.active || !this.watch.holds(name)) return;
    this.watch.explain();
    this.open(rect, explain, this.finger(pointer), true);
  }

  private finger(pointer: Input.Pointer): Rect {
    const { x, above, below } = FINGER;
    return this.pointerBox(pointer, x, above, below);
  }

  private open(rect: Rect, explain: Explain, pointed: Rect, stays: boolean): void {
    const explanation = explanationOf(explain);
    if (explanation === null) return;
    const isSmall = rect.width <= SMALL.width && rect.height <= SMALL.height;
    const anchors = isSmall ? [union(rect, pointed), pointed] : [pointed];
    this.tip.show(this.tools, explanation, anchors, stays);
  }

  private onUp(pointer: Input.Pointer): void {
    const to = this.at(pointer);
    const [far, high] = [to.x - this.flickFrom.x, to.y - this.flickFrom.y];
    if (Math.abs(far) < FLICK.far || Math.abs(high) > Math.abs(far) / 2 || this.held(pointer) > FLICK.ms)
      return;
    this.swipe?.(far < 0 ? 'left' : 'right', this.flickFrom);
  }

  private onDown(pointer: Input.Pointer): void {
    this.flickFrom = this.at(pointer);
    this.watch.finger(this.fingers());
    if (this.fingers() > 1) this.cancel();
    if (!pointer.rightButtonDown()) this.tip.close();
  }

  private onMove(pointer: Input.Pointer): void {
    if (!pointer.isDown || !this.watch.move(this.at(pointer))) return;
    this.cancel();
    this.tip.close();
  }

  /**
   * How long a pointer was down that has just been let go, in milliseconds: by the device and by what was noticed
   * here, whichever is less, so that a picture that takes its time makes no long press of a tap.
   */
  private held({ upTime, downTime }: Input.Pointer): number {
    return Math.min(upTime - downTime, performance.now() - this.since);
  }

  private fingers(): number {
    return this.tools.scene.input.manager.pointers.filter((pointer) => pointer.isDown).length;
  }

  private at({ x, y }: Input.Pointer): Point {
    const { ratio } = this.tools;
    return { x: x / ratio, y: y / ratio };
  }

  private pointerBox(pointer: Input.Pointer, side: number, above: number, below: number): Rect {
    const { x, y } = this.at(pointer);
    return box(x - side, y - above, 2 * side, above + below);
  }

  // Not the scene's clock: it stands still while the picture is drawn, and is emptied with every picture.
  private later(ms: number, act: () => void): void {
    this.cancel();
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      if (this.tools.scene.sys.isActive()) act();
    }, ms);
  }

  private cancel(): void {
    if (this.timer !== 0) window.clearTimeout(this.timer);
    this.timer = 0;
  }
}
