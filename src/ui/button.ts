/** The button of the UI kit: rest, hover, pressed; with words or a picture. */
import { GameObjects, type Input, type Scene } from 'phaser';
import { grip, holds, letGo } from './grip.ts';
import { label, SMALLEST } from './label.ts';
import { type ButtonKind, type ButtonState, buttonFace, lipOf } from './panel.ts';
import type { Rect } from './rect.ts';
import type { Art } from './svg-art.ts';
import type { SvgTextures } from './svg-textures.ts';
import { palette } from './theme/palette.ts';

export interface ButtonLook {
  kind: ButtonKind;
  words?: string;
  /** The size of the words. */
  size?: number;
  icon?: Art;
}

/** What a button is drawn with. */
export interface ButtonTools {
  scene: Scene;
  art: SvgTextures;
  ratio: number;
  /** How much larger words are written: 1 to 2. */
  textScale?: number;
}

export class CanvasButton extends GameObjects.Container {
  private readonly faces: Partial<Record<ButtonState, GameObjects.Image>> = {};
  private readonly top: GameObjects.Container;
  private readonly lip: number;
  private inside = false;
  private down = false;

  /** `name` tells it from the other buttons of its scene; what it says does so, too. */
  constructor(tools: ButtonTools, rect: Rect, look: ButtonLook, press: () => void, name?: string) {
    const { scene, art, ratio } = tools;
    super(scene, rect.x, rect.y);
    const { width, height } = rect;
    this.lip = lipOf(height);
    this.setSize(width, height);
    for (const state of ['rest', 'hover', 'pressed'] as const) {
      const face = buttonFace(look.kind, state, width, height);
      const image = art.image(scene, face, 0, 0, 1, ratio, { later: state !== 'rest' });
      this.faces[state] = image;
      this.add(image);
    }
    this.top = scene.add.container(width / 2, height / 2);
    this.add(this.top);
    this.write(tools, rect, look);
    this.show();
    const what = name ?? look.words ?? look.icon?.key;
    this.listen(width, height, press, `${scene.sys.settings.key} ${what}`);
    scene.add.existing(this);
  }

  private write(tools: ButtonTools, { width, height }: Rect, look: ButtonLook): void {
    const { scene, art, ratio, textScale = 1 } = tools;
    const { words, icon } = look;
    const own = look.size ?? height * 0.42;
    const size = Math.max(own, Math.min(own * textScale, height * 0.5));
    const fit = width - height * 0.55;
    if (icon) {
      const scale = (height * 0.72) / icon.box.height;
      this.top.add(art.image(scene, icon, 0, 0, scale, ratio));
    }
    if (words) {
      const style = { fit, colour: palette.ink } as const;
      const text = label(scene, words, 0, 0, ratio, { ...style, size });
      const isCut = text.width > fit + 6 && words.includes(' ');
      if (isCut) text.destroy();
      // What even the smallest letters do not hold in one line stands in two.
      this.top.add(isCut ? label(scene, words, 0, 0, ratio, { ...style, size: SMALLEST, lines: 2 }) : text);
    }
  }

  private listen(width: number, height: number, press: () => void, what: string): void {
    const zone = this.scene.add.zone(0, 0, width, height + this.lip).setOrigin(0, 0);
    zone.setInteractive({ useHandCursor: true });
    this.add(zone);
    zone.on('pointerover', () => this.turn(true, this.down));
    zone.on('pointerout', () => {
      letGo();
      this.turn(false, false);
    });
    zone.on('pointerdown', (pointer: Input.Pointer) => {
      grip(what, pointer);
      this.turn(true, true);
    });
    zone.on('pointerup', (pointer: Input.Pointer) => {
      const pressed = holds(what, pointer);
      letGo();
      this.turn(!pointer.wasTouch, false);
      if (pressed) press();
    });
  }

  private turn(inside: boolean, down: boolean): void {
    this.inside = inside;
    this.down = down;
    this.show();
  }

  private show(): void {
    const { rest, hover, pressed } = this.faces;
    rest?.setVisible(!this.inside && !this.down);
    hover?.setVisible(this.inside && !this.down);
    pressed?.setVisible(this.down);
    this.top.y = this.height / 2 + (this.down ? this.lip - 1 : 0);
  }
}
