/** The campaign map: builds itself for the window it is in, is pulled along its road, and answers to signs and places. */
import { type GameObjects, type Input, Scene } from 'phaser';
import { lettersReady } from '../../ui/label.ts';
import { contains, type Point } from '../../ui/rect.ts';
import { requestFrames, stopMotion } from '../../ui/rest.ts';
import { useCssPixels } from '../../ui/screen.ts';
import { SvgTextures } from '../../ui/svg-textures.ts';
import { wordTextures } from '../../ui/word-textures.ts';
import { type Built, buildMap } from './build.ts';
import { Glide } from './glide.ts';
import { MapKeys } from './keys.ts';
import { scrollTo, type View, view } from './layout.ts';
import { Marks } from './marks.ts';
import type { MapHit, MapInit } from './types.ts';
import { type Walk, walkRoad } from './walk.ts';

/** The key of the scene, and the name of the mark on the page's timeline when it is first seen. */
const CAMPAIGN = 'campaign';

/** A finger that has gone so far pulls the map, in CSS pixels. */
const PULLED = 9;

export class CampaignScene extends Scene {
  given: MapInit | null = null;
  private art: SvgTextures | null = null;
  private built: Built | null = null;
  private marks: Marks | null = null;
  private walking: Walk | null = null;
  private readonly glide = new Glide();
  private readonly keys = new MapKeys(this);
  private look: View = view(1, 1);
  private wide = 1;
  private shown = false;
  private lettered = false;
  private turn = 0;
  private focused: string | null = null;
  /** What is under the finger that is down, and where it came down. */
  private pressed: { id: string | null; x: number; isPull: boolean } | null = null;
  /** The level whose opening has been walked to already. */
  private walked: string | null = null;

  constructor() {
    super(CAMPAIGN);
  }

  init(given: MapInit): void {
    this.given = given;
    this.shown = false;
    this.focused = null;
    this.built = null;
  }

  create(): void {
    this.cameras.main.setVisible(false);
    this.art ??= new SvgTextures(this.textures);
    this.input.topOnly = true;
    this.scale.on('resize', this.refit);
    this.input.on('pointerdown', this.onDown, this);
    this.input.on('pointermove', this.onMove, this);
    this.input.on('pointerup', this.onUp, this);
    this.input.on('wheel', this.onWheel, this);
    this.keys.listen();
    this.events.once('shutdown', () => {
      this.scale.off('resize', this.refit);
      this.keys.silence();
      this.game.canvas.style.cursor = '';
      this.built = null;
      // A tablet has no room for the map while a game is shown.
      this.art?.forget();
    });
    void lettersReady().then(() => {
      this.lettered = true;
      this.rebuild();
    });
  }

  /** New facts, words or settings; what was in the middle stays there, unless something else is to be. */
  renew(given: MapInit): void {
    const isElsewhere = (given.focus ?? null) !== null && given.focus !== this.given?.focus;
    this.given = given;
    this.rebuild(!isElsewhere);
  }

  /** Shows the ring of keyboard focus and brings what has it into view; the HTML layer calls it. */
  focusOn(id: string | null): void {
    this.focused = id;
    for (const [name, button] of this.built?.bar.buttons ?? [])
      button.setFocused(name === id && !this.built?.spots.has(name));
    const spot = id === null ? undefined : this.built?.spots.get(id);
    this.marks?.focus(id);
    if (spot !== undefined) this.bring(spot.rect.x + spot.rect.width / 2);
    requestFrames();
  }

  /** What can be pressed now. */
  hits(): readonly MapHit[] {
    const { built } = this;
    if (built === null || !this.shown) return [];
    const { bar } = built.barLayout;
    const inBar = [...built.bar.buttons].map(([id, button]) => {
      const { x, y, width, height } = button;
      return { id: built.spots.has(id) ? `bar.${id}` : id, rect: { x, y, width, height } };
    });
    const onMap = [...built.spots.keys()].map((id) => ({ id, rect: this.rectOf(id) }));
    const isSeen = ({ rect }: MapHit) => rect.x >= 0 && rect.x + rect.width <= this.wide && rect.y >= bar.y;
    return [...inBar, ...onMap.filter(isSeen)];
  }

  /** Where the keys are, and where they go. */
  get focus(): string | null {
    return this.focused;
  }

  /** Presses what has the focus. */
  press(id: string): void {
    const { given, built } = this;
    if (given === null || built === null) return;
    if (this.walking !== null) {
      this.walking.skip();
      return;
    }
    if (id === 'whole') {
      given.onWhole?.();
      return;
    }
    const sign = built.signs.get(id);
    if (id === 'back' || built.places.has(id)) {
      const place = built.places.get(id);
      if (place === undefined || given.places[place].isOpen) given.onPlace(place ?? 'back');
      return;
    }
    if (sign === undefined) return;
    if (sign.level.state === 'locked') this.marks?.refuse(sign);
    else given.onLevel(id);
  }

  /** Everything the arrow keys can go to, in the order of the road. */
  order(): { id: string; rect: MapHit['rect'] }[] {
    return [...(this.built?.spots ?? [])]
      .map(([id, { rect }]) => ({ id, rect }))
      .sort((a, b) => a.rect.x + a.rect.width / 2 - b.rect.x - b.rect.width / 2);
  }

  /** What is next to be played, or whatever is in the middle. */
  start(): string | null {
    const middle = (this.glide.at + this.wide / 2) / this.look.k;
    const next = [...(this.built?.signs ?? [])].find(([, { level }]) => level.isNext)?.[0];
    const near = this.order().sort(
      (a, b) =>
        Math.abs(a.rect.x + a.rect.width / 2 - middle) - Math.abs(b.rect.x + b.rect.width / 2 - middle),
    )[0]?.id;
    return next ?? near ?? null;
  }

  /** One chapter on or back. */
  go(by: -1 | 1): void {
    const { built } = this;
    if (built === null) return;
    const { spans } = built.layout;
    const now = spans.findIndex(({ id }) => id === built.chapterIn(this.glide.end() / this.look.k));
    const next = spans[Math.min(spans.length - 1, Math.max(0, now + by))];
    if (next !== undefined) this.bring(Math.min((next.from + next.to) / 2, next.from + this.look.wide / 2));
  }

  override update(_time: number, delta: number): void {
    if (this.built === null) return;
    const { walking } = this;
    if (walking !== null) {
      walking.step(delta);
      this.glide.put(this.scrolled(walking.x));
    }
    if (walking !== null || this.glide.isMoving) requestFrames();
    this.glide.step(Math.min(delta, 60));
    this.built.scroll(this.glide.at);
  }

  private scrolled(x: number): number {
    const { built, look } = this;
    return built === null ? 0 : scrollTo(built.layout, x, look.wide) * look.k;
  }

  private bring(x: number): void {
    const at = this.scrolled(x);
    if (this.given?.still || !this.shown) this.glide.put(at);
    else this.glide.goTo(at);
    requestFrames();
  }

  private rectOf(id: string): MapHit['rect'] {
    const rect = this.built?.spots.get(id)?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
    const { k, top } = this.look;
    return {
      x: rect.x * k - this.glide.at,
      y: top + rect.y * k,
      width: rect.width * k,
      height: rect.height * k,
    };
  }

  private readonly refit = () => this.rebuild();

  private rebuild(stays = true): void {
    const { given, art, built: before } = this;
    if (given === null || art === null || !this.lettered || !this.sys.isActive()) return;
    const turn = ++this.turn;
    // Drawn anew in the middle of a walk, the map is where it leads: nobody looks for the next level.
    const middle = this.walking?.to ?? (this.glide.at + this.wide / 2) / this.look.k;
    const kept = before === null || !stays ? null : middle;
    this.walking?.skip();
    this.walking = null;
    stopMotion(this);
    for (const child of this.children.list.slice().reverse()) child.destroy();
    art.begin();
    const screen = useCssPixels(this);
    this.look = view(screen.width, screen.height);
    this.wide = screen.width;
    const built = buildMap(this, art, { ...screen, view: this.look }, given, kept, {
      press: (id) => this.press(id),
      turn: (by) => this.go(by),
    });
    this.built = built;
    this.marks = new Marks(built, this.look, given);
    this.glide.setLength(built.layout.width * this.look.k - screen.width);
    this.glide.put(this.scrolled(built.middle));
    built.scroll(this.glide.at, true);
    this.focusOn(this.focused);
    void Promise.allSettled([art.finish(), wordTextures(this.game).ready()]).then(() => {
      if (turn === this.turn && this.sys.isActive()) this.reveal(built);
    });
  }

  private reveal(built: Built): void {
    this.cameras.main.setVisible(true);
    if (!this.shown) performance.mark(CAMPAIGN);
    this.shown = true;
    this.given?.onShown?.();
    built.kit.begin();
    requestFrames();
    this.walkOn(built);
  }

  /** An imp goes to the level that has just been opened, once. */
  private walkOn(built: Built): void {
    const { given } = this;
    const id = given?.opened ?? null;
    if (given === null || id === null || id === this.walked) return;
    this.walked = id;
    const { signs } = built.layout;
    const i = signs.findIndex((sign) => sign.id === id);
    const [from, to] = [signs[i - 1], signs[i]];
    if (from === undefined || to === undefined || given.still) {
      given.onArrived?.(id);
      return;
    }
    const road = built.layout.spans.flatMap((span) => span.road);
    built.waiter?.setAlpha(0);
    this.walking = walkRoad(
      built.kit,
      built.signLayer,
      this.look,
      road,
      { from: from.x + 76, to: to.x + 76 },
      () => {
        this.walking = null;
        built.waiter?.setAlpha(1);
        this.marks?.hop(id);
        given.onArrived?.(id);
      },
    );
  }

  private at({ x, y }: Input.Pointer): Point {
    const ratio = 1 / this.scale.zoom;
    return { x: x / ratio, y: y / ratio };
  }

  private hitAt(point: Point): string | null {
    return [...(this.built?.spots.keys() ?? [])].find((id) => contains(this.rectOf(id), point)) ?? null;
  }

  private isBar(over: readonly GameObjects.GameObject[]): boolean {
    const bar = this.built?.bar.group;
    return over.some((thing) => {
      for (let at: GameObjects.Container | null = thing.parentContainer; at; at = at.parentContainer)
        if (at === bar) return true;
      return false;
    });
  }

  private onDown(pointer: Input.Pointer, over: GameObjects.GameObject[]): void {
    if (this.walking !== null) {
      this.walking.skip();
      return;
    }
    if (this.isBar(over)) return;
    const { x, y } = this.at(pointer);
    this.glide.hold(x, performance.now());
    // Imps have an answer of their own.
    this.pressed = { id: over.length > 0 ? null : this.hitAt({ x, y }), x, isPull: false };
    this.marks?.press(this.pressed.id);
  }

  private onMove(pointer: Input.Pointer, over: GameObjects.GameObject[]): void {
    const { x, y } = this.at(pointer);
    const { pressed } = this;
    if (pressed !== null && pointer.isDown) {
      if (!pressed.isPull && Math.abs(x - pressed.x) <= PULLED) return;
      pressed.isPull = true;
      pressed.id = null;
      this.marks?.press(null);
      this.glide.drag(x, performance.now());
      return;
    }
    if (pointer.wasTouch) return;
    const id = this.isBar(over) || over.length > 0 ? null : this.hitAt({ x, y });
    this.marks?.hover(id);
    if (over.length === 0) this.input.manager.canvas.style.cursor = id === null ? 'grab' : 'pointer';
  }

  private onUp(pointer: Input.Pointer): void {
    const { pressed } = this;
    this.pressed = null;
    this.marks?.press(null);
    this.glide.release(performance.now(), this.given?.still ?? false);
    if (pressed?.id && this.hitAt(this.at(pointer)) === pressed.id) this.press(pressed.id);
  }

  private onWheel(_pointer: Input.Pointer, _over: unknown, dx: number, dy: number): void {
    const by = Math.abs(dx) > Math.abs(dy) ? dx : dy;
    if (this.walking !== null) return;
    if (this.given?.still) this.glide.put(this.glide.at + by);
    else this.glide.goTo(this.glide.end() + by);
    requestFrames();
  }
}
