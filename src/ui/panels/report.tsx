/** What has come of it all: a banner over the picture, a board of titled rows, and the way on. */
import { cssBox, type Rect } from '../rect.ts';
import { type Pressable, Pressed, ToolButtons } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './report.css';

export interface ReportRow {
  key: string;
  art: string;
  title: string;
  /** What came of it. */
  note?: { words: string; isBad: boolean } | null;
  /** What was won, each with something to say of itself. */
  things?: readonly Pressable[];
  signs?: readonly Sign[];
  /** Whose it is, by face. */
  faces?: readonly string[];
  value?: string;
  /** It counts for nothing. */
  isOff?: boolean;
}

export interface ReportPart {
  key: string;
  title: string | null;
  /** `places`: large pictures; `people`: no plate behind; `titles`: a line each. */
  look: 'places' | 'people' | 'titles';
  rows: readonly ReportRow[];
}

interface Banner {
  words: string;
  isGlad: boolean;
  /** Below it. */
  note: Sign | null;
}

export interface Report {
  at: { board: Rect; banner: Rect; tools: Rect };
  small: boolean;
  banner: Banner;
  parts: readonly ReportPart[];
  tools: readonly Pressable[];
  decline: Pressable;
  main: Pressable;
}

export function ReportPanel({ at, small, banner, parts, tools, decline, main }: Report) {
  const { words, isGlad, note } = banner;
  const { height, ...top } = cssBox(at.banner);
  return (
    <>
      <section
        class={`report-banner stack even ${small ? 'small' : ''}`}
        style={{ ...top, minHeight: height }}
      >
        <h2 class={isGlad ? 'glad' : ''} style={{ minHeight: height }}>
          {words}
        </h2>
        {note === null ? null : <Signs signs={[note]} />}
      </section>
      <section class={`ask report-tools flat ${small ? 'small' : ''}`} style={cssBox(at.tools)}>
        <ToolButtons of={tools} areIcons />
      </section>
      <section class={`ask report ${small ? 'small' : ''}`} style={cssBox(at.board)} data-panel="report">
        <div class="ask-body stretch stack" data-scrolls>
          {parts.map(({ key, title, look, rows }) => (
            <ReportRows key={key} title={title} look={look} rows={rows} />
          ))}
        </div>
        <footer class="cluster">
          <Pressed {...decline} class="decline" />
          <Pressed {...main} class="gold main inline middle" />
        </footer>
      </section>
    </>
  );
}

export function ReportRows({ title, look, rows }: Omit<ReportPart, 'key'>) {
  return (
    <div class={`stack report-part ${look}`}>
      {title === null ? null : <h3 class="centre">{title}</h3>}
      {rows.map(
        ({
          key,
          art,
          title: name,
          note = null,
          things = [],
          signs = [],
          faces = [],
          value,
          isOff = false,
        }) => (
          <article key={key} class={isOff ? 'off row tile' : 'row tile'}>
            <img class="sign" src={art} alt="" />
            <div class="words">
              <strong>{name}</strong>
              {note === null ? null : <small class={note.isBad ? 'bad' : 'good'}>{note.words}</small>}
              {things.length === 0 ? null : (
                <span class="things wrap close">
                  {things.map((thing) => (
                    <Pressed key={thing.id} {...thing} isIcon class="thing" />
                  ))}
                </span>
              )}
            </div>
            <Signs signs={signs} />
            {faces.map((face) => (
              <img key={face} class="sign" src={face} alt="" />
            ))}
            {value === undefined ? null : <b class="centre">{value}</b>}
          </article>
        ),
      )}
    </div>
  );
}
