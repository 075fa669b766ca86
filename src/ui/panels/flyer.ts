/** A drawing or words that fly over the panels; the caller moves it frame by frame. */

/** How it differs from how it was when it was taken hold of: factors of its size, degrees, pixels. */
interface Turned {
  sx?: number;
  sy?: number;
  turn?: number;
  x?: number;
  y?: number;
}

export class Flyer {
  private readonly box: HTMLElement;

  /** `at`: its middle. */
  constructor(host: Element, box: HTMLElement, at: { x: number; y: number }) {
    this.box = box;
    box.className = 'flyer';
    Object.assign(box.style, { left: `${at.x}px`, top: `${at.y}px` });
    host.append(box);
  }

  get active(): boolean {
    return this.box.isConnected;
  }

  setAlpha(alpha: number): void {
    this.box.style.opacity = String(alpha);
  }

  hold(): (turned: Turned) => void {
    const { style } = this.box;
    const now = style.transform;
    return ({ sx = 1, sy = 1, turn = 0, x = 0, y = 0 }) => {
      style.transform = `${now} translate(${x}px, ${y}px) rotate(${turn}deg) scale(${sx}, ${sy})`;
    };
  }

  destroy(): void {
    this.box.remove();
  }
}
