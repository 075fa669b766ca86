/** The jobs, played: brooms among the heaps, coins from odd jobs. */
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { middleOf } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { file, imp } from '../../actors/index.ts';
import { drawing } from '../../drawings.ts';
import { burst, fade, float, fly, pop, ring } from '../../motion/index.ts';
import { pause } from '../../motion/run.ts';
import type { JobsStage } from './jobs-stage.ts';
import type { Playing } from './play.ts';

type Of<T extends PetzEvent['type']> = Extract<PetzEvent, { type: T }>;

/** Manure one imp sweeps away. */
const CLEARS = 2;
/** More of them would be a crowd. */
const MOST = 6;

/** Imps with brooms go to the cages, and come back from clean ones. */
export async function playCleaned(
  { kit, pace }: Playing,
  { at, seat, heaps, sweep }: JobsStage,
  { plots }: Of<'petz.cleaned'>,
): Promise<void> {
  await kit.ready();
  for (const image of sweep.imps) image.setVisible(false);
  const start = { x: at.sweep.x + at.sweep.width * 0.4, y: at.sweep.y + at.sweep.height * 0.9 };
  const tasks = plots.flatMap((amount, plot) => {
    const rect = at.cages[plot];
    const all = heaps[plot] ?? [];
    const gone = all.slice(Math.max(0, all.length - amount));
    const workers = Math.min(MOST, Math.ceil(amount / CLEARS));
    return rect === undefined || amount === 0
      ? []
      : Array.from({ length: workers }, (_, i) => ({
          rect,
          heaps: gone.slice(i * CLEARS, (i + 1) * CLEARS),
        }));
  });
  await Promise.all(
    tasks.map(async ({ rect, heaps: mine }, i) => {
      await pause(kit, i * 160);
      const height = Math.min(rect.height * 0.5, 120);
      const worker = imp(kit, seat, start, height, i);
      const place = { x: rect.x + rect.width * (0.34 + 0.3 * (i % 2)), y: rect.y + rect.height - 8 };
      worker.carry(drawing('icons/icon-broom'), height * 0.5);
      await worker.walk(place, { ms: 700 * pace });
      worker.drop();
      await worker.sweep();
      const at = mine[0]?.getCenter() ?? middleOf(rect);
      void burst(kit, { x: at.x ?? place.x, y: at.y ?? place.y }, 'dust', rect.width * 0.5);
      await fade(kit, mine, 0, 220);
      void burst(kit, middleOf(rect), 'stars', rect.width * 0.6);
      await worker.cheer();
    }),
  );
  await kit.wait(300 * pace);
}

/** What glittered in the heaps goes into the purse. */
export async function playJobPearls(
  { kit, speech, pace }: Playing,
  { at, gold: before, purse }: JobsStage,
  { gold }: Of<'petz.pearls'>,
): Promise<void> {
  await kit.ready();
  const [cage] = at.cages;
  const from = cage === undefined ? middleOf(at.sweep) : middleOf(cage);
  await fly(kit, drawing('tokens/token-gold'), from, middleOf(at.purse), { width: 44, duration: 560 * pace });
  purse.setText(speech.number(before + gold));
  void float(kit, speech.signed(gold), { x: middleOf(at.purse).x, y: at.purse.y - 6 }, palette.glow, 32);
  await (kit.still ? ring(kit, at.purse) : pop(kit, purse, 1.3));
}

/** Everybody who did not sweep brings a coin. */
export async function playJobEarned(
  { kit, speech, pace }: Playing,
  { at, seat, gold: before, odd, purse }: JobsStage,
  { gold }: Of<'petz.earned'>,
): Promise<void> {
  await kit.ready();
  for (const image of odd.imps) image.setVisible(false);
  const height = Math.min(96, at.odd.height * 0.6);
  const start = { x: at.odd.x + at.odd.width * 0.45, y: at.odd.y + at.odd.height * 0.92 };
  // Beside the purse, so that nobody stands before its number.
  const end = { x: at.purse.x - 8 - height * 0.3, y: at.purse.y + at.purse.height - 4 };
  const count = Math.min(gold, MOST);
  await file(kit, seat, count, [start, end], {
    height,
    each: 110,
    ms: 760 * pace,
    load: drawing('tokens/token-gold'),
    gap: Math.min(height * 0.5, at.purse.width / Math.max(1, count)),
    onArrive: (i) => {
      // The last one brings what those have earned who did not fit into the picture.
      const brought = i === count - 1 ? gold : i + 1;
      purse.setText(speech.number(before + brought));
    },
  });
  const top = { x: middleOf(at.purse).x, y: at.purse.y - 6 };
  void float(kit, speech.signed(gold), top, palette.glow, 32);
  await (kit.still ? ring(kit, at.purse) : pop(kit, purse, 1.3));
  await kit.wait(500 * pace);
}
