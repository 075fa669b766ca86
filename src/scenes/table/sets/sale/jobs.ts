/** After the sales: which of the idle imps sweep empty cages, and which earn a coin with odd jobs. */
import type { Json } from '../../../../engine/kernel/state.ts';
import type { JobChoice } from '../../../../engine/petz/phases/jobs.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import type { Rect } from '../../../../ui/button.ts';
import { panel } from '../../../../ui/panel.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { drawing } from '../../shelf.ts';
import { board, card } from '../parts/boards.ts';
import { COATS, petIn } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import { type JobsLayout, layoutJobs } from './jobs-layout.ts';
import { jobsIn, nextAt, sum, type Team, teamsOf } from './teams.ts';

export class JobsDesk {
  private readonly deal: Deal;
  private ask = -1;
  private picked = 0;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const shop = look.view.shops[look.seat];
    if (shop === undefined) return;
    const id = look.ask?.id ?? -1;
    if (id !== this.ask) this.picked = 0;
    this.ask = id;
    const options = jobsIn(look.domain);
    const chosen = options[this.picked] ?? options[0];
    if (chosen === undefined) return;
    const teams = teamsOf(options);
    const at = layoutJobs(area, teams.length);
    this.drawCages(shop, at, chosen, options);
    this.drawTeams(shop, at, teams, chosen, options);
    this.drawImps(look, shop, at, chosen);
  }

  private pick(option: number): void {
    this.picked = option;
    this.deal.redraw();
  }

  /** The four cages; a tap on one lets the next heap be swept there instead of elsewhere. */
  private drawCages(shop: ShopView, at: JobsLayout, chosen: JobChoice, options: readonly JobChoice[]): void {
    const { kit } = this.deal;
    const same = options.filter((x) => x.imps === chosen.imps && x.employee === chosen.employee);
    for (const [plot, rect] of at.cages.entries()) {
      const home = shop.plots[plot];
      if (home === undefined) continue;
      this.drawCage(home, rect, chosen.plots[plot] ?? 0);
      const next = nextAt(same, chosen, plot);
      if (next !== null) kit.press(`cage:${plot}`, rect, () => this.pick(options.indexOf(next)));
    }
  }

  /** A cage with whoever lives in it and its heaps; those to be swept fade under a broom. */
  private drawCage(home: Plot, rect: Rect, swept: number): void {
    const { kit } = this.deal;
    const { x, y, width, height } = rect;
    const inner = { x: x + 12, y: y + 10, width: width - 24, height: height - 24 };
    const isEmpty = home.cage === null && home.manure === 0;
    kit.picture(card(swept > 0 ? 'picked' : isEmpty ? 'off' : 'rest', width, height), x, y, width);
    if (home.cage !== null) kit.fitted(drawing(`cages/${home.cage}`), inner);
    if (home.pet !== null) {
      const size = inner.height * (0.4 + home.pet.size * 0.04);
      const place = {
        x: x + (width - size) / 2,
        y: inner.y + inner.height * 0.92 - size,
        width: size,
        height: size,
      };
      kit.fitted(petIn(home.pet.id, 'content', home.pet), place, true);
    }
    const shown = Math.min(home.manure, 6);
    const heap = Math.min(height * 0.34, inner.width / 3.4);
    const step = Math.min(heap * 0.8, (inner.width - heap) / Math.max(1, shown - 1));
    const foot = y + height - 10 - heap / 2;
    for (let i = 0; i < shown; i++) {
      const mid = x + width / 2 + (i - (shown - 1) / 2) * step;
      const gone = i >= shown - swept;
      icon(kit, 'tokens/token-manure', mid, foot, heap).setAlpha(gone ? 0.4 : 1);
      if (gone) icon(kit, 'icons/icon-broom', mid + heap * 0.1, foot - heap * 0.3, heap * 0.8);
    }
  }

  private drawTeams(
    shop: ShopView,
    at: JobsLayout,
    teams: readonly Team[],
    chosen: JobChoice,
    options: readonly JobChoice[],
  ): void {
    const { kit } = this.deal;
    const { speech } = this.deal.link;
    const { x, y, width, height } = at.board;
    kit.picture(panel('paper', width, height, at.compact ? 14 : 22), x, y, width + 4);
    if (!at.compact) kit.picture(panel('plum', width, 52, 20), x, y - 2, width + 4);
    const colour = at.compact ? palette.ink : palette.parchment;
    line(kit, speech.t('ui.saleSet.jobs'), x + (at.compact ? 16 : 26), y + (at.compact ? 22 : 24), {
      size: at.compact ? 18 : 25,
      colour,
      fit: width - 40,
    });
    for (const [i, team] of teams.entries()) {
      const rect = at.teams[i];
      const first = team.options[0];
      if (rect === undefined || first === undefined) continue;
      const isChosen = team.imps === chosen.imps && team.employee === chosen.employee;
      kit.picture(card(isChosen ? 'picked' : 'rest', rect.width, rect.height), rect.x, rect.y, rect.width);
      const middle = rect.y + rect.height / 2;
      const slot = (rect.width - 20) / (teams.some((one) => one.employee) ? 3.6 : 3);
      const unit = Math.min(rect.height * 0.6, slot * 0.5, 54);
      const size = Math.max(14, unit * 0.56);
      const pairs: [string, string, boolean][] = [
        ['icons/icon-broom', speech.number(team.imps), true],
        ['tokens/token-manure', speech.signed(-sum(first.plots)), true],
        ['tokens/token-gold', speech.signed(shop.home - team.imps), true],
        ['artifacts/employeeOfTheMonth', '', team.employee],
      ];
      for (const [k, [art, words, shown]] of pairs.entries()) {
        if (!shown) continue;
        const from = rect.x + 14 + k * slot;
        icon(kit, art, from + unit / 2, middle, unit);
        line(kit, words, from + unit + 5, middle, { size, fit: slot - unit - 9 });
      }
      kit.press(`option:${options.indexOf(first)}`, rect, () => this.pick(options.indexOf(first)));
    }
  }

  /** Who sweeps stands to the left with a broom, the others earn a coin each. */
  private drawImps({ seat }: Look, shop: ShopView, at: JobsLayout, chosen: JobChoice): void {
    const { kit, answer } = this.deal;
    const { speech } = this.deal.link;
    const { tray, imps, done } = at;
    kit.picture(panel('wood', tray.width, tray.height, at.compact ? 14 : 20), tray.x, tray.y, tray.width + 4);
    kit.picture(board(palette.plumDark, imps.width, imps.height, 14), imps.x, imps.y, imps.width);
    const step = Math.min(imps.height * 0.95, (imps.width - 24) / Math.max(1, shop.home));
    const coat = COATS[seat] ?? 'blue';
    for (let i = 0; i < shop.home; i++) {
      const size = Math.min(imps.height * 0.74, step * 1.1);
      const mid = imps.x + 14 + step * (i + 0.5);
      const imp = icon(kit, `icons/minion-${coat}`, mid, imps.y + imps.height * 0.46, size);
      const tool = i < chosen.imps ? 'icons/icon-broom' : 'tokens/token-gold';
      icon(kit, tool, mid + size * 0.3, imps.y + imps.height * 0.7, size * 0.56);
      if (!kit.still && i < 6)
        kit.scene.tweens.add({
          targets: imp,
          y: imp.y - size * 0.05,
          duration: 420,
          delay: i * 110,
          yoyo: true,
          repeat: -1,
          ease: 'Sine.easeInOut',
        });
    }
    const words = speech.t('ui.saleSet.done', { gold: speech.signed(shop.home - chosen.imps) });
    kit.button(
      'done',
      done,
      { kind: 'gold', words, size: at.compact ? 19 : 26 },
      () => void answer({ ...chosen } as unknown as Json),
    );
  }
}
