/** What shows that something is pointed at, pressed, focused or closed: title boards, rings, a shake. */
import type { GameObjects } from 'phaser';
import { enlarged, label } from '../../ui/label.ts';
import { speech } from '../../ui/panel.ts';
import { type Art, art } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { Built } from './build.ts';
import type { View } from './layout.ts';
import { hasNames, type LevelSign } from './signs.ts';
import type { MapInit } from './types.ts';

/** A sign that is pointed at is so much larger. */
const LIFT = 1.06;
const DOWN = 0.95;

export class Marks {
  private readonly built: Built;
  private readonly view: View;
  private readonly init: MapInit;
  private hovered: string | null = null;
  private focused: string | null = null;
  private ring: GameObjects.Image | null = null;
  /** The board that tells of what is pointed at; that of the next level stays. */
  private told: { id: string; board: GameObjects.Container } | null = null;

  constructor(built: Built, view: View, init: MapInit) {
    this.built = built;
    this.view = view;
    this.init = init;
    const next = [...built.signs.values()].find(({ level }) => level.isNext);
    if (next !== undefined) this.title(next);
  }

  hover(id: string | null): void {
    if (id === this.hovered) return;
    this.size(this.hovered, 1);
    this.hovered = id;
    this.size(id, LIFT);
    this.tell(id ?? this.focused);
  }

  press(id: string | null): void {
    if (id === null) this.size(this.hovered, LIFT);
    for (const [name, { group }] of this.built.spots)
      if (name !== this.hovered || id !== null) group.setScale(name === id ? DOWN : 1);
  }

  focus(id: string | null): void {
    this.focused = id;
    this.ring?.destroy();
    this.ring = null;
    const spot = id === null ? undefined : this.built.spots.get(id);
    if (spot !== undefined) {
      const { kit, signLayer } = this.built;
      const { k, top } = this.view;
      const { x, y, width, height } = spot.rect;
      this.ring = kit.image(ring(width * k, height * k), x * k - 10, top + y * k - 10, 1);
      signLayer.group.add(this.ring);
      void kit.art.finish();
    }
    this.tell(id);
  }

  /** A closed level shakes its chain and says what comes before it. */
  refuse(sign: LevelSign): void {
    const { kit } = this.built;
    const { t, chapters } = this.init;
    const chapter = chapters.find(({ id }) => id === sign.chapter);
    const words =
      chapter !== undefined && !chapter.isOpen && chapter.needs > 0
        ? t('ui.map.needs', { count: chapter.needs })
        : t('ui.map.locked');
    kit.speak(sign.group, 0, -150 * this.view.k, words);
    if (kit.still) return;
    kit.scene.tweens.chain({
      targets: sign.group,
      tweens: [4, -4, 3, -2, 0].map((angle) => ({ angle, duration: 70 })),
    });
  }

  /** A sign is glad that somebody has come. */
  hop(id: string): void {
    const { kit, signs } = this.built;
    const sign = signs.get(id);
    if (sign === undefined || kit.still) return;
    kit.scene.tweens.chain({
      targets: sign.group,
      tweens: [
        { scaleX: 1.12, scaleY: 1.2, duration: 170, ease: 'Cubic.easeOut' },
        { scaleX: 1.08, scaleY: 0.92, duration: 120 },
        { scale: 1, duration: 200, ease: 'Back.easeOut' },
      ],
    });
  }

  private size(id: string | null, scale: number): void {
    if (id !== null) this.built.spots.get(id)?.group.setScale(scale);
  }

  /** The title of a sign, as long as it is pointed at. */
  private tell(id: string | null): void {
    if (this.told !== null && this.told.id !== id) {
      this.told.board.destroy();
      this.told = null;
    }
    const sign = id === null ? undefined : this.built.signs.get(id);
    if (sign === undefined || sign.level.isNext || this.told !== null || id === null) return;
    this.told = { id, board: this.title(sign) };
    void this.built.kit.art.finish();
  }

  /** A bubble over a sign with whom one meets there and what is different, and with its name where that does not stand under it. */
  private title({ level, spot }: LevelSign): GameObjects.Container {
    const { kit, signLayer } = this.built;
    const { k, top } = this.view;
    const size = Math.max(17, Math.round(23 * k));
    const fit = Math.max(150, 210 * k) * Math.min(1.3, kit.textScale);
    const style = enlarged({ size, fit, lines: 2 }, kit.textScale);
    const { title, about } = level;
    const isNamed = hasNames(this.view) && !level.isNext;
    const said = isNamed ? [about ?? title] : [title, ...(about === undefined ? [] : [about])];
    const lines = said.map((line) => label(kit.scene, line, 0, 0, kit.ratio, style));
    const w = Math.max(80, ...lines.map(({ width }) => width + 30));
    const h = lines.reduce((sum, { height }) => sum + height, 16);
    const high = level.isNext ? 172 : 166;
    const bubble = kit.image(speech(w, h, w / 2), -w / 2, -h - 14, 1);
    let line = -h - 6;
    for (const words of lines) {
      words.setPosition(0, line + words.height / 2);
      line += words.height;
    }
    const board = kit.group(spot.x * k, top + (spot.y - high) * k, [bubble, ...lines]);
    signLayer.add(board, spot.x * k - w / 2, spot.x * k + w / 2);
    if (level.isNext) kit.swing(board, { y: board.y - 5 * k }, { ms: 900 });
    return board;
  }
}

/** The blue ring of keyboard focus: with corners that let one see what is in it. */
function ring(width: number, height: number): Art {
  const [w, h] = [Math.round(width) + 20, Math.round(height) + 20];
  const line = (colour: string, thick: number) =>
    `<rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="26" fill="none" stroke="${colour}" stroke-width="${thick}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${line('#ffffff', 9)}${line(palette.focus, 5.5)}</svg>`;
  return art(`map-ring-${w}x${h}`, svg);
}
