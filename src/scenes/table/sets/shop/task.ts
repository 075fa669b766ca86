/** A question of the shop under way: what is laid out before it is sent, what is picked to be put somewhere, the way back. */
import type { SetHost } from '../../contract.ts';
import type { Stage } from './parts.ts';
import type { Faces } from './plots.ts';

export interface TaskTools {
  host: SetHost;
  faces: Faces;
}

export abstract class ShopTask<Laid, Thing = never> {
  protected readonly host: SetHost;
  protected readonly faces: Faces;
  /** How everything lies. */
  protected laid: Laid;
  protected picked: Thing | null = null;
  private readonly before: Laid[] = [];

  constructor({ host, faces }: TaskTools, laid: Laid) {
    this.host = host;
    this.faces = faces;
    this.laid = laid;
  }

  abstract draw(stage: Stage): void;

  /** Lies otherwise from now on; nothing is picked any more by default. */
  protected change(laid: Laid, picked: Thing | null = null): true {
    if (laid !== this.laid) this.before.push(this.laid);
    this.laid = laid;
    this.pick(picked);
    return true;
  }

  protected pick(picked: Thing | null): void {
    this.picked = picked;
    this.host.redraw();
  }

  /** Takes the last change back; null: there is none. */
  protected back(): (() => void) | null {
    const last = this.before.at(-1);
    if (last === undefined) return null;
    return () => {
      this.before.pop();
      this.laid = last;
      this.pick(null);
    };
  }
}
