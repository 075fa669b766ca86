/** A table of what is expected: a row each with a face, signs, a verdict and points, columns with a picture each. */
import { type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './scores.css';

/** Points in a circle; `none`: there are none to be had. */
export interface Medal {
  words: string;
  look: 'none' | 'plain' | 'good';
}

export interface ScoreRow extends Pressable {
  signs: readonly Sign[];
  /** How it ends: on its own colour, and on that of the row. */
  verdict: { art: string; words: string; colour: string; ground: string };
  medals: readonly Medal[];
}

export interface Scores {
  /** What is still missing, beside the pictures of the columns. */
  caption: string;
  heads: readonly { key: string; art: string | null }[];
  rows: readonly ScoreRow[];
  /** What all of it comes to. */
  whole: (Pressable & { medal: Medal }) | null;
}

export function ScoreTable({ caption, heads, rows, whole }: Scores) {
  return (
    <div class="scores stack close">
      {[caption, ''].map((words) => (
        <div class="score-heads row" key={words}>
          <strong class="stretch">{words}</strong>
          {heads.map(({ key, art }) =>
            art === null ? <span class="sign" key={key} /> : <img class="sign" key={key} src={art} alt="" />,
          )}
        </div>
      ))}
      {rows.map(({ verdict, signs, medals, ...row }) => (
        <div class="score-row row gilt" key={row.id} style={{ background: verdict.ground }}>
          <Pressed {...row} class="score-pet flat row apart stretch">
            <Signs signs={signs} />
            <span class="verdict inline close edged" style={{ background: verdict.colour }}>
              <img class="sign" src={verdict.art} alt="" />
              <span>{verdict.words}</span>
            </span>
          </Pressed>
          {medals.map((medal, i) => (
            <MedalSign key={heads[i]?.key} {...medal} />
          ))}
        </div>
      ))}
      {whole === null ? null : (
        <div class="score-row whole row gilt">
          <Pressed {...whole} class="score-pet flat row apart stretch" />
          <MedalSign {...whole.medal} />
        </div>
      )}
    </div>
  );
}

function MedalSign({ words, look }: Medal) {
  return <span class={`centred medal-sign circle rigid ${look}`}>{words}</span>;
}
