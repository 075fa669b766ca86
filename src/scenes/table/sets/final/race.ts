/** The race: reputation round by round, a line for every shop. */
import type { GameObjects } from 'phaser';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { cubicInOut } from '../../motion/ease.ts';
import { fade } from '../../motion/index.ts';
import { pause, run } from '../../motion/run.ts';
import { field, sheet } from '../parts/boards.ts';
import { emblem, PLAYER_COLOURS } from '../parts/figures.ts';
import { line } from '../parts/words.ts';
import { Reading, type Runner } from './reading.ts';
import { apart, ticks } from './sums.ts';

/**
 * Four lines over the rounds, with an emblem and the points at their ends. They grow once `after` has come true, and
 * `grown` is told; without it they stand there at once.
 */
export function drawRace(
  kit: TableKit,
  speech: Speech,
  area: Rect,
  lines: readonly Runner[],
  grown: (() => void) | null,
  after: Promise<void> | null,
): void {
  const rounds = Math.max(2, ...lines.map(({ points }) => points.length + 1));
  const all = lines.flatMap(({ points }) => points);
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all), area.height / 46);
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const plot = { x: area.x + 34, y: area.y + 10, width: area.width - 34 - 84, height: area.height - 36 };
  const px = (round: number) => plot.x + (round / (rounds - 1)) * plot.width;
  const py = (value: number) => plot.y + plot.height * (1 - (value - low) / (high - low));
  for (const mark of marks) {
    kit.picture(field('#dcc394', plot.width, 2), plot.x, py(mark) - 1, plot.width);
    line(
      kit,
      speech.number(mark),
      plot.x - 7,
      py(mark),
      { size: 16, family: 'text', colour: palette.textSoft, fit: 30 },
      1,
    );
  }
  for (let round = 1; round < rounds; round++) {
    const words = round === rounds - 1 ? speech.t('ui.finalSet.end') : speech.number(round);
    line(
      kit,
      words,
      px(round),
      plot.y + plot.height + 16,
      { size: 16, family: 'text', colour: palette.textSoft },
      0.5,
    );
  }
  const ends = apart(
    lines.map(({ points }) => py(points.at(-1) ?? 0)),
    27,
    plot.y + 6,
    plot.y + plot.height,
  );
  for (const [i, { seat, points }] of lines.entries()) {
    const colour = PLAYER_COLOURS[seat] ?? palette.ink;
    const path = [0, ...points].map(
      (value, round) => `${(px(round) - plot.x + 8).toFixed(1)} ${(py(value) - plot.y + 8).toFixed(1)}`,
    );
    const d = `M${path.join('L')}`;
    const dots = path
      .slice(1)
      .map(
        (at) =>
          `<circle cx="${at.split(' ')[0]}" cy="${at.split(' ')[1]}" r="5.500" fill="${colour}" stroke="${palette.ink}" stroke-width="2.500"/>`,
      );
    const drawn = sheet(
      `race-${seat}-${points.join('_')}`,
      plot.width + 16,
      plot.height + 16,
      () =>
        `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="${palette.ink}" stroke-width="9"/><path d="${d}" stroke="${colour}" stroke-width="4.500"/></g>${dots.join('')}`,
    );
    const picture = kit.picture(drawn, plot.x - 8, plot.y - 8, Math.round(plot.width + 16));
    const y = ends[i] ?? 0;
    const end = [
      kit.fitted(emblem(seat), { x: plot.x + plot.width + 12, y: y - 14, width: 28, height: 28 }),
      line(kit, speech.number(points.at(-1) ?? 0), plot.x + plot.width + 44, y, { size: 18, fit: 40 }),
    ];
    if (grown === null) continue;
    const isLast = i === lines.length - 1;
    void unroll(kit, picture, end, after, i * 220).then(isLast ? grown : undefined);
  }
  new Reading(kit, speech, { plot, rounds, px }, lines);
}

/** The line is drawn from the first round to the last; then it is said whose it is, and how far it came. */
async function unroll(
  kit: TableKit,
  picture: GameObjects.Image,
  end: (GameObjects.Image | GameObjects.Text)[],
  after: Promise<void> | null,
  wait: number,
): Promise<void> {
  for (const part of [picture, ...end]) part.setVisible(false);
  await kit.ready();
  await after;
  if (!picture.active) return new Promise(() => undefined);
  await pause(kit, wait);
  picture.setVisible(true);
  await run(kit, 1300, (t) => {
    if (picture.active) picture.setCrop(0, 0, picture.frame.width * cubicInOut(t), picture.frame.height);
  });
  if (picture.active) picture.setCrop();
  for (const part of end) part.setVisible(true).setAlpha(0);
  await fade(kit, end, 1, 150);
}
