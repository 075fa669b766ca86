import type { JobChoice } from '../../../../engine/petz/choices.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { contains, type Rect } from '../../../../ui/rect.ts';
import type { Look } from '../../contract.ts';
import { card } from '../parts/boards.ts';
import { icon } from '../parts/words.ts';
import { AskedDesk } from './asked-desk.ts';
import { explainThing } from './explain.ts';
import { type JobsLayout, layoutJobs } from './jobs-layout.ts';
import { type BoardParts, buildBoards, buildBottom, buildCage, buildPurse, say } from './jobs-stage.ts';
import { jobsIn, moreAt, noneAt, sum, withEmployee, withImps } from './teams.ts';

const RULE = 'petz.jobs';

export class JobsDesk extends AskedDesk {
  private picked = 0;

  protected override forget(): void {
    this.picked = 0;
  }

  draw(look: Look, area: Rect): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    const shop = this.begin(look);
    if (shop === null) return;
    const options = jobsIn(look.domain);
    const chosen = options[this.picked] ?? options[0];
    if (chosen === undefined) return;
    const at = layoutJobs(area, withEmployee(options, chosen) !== null);
    this.drawCages(shop, at, chosen, options);
    const earning = shop.home - chosen.imps;
    const boards = buildBoards(kit, speech, at, speech.t('ui.saleSet.jobs'), {
      seat: look.seat,
      sweeping: chosen.imps,
      heaps: sum(chosen.plots),
      earning,
    });
    this.offerBoard('sweep', boards.sweep, at, withImps(options, chosen, chosen.imps + 1), options, chosen);
    this.offerBoard('odd', boards.odd, at, withImps(options, chosen, chosen.imps - 1), options, chosen);
    this.drawEmployee(at, chosen, options);
    buildBottom(kit, at);
    say(kit, at, speech.t('ui.saleSet.jobsHint'));
    buildPurse(kit, speech, at.purse, shop.gold, earning);
    this.drawDone(at, chosen, earning);
    this.drawHelpers(look, at, (choice) => {
      const wanted = JSON.stringify(choice);
      const found = options.find((option) => JSON.stringify(option) === wanted);
      if (found !== undefined) this.pick(options, found);
    });
  }

  private pick(options: readonly JobChoice[], choice: JobChoice): void {
    this.picked = options.indexOf(choice);
    this.deal.redraw();
  }

  /** The four cages; a tap on a heap sends the next imp there, a tap on one that is swept calls him back. */
  private drawCages(shop: ShopView, at: JobsLayout, chosen: JobChoice, options: readonly JobChoice[]): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    for (const [plot, rect] of at.cages.entries()) {
      const home = shop.plots[plot];
      if (home === undefined) continue;
      buildCage(kit, home, rect, chosen.plots[plot] ?? 0);
      const title = speech.plot(plot);
      const next = moreAt(options, chosen, plot) ?? noneAt(options, chosen, plot);
      if (next !== null) {
        const explain = () => explainThing(speech, title, 'dirty', RULE);
        kit.press(`cage:${plot}`, rect, () => this.pick(options, next), explain);
        continue;
      }
      const key = home.pet !== null && home.manure > 0 ? 'inhabited' : 'clean';
      kit.tell(rect, () => explainThing(speech, title, key, RULE));
    }
  }

  /** A tap on a board sends one more imp there; one of its imps can be dragged to the other, or to a cage. */
  private offerBoard(
    name: 'sweep' | 'odd',
    { rect, imps }: BoardParts,
    at: JobsLayout,
    more: JobChoice | null,
    options: readonly JobChoice[],
    chosen: JobChoice,
  ): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    const title = speech.t(`ui.saleSet.job.${name}`);
    const explain = () => explainThing(speech, title, `job.${name}`, RULE);
    const last = imps.at(-1);
    if (more === null && last === undefined) {
      kit.tell(rect, explain);
      return;
    }
    this.drag.add({
      id: `job:${name}`,
      rect,
      images: last === undefined ? [] : [last],
      tap: () => {
        if (more === null) kit.touch.reveal(rect, explain);
        else this.pick(options, more);
      },
      drop: (x, y) => last !== undefined && this.drop(name, at, options, chosen, x, y),
      explain,
    });
  }

  private drop(
    from: 'sweep' | 'odd',
    at: JobsLayout,
    options: readonly JobChoice[],
    chosen: JobChoice,
    x: number,
    y: number,
  ): boolean {
    const plot = at.cages.findIndex((rect) => contains(rect, { x, y }));
    const to = contains(at.sweep, { x, y }) ? 'sweep' : contains(at.odd, { x, y }) ? 'odd' : null;
    const next =
      plot >= 0
        ? moreAt(options, chosen, plot)
        : to === null || to === from
          ? null
          : withImps(options, chosen, chosen.imps + (to === 'sweep' ? 1 : -1));
    if (next === null) return false;
    this.pick(options, next);
    return true;
  }

  /** The Employee sweeps along with an imp, where he is of use. */
  private drawEmployee(at: JobsLayout, chosen: JobChoice, options: readonly JobChoice[]): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    const other = withEmployee(options, chosen);
    if (other === null || at.employee === null) return;
    const rect = at.employee;
    const side = Math.min(rect.width, rect.height);
    kit.picture(
      card(chosen.employee ? 'picked' : 'rest', rect.width, rect.height),
      rect.x,
      rect.y,
      rect.width,
    );
    const name = 'artifacts/employeeOfTheMonth';
    icon(kit, name, rect.x + rect.width / 2, rect.y + rect.height / 2, side * 0.76).setAlpha(
      chosen.employee ? 1 : 0.6,
    );
    const title = speech.thing('artifact', 'employeeOfTheMonth');
    const explain = () => explainThing(speech, title, 'employee', RULE);
    kit.press('employee', rect, () => this.pick(options, other), explain);
  }

  private drawDone(at: JobsLayout, chosen: JobChoice, earning: number): void {
    const { kit, link, answer } = this.deal;
    const { speech } = link;
    const words = speech.t('ui.saleSet.done', { gold: earning === 0 ? '0' : speech.signed(earning) });
    kit.button(
      'done',
      at.done,
      { kind: 'gold', words, size: at.compact ? 19 : 26 },
      () => void answer(chosen),
      () => explainThing(speech, words, 'done', RULE),
    );
  }
}
