/** What the sets of the table draw with: placing drawings and words, things to press, motion at the chosen speed. */
import { Core, GameObjects, Geom, type Scene } from 'phaser';
import { enlarged, type LabelStyle, label } from '../../ui/label.ts';
import { type NamedPlace, tellPlaces } from '../../ui/named-places.ts';
import { type ButtonKind, buttonFace, lipOf } from '../../ui/panel.ts';
import { type PanelHit, PanelLayer, type Panels } from '../../ui/panels/layer.tsx';
import { around, box, contains, middleOf, type Point, type Rect, union } from '../../ui/rect.ts';
import { stopMotion } from '../../ui/rest.ts';
import type { Art } from '../../ui/svg-art.ts';
import type { Placing, SvgTextures, Use } from '../../ui/svg-textures.ts';
import { inTurn } from '../../ui/turns.ts';
import { type Carried, Drag } from './drag.ts';
import { asArt, type Drawable } from './drawings.ts';
import type { Explain } from './explain/explanation.ts';
import { Parts } from './parts.ts';
import { Touch } from './touch.ts';

/** Something that can be pressed, for tests and for the keyboard's ring: where it is, in CSS pixels. */
export interface Hit {
  id: string;
  rect: Rect;
}

/** What a thing to press does, and what it says of itself. */
interface HitAction {
  tap(): void;
  explain?: Explain;
}

/** What the person at the device has chosen, and what a level hides. */
interface Chosen extends Pick<TableKit, 'still' | 'textScale' | 'hold' | 'double'> {
  goals?: Pick<TableKit, 'hides'> | null;
}

export class TableKit {
  readonly scene: Scene;
  readonly art: SvgTextures;
  readonly touch: Touch;
  private readonly hand: Drag;
  private readonly actions = new WeakMap<Hit, HitAction>();
  ratio = 1;
  /** The whole window in CSS pixels: a background may fill it, the frame is drawn over it. */
  window: Rect = box(0, 0, 1, 1);
  /** Everything that can be pressed in the picture shown now. */
  hits: Hit[] = [];
  /** Something is open over what is played: it stands still meanwhile. */
  held = false;
  /** What is being drawn lies under what is played: nothing of it answers to fingers. */
  isInert = false;
  still = false;
  /** Divides every duration; 0 is instant. */
  speed = 1;
  /** How much larger words are written than they are set: 1 to 2, as the person at the device has chosen. */
  textScale = 1;
  /** How long fingers are given, in milliseconds: to ask by holding, and between the taps of a double tap; 0: never. */
  hold = 350;
  double = 280;
  /** Is what goes by that name not there yet? It is not to be seen nor pressed then. */
  hides: (id: string) => boolean = () => false;
  /** What the page shows over the picture: panels of sentences and controls. */
  panels: Panels = {};
  readonly layer = new PanelLayer();
  private named: NamedPlace[] = [];
  /** What has been painted beforehand, and for which manner of pictures. */
  private readonly prepainted = new Set<string>();
  private manner = '';
  private readonly parts = new Parts<GameObjects.GameObject, Use>();
  /** How many plays have ended. */
  private plays = 0;

  constructor(scene: Scene, art: SvgTextures) {
    this.scene = scene;
    this.art = art;
    const { canvas, events } = scene.game;
    this.layer.over(canvas);
    events.once(Core.Events.DESTROY, () => this.layer.destroy());
    this.touch = new Touch(this);
    this.hand = new Drag(this);
  }

  /** Draws and answers from now on as the person at the device has chosen, and hides what a level does. */
  follow({ still, textScale, hold, double, goals }: Chosen): void {
    Object.assign(this, { still, textScale, hold, double });
    this.hides = (id) => goals?.hides(id) ?? false;
  }

  /**
   * Empties the picture before it is drawn anew; `page` says which picture it is, and of which question, `manner` in which
   * window, words and letters, and on which card's memory: what is reused of the picture before must be of the same.
   */
  begin(ratio: number, window: Rect, page: string, manner: string): void {
    this.ratio = ratio;
    this.window = window;
    this.hits = [];
    this.panels = {};
    this.named = [];
    this.layer.land();
    stopMotion(this.scene);
    if (manner !== this.manner) this.prepainted.clear();
    this.manner = manner;
    const seen = this.parts.begin(manner);
    // Off the list first: each would be looked for in it.
    for (const child of this.scene.children.list.splice(0).reverse()) if (!seen.has(child)) child.destroy();
    this.scene.children.queueDepthSort();
    this.art.begin();
    this.touch.begin(page);
    this.hand.begin();
  }

  /** The picture is drawn: its panels are shown, be it behind a cloth, and unused parts of the one before go. */
  end(isVeiled = false): void {
    this.parts.end();
    this.layer.show(this.panels, isVeiled);
    const { named, layer } = this;
    tellPlaces(() => [...named, ...layer.named()]);
  }

  /**
   * Draws a part of the picture that the next picture may take over as it is. `of` is all that it depends on beside the
   * window, the words and the letters, as plain data. Nothing in it can be pressed, or is moved or changed once it is drawn.
   */
  cached(name: string, of: unknown, draw: () => void): void {
    const { list } = this.scene.children;
    const text = JSON.stringify(of);
    const known = this.parts.take(name, text);
    if (known !== null) {
      list.push(...known.things);
      this.art.again(known.uses);
      return;
    }
    const [things, uses] = [list.length, this.art.count];
    draw();
    this.parts.put(name, { of: text, things: list.slice(things), uses: this.art.since(uses) });
  }

  /**
   * What will be in the picture soon: it is painted once the picture is, so that nothing that moves has to wait for it.
   * `draw` draws it anywhere; it is not seen.
   */
  prepaint(name: string, draw: () => void): void {
    if (this.prepainted.has(name)) return;
    this.prepainted.add(name);
    const { manner, scene, art } = this;
    void art.finish().then(() =>
      inTurn(() => {
        if (manner !== this.manner || !scene.sys.isActive()) return;
        const { list } = scene.children;
        const [things, uses] = [list.length, art.count];
        draw();
        for (const thing of list.splice(things)) thing.destroy();
        void art.prepaint(uses);
      }),
    );
  }

  /** A drawing with its box's upper left corner at (x, y), scaled to a width in CSS pixels. */
  picture(of: Drawable, x: number, y: number, width: number, how: Placing = {}): GameObjects.Image {
    const art = asArt(of);
    const at = how.at ?? ([art.box.x, art.box.y] as const);
    return this.art.image(this.scene, art, x, y, width / art.box.width, this.ratio, { ...how, at });
  }

  /** A drawing made in the size of a place, laid there: what it has round itself reaches out. */
  laid(art: Art, { x, y }: Point): GameObjects.Image {
    return this.picture(art, x + art.box.x, y + art.box.y, art.box.width);
  }

  /** A drawing that fits into a rectangle, centred, standing on its lower edge if `stand`. */
  fitted(of: Drawable, rect: Rect, stand = false): GameObjects.Image {
    const art = asArt(of);
    const scale = Math.min(rect.width / art.box.width, rect.height / art.box.height);
    const width = art.box.width * scale;
    const height = art.box.height * scale;
    const y = rect.y + (rect.height - height) * (stand ? 1 : 0.5);
    return this.picture(art, rect.x + (rect.width - width) / 2, y, width);
  }

  /** A drawing in the middle of a square. */
  icon(of: Drawable, x: number, y: number, size: number): GameObjects.Image {
    return this.fitted(of, around({ x, y }, size));
  }

  /** A drawing so wide, held by its middle, which is at a point: it turns and swells round it. */
  centred(of: Drawable, { x, y }: Point, width: number): GameObjects.Image {
    const { box } = asArt(of);
    return this.picture(of, x, y, width, { at: [box.x + box.width / 2, box.y + box.height / 2] });
  }

  /** A drawing stretched over a rectangle of any proportions. */
  stretched(of: Drawable, { x, y, width, height }: Rect): GameObjects.Image {
    return this.art.stretched(this.scene, asArt(of), x, y, width, height, this.ratio);
  }

  words(words: string, x: number, y: number, style: LabelStyle): GameObjects.Text {
    return label(this.scene, words, x, y, this.ratio, enlarged(style, this.textScale));
  }

  group(x: number, y: number, children: readonly GameObjects.GameObject[] = []): GameObjects.Container {
    return this.scene.add.container(x, y, [...children]);
  }

  /** A small button among the things of the picture: a face of that size, with signs side by side; `reach` takes the tap. */
  button(
    id: string,
    rect: Rect,
    kind: ButtonKind,
    signs: readonly Drawable[],
    tap: () => void,
    explain?: Explain,
    reach: Rect = { ...rect, height: rect.height + lipOf(rect.height) },
  ): void {
    if (this.hides(id)) return;
    this.laid(buttonFace(kind, rect.width, rect.height), rect);
    const size = rect.height * 0.78;
    const { x, y } = middleOf(rect);
    for (const [i, sign] of signs.entries())
      this.fitted(sign, around({ x: x + (i - (signs.length - 1) / 2) * size * 0.9, y }, size));
    this.press(id, reach, tap, explain);
  }

  /**
   * Makes a rectangle of the picture answer to a tap. A long press, or a mouse that rests on it, shows what
   * `explain` says of it: `kit.press(id, rect, tap, () => explainSpace(link, view, id))`.
   */
  press(id: string, rect: Rect, tap: () => void, explain?: Explain): GameObjects.Zone {
    this.offer({ id, rect }, tap, explain);
    return this.zone(rect, tap, explain, id);
  }

  /** Makes a rectangle answer to a tap, and what is drawn there be carried elsewhere by hand. */
  carry(carried: Carried): void {
    this.hand.add(carried);
  }

  /**
   * Makes a rectangle of the picture explain itself; there is nothing to press. What lies on something that can be
   * pressed hands the `tap` on to it.
   */
  tell(rect: Rect, explain: Explain, tap: (() => void) | null = null): GameObjects.Zone {
    return this.zone(rect, tap, explain);
  }

  /** Names a place of the picture, for what is laid over it. */
  name(id: string, first: Rect, ...others: Rect[]): void {
    this.named.push({ id, rect: union(first, ...others) });
  }

  /** What a press on a part of the page does that explains itself. */
  reveal(id: string, explain: Explain): () => void {
    const { layer, touch, window } = this;
    return () => touch.reveal(layer.placeOf(id) ?? window, explain, !layer.isResting);
  }

  /** Everything that can be pressed, in the picture and in its panels; what lies under a panel cannot. */
  allHits(): readonly Hit[] {
    if (this.panels.sheet !== undefined) return this.layer.hits();
    const { question, place, profile } = this.panels;
    const isFree = ({ rect }: Hit) =>
      ![question?.at, place?.at, profile?.at].some((at) => at != null && contains(at, middleOf(rect)));
    return [...this.hits.filter(isFree), ...this.layer.hits()];
  }

  /** What pressing a hit does; for the keyboard. */
  hitAction(hit: Hit): HitAction | null {
    if (!('press' in hit)) return this.actions.get(hit) ?? null;
    const { press, explain } = hit as PanelHit;
    return { tap: press, explain };
  }

  /** Lets the keyboard press something that answers to pointers by itself. */
  offer(hit: Hit, tap: () => void, explain?: Explain): void {
    this.hits.push(hit);
    this.actions.set(hit, explain === undefined ? { tap } : { tap, explain });
  }

  private zone(rect: Rect, tap: (() => void) | null, explain?: Explain, id?: string): GameObjects.Zone {
    const { scene, touch } = this;
    const { x, y, width, height } = rect;
    if (this.isInert) return new GameObjects.Zone(scene, x, y, width, height);
    const zone = scene.add.zone(x, y, width, height).setOrigin(0, 0);
    const cursor = tap === null ? 'help' : 'pointer';
    const hitArea = new Geom.Rectangle(0, 0, width, height);
    zone.setInteractive({ hitArea, hitAreaCallback: Geom.Rectangle.Contains, cursor });
    touch.attach(zone, rect, tap, explain, id);
    return zone;
  }

  /**
   * Waits until everything drawn so far has its drawing. A play waits with this: if the play is given up
   * meanwhile, it never goes on.
   */
  ready(): Promise<void> {
    const { plays } = this;
    return new Promise((done) => {
      void this.art.finish().then(() => {
        if (plays === this.plays) done();
      });
    });
  }

  /** The play under way has ended: who still waits for a drawing in it waits for ever. */
  abandon(): void {
    this.plays++;
    stopMotion(this.scene);
  }

  /** How long a motion takes at the chosen speed, in milliseconds. */
  ms(duration: number): number {
    return this.speed === 0 ? 0 : duration / this.speed;
  }

  /** Moves something and resolves when it has arrived; with reduced motion or instant speed it is there at once. */
  move(
    targets: GameObjects.GameObject | GameObjects.GameObject[],
    props: Readonly<Record<string, number>>,
    duration: number,
    ease = 'Cubic.easeInOut',
  ): Promise<void> {
    const ms = this.still ? 0 : this.ms(duration);
    return new Promise((done) => {
      this.scene.tweens.add({ targets, ...props, duration: Math.max(1, ms), ease, onComplete: () => done() });
    });
  }

  wait(duration: number): Promise<void> {
    const ms = this.ms(duration);
    return ms === 0
      ? Promise.resolve()
      : new Promise((done) => this.scene.time.delayedCall(ms, () => done()));
  }
}
