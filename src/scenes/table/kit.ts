/** What the sets of the table draw with: placing drawings and words, things to press, motion at the chosen speed. */
import { type GameObjects, Geom, type Scene } from 'phaser';
import { Button, type ButtonLook, type Rect, type Tools } from '../../ui/button.ts';
import { type LabelStyle, label } from '../../ui/label.ts';
import type { Art } from '../../ui/svg-art.ts';
import type { Placing, SvgTextures } from '../../ui/svg-textures.ts';

/** Something that can be pressed, for tests and for the keyboard's ring: where it is, in CSS pixels. */
export interface Hit {
  id: string;
  rect: Rect;
}

export class TableKit implements Tools {
  readonly scene: Scene;
  readonly art: SvgTextures;
  ratio = 1;
  /** The whole window in CSS pixels: a background may fill it, the frame is drawn over it. */
  window: Rect = { x: 0, y: 0, width: 1, height: 1 };
  /** Everything that can be pressed in the picture shown now. */
  hits: Hit[] = [];
  still = false;
  /** Divides every duration; 0 is instant. */
  speed = 1;

  constructor(scene: Scene, art: SvgTextures) {
    this.scene = scene;
    this.art = art;
  }

  /** Empties the picture before it is drawn anew. */
  begin(ratio: number, window: Rect = this.window): void {
    this.ratio = ratio;
    this.window = window;
    this.hits = [];
    this.scene.tweens.killAll();
    this.scene.time.removeAllEvents();
    this.scene.children.removeAll(true);
    this.art.begin();
  }

  /** A drawing with its box's upper left corner at (x, y), scaled to a width in CSS pixels. */
  picture(art: Art, x: number, y: number, width: number, how: Placing = {}): GameObjects.Image {
    const at = how.at ?? ([art.box.x, art.box.y] as const);
    return this.art.image(this.scene, art, x, y, width / art.box.width, this.ratio, { ...how, at });
  }

  /** A drawing that fits into a rectangle, centred, standing on its lower edge if `stand`. */
  fitted(art: Art, rect: Rect, stand = false): GameObjects.Image {
    const scale = Math.min(rect.width / art.box.width, rect.height / art.box.height);
    const width = art.box.width * scale;
    const height = art.box.height * scale;
    const y = rect.y + (rect.height - height) * (stand ? 1 : 0.5);
    return this.picture(art, rect.x + (rect.width - width) / 2, y, width);
  }

  /** A drawing stretched over a rectangle, whatever its proportions. */
  stretched(art: Art, { x, y, width, height }: Rect): GameObjects.Image {
    return this.art.stretched(this.scene, art, x, y, width, height, this.ratio);
  }

  words(words: string, x: number, y: number, style: LabelStyle): GameObjects.Text {
    return label(this.scene, words, x, y, this.ratio, style);
  }

  group(x: number, y: number, children: readonly GameObjects.GameObject[] = []): GameObjects.Container {
    return this.scene.add.container(x, y, [...children]);
  }

  /** A button of the UI kit; `id` names it for tests. */
  button(id: string, rect: Rect, look: ButtonLook, press: () => void): Button {
    if (!look.disabled) this.hits.push({ id, rect });
    return new Button(this, rect, look, press);
  }

  /** Makes a rectangle of the picture answer to a tap; long press calls `explain`. */
  press(id: string, rect: Rect, tap: () => void, explain?: () => void): GameObjects.Zone {
    this.hits.push({ id, rect });
    const zone = this.scene.add.zone(rect.x, rect.y, rect.width, rect.height).setOrigin(0, 0);
    const area = new Geom.Rectangle(0, 0, rect.width, rect.height);
    zone.setInteractive({ hitArea: area, hitAreaCallback: Geom.Rectangle.Contains, useHandCursor: true });
    let since = 0;
    zone.on('pointerdown', () => {
      since = this.scene.time.now;
    });
    zone.on('pointerup', () => {
      const isLong = this.scene.time.now - since > LONG_PRESS;
      if (isLong && explain !== undefined) explain();
      else if (since > 0) tap();
      since = 0;
    });
    zone.on('pointerout', () => {
      since = 0;
    });
    return zone;
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

/** A finger that stays longer than this asks what it is pointing at. */
const LONG_PRESS = 350;
