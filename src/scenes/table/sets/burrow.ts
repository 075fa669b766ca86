/**
 * The burrow: the short scene of setting out. Once everybody has formed groups, one's own go up their ladders, and all
 * groups are shown; `burrow/` holds how it looks.
 */
import { formedInOpen } from '../../../session/advice/twists.ts';
import { tell } from '../../../text/tell.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { Figures } from './burrow/figures.ts';
import { layoutBurrow } from './burrow/layout.ts';
import { reveal } from './burrow/reveal.ts';
import { buildRooms } from './burrow/rooms.ts';
import * as drafts from './grouping/draft.ts';

const TUNNELS = 6;
/** How long the groups of all are looked at before the picture changes, unless somebody goes on. */
const REVEAL = 4500;

class Burrow implements TableSet {
  private readonly deal: Deal;
  private area: Rect | null = null;
  private figures: Figures | null = null;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit } = this.deal;
    this.area = area;
    const draft = draftOf(look);
    const layout = layoutBurrow(area, draft.tunnels);
    buildRooms(kit, layout, { home: drafts.atHome(draft), tunnels: drafts.tunnelsOf(draft) });
    this.figures = new Figures(kit, layout, look.seat);
    this.figures.draw(draft, [drafts.HOME, ...layout.tunnels.keys()]);
  }

  /** Everybody's groups are shown at once: mine go up their ladders, then the cloths of all fall. */
  async show(beats: readonly Beat[], look: Look): Promise<void> {
    await this.showFormed(beats);
    const shown = beats.map(({ event }) => event).find((event) => event.type === 'petz.grouped');
    if (shown?.type !== 'petz.grouped' || this.area === null) return;
    const { kit, link } = this.deal;
    await kit.ready();
    this.deal.hear(shown);
    if (!kit.still) await this.figures?.climb();
    await reveal(kit, link, look, this.area, shown.groups);
    await this.deal.pause(link.speech.t('ui.burrow.toTown'), REVEAL);
  }

  /** Groups formed in the open, shop by shop: it is said whose they are. */
  private async showFormed(beats: readonly Beat[]): Promise<void> {
    const { kit, link, turn, caption } = this.deal;
    for (const { event, after } of beats) {
      if (event.type !== 'petz.twist') continue;
      await kit.ready();
      caption(tell(link.speech, event));
      turn(after);
      await kit.wait(900);
    }
  }
}

/** The groups of the one who looks: formed in the open, or sealed until all are ready. */
function draftOf({ view, seat, coming }: Look): drafts.GroupingDraft {
  const shop = view.shops[seat];
  const isFormed = formedInOpen(view)?.includes(seat) === true;
  const sent = coming?.type === 'petz.grouped' ? (coming.groups[seat] ?? []) : null;
  const groups = sent ?? (isFormed ? (shop?.groups ?? []) : drafts.sealedGroups(view.ask?.sealed[seat]));
  const gone = (kind: 'imps' | 'gold') =>
    isFormed ? groups.reduce((sum, group) => sum + group[kind], 0) : 0;
  const most = (kind: 'bodyguard' | 'hat') => Math.max(0, ...groups.map((group) => group[kind] ?? 0));
  const stock = {
    imps: (shop?.home ?? 0) + gone('imps'),
    gold: (shop?.gold ?? 0) + gone('gold'),
    bodyguard: most('bodyguard'),
    hat: most('hat'),
  };
  return drafts.proposed(drafts.emptyGrouping(stock, TUNNELS), groups);
}

export const burrowSet: SetMaker = (deal) => new Burrow(deal);
