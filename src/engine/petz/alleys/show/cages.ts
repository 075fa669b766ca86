/** The Experimental Cage (DA-CAGE-EXPERIMENTAL). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne } from '../../choices.ts';
import { cageCard } from '../../data/cards.ts';
import type { PetzEvent } from '../../events.ts';
import { illness } from '../../phases/show/disease.ts';
import { excessByPlot } from '../../phases/show/vars.ts';
import { plotOf, shopOf } from '../../query.ts';
import type { Petz, Plot } from '../../state.ts';
import { alleyPlot } from '../query.ts';
import { SETTINGS, type Setting } from '../state.ts';
import { diseaseLeft } from './relief.ts';

interface SettingVars {
  seat: Seat;
  at: number;
}

/** What a setting leaves of the needs it bears on: magic and anger above the cage's numbers, disease. */
interface Left {
  setting: Setting;
  magic: number;
  anger: number;
  disease: number;
  harm: number;
}

function leftWith(s: Petz, seat: Seat, at: number, setting: Setting): Left {
  const now = plotOf(shopOf(s, seat), at);
  const plot: Plot = { ...now, alleys: { ...alleyPlot(now), setting } };
  const excess = (need: 'magic' | 'anger'): number => excessByPlot({ plots: [plot] }, need)[0] ?? 0;
  const [magic, anger] = [excess('magic'), excess('anger')];
  const disease = diseaseLeft(s, seat, at, plot);
  return { setting, magic, anger, disease, harm: 2 * magic + anger + illness(disease, plot.manure) };
}

/**
 * Settings to choose from, the least harmful first. A setting that leaves just the same needs as one named before it
 * is no choice; one that is worse is, for some rage on purpose (DA-CAGE-EXPERIMENTAL-02).
 */
function settingsFor(s: Petz, seat: Seat, at: number): Setting[] {
  const { cage, pet } = plotOf(shopOf(s, seat), at);
  if (pet === null || cage === null || cageCard(cage).adaptive !== true) return [];
  const found: Left[] = [];
  for (const setting of SETTINGS) {
    const left = leftWith(s, seat, at, setting);
    const alike = found.some(
      (x) => x.magic === left.magic && x.anger === left.anger && x.disease === left.disease,
    );
    if (!alike) found.push(left);
  }
  return found.sort((a, b) => a.harm - b.harm).map(({ setting }) => setting);
}

/** The setting is chosen right before the pet in the cage is evaluated and seen by all (DA-CAGE-EXPERIMENTAL-03, R-DA-82). */
export const setCage = script<Petz, PetzEvent, SettingVars>('petz.cageSetting', [
  askOne('setting', {
    kind: 'petz.setCage',
    who: (s, v) => (settingsFor(s, v.seat, v.at).length > 1 ? [v.seat] : []),
    domain: (s, seat, v) => ({ type: 'pick', options: settingsFor(s, seat, v.at) }),
    then(c, { seat, at }, setting: Setting) {
      alleyPlot(plotOf(shopOf(c.s, seat), at)).setting = setting;
      c.emit({ type: 'petz.setCage', seat, plot: at, setting });
    },
  }),
]);
