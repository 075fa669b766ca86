/**
 * A Phaser text whose pixels are shared. Phaser gives every text a canvas and a texture of its own and fills them at
 * each change of size, colour or place in a line; here a text only measures, and asks for its pixels before the
 * frame is rendered. It can be used as any other text.
 */
import { GameObjects, type Scene, type Types } from 'phaser';
import { lettersEdition, measuringPen, metricsOf, setLines, type Typesetting } from './letters.ts';
import { type Bearer, type DrawnWords, type Inscription, wordTextures } from './word-textures.ts';

type Style = GameObjects.TextStyle & { _font: string; metrics: Types.GameObjects.Text.TextMetrics };

/** What Phaser's own constructor would set, and its declarations do not tell. */
interface Hidden {
  _defaultRenderNodesMap: Map<string, string>;
  resetCropObject(): object;
}

class Words extends GameObjects.Text implements Bearer {
  declare _text: string;
  declare _crop: object;
  declare private setting: Typesetting;
  declare private settingKey: string;
  declare private drawn: DrawnWords | null;

  /** A line narrower than two letters cannot be broken; in a window that small nothing can be read anyway. */
  override setWordWrapWidth(width: number | null, useAdvancedWrap?: boolean): this {
    const least = 2 * Number.parseFloat(String(this.style.fontSize));
    return super.setWordWrapWidth(width === null ? null : Math.max(width, least), useAdvancedWrap);
  }

  override updateText(): this {
    const { style, padding } = this;
    const { _font: font, metrics } = style as Style;
    const wrap = `${style.wordWrapWidth ?? 0},${style.wordWrapUseAdvanced},${style.maxLines}`;
    this.settingKey = `${font}|${style.strokeThickness}|${this.lineSpacing}|${wrap}|${this._text}`;
    this.setting = setLines(this, this.settingKey, metrics);
    this.width = this.setting.width + (padding.left ?? 0) + (padding.right ?? 0);
    this.height = this.setting.height + (padding.top ?? 0) + (padding.bottom ?? 0);
    this.updateDisplayOrigin();
    wordTextures(this.scene.game).want(this);
    return this;
  }

  override setFontSize(size: string | number): this {
    const style = this.style as Style;
    const wanted = typeof size === 'number' ? `${size}px` : size;
    if (style.fontSize === wanted) return this;
    style.fontSize = wanted;
    style._font = fontOf(style);
    style.metrics = metricsOf(style._font, style.testString);
    return this.updateText();
  }

  inscription(): Inscription {
    const { style, padding, width, height } = this;
    const { resolution } = style;
    const look = `${style.color}|${style.stroke}|${style.align}|${resolution}|${padding.left},${padding.top}`;
    return {
      key: `${lettersEdition()}|${look}|${this.settingKey}`,
      width: Math.max(1, Math.ceil(width * resolution)),
      height: Math.max(1, Math.ceil(height * resolution)),
      resolution,
      draw: (context) => this.draw(context),
    };
  }

  show(drawn: DrawnWords): void {
    this.letGo();
    this.drawn = drawn;
    this.frame = drawn.piece.frame;
    this.texture = this.frame.texture;
  }

  protected override preDestroy(): void {
    wordTextures(this.scene.game).forget(this);
    this.letGo();
  }

  private letGo(): void {
    if (this.drawn !== null) wordTextures(this.scene.game).release(this.drawn);
    this.drawn = null;
  }

  private draw(context: CanvasRenderingContext2D): void {
    const { setting, padding } = this;
    const style = this.style as Style;
    context.scale(style.resolution, style.resolution);
    context.font = style._font;
    style.syncStyle(context.canvas, context);
    context.translate(padding.left ?? 0, padding.top ?? 0);
    const rim = style.strokeThickness / 2;
    for (const [i, line] of setting.lines.entries()) {
      const room = setting.width - (setting.widths[i] ?? 0);
      const share = style.align === 'center' ? 0.5 : style.align === 'right' ? 1 : 0;
      const x = Math.round(rim + room * share);
      const y = Math.round(rim + i * (setting.lineHeight + setting.lineSpacing) + style.metrics.ascent);
      if (style.strokeThickness > 0) context.strokeText(line, x, y);
      context.fillText(line, x, y);
    }
  }
}

/** A text at (x, y), in the letters and colours of a Phaser text style. */
export function addWords(
  scene: Scene,
  words: string,
  x: number,
  y: number,
  style: Types.GameObjects.Text.TextStyle & { fontFamily: string; fontSize: number; fontStyle: string },
): Words {
  // Phaser's constructor of texts is what is to be avoided: only that of game objects runs, the rest is set here.
  const made = Reflect.construct(GameObjects.GameObject, [scene, 'Text'], Words) as Words & Hidden;
  const { padding = {}, ...plain } = style;
  const context = measuringPen();
  lettersEdition();
  const font = `${style.fontStyle} ${style.fontSize}px ${style.fontFamily}`;
  const metrics = metricsOf(font, style.testString ?? TEST);
  Object.assign(made, {
    renderer: scene.sys.renderer,
    canvas: context.canvas,
    context,
    autoRound: true,
    splitRegExp: /\r\n|\r|\n/,
    padding: { left: padding.x ?? 0, right: padding.x ?? 0, top: padding.y ?? 0, bottom: padding.y ?? 0 },
    lineSpacing: 0,
    letterSpacing: 0,
    width: 1,
    height: 1,
    drawn: null,
    _text: '',
    _crop: made.resetCropObject(),
    texture: scene.textures.get('__DEFAULT'),
    frame: scene.textures.getFrame('__DEFAULT'),
  });
  made.initRenderNodes(made._defaultRenderNodesMap);
  made.style = styleOf(made, { ...plain, metrics, testString: TEST });
  if (made.style.resolution === 0) made.style.resolution = 1;
  made.setPosition(x, y).setOrigin(0, 0);
  made._text = words;
  made.updateText();
  scene.sys.displayList.add(made);
  return made;
}

/** More than this are forgotten at once. */
const MOST_STYLES = 500;
const styles = new Map<string, object>();

/**
 * A style of Phaser's. It looks at each of its thirty settings for a long time: that is done once for all words alike,
 * whose own styles hold only what is changed in them.
 */
function styleOf(text: Words, style: Types.GameObjects.Text.TextStyle): GameObjects.TextStyle {
  const key = JSON.stringify(style);
  const known: object = styles.get(key) ?? new GameObjects.TextStyle(text, style);
  if (!styles.has(key)) {
    if (styles.size >= MOST_STYLES) styles.clear();
    // Else all that these words belong to would stay in memory with it.
    styles.set(key, Object.assign(known, { parent: null }));
  }
  return Object.assign(Object.create(known), { parent: text });
}

/** High and low letters: Phaser's own sample, so that a line is as high as in its texts. */
const TEST = '|MÃ‰qgy';

function fontOf({ fontStyle, fontSize, fontFamily }: GameObjects.TextStyle): string {
  return `${fontStyle} ${fontSize} ${fontFamily}`;
}
