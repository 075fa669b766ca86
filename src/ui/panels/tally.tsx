/** What counts for and against each of several: blocks to the right of a line and to its left, the sum, and its prize. */
import { type Growth, through, useClock } from './clock.ts';
import './tally.css';

interface TallyRow {
  key: string;
  mark: string;
  name: string;
  blocks: readonly { art: string; value: number }[];
  score: number;
  prize: { art: string; words: string; look: 'good' | 'bad' | 'none' };
}

export interface Tally {
  title: string;
  rows: readonly TallyRow[];
  growth: Growth;
  say(n: number): string;
}

const LEAD = 500;
const EACH = 230;
const PAUSE = 220;
const SUSPENSE = 700;

export function TallyChart({ title, rows, growth, say }: Tally) {
  const size = (sign: 1 | -1) =>
    Math.max(
      0.001,
      ...rows.map(({ blocks }) => blocks.reduce((sum, { value }) => sum + Math.max(0, value * sign), 0)),
    );
  const [up, down] = [size(1), size(-1)];
  // One row after the other, the last after a pause; then the prizes.
  let from = LEAD;
  const starts = rows.map(({ blocks }, i) => {
    const start = from + (i === rows.length - 1 ? SUSPENSE : 0);
    from = start + EACH * blocks.length + PAUSE;
    return start;
  });
  const at = useClock(growth, from + 300);
  const seen = (i: number, nth: number) => at >= (starts[i] ?? 0) + EACH * nth;
  return (
    <div class="tally stretch tight stack">
      {title === '' ? null : <h3>{title}</h3>}
      {rows.map(({ key, mark, name, blocks, score, prize }, i) => {
        const sorted = [...blocks].sort((a, b) => Number(b.value > 0) - Number(a.value > 0));
        const shown = sorted.filter((_, nth) => seen(i, nth));
        const side = (sign: 1 | -1, most: number) =>
          shown
            .filter(({ value }) => value * sign > 0)
            .map(({ art, value }) => (
              <span
                key={art}
                class="tally-block slim middle tight row"
                style={{ flexBasis: `${(Math.abs(value) / most) * 100}%` }}
              >
                <img class="slim" src={art} alt="" />
                {Math.abs(value) === 1 ? null : <b>{say(value)}</b>}
              </span>
            ));
        const sum = shown.length === blocks.length ? score : shown.reduce((all, { value }) => all + value, 0);
        return (
          <div class="tally-row stretch" key={key}>
            <img class="tally-mark sign" src={mark} alt={name} />
            <span class="tally-down slim" style={{ flexGrow: down }}>
              {side(-1, down)}
            </span>
            <span class="tally-up slim" style={{ flexGrow: up }}>
              {side(1, up)}
            </span>
            <strong class={sum < 0 ? 'bad' : ''}>{seen(i, 0) ? say(sum) : ''}</strong>
            <span class={`row close prize ${prize.look}`} style={{ opacity: through(at, from, 300) }}>
              <img class="sign" src={prize.art} alt="" />
              {prize.words}
            </span>
          </div>
        );
      })}
    </div>
  );
}
