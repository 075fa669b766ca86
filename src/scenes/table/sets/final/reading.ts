/** What the race says at one round: a line down the chart, and every shop's points beside it, the most first. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { field } from '../parts/boards.ts';
import { emblem } from '../parts/figures.ts';
import { line } from '../parts/words.ts';

export interface Runner {
  seat: Seat;
  points: readonly number[];
}

/** Which round lies under a point of the chart; the first is 1, the last stands for the end. */
export function roundAt(x: number, plot: Rect, rounds: number): number {
  const round = Math.round(((x - plot.x) / plot.width) * (rounds - 1));
  return Math.max(1, Math.min(rounds - 1, round));
}

/** Where the values stand: beside the line, on the side that has room. */
export function readingPlace(x: number, plot: Rect, shops: number): Rect {
  const width = 104;
  const row = Math.min(27, (plot.height - 40) / shops);
  const height = row * shops + 40;
  const isRight = x + 12 + width <= plot.x + plot.width + 4;
  return { x: isRight ? x + 12 : x - 12 - width, y: plot.y - 6, width, height };
}

/** Every shop's points after a round, the most first. */
export function pointsAfter(runners: readonly Runner[], round: number): { seat: Seat; value: number }[] {
  return runners
    .map(({ seat, points }) => ({ seat, value: points[round - 1] ?? 0 }))
    .sort((a, b) => b.value - a.value);
}

export interface Chart {
  plot: Rect;
  rounds: number;
  px(round: number): number;
}

/** The race under a finger, a mouse or the keys: one round at a time is read. */
export class Reading {
  private readonly kit: TableKit;
  private readonly speech: Speech;
  private readonly chart: Chart;
  private readonly runners: readonly Runner[];
  private round: number | null = null;
  private made: GameObjects.GameObject[] = [];

  constructor(kit: TableKit, speech: Speech, chart: Chart, runners: readonly Runner[]) {
    this.kit = kit;
    this.speech = speech;
    this.chart = chart;
    this.runners = runners;
    this.listen();
  }

  private listen(): void {
    const { kit } = this;
    const { plot, rounds } = this.chart;
    const rect = { x: plot.x, y: plot.y - 6, width: plot.width + 8, height: plot.height + 32 };
    // A press has shown what it wants by itself; Enter begins at the end.
    const zone = kit.press('race', rect, () => {
      if (this.round === null) this.show(rounds - 1);
    });
    const follow = (pointer: { x: number }) => this.show(roundAt(pointer.x / kit.ratio, plot, rounds));
    zone.on('pointerdown', follow);
    zone.on('pointermove', follow);
    zone.on('pointerout', (pointer: { wasTouch: boolean }) => {
      if (!pointer.wasTouch) this.hide();
    });
    kit.turns('race', (by) => this.step(by));
  }

  /** One round on or back; false past either end, where the ring goes on to something else. */
  private step(by: 1 | -1): boolean {
    const { rounds } = this.chart;
    const next = this.round === null ? (by > 0 ? 1 : rounds - 1) : this.round + by;
    if (next < 1 || next > rounds - 1) {
      this.hide();
      return false;
    }
    this.show(next);
    return true;
  }

  private hide(): void {
    for (const object of this.made.splice(0)) object.destroy();
    this.round = null;
  }

  private show(round: number): void {
    if (this.round === round) return;
    this.hide();
    this.round = round;
    const { kit, speech } = this;
    const { plot, rounds, px } = this.chart;
    const x = px(round);
    const { made } = this;
    made.push(kit.picture(field(palette.plumDark, 3, plot.height + 8), x - 1.5, plot.y - 4, 3));
    const values = pointsAfter(this.runners, round);
    const at = readingPlace(x, plot, values.length);
    made.push(kit.picture(panel('plum', at.width, at.height, 14), at.x, at.y, at.width + 4));
    const isEnd = round === rounds - 1;
    const title = isEnd ? speech.t('ui.finalSet.end') : speech.t('ui.log.round', { round });
    const middle = at.x + at.width / 2;
    const head = { size: 17, colour: palette.plumText, fit: at.width - 20 };
    made.push(line(kit, title, middle, at.y + 18, head, 0.5));
    const row = (at.height - 40) / values.length;
    for (const [i, { seat, value }] of values.entries()) {
      const y = at.y + 31 + row * (i + 0.5);
      const mark = Math.min(24, row - 2);
      const place = { x: at.x + 14, y: y - mark / 2, width: mark, height: mark };
      made.push(kit.fitted(emblem(seat), place));
      const style = { size: Math.min(20, Math.max(16, row - 6)), colour: palette.plumText, fit: 48 };
      made.push(line(kit, speech.number(value), at.x + at.width - 16, y, style, 1));
    }
    for (const object of made) if ('setDepth' in object) (object as GameObjects.Image).setDepth(20);
    void kit.art.finish();
  }
}
