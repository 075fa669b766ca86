/** The jobs, played: brooms among the heaps, coins from odd jobs. */
import type { PetzEventOf } from '../../../../engine/petz/events.ts';
import { middleOf } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type PlayStep, perform, steps } from '../../acting.ts';
import { imp } from '../../actors/index.ts';
import type { Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { fade } from '../../motion/index.ts';
import type { JobsStage } from './jobs-stage.ts';
import { signPlace } from './play.ts';
import { SOLD_PARTS } from './sold.ts';

const { also, burst, each, float, fly, hide, imps, wait, walk } = steps;

/** Manure one imp sweeps away. */
const CLEARS = 2;
/** More of them would be a crowd. */
const MOST = 6;

/** Imps with brooms go to the cages, and come back from clean ones. */
export function playCleaned(
  kit: TableKit,
  { at, seat, heaps, sweep }: JobsStage,
  { plots }: PetzEventOf<'petz.cleaned'>,
): Promise<void> {
  const start = { x: at.sweep.x + at.sweep.width * 0.4, y: at.sweep.y + at.sweep.height * 0.9 };
  const tasks = plots.flatMap((amount, plot) => {
    const rect = at.cages[plot];
    const gone = amount === 0 ? [] : (heaps[plot] ?? []).slice(-amount);
    const workers = Math.min(MOST, Math.ceil(amount / CLEARS));
    return rect === undefined
      ? []
      : Array.from({ length: workers }, (_, i) => ({
          rect,
          mine: gone.slice(i * CLEARS, (i + 1) * CLEARS),
        }));
  });
  return perform(kit, [
    () => kit.ready(),
    hide(sweep.imps),
    each(tasks, 160, ({ rect, mine }, i) => async () => {
      const height = Math.min(rect.height * 0.5, 120);
      const worker = imp(kit, seat, start, height, i);
      const place = { x: rect.x + rect.width * (0.34 + 0.3 * (i % 2)), y: rect.y + rect.height - 8 };
      worker.carry('icons/icon-broom', height * 0.5);
      await worker.walk(place, { ms: 700 });
      worker.drop();
      await worker.sweep();
      const { x, y } = mine[0]?.getCenter() ?? middleOf(rect);
      await perform(kit, burst({ x, y }, 'dust', rect.width * 0.5));
      await fade(kit, mine, 0, 220);
      await perform(kit, burst(rect, 'stars', rect.width * 0.6));
      await worker.cheer();
    }),
    wait(300),
  ]);
}

/** So much more gold lies in the purse. */
const gained =
  ({ kit, speech }: Tools, gold: number): PlayStep =>
  () => {
    const sign = signPlace(kit, SOLD_PARTS.gold);
    kit.layer.light(SOLD_PARTS.gold, kit.ms(600));
    if (sign !== null) void perform(kit, float(speech.signed(gold), sign, palette.glow, 32));
    return kit.wait(260);
  };

/** What glittered in the heaps goes into the purse. */
export function playJobPearls(
  tools: Tools,
  { at, gold: before, tell }: JobsStage,
  { gold }: PetzEventOf<'petz.pearls'>,
): Promise<void> {
  const { kit } = tools;
  const [cage = at.sweep] = at.cages;
  const purse = signPlace(kit, SOLD_PARTS.gold) ?? middleOf(at.watched);
  return perform(kit, [
    fly('tokens/token-gold', cage, purse, 44, 560),
    () => tell(before + gold),
    gained(tools, gold),
  ]);
}

/** Everybody who did not sweep brings a coin. */
export function playJobEarned(
  tools: Tools,
  { at, seat, gold: before, odd, tell }: JobsStage,
  { gold }: PetzEventOf<'petz.earned'>,
): Promise<void> {
  const { kit } = tools;
  const height = Math.min(96, at.odd.height * 0.6);
  const start = { x: at.odd.x + at.odd.width * 0.45, y: at.odd.y + at.odd.height * 0.92 };
  // Before the panel, so that no imp stands before its number.
  const end = { x: at.odd.x + at.odd.width * 0.8, y: at.odd.y - 8 };
  const purse = signPlace(kit, SOLD_PARTS.gold) ?? middleOf(at.watched);
  const count = Math.min(gold, MOST);
  const gap = Math.min(height * 0.5, (at.odd.width * 0.4) / Math.max(1, count));
  const bring = (i: number) =>
    void perform(
      kit,
      also([
        fly('tokens/token-gold', { x: end.x, y: end.y - height / 2 }, purse, 34, 320),
        // The last one brings what those have earned who did not fit into the picture.
        () => tell(before + (i === count - 1 ? gold : i + 1)),
      ]),
    );
  return perform(kit, [
    () => kit.ready(),
    hide(odd.imps),
    imps(Array<number>(count).fill(seat), start, height, 110, (one, i) => [
      () => one.carry('tokens/token-gold'),
      walk(one, { x: end.x + ((count - 1) / 2 - i) * gap, y: end.y }, { ms: 760, hop: true }),
      () => bring(i),
    ]),
    wait(320),
    gained(tools, gold),
    wait(500),
  ]);
}
