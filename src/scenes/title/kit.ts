/** What every part of the title is built with: placing drawings, motion that can be left out, imps that answer. */
import { type GameObjects, Geom, type Scene } from 'phaser';
import { say } from '../../ui/bubble.ts';
import type { Art } from '../../ui/svg-art.ts';
import type { Placing, SvgTextures } from '../../ui/svg-textures.ts';
import { type ImpPose, titleImp } from '../../ui/title-drawings.ts';
import type { Translate } from './types.ts';

type Target = GameObjects.GameObject | GameObjects.GameObject[];

interface Swing {
  ms: number;
  delay?: number;
  ease?: string;
}

export class Kit {
  readonly scene: Scene;
  readonly art: SvgTextures;
  readonly ratio: number;
  readonly width: number;
  readonly t: Translate;
  readonly still: boolean;
  private readonly waiting: (() => void)[] = [];
  private hasBegun = false;
  private voice = 0;
  private bubble: GameObjects.Container | null = null;

  constructor(scene: Scene, art: SvgTextures, ratio: number, width: number, t: Translate, still: boolean) {
    this.scene = scene;
    this.art = art;
    this.ratio = ratio;
    this.width = width;
    this.t = t;
    this.still = still;
  }

  image(art: Art, x: number, y: number, scale: number, how: Placing = {}): GameObjects.Image {
    return this.art.image(this.scene, art, x, y, scale, this.ratio, how);
  }

  stretched(art: Art, x: number, y: number, width: number, height: number): GameObjects.Image {
    return this.art.stretched(this.scene, art, x, y, width, height, this.ratio);
  }

  group(x: number, y: number, children: readonly GameObjects.GameObject[] = []): GameObjects.Container {
    return this.scene.add.container(x, y, [...children]);
  }

  /** Motion begins when all drawings are there; with `still` it never does. */
  later(start: () => void): void {
    if (this.still) return;
    if (this.hasBegun) start();
    else this.waiting.push(start);
  }

  /** To and fro for ever, from where it stands to `props`. */
  swing(
    targets: Target,
    props: Readonly<Record<string, number | string>>,
    { ms, delay = 0, ease }: Swing,
  ): void {
    this.later(() =>
      this.scene.tweens.add({
        targets,
        ...props,
        duration: ms,
        delay,
        ease: ease ?? 'Sine.easeInOut',
        yoyo: true,
        repeat: -1,
      }),
    );
  }

  /** Does something again and again, the first time after `first`. */
  every(ms: number, act: () => void, first = ms): void {
    this.later(() => this.scene.time.addEvent({ delay: ms, startAt: ms - first, loop: true, callback: act }));
  }

  begin(): void {
    this.hasBegun = true;
    for (const start of this.waiting.splice(0)) start();
  }

  /** Makes a rectangle of a group answer to the pointer. */
  touch(target: GameObjects.Container, x: number, y: number, width: number, height: number): void {
    const area = new Geom.Rectangle(x, y, width, height);
    target.setInteractive({ hitArea: area, hitAreaCallback: Geom.Rectangle.Contains, useHandCursor: true });
  }

  /** A bubble over a point of a group; a second one takes the place of the first. */
  speak(who: GameObjects.Container, dx: number, dy: number, words: string): void {
    const point = who.getWorldTransformMatrix().transformPoint(dx, dy);
    this.bubble?.destroy();
    const { width, still } = this;
    this.bubble = say(this, { words, x: point.x, y: point.y, width, still });
    this.bubble.once('destroy', () => {
      this.bubble = null;
    });
  }

  /** An imp with its feet at (x, y), `size` wide. It blinks, and says something silly when tapped. */
  imp(x: number, y: number, size: number, pose: ImpPose, how: ImpLook): GameObjects.Container {
    const { flip = false, angle = 0, standing = true } = how;
    const at: Placing = { at: [128, 238], flip };
    const scale = size / 256;
    const open = this.image(titleImp(pose, false, standing), 0, 0, scale, at);
    const shut = this.image(titleImp(pose, true, standing), 0, 0, scale, { ...at, later: true });
    shut.setVisible(false);
    const body = this.group(0, 0, [open, shut]);
    const who = this.group(x, y, [body]).setAngle(angle);
    this.touch(who, -size * 0.4, -size * 0.95, size * 0.8, size * 0.95);
    who.on('pointerdown', () => this.answer(who, body, size));
    if (pose !== 'cheer') {
      this.every(3200 + ((x * 7 + y * 13) % 2600), () => {
        shut.setVisible(true);
        open.setVisible(false);
        this.scene.time.delayedCall(130, () => {
          open.setVisible(true);
          shut.setVisible(false);
        });
      });
    }
    return who;
  }

  private answer(who: GameObjects.Container, body: GameObjects.Container, size: number): void {
    this.voice = (this.voice % 6) + 1;
    this.speak(who, 0, -size * 0.92, this.t(`ui.title.imp.${this.voice}`));
    this.hop(body, size * 0.16);
  }

  /** One hop with a squash on landing. */
  hop(body: GameObjects.Container, height: number): void {
    if (this.still || this.scene.tweens.isTweening(body)) return;
    this.scene.tweens.chain({
      targets: body,
      tweens: [
        { y: -height, scaleY: 1.05, scaleX: 0.97, duration: 150, ease: 'Cubic.easeOut' },
        { y: 0, scaleY: 1, scaleX: 1, duration: 150, ease: 'Cubic.easeIn' },
        { scaleY: 0.9, scaleX: 1.07, duration: 70, yoyo: true },
      ],
    });
  }
}

interface ImpLook {
  flip?: boolean;
  angle?: number;
  /** Casts a shadow on the ground. */
  standing?: boolean;
}
