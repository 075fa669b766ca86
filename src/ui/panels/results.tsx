/** How it has ended: a banner, the ways on, and charts; where there is little room one chart at a time, with tabs. */
import { cssBox, type Rect } from '../rect.ts';
import { type Album, AlbumWall } from './album.tsx';
import { BarChart, type Bars } from './bars.tsx';
import { type Pressable, Pressed } from './pressed.tsx';
import { type Race, RaceChart } from './race.tsx';
import { type ReportRow, ReportRows } from './report.tsx';
import { type Tally, TallyChart } from './tally.tsx';
import './results.css';

/** One chart under its title. */
export interface Chart {
  key: string;
  title: string;
  /** How much of its line it takes beside the others. */
  share: number;
  bars?: Bars;
  tallies?: readonly Tally[];
  race?: Race;
  album?: Album;
  rows?: readonly ReportRow[];
}

export interface Results {
  at: Rect;
  small: boolean;
  /** What it says, with marks at both sides; null: no banner. */
  banner: { words: string; marks: readonly string[]; isShown: boolean } | null;
  /** Left of the banner, and right of it. */
  leave: Pressable | null;
  ways: readonly Pressable[];
  main: Pressable | null;
  /** Lines of charts. */
  lines: readonly (readonly Chart[])[];
  tabs: readonly (Pressable & { isPicked: boolean })[];
  /** One chart has the picture to itself. */
  isAlone?: boolean;
}

export function ResultsPanel({
  at,
  small,
  banner,
  leave,
  ways,
  main,
  lines,
  tabs,
  isAlone = false,
}: Results) {
  const isOnly = lines.length === 0;
  return (
    <section
      class={`results stack ${small ? 'small' : ''} ${isAlone ? 'tally-alone' : ''} ${isOnly ? 'cheer' : ''}`}
      style={cssBox(at)}
      data-panel="results"
    >
      <header class="results-head rigid middle row">
        {leave === null ? null : <Pressed {...leave} isIcon={small} />}
        {banner === null ? null : (
          <h2
            class={`row results-banner stretch middle centre ${banner.isShown ? 'shown' : ''}`}
            key={banner.words}
            role="status"
          >
            {banner.marks.map((mark) => (
              <img class="sign" key={mark} src={mark} alt="" />
            ))}
            <span class="stretch">{banner.words}</span>
            {banner.marks.map((mark) => (
              <img class="sign" key={mark} src={mark} alt="" />
            ))}
          </h2>
        )}
        {ways.map((way) => (
          <Pressed key={way.id} {...way} isIcon={small} art={small ? (way.art ?? null) : null} />
        ))}
        {main === null || isOnly ? null : <Pressed {...main} class="gold" />}
      </header>
      <div class="results-body stretch">
        <div class="charts stretch stack">
          {lines.map((line) => (
            <div class="chart-line stretch" key={line[0]?.key}>
              {line.map((chart) => (
                <ChartPanel key={chart.key} chart={chart} small={small} />
              ))}
            </div>
          ))}
        </div>
        {tabs.length === 0 ? null : (
          <nav class="stack rigid">
            {tabs.map(({ isPicked, ...tab }) => (
              <Pressed key={tab.id} {...tab} class={isPicked ? 'gold' : ''} />
            ))}
          </nav>
        )}
      </div>
      {main !== null && isOnly ? <Pressed {...main} class="gold on" /> : null}
    </section>
  );
}

function ChartPanel({ chart, small }: { chart: Chart; small: boolean }) {
  const { title, share, bars, tallies = [], race, album, rows } = chart;
  return (
    <div class={`ask chart slim ${small ? 'small' : ''}`} style={{ flexGrow: share }}>
      {title === '' ? null : (
        <header>
          <h2>{title}</h2>
        </header>
      )}
      <div class="ask-body stretch stack" data-scrolls>
        {bars === undefined ? null : <BarChart {...bars} />}
        {tallies.map((tally) => (
          <TallyChart key={tally.title} {...tally} />
        ))}
        {race === undefined ? null : <RaceChart {...race} />}
        {album === undefined ? null : <AlbumWall {...album} />}
        {rows === undefined ? null : <ReportRows title={null} look="titles" rows={rows} />}
      </div>
    </div>
  );
}
