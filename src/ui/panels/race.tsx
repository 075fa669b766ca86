/** Lines from step to step, one for each of several; a step that is pressed is read out. */
import { useState } from 'preact/hooks';
import { Pressed } from './pressed.tsx';
import './race.css';

interface Runner {
  key: string;
  mark: string;
  colour: string;
  /** After every step. */
  points: readonly number[];
  /** How far down they stand, from the beginning on, and the mark at the end: in hundredths of the chart. */
  heights: readonly number[];
  end: number;
}

export interface Race {
  runners: readonly Runner[];
  /** The steps: below the chart, and over what was read. */
  steps: readonly { id: string; words: string; title: string }[];
  /** Lines across. */
  ticks: readonly { words: string; height: number }[];
  /** `wait`: not to be seen yet. */
  growth: 'wait' | 'grow' | 'done';
  say(n: number): string;
}

export function RaceChart({ runners, steps, ticks, growth, say }: Race) {
  const [read, setRead] = useState<number | null>(null);
  const across = (step: number) => (step / steps.length) * 100;
  return (
    <div
      class={`race stretch ${growth}`}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setRead(null)}
    >
      <div class="race-plot stretch anchor">
        {ticks.map(({ words, height }) => (
          <span key={words} class="race-tick soft" style={{ top: `${height}%` }}>
            {words}
          </span>
        ))}
        <svg class="full" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {runners.map(({ key, colour, heights }) => {
            const line = heights.map((height, i) => `${across(i)},${height}`).join(' ');
            return (
              <g key={key}>
                <polyline points={line} class="race-edge" />
                <polyline points={line} stroke={colour} />
              </g>
            );
          })}
        </svg>
        {runners.map(({ key, colour, heights }) =>
          heights
            .slice(1)
            .map((height, i) => (
              <i
                key={`${key}${steps[i]?.id}`}
                style={{ left: `${across(i + 1)}%`, top: `${height}%`, background: colour }}
              />
            )),
        )}
        {runners.map(({ key, mark, points, end }) => (
          <span key={key} class="race-end row close" style={{ top: `${end}%` }}>
            <img class="sign" src={mark} alt="" />
            {say(points.at(-1) ?? 0)}
          </span>
        ))}
        {steps.map((step, i) => (
          <span
            key={step.id}
            class={`race-step ${read === i ? 'read' : ''}`}
            style={{ left: `${across(i + 0.5)}%`, width: `${across(1)}%` }}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setRead(i)}
          >
            <Pressed
              id={step.id}
              words={step.words}
              class="flat"
              tap={() => setRead(read === i ? null : i)}
            />
          </span>
        ))}
        {read === null ? null : (
          <Reading
            runners={runners}
            step={read}
            title={steps[read]?.title ?? ''}
            isLate={read * 2 >= steps.length}
            say={say}
          />
        )}
      </div>
    </div>
  );
}

interface ReadingProps {
  runners: readonly Runner[];
  step: number;
  title: string;
  isLate: boolean;
  say: Race['say'];
}

/** Everybody's points after a step, the most first. */
function Reading({ runners, step, title, isLate, say }: ReadingProps) {
  const rows = runners
    .map(({ key, mark, points }) => ({ key, mark, value: points[step] ?? 0 }))
    .sort((a, b) => b.value - a.value);
  return (
    <div class={`stack race-reading night tight ${isLate ? 'late' : ''}`}>
      <strong>{title}</strong>
      {rows.map(({ key, mark, value }) => (
        <span class="row spread" key={key}>
          <img class="sign" src={mark} alt="" />
          {say(value)}
        </span>
      ))}
    </div>
  );
}
