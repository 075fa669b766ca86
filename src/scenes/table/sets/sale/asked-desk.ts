/** What the desk of the sales and that of the jobs have in common: a draft for as long as one question is open. */

import type { Json } from '../../../../engine/kernel/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { say } from '../../../../ui/bubble.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Deal, Look } from '../../contract.ts';
import { sayHint } from '../../next-best.ts';
import { buildHelpers } from '../shop/actions.ts';
import { Drag } from '../shop/drag.ts';

export abstract class AskedDesk {
  protected readonly deal: Deal;
  protected readonly drag: Drag;
  /** The question the draft belongs to. */
  private ask = -1;

  constructor(deal: Deal) {
    this.deal = deal;
    this.drag = new Drag(deal.kit);
  }

  /** Another question is asked: what was begun is forgotten. */
  protected abstract forget(): void;

  /** Begins a picture; the shop of whoever looks, null if there is none. */
  protected begin(look: Look): ShopView | null {
    const shop = look.view.shops[look.seat];
    if (shop === undefined) return null;
    const id = look.ask?.id ?? -1;
    if (id !== this.ask) this.forget();
    this.ask = id;
    this.drag.begin();
    return shop;
  }

  /** The hint, which picks its answer by `take` and says why, and the way back. */
  protected drawHelpers(look: Look, layout: { hint: Rect; undo: Rect }, take: (choice: Json) => void): void {
    const { session } = this.deal.link;
    const undo = session.canUndo() ? () => void session.undo() : null;
    buildHelpers(
      { deal: this.deal, layout },
      { hint: () => void this.advise(look, layout.hint, take), undo },
    );
  }

  private async advise(look: Look, { x, y, width }: Rect, take: (choice: Json) => void): Promise<void> {
    const { kit, link } = this.deal;
    const { session } = link;
    const thought = await session.hint(look.seat);
    if (thought === null || session.ask()?.id !== look.ask?.id) return;
    take(thought.choice);
    const tell = (words: string) =>
      say(kit, { words, x: x + width / 2, y, width: kit.window.width, still: kit.still });
    void sayHint(link, look, thought, tell);
  }
}
