/** The set of the exhibition: choosing the entrant, and the podium when the awards are given. */
import type { Json } from '../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../engine/petz/events.ts';
import type { EntryChoice } from '../../../engine/petz/phases/show/exhibition.ts';
import type { Rect } from '../../../ui/button.ts';
import { useCssPixels } from '../../../ui/screen.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Deal, Look, SetMaker, TableSet } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { card } from './parts/boards.ts';
import { scenery } from './parts/figures.ts';
import { icon, line } from './parts/words.ts';
import { buildChoices, optionsIn } from './show/choices.ts';
import { buildEntrant, entriesIn } from './show/entrants.ts';
import { layoutEntrants } from './show/layout.ts';
import { buildPodium } from './show/podium.ts';
import { type Awarded, awardsIn, columnsOf } from './show/result.ts';
import { complete, rise } from './show/rise.ts';
import { buildBanner, buildTent } from './show/tent.ts';

export const showSet: SetMaker = (deal) => new ShowSet(deal);

/** The podium waits this long for a tap before the game goes on by itself. */
const PATIENCE = 12_000;
/** Where the picture begins if the podium is shown before the set was ever drawn. */
const TOP_BAR = 72;

class ShowSet implements TableSet {
  private readonly deal: Deal;
  private draft: EntryChoice | null = null;
  private ask = -1;
  /** Where the set was drawn last, and how large the window was then. */
  private area: Rect | null = null;
  private window = '';

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit, link, answer } = this.deal;
    const { speech } = link;
    this.area = area;
    this.window = sizeOf(kit);
    if (look.ask !== null && look.ask.kind !== 'petz.enter' && optionsIn(look).length > 0) {
      scenery(kit, 'backgrounds/shop', area);
      buildChoices(this.deal, look, area);
      return;
    }
    buildTent(kit, area, false);
    const { round, exhibitions } = look.view;
    const exhibition = exhibitions.find((tile) => tile.round === round)?.id ?? null;
    const entries = look.ask?.kind === 'petz.enter' ? entriesIn(look) : [];
    if (this.ask !== look.ask?.id) this.draft = null;
    this.ask = look.ask?.id ?? -1;
    const best = entries.reduce<(typeof entries)[number] | null>(
      (a, b) => (a === null || b.score > a.score ? b : a),
      null,
    );
    const chosen =
      entries.find(({ choice }) => choice.pet === this.draft?.pet && choice.need === this.draft.need) ?? best;
    const pets = [...new Set(entries.map(({ choice }) => choice.pet))];
    const needs = [...new Set(entries.flatMap(({ choice }) => (choice.need === null ? [] : [choice.need])))];
    const at = layoutEntrants(area, pets.length, needs.length);
    if (exhibition === null) return;
    buildBanner(kit, speech, at.banner, exhibition);
    if (chosen === null) return;
    for (const [i, pet] of pets.entries()) {
      const rect = at.entrants[i];
      const own = entries.filter(({ choice }) => choice.pet === pet);
      const entry = own.find(({ choice }) => choice.need === chosen.choice.need) ?? own[0];
      if (rect === undefined || entry === undefined) continue;
      buildEntrant(this.deal, look, exhibition, rect, { ...entry, picked: pet === chosen.choice.pet });
      kit.press(`entrant:${i}`, rect, () => this.pick(entry.choice));
    }
    for (const [i, need] of needs.entries()) {
      const rect = at.needs[i];
      if (rect === undefined) continue;
      kit.picture(
        card(need === chosen.choice.need ? 'picked' : 'rest', rect.width, rect.height),
        rect.x,
        rect.y,
        rect.width,
      );
      icon(
        kit,
        `icons/need-${need}`,
        rect.x + rect.width / 2,
        rect.y + rect.height / 2,
        Math.min(rect.width, rect.height) * 0.66,
      );
      kit.press(`need:${need}`, rect, () => this.pick({ ...chosen.choice, need }));
    }
    if (needs.length === 0) {
      const { x, y, height } = at.enter;
      const style = {
        size: at.compact ? 20 : 30,
        colour: palette.parchment,
        outline: 5,
        fit: x - area.x - 48,
      };
      line(kit, speech.t('ui.showSet.choose'), area.x + 32, y + height / 2, style);
    }
    const words = speech.t('ui.showSet.enter', { score: speech.number(chosen.score) });
    kit.button(
      'enter',
      at.enter,
      { kind: 'gold', words, size: at.compact ? 19 : 26 },
      () => void answer({ ...chosen.choice } as Json),
    );
  }

  private pick(choice: EntryChoice): void {
    this.draft = choice;
    this.deal.redraw();
  }

  /** Shows the podium if awards were given among the events; resolves when it was tapped away, or by itself. */
  async play(events: readonly PetzEvent[], look: Look): Promise<void> {
    const { kit } = this.deal;
    const awarded = awardsIn(events);
    if (awarded === null || kit.speed === 0) return;
    const before = new Set(kit.scene.children.list);
    const { hits } = kit;
    kit.hits = [];
    const isThere = await this.showPodium(look, awarded);
    // Drawn anew meanwhile: what is there now belongs to the next moment.
    if (!isThere) return;
    for (const object of [...kit.scene.children.list]) if (!before.has(object)) object.destroy();
    kit.hits = hits;
  }

  /** Tells in the end whether the podium is still what is shown. */
  private showPodium(look: Look, awarded: Awarded): Promise<boolean> {
    const { kit, link } = this.deal;
    const screen = useCssPixels(kit.scene);
    const isFresh = this.window === sizeOf(kit);
    const whole = { x: 0, y: TOP_BAR, width: screen.width, height: screen.height - TOP_BAR };
    const area = isFresh && this.area ? this.area : whole;
    // Nothing under the podium answers; and when the picture is emptied meanwhile, nobody waits for a tap any more.
    const veil = kit.scene.add.zone(area.x, area.y, area.width, area.height).setOrigin(0, 0).setInteractive();
    return new Promise((done) => {
      veil.once('destroy', () => done(false));
      buildTent(kit, area, true);
      const { at, towers } = buildPodium(
        this.deal,
        look,
        area,
        columnsOf(look.view, awarded, link.session.story(look.seat)),
      );
      buildBanner(kit, link.speech, at.banner, awarded.exhibition);
      const words = link.speech.t('ui.showSet.next');
      kit.button('next', at.next, { kind: 'gold', words, size: at.compact ? 17 : 22 }, () => done(true));
      const run = async () => {
        await kit.art.finish();
        if (!veil.active) return;
        if (kit.still) complete(towers);
        else await rise(kit, towers, area, () => veil.active);
        await kit.wait(PATIENCE);
        done(veil.active);
      };
      void run();
    });
  }
}

function sizeOf(kit: TableKit): string {
  const { width, height } = useCssPixels(kit.scene);
  return `${width}x${height}`;
}
