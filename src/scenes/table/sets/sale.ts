/** The set of the business phase: selling pets to customers, then the jobs of the imps left over. */
import type { PetzEvent } from '../../../engine/petz/events.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { tell } from '../../../text/tell.ts';
import { box, type Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { ofType, perform, steps } from '../acting.ts';
import type { Beat, Look, SetMaker, TableSet } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { hasten } from '../motion/hasten.ts';
import { scenery } from './parts/figures.ts';
import { SetPart } from './parts/set-part.ts';
import { buyersIn } from './sale/draft.ts';
import { JobsView } from './sale/jobs.ts';
import { playCleaned, playJobEarned, playJobPearls } from './sale/jobs-play.ts';
import { buildJobs, type JobsStage } from './sale/jobs-stage.ts';
import { beforeSold, playLeft, playSold, playUnsold } from './sale/play.ts';
import { SaleView } from './sale/sale-view.ts';
import { type WatchedSale, watchSale } from './sale/stage.ts';

export const saleSet: SetMaker = (host) => new SaleSet(host);

const JOBS: readonly PetzEvent['type'][] = ['petz.cleaned', 'petz.earned', 'petz.pearls'];
/** So much faster a rival's business is played. */
const RIVALS = 1.6;

/** On a phone: how much of the corner the way to skip takes. */
const SKIP = 62;

class SaleSet extends SetPart implements TableSet {
  private readonly saleView = new SaleView(this.host);
  private readonly jobs = new JobsView(this.host);
  /** What is about to be played, and the table it is played on: any other look is not part of it. */
  private playing: { event: PetzEvent; on: PetzView } | null = null;
  private sale: WatchedSale | null = null;
  private work: JobsStage | null = null;

  draw(look: Look, area: Rect): void {
    const { kit } = this.host;
    if (this.playing?.on !== look.view) this.playing = null;
    const event = this.playing?.event ?? look.next ?? null;
    const isJobs = isAboutJobs(look, event);
    this.sale = null;
    this.work = null;
    scenery(kit, isJobs ? 'backgrounds/shop' : 'backgrounds/market', area);
    if (look.ask?.kind === 'petz.jobs') this.jobs.draw(look, area);
    else if (look.ask !== null) this.saleView.draw(look, area);
    else if (isJobs) this.work = buildJobs(this.host, look, area, event);
    else this.sale = watchSale(this.host, look, area, event);
    if (this.sale !== null && look.next?.type === 'petz.sold')
      beforeSold(this.sale, look.next, look.view, look.subject === look.seat);
  }

  async show(beats: readonly Beat[], look: Look): Promise<void> {
    hasten(this.host, look.subject === look.seat, RIVALS);
    for (const [i, beat] of beats.entries()) {
      // Customers who leave together are seen off together.
      if (beat.event.type === 'petz.customerLeft' && beats[i - 1]?.event.type === 'petz.customerLeft')
        continue;
      this.playing = { event: beat.event, on: beat.before };
      // The picture of the first was drawn for it.
      if (i > 0) this.host.turn(beat.before);
      await this.play(beat, beats, look);
    }
    this.playing = null;
  }

  private async play({ event, before }: Beat, beats: readonly Beat[], look: Look): Promise<void> {
    const { kit, caption, hear, speech } = this.host;
    hear(event);
    const { sale, work } = this;
    caption(tell(speech, event), work?.at.caption ?? captionPlace(sale));
    if (work !== null && event.type === 'petz.cleaned') return playCleaned(kit, work, event);
    if (work !== null && event.type === 'petz.earned') return playJobEarned(this.host, work, event);
    if (work !== null && event.type === 'petz.pearls') return playJobPearls(this.host, work, event);
    if (sale === null) return;
    if (event.type === 'petz.sold') {
      const isOwn = look.subject === look.seat;
      beforeSold(sale, event, before, isOwn);
      return playSold(kit, sale, event, before, isOwn);
    }
    if (event.type === 'petz.twist') return playFashion(kit, sale, event.mod, event.n);
    // The sale has shown it: there is only something to read.
    if (event.type === 'petz.undressed') return kit.wait(900);
    if (event.type === 'petz.keptPets') return playUnsold(kit, sale);
    if (event.type === 'petz.customerLeft') {
      const leaving = ofType(beats, 'petz.customerLeft').map(({ customer }) => customer);
      return playLeft(kit, sale, leaving);
    }
  }
}

/** The jobs begin when the customers have left. */
function isAboutJobs({ ask, view }: Look, event: PetzEvent | null): boolean {
  if (ask !== null) return ask.kind === 'petz.jobs';
  if (event !== null) return JOBS.includes(event.type);
  return view.ask?.kind === 'petz.jobs' || buyersIn(view).length === 0;
}

/** On the counter's front, so that no actor is hidden; on a phone below the panel. */
function captionPlace(sale: WatchedSale | null): Rect | undefined {
  if (sale === null) return undefined;
  const { stage, counter, caption, compact } = sale.at;
  // The corner belongs to the way to skip what is played.
  if (compact) return { ...caption, width: caption.width - SKIP };
  const y = counter + (stage.y + stage.height - counter) * 0.48;
  return box(stage.x + 10, y, stage.width - 20, stage.y + stage.height - y - 4);
}

/** What the twist is worth, before the pet is handed over. */
function playFashion(kit: TableKit, { at }: WatchedSale, mod: string, gold: number): Promise<void> {
  const { stage, counter } = at;
  const { x, y } = { x: stage.x + stage.width / 2, y: stage.y + (counter - stage.y) * 0.42 };
  const size = Math.min(130, stage.height * 0.3);
  const signs = [
    [`icons/twist-${mod}`, { x, y }, size],
    ['tokens/token-gold', { x: x + size * 0.5, y: y + size * 0.35 }, size * 0.4],
  ] as const;
  return perform(kit, [
    () => kit.ready(),
    steps.burst({ x, y }, 'stars', size * 1.3),
    steps.sign(signs, 400, steps.float(`+${gold}`, { x: x + size * 0.55, y }, palette.gold, 36)),
  ]);
}
