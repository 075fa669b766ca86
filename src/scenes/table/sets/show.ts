/** The set of the exhibition: choosing the entrant, the podium when the awards are given; also book and box. */

import type { Json } from '../../../engine/kernel/state.ts';
import type { EntryChoice } from '../../../engine/petz/choices.ts';
import { optionsOf } from '../../../session/choices.ts';
import { panel } from '../../../ui/panel.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { explainExhibition, explainNeed, explainPet } from '../explain/index.ts';
import { card } from './parts/boards.ts';
import { icon } from './parts/words.ts';
import { buildBook } from './show/book.ts';
import { buildBox } from './show/box.ts';
import { buildEntrant, entriesIn, petOf } from './show/entrants.ts';
import { buildJudge } from './show/judge.ts';
import { type EntrantsLayout, layoutEntrants, layoutPodium } from './show/layout.ts';
import { buildPodium } from './show/podium.ts';
import { oldest } from './show/questions.ts';
import { type Awarded, awardsIn, columnsOf } from './show/result.ts';
import { complete, rise } from './show/rise.ts';
import { buildBanner, buildTent } from './show/tent.ts';
import type { Tower } from './show/tower.ts';

export const showSet: SetMaker = (deal) => new ShowSet(deal);

/** The podium waits this long for a tap before the game goes on by itself. */
const PATIENCE = 12_000;

type Entries = ReturnType<typeof entriesIn>;

class ShowSet implements TableSet {
  private readonly deal: Deal;
  private draft: EntryChoice | null = null;
  /** Which food is to go into the box. */
  private food: number | null = null;
  private ask = -1;
  private area: Rect | null = null;
  /** The awards being given, and the columns drawn for them. */
  private awarded: Awarded | null = null;
  private towers: Tower[] = [];
  /** The columns just drawn are about to climb. */
  private isRising = false;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    this.area = area;
    if (look.ask !== null) this.awarded = null;
    if (this.ask !== look.ask?.id) {
      this.draft = null;
      this.food = null;
    }
    this.ask = look.ask?.id ?? -1;
    const options = look.domain?.type === 'pick' ? look.domain.options : [];
    if (look.ask?.kind === 'petz.book') buildBook(this.deal, look, area, options);
    else if (look.ask?.kind === 'petz.box') this.drawBox(look, area, options);
    else this.drawTent(look, area);
  }

  private drawBox(look: Look, area: Rect, options: readonly Json[]): void {
    const chambers = (from: 'vegetable' | 'meat') => look.view.shops[look.seat]?.food[from].length ?? 0;
    const picked = this.food ?? oldest(optionsOf('petz.box', options), chambers);
    const pick = (i: number) => {
      this.food = i;
      this.deal.redraw();
    };
    buildBox(this.deal, look, area, options, { picked, pick });
  }

  private drawTent(look: Look, area: Rect): void {
    const { kit } = this.deal;
    buildTent(kit, area);
    const { round, exhibitions } = look.view;
    const now = exhibitions.find((tile) => tile.round === round)?.id ?? null;
    const exhibition = this.awarded?.exhibition ?? now;
    if (exhibition === null) return;
    const entries = look.ask?.kind === 'petz.enter' ? entriesIn(look) : [];
    if (entries.length > 0) this.drawEntrants(look, area, exhibition, entries);
    else this.drawPodium(look, area, exhibition);
  }

  /** Everybody's column: as far as it is known, if the awards are not given yet. */
  private drawPodium(look: Look, area: Rect, exhibition: string): void {
    const { link } = this.deal;
    const given = this.awarded ?? { exhibition, awards: [] };
    const columns = columnsOf(look.view, given, link.session.story(look.seat));
    const { judge } = layoutPodium(area, columns.length);
    buildJudge(this.deal, judge, columns);
    const { at, towers } = buildPodium(this.deal, look, area, columns, this.awarded !== null);
    this.drawBanner(look, at.banner, exhibition);
    this.towers = towers;
    if (!this.isRising) complete(towers);
  }

  private drawBanner({ view }: Look, rect: Rect, exhibition: string): void {
    const { kit, link } = this.deal;
    buildBanner(kit, link.speech, rect, exhibition);
    kit.tell(rect, () => explainExhibition(link, view, exhibition));
  }

  private drawEntrants(look: Look, area: Rect, exhibition: string, entries: Entries): void {
    const { kit, link, answer } = this.deal;
    const { speech } = link;
    const chosen = this.chosenOf(entries);
    const pets = [...new Set(entries.map(({ choice }) => choice.pet))];
    const needs = [...new Set(entries.flatMap(({ choice }) => (choice.need === null ? [] : [choice.need])))];
    const at = layoutEntrants(area, pets.length, needs.length);
    this.drawBanner(look, at.banner, exhibition);
    for (const [i, pet] of pets.entries()) {
      const rect = at.entrants[i];
      const own = entries.filter(({ choice }) => choice.pet === pet);
      const entry = own.find(({ choice }) => choice.need === chosen.choice.need) ?? own[0];
      if (rect === undefined || entry === undefined) continue;
      const picked = pet === chosen.choice.pet;
      buildEntrant(this.deal, look, exhibition, rect, { ...entry, picked });
      const housed = petOf(look, pet);
      const explain = housed === null ? undefined : () => explainPet(link, housed.pet);
      kit.press(`entrant:${i}`, rect, () => this.pick(entry.choice), explain);
    }
    this.drawNeeds(at, needs, chosen.choice);
    if (needs.length === 0) this.drawQuestion(at, area);
    const words = speech.t('ui.showSet.enter', { score: speech.number(chosen.score) });
    const gold = { kind: 'gold', words, size: at.compact ? 19 : 26 } as const;
    kit.button('enter', at.enter, gold, () => void answer({ ...chosen.choice } as Json));
  }

  /** The question on a board, at the left of the answer. */
  private drawQuestion({ enter, compact }: EntrantsLayout, area: Rect): void {
    const { kit, link } = this.deal;
    const high = compact ? 44 : 58;
    const left = area.x + 16;
    const middle = enter.y + enter.height / 2;
    const most = Math.min(enter.x - left - 16, 620);
    const style = { size: compact ? 18 : 24, colour: palette.plumText, fit: most - 44 };
    const text = kit.words(link.speech.t('ui.showSet.choose'), 0, middle, style);
    const wide = Math.min(most, text.width + 44);
    kit.picture(panel('plum', wide, high, high / 2.6), left - 2, middle - high / 2, Math.round(wide) + 4);
    text.setX(left + wide / 2);
    kit.scene.children.bringToTop(text);
  }

  /** What is picked; before anything is, what brings most. */
  private chosenOf(entries: Entries): Entries[number] {
    const { draft } = this;
    const picked = entries.find(({ choice }) => choice.pet === draft?.pet && choice.need === draft.need);
    return picked ?? entries.reduce((a, b) => (b.score > a.score ? b : a));
  }

  /** In Freestyle one of the needs is named. */
  private drawNeeds(at: EntrantsLayout, needs: readonly string[], choice: EntryChoice): void {
    const { kit, link } = this.deal;
    for (const [i, need] of needs.entries()) {
      const rect = at.needs[i];
      if (rect === undefined) continue;
      const { x, y, width, height } = rect;
      kit.picture(card(need === choice.need ? 'picked' : 'rest', width, height), x, y, width);
      icon(kit, `icons/need-${need}`, x + width / 2, y + height / 2, Math.min(width, height) * 0.66);
      const pick = () => this.pick({ ...choice, need: need as EntryChoice['need'] });
      kit.press(`need:${need}`, rect, pick, () => explainNeed(link, need));
    }
  }

  private pick(choice: EntryChoice): void {
    this.draft = choice;
    this.deal.redraw();
  }

  /** The podium of the awards given; it stays until it is tapped away, or goes by itself. */
  async show(beats: readonly Beat[]): Promise<void> {
    const { deal } = this;
    const { kit, link } = deal;
    const awarded = awardsIn(beats.map(({ event }) => event));
    const beat = beats.find(({ event }) => event === awarded);
    if (awarded === null || beat === undefined) return;
    this.awarded = awarded;
    this.isRising = true;
    deal.turn(beat.after);
    this.isRising = false;
    const { area, towers } = this;
    if (area === null) return;
    await kit.ready();
    if (kit.still) {
      complete(towers);
      await kit.wait(600);
    } else await rise(deal, towers, area, layoutPodium(area, towers.length).compact);
    await deal.pause(link.speech.t('ui.showSet.next'), PATIENCE);
  }
}
