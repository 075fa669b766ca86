/** The set of the exhibition: choosing the entrant, the podium when the awards are given; also book and box. */

import type { Json } from '../../../engine/kernel/state.ts';
import { optionsOf } from '../../../session/game/choices.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { explainExhibition, explainPet } from '../explain/index.ts';
import { nextWay, placeOf } from './parts/picking.ts';
import { buildBook } from './show/book.ts';
import { buildBox } from './show/box.ts';
import { buildEntrant, entriesIn, entryOption, petOf, type ShowEntrant } from './show/entrants.ts';
import type { Tower } from './show/layout.ts';
import { type EntrantsLayout, layoutEntrants, layoutPodium } from './show/layout.ts';
import { buildPodium } from './show/podium.ts';
import { oldest } from './show/questions.ts';
import { type Awarded, awardsIn, resultColumns } from './show/result.ts';
import { complete, rise } from './show/rise.ts';
import { buildBanner, buildJudge, buildTent } from './show/tent.ts';

export const showSet: SetMaker = (deal) => new ShowSet(deal);

/** The podium waits this long for a tap before the game goes on by itself. */
const PATIENCE = 12_000;

/** The place of what brings most. */
const best = (entries: readonly ShowEntrant[]): number =>
  entries.reduce((found, { score }, i) => (score > (entries[found]?.score ?? 0) ? i : found), 0);

class ShowSet implements TableSet {
  private readonly deal: Deal;
  /** The answer that is picked; null: nobody has touched it. */
  private picked: number | null = null;
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
    if (this.ask !== look.ask?.id) this.picked = null;
    this.ask = look.ask?.id ?? -1;
    const options = look.domain?.type === 'pick' ? look.domain.options : [];
    if (look.ask?.kind === 'petz.book')
      buildBook(this.deal, look, area, options, { picked: this.picked, pick: (i) => this.pick(i) });
    else if (look.ask?.kind === 'petz.box') this.drawBox(look, area, options);
    else this.drawTent(look, area);
  }

  private drawBox(look: Look, area: Rect, options: readonly Json[]): void {
    const chambers = (from: 'vegetable' | 'meat') => look.view.shops[look.seat]?.food[from].length ?? 0;
    const picked = this.picked ?? oldest(optionsOf('petz.box', options), chambers);
    buildBox(this.deal, look, area, options, { picked, pick: (i) => this.pick(i) });
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
    const columns = resultColumns(look.view, given, link.session.story(look.seat));
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

  /** My pets on their stands; the question beside them has an answer for each, in Freestyle for each of its needs. */
  private drawEntrants(look: Look, area: Rect, exhibition: string, entries: readonly ShowEntrant[]): void {
    const { kit, link } = this.deal;
    const picked = this.picked ?? best(entries);
    const pets = [...new Set(entries.map(({ choice }) => choice.pet))];
    const at = layoutEntrants(area, pets.length);
    this.drawBanner(look, at.banner, exhibition);
    for (const [n, pet] of pets.entries()) {
      const rect = at.entrants[n];
      const ways = entries.flatMap(({ choice }, i) => (choice.pet === pet ? [i] : []));
      const entry = entries[ways.includes(picked) ? picked : (ways[0] ?? -1)];
      if (rect === undefined || entry === undefined) continue;
      buildEntrant(this.deal, look, rect, entry, ways.includes(picked));
      const housed = petOf(look, pet);
      const explain = housed === null ? undefined : () => explainPet(link, housed.pet);
      kit.press(`entrant:${n}`, rect, () => this.pick(nextWay(ways, picked)), explain);
    }
    this.askEntrant(look, at, exhibition, entries, picked);
  }

  private askEntrant(
    look: Look,
    { panel, compact }: EntrantsLayout,
    exhibition: string,
    entries: readonly ShowEntrant[],
    picked: number,
  ): void {
    const { link, answer, question } = this.deal;
    const { speech } = link;
    const options = entries.map(({ choice }) => ({ ...choice }) as Json);
    question({
      at: panel,
      small: compact,
      ...(compact ? { lines: [] } : {}),
      options: entries.map((entry, i) => ({
        ...entryOption(speech, look, exhibition, entry),
        id: `option:${i}`,
        look: i === picked ? 'picked' : 'plain',
        tap: () => this.pick(i),
      })),
      main: {
        id: 'enter',
        words: speech.t('ui.showSet.enter', { score: speech.number(entries[picked]?.score ?? 0) }),
        tap: () => void answer(options[picked] ?? null),
      },
      take: (choice) => {
        const i = placeOf(options, choice);
        if (i >= 0) this.pick(i);
      },
    });
  }

  private pick(i: number): void {
    this.picked = i;
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
