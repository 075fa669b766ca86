/** The keyboard on the map: arrows go from sign to sign, Enter opens, pages turn chapters, Escape goes back. */
import { type Direction, nearestHit } from '../../ui/nearest.ts';
import type { Rect } from '../../ui/rect.ts';
import type { MapInit } from './types.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What the keyboard needs of the map. */
interface KeyedMap {
  readonly sys: { isActive(): boolean };
  readonly given: MapInit | null;
  readonly focus: string | null;
  /** The signs in their order. */
  order(): readonly { id: string; rect: Rect }[];
  start(): string | null;
  go(chapters: -1 | 1): void;
  press(id: string): void;
  focusOn(id: string): void;
}

export class MapKeys {
  private readonly scene: KeyedMap;

  constructor(scene: KeyedMap) {
    this.scene = scene;
  }

  listen(): void {
    this.silence();
    window.addEventListener('keydown', this.onKey);
  }

  silence(): void {
    window.removeEventListener('keydown', this.onKey);
  }

  private readonly onKey = (event: KeyboardEvent) => {
    const { scene } = this;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // Whoever reads the page in words, or writes something, needs the keys for that.
    const { activeElement: active, body } = document;
    const isSeen = body.classList.contains('map-drawn') && !body.classList.contains('words');
    if (!scene.sys.isActive() || !isSeen) return;
    if (active?.closest('dialog, input, select, textarea, #overlays')) return;
    if (this.take(event.key, !active?.matches('a, button'))) event.preventDefault();
  };

  /** `isFree`: no button of the page has the focus, which would be pressed by Enter itself. */
  private take(key: string, isFree: boolean): boolean {
    const { scene } = this;
    const direction = ARROWS[key];
    if (direction !== undefined) return this.step(direction);
    if (key === 'Home' || key === 'End') return this.show(scene.order().at(key === 'Home' ? 0 : -1)?.id);
    if (key === 'PageUp' || key === 'PageDown') scene.go(key === 'PageUp' ? -1 : 1);
    else if (key === 'Escape') scene.press('back');
    else if (key === 'Enter' || key === ' ') {
      const id = scene.focus ?? scene.start();
      if (!isFree || id === null) return false;
      scene.press(id);
    } else return false;
    return true;
  }

  private step(direction: Direction): boolean {
    const { scene } = this;
    const all = scene.order();
    const at = all.findIndex(({ id }) => id === scene.focus);
    const here = all[at];
    if (here === undefined) return this.show(scene.start() ?? undefined);
    if (direction === 'left' || direction === 'right')
      return this.show(all[at + (direction === 'left' ? -1 : 1)]?.id);
    return this.show(nearestHit(all, here.rect, direction)?.id);
  }

  private show(id: string | undefined): boolean {
    if (id === undefined) return true;
    this.scene.focusOn(id);
    this.scene.given?.onFocus?.(id);
    return true;
  }
}
