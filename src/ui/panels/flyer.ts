/** A drawing that flies over the panels; whoever flies it moves it frame by frame. */

/** How it differs from how it was when it was taken hold of: factors of its size, degrees, pixels. */
interface Turned {
  sx?: number;
  sy?: number;
  turn?: number;
  x?: number;
  y?: number;
}

export class Flyer {
  private readonly image = new Image();

  constructor(host: Element, address: string, at: { x: number; y: number }, width: number) {
    const { image } = this;
    image.src = address;
    image.className = 'flyer';
    Object.assign(image.style, { left: `${at.x - width / 2}px`, top: `${at.y - width / 2}px` });
    image.width = width;
    image.height = width;
    host.append(image);
  }

  get active(): boolean {
    return this.image.isConnected;
  }

  setAlpha(alpha: number): void {
    this.image.style.opacity = String(alpha);
  }

  hold(): (turned: Turned) => void {
    const { style } = this.image;
    const now = style.transform;
    return ({ sx = 1, sy = 1, turn = 0, x = 0, y = 0 }) => {
      style.transform = `${now} translate(${x}px, ${y}px) rotate(${turn}deg) scale(${sx}, ${sy})`;
    };
  }

  destroy(): void {
    this.image.remove();
  }
}
