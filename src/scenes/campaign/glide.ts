/** How the map is moved: it follows the finger, goes on for a while when let go, and stops at its ends. Pure. */

/** Speed that is left after a second of gliding. */
const LEFT = 0.035;
/** Slower than this it stands still, in CSS pixels per second. */
const SLOWEST = 12;
/** A finger that has rested for so long before it lets go does not throw, in milliseconds. */
const REST = 90;
/** The last part of a drag tells how fast it was, in milliseconds. */
const WINDOW = 110;
/** A jump gets nearer to its end by this share every 16 milliseconds. */
const NEARER = 0.14;

export class Glide {
  /** How far the map is scrolled, in CSS pixels. */
  at = 0;
  private most = 0;
  private speed = 0;
  private target: number | null = null;
  private held: { x: number; from: number } | null = null;
  private trail: { x: number; time: number }[] = [];

  /** The end of the map; what is beyond is pulled back. */
  setLength(most: number): void {
    this.most = Math.max(0, most);
    this.put(this.at);
  }

  get isHeld(): boolean {
    return this.held !== null;
  }

  get isMoving(): boolean {
    return this.held !== null || this.target !== null || this.speed !== 0;
  }

  /** There at once. */
  put(at: number): void {
    this.at = Math.min(this.most, Math.max(0, at));
    this.speed = 0;
    this.target = null;
  }

  /** There, in a soft way. */
  goTo(at: number): void {
    this.speed = 0;
    this.target = Math.min(this.most, Math.max(0, at));
  }

  /** Where it will be when it stands still, if nothing happens. */
  end(): number {
    return this.target ?? this.at;
  }

  hold(x: number, time: number): void {
    this.held = { x, from: this.at };
    this.trail = [{ x, time }];
    this.speed = 0;
    this.target = null;
  }

  drag(x: number, time: number): void {
    if (this.held === null) return;
    const { held } = this;
    const wanted = held.from + held.x - x;
    this.at = Math.min(this.most, Math.max(0, wanted));
    // Whoever has pulled beyond an end turns back from there, not from where the map would be.
    if (this.at !== wanted) this.held = { x, from: this.at };
    this.trail.push({ x, time });
    this.trail = this.trail.filter((one) => time - one.time <= WINDOW);
  }

  /** Let go: it glides on as fast as it was pulled, unless everything is to stand still. */
  release(time: number, still: boolean): void {
    if (this.held === null) return;
    this.held = null;
    const [first] = this.trail;
    const last = this.trail.at(-1);
    if (still || first === undefined || last === undefined || time - last.time > REST) return;
    const took = last.time - first.time;
    if (took > 8) this.speed = ((first.x - last.x) / took) * 1000;
  }

  /** A step of so many milliseconds; true if the map has moved. */
  step(ms: number): boolean {
    const before = this.at;
    if (this.target !== null) {
      this.at += (this.target - this.at) * (1 - (1 - NEARER) ** (ms / 16));
      if (Math.abs(this.target - this.at) < 0.6) {
        this.at = this.target;
        this.target = null;
      }
    } else if (this.speed !== 0) {
      const seconds = ms / 1000;
      const wanted = this.at + this.speed * seconds;
      this.at = Math.min(this.most, Math.max(0, wanted));
      this.speed *= LEFT ** seconds;
      if (this.at !== wanted || Math.abs(this.speed) < SLOWEST) this.speed = 0;
    }
    return this.at !== before;
  }
}
