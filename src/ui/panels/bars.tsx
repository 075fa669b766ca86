/** A bar for each of several, block by block; a press on the legend singles one kind of block out. */
import { type Growth, through, useClock } from './clock.ts';
import { type Pressable, Pressed } from './pressed.tsx';
import './bars.css';

interface BarBlock {
  kind: string;
  art: string;
  colour: string;
  value: number;
}

interface Bar {
  key: string;
  /** Its ring, and the mark in it. */
  ring: string;
  mark: string;
  name: string;
  blocks: readonly BarBlock[];
  /** What it has lost, in words; empty: nothing. */
  loss: string;
  total: number;
  /** Which line it has while the order is secret. */
  line: number;
}

export interface Bars {
  bars: readonly Bar[];
  legend: readonly (Pressable & { kind: string; colour: string })[];
  single: string | null;
  growth: Growth;
  say(n: number): string;
}

const LEAD = 400;
const GROW = 420;
const EACH = GROW + 280;
const SUSPENSE = 700;
const RANK = 600;

export function BarChart({ bars, legend, single, growth, say }: Bars) {
  const kinds = legend
    .map(({ kind }) => kind)
    .filter((kind) => bars.some(({ blocks }) => blocks.some((b) => b.kind === kind)));
  const full = LEAD + EACH * kinds.length + SUSPENSE;
  const at = useClock(growth, full + 540 + RANK);
  const longest = Math.max(1, ...bars.map(({ blocks }) => blocks.reduce((sum, { value }) => sum + value, 0)));
  const shareOf = (kind: string) => {
    const nth = kinds.indexOf(kind);
    const start = LEAD + EACH * nth + (nth === kinds.length - 1 ? SUSPENSE : 0);
    return 1 - (1 - through(at, start, GROW)) ** 3;
  };
  const rank = through(at, full + 540, RANK);
  const isOver = at > full;
  return (
    <div class="bars stretch spread stack">
      <ol class="stretch">
        {bars.map(({ key, ring, mark, name, blocks, loss, total, line }, i) => (
          <li
            key={key}
            class={single === null ? '' : 'single'}
            style={{ transform: `translateY(${(line - i) * 100 * (1 - rank * rank * (3 - 2 * rank))}%)` }}
          >
            <span class="bar-mark centred">
              <img class={isOver ? '' : 'away'} src={ring} alt="" />
              <img src={mark} alt="" />
            </span>
            <span class="bar-name">{name}</span>
            <span class="bar slim row">
              {blocks.map(({ kind, art, colour, value }) => (
                <span
                  key={kind}
                  class={`row bar-block middle tight ${kind === single ? 'picked' : ''}`}
                  style={{
                    background: colour,
                    flexBasis: `${((value * shareOf(kind)) / longest) * 100}%`,
                    visibility: shareOf(kind) > 0 ? 'visible' : 'hidden',
                    minWidth: shareOf(kind) > 0 ? undefined : 0,
                  }}
                >
                  <img class="slim" src={art} alt="" />
                  <b>{say(value)}</b>
                </span>
              ))}
              {loss === '' ? null : <small class={isOver ? 'bad' : 'bad away'}>{loss}</small>}
            </span>
            <strong>
              {say(
                isOver
                  ? total
                  : Math.round(blocks.reduce((sum, { kind, value }) => sum + value * shareOf(kind), 0)),
              )}
            </strong>
          </li>
        ))}
      </ol>
      <div class="legend wrap close">
        {legend.map(({ kind, colour, ...entry }) => (
          <Pressed key={kind} {...entry} class={kind === single ? 'row gold' : 'row'}>
            <i style={{ background: colour }} />
          </Pressed>
        ))}
      </div>
    </div>
  );
}
