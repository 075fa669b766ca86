/** The set of the exhibition: the podium, as far as it is known, and when the awards are given. */

import { exhibitionOf } from '../../../engine/petz/read.ts';
import type { Rect } from '../../../ui/rect.ts';
import { ofType } from '../acting.ts';
import type { Beat, Look, SetMaker, TableSet } from '../contract.ts';
import { explainExhibition } from '../explain/index.ts';
import { exhibitionIn } from './close-up/enter.ts';
import { SetPart } from './parts/set-part.ts';
import { layoutPodium, type Tower } from './show/layout.ts';
import { buildPodium } from './show/podium.ts';
import { type Awarded, resultColumns } from './show/result.ts';
import { complete, rise } from './show/rise.ts';
import { buildBanner, buildJudge, buildTent } from './show/tent.ts';

export const showSet: SetMaker = (host) => new ShowSet(host);

/** The podium waits this long for a tap before the game goes on by itself. */
const PATIENCE = 12_000;

class ShowSet extends SetPart implements TableSet {
  private area: Rect | null = null;
  /** The awards being given, and the columns drawn for them. */
  private awarded: Awarded | null = null;
  private towers: Tower[] = [];
  /** The columns just drawn are about to climb. */
  private isRising = false;

  /** Everybody's column: as far as it is known, if the awards are not given yet. */
  draw(look: Look, area: Rect): void {
    const { kit, link } = this.host;
    this.area = area;
    if (look.ask !== null) this.awarded = null;
    buildTent(kit, area);
    const exhibition = this.awarded?.exhibition ?? exhibitionIn(look.view);
    if (exhibition === null) return;
    const given = this.awarded ?? { exhibition, awards: [] };
    const columns = resultColumns(look.view, given, link.session.story(look.seat));
    const { judge } = layoutPodium(area, columns.length);
    buildJudge(this.host, judge, columns);
    const { at, towers } = buildPodium(this.host, look, area, columns, this.awarded !== null);
    buildBanner(this.host, at.banner, exhibitionOf(look.view, exhibition, look.view.round));
    kit.tell(at.banner, () => explainExhibition(link, look.view, exhibition));
    this.towers = towers;
    if (!this.isRising) complete(towers);
  }

  /** The podium of the awards given; it stays until it is tapped away, or goes by itself. */
  async show(beats: readonly Beat[]): Promise<void> {
    const { host } = this;
    const { kit, speech } = host;
    const [awarded] = ofType(beats, 'petz.awarded');
    const beat = beats.find(({ event }) => event === awarded);
    if (awarded === undefined || beat === undefined) return;
    this.awarded = awarded;
    this.isRising = true;
    host.turn(beat.after);
    this.isRising = false;
    const { area, towers } = this;
    if (area === null) return;
    await kit.ready();
    if (kit.still) {
      complete(towers);
      await kit.wait(600);
    } else await rise(host, towers, area, layoutPodium(area, towers.length).compact);
    await host.pause(speech.t('ui.showSet.next'), PATIENCE);
  }
}
