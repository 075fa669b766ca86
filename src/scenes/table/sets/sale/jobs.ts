/** The jobs as they are asked of the person at the device: who cleans where, and who earns. */

import type { JobChoice } from '../../../../engine/petz/choices.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { artifactArt, iconArt, TOKEN_ART } from '../../../../ui/art-urls.ts';
import { paired } from '../../../../ui/paired.ts';
import type { Pressable } from '../../../../ui/panels/pressed.tsx';
import type { Stepper } from '../../../../ui/panels/stepper.tsx';
import { contains, type Point, type Rect } from '../../../../ui/rect.ts';
import type { Look } from '../../contract.ts';
import { placeOf } from '../parts/picking.ts';
import { balanceOf } from './asked.ts';
import { DraftView } from './draft.ts';
import { explainThing } from './explain.ts';
import {
  type BoardParts,
  buildCage,
  buildJobBoards,
  jobsIn,
  moreAt,
  noneAt,
  sum,
  withEmployee,
  withImps,
} from './jobs-stage.ts';
import { type JobsLayout, layoutJobs } from './layout.ts';

const RULE = 'petz.jobs';

/** What is chosen of what there is, and where it is drawn. */
interface Jobs {
  shop: ShopView;
  at: JobsLayout;
  chosen: JobChoice;
  options: readonly JobChoice[];
}

/** The boards, and how many more of the imps sweep if one more goes to each. */
const BY = { sweep: 1, odd: -1 } as const;
type Board = keyof typeof BY;
const BOARDS = Object.keys(BY) as Board[];

export class JobsView extends DraftView {
  private picked = 0;

  protected override forget(): void {
    this.picked = 0;
  }

  draw(look: Look, area: Rect): void {
    const shop = this.begin(look);
    if (shop === null) return;
    const options = jobsIn(look.domain);
    const chosen = options[this.picked] ?? options[0];
    if (chosen === undefined) return;
    const at = layoutJobs(area);
    const jobs = { shop, at, chosen, options };
    this.drawCages(jobs);
    const boards = buildJobBoards(this.host, at, {
      seat: look.seat,
      sweeping: chosen.imps,
      heaps: sum(chosen.plots),
      earning: shop.home - chosen.imps,
    });
    this.offerBoard('sweep', boards.sweep, jobs);
    this.offerBoard('odd', boards.odd, jobs);
    this.askJobs(jobs);
  }

  private pick(options: readonly JobChoice[], choice: JobChoice): void {
    this.picked = options.indexOf(choice);
    this.host.redraw();
  }

  /** The four cages; a tap on a heap sends the next imp there, a tap on one that is swept calls him back. */
  private drawCages({ shop, at, chosen, options }: Jobs): void {
    const { kit, speech } = this.host;
    for (const [rect, home, plot] of paired(at.cages, shop.plots)) {
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
  private offerBoard(name: Board, { rect, imps }: BoardParts, jobs: Jobs): void {
    const { options, chosen } = jobs;
    const more = withImps(options, chosen, chosen.imps + BY[name]);
    const { kit, speech } = this.host;
    const title = speech.t(`ui.saleSet.job.${name}`);
    const explain = () => explainThing(speech, title, `job.${name}`, RULE);
    const last = imps.at(-1);
    if (more === null && last === undefined) {
      kit.tell(rect, explain);
      return;
    }
    kit.carry({
      id: `job:${name}`,
      rect,
      images: last === undefined ? [] : [last],
      tap: () => {
        if (more === null) kit.touch.reveal(rect, explain);
        else this.pick(options, more);
      },
      drop: (x, y) => last !== undefined && this.drop(name, jobs, { x, y }),
      explain,
    });
  }

  private drop(from: Board, { at, options, chosen }: Jobs, point: Point): boolean {
    const plot = at.cages.findIndex((rect) => contains(rect, point));
    const to = BOARDS.find((board) => contains(at[board], point)) ?? null;
    const next =
      plot >= 0
        ? moreAt(options, chosen, plot)
        : to === null || to === from
          ? null
          : withImps(options, chosen, chosen.imps + BY[to]);
    if (next === null) return false;
    this.pick(options, next);
    return true;
  }

  /** How many clean; there is none where nothing can be cleaned. */
  private stepperFor(options: readonly JobChoice[], chosen: JobChoice): Stepper | null {
    const { t } = this.host.speech;
    const step = (id: string, words: string, to: JobChoice | null): Pressable => ({
      id,
      words,
      tap: to === null ? null : () => this.pick(options, to),
    });
    return options.every(({ imps }) => imps === 0)
      ? null
      : {
          art: iconArt('icon-broom'),
          value: chosen.imps,
          less: step('less', '−', withImps(options, chosen, chosen.imps - 1)),
          more: step('more', '+', withImps(options, chosen, chosen.imps + 1)),
          outcome: { words: t('ui.saleSet.job.sweep'), isBad: false },
        };
  }

  /** What is chosen and what comes of it; the Employee sweeps along with an imp, where he is of use. */
  private askJobs({ shop, at, chosen, options }: Jobs): void {
    const { host } = this;
    const { speech } = host;
    const { t } = speech;
    const earning = shop.home - chosen.imps;
    const gain = earning === 0 ? '0' : speech.signed(earning);
    const other = withEmployee(options, chosen);
    const [name, heaps, swept] = [
      'employeeOfTheMonth',
      sum(shop.plots.map((plot) => plot.manure)),
      sum(chosen.plots),
    ];
    host.question({
      at: at.panel,
      small: at.compact,
      title: t('ui.saleSet.jobs'),
      face: iconArt('icon-oddjob'),
      lines: [t('ui.saleSet.jobsHint')],
      stepper: this.stepperFor(options, chosen),
      options:
        other === null
          ? []
          : [
              {
                id: 'employee',
                words: speech.thing('artifact', name),
                art: artifactArt(name),
                details: [t('ui.saleSet.explain.employee')],
                look: chosen.employee ? 'picked' : 'plain',
                tap: () => this.pick(options, other),
              },
            ],
      balances: [
        balanceOf(speech, TOKEN_ART.gold, shop.gold, earning),
        ...(heaps === 0 ? [] : [{ ...balanceOf(speech, TOKEN_ART.manure, heaps, -swept), isBad: false }]),
      ],
      main: {
        id: 'done',
        words: t('ui.saleSet.done', { gold: gain }),
        tap: () => void host.answer(chosen),
        why: t('ui.saleSet.explain.done'),
      },
      take: (choice) => {
        const found = options[placeOf(options, choice)];
        if (found !== undefined) this.pick(options, found);
      },
    });
  }
}
