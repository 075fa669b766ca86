/** Small signs of a panel: on a disc, or at a corner. */
import './disc.css';

/** A picture or a number on a disc. */
export interface Disc {
  art: string | null;
  words?: string;
  /** A small picture at its corner. */
  mark?: string | null;
  look: 'now' | 'done' | 'past' | 'next' | 'off' | 'face' | 'bare';
}

/** A number or a small picture at a corner of something larger. */
export interface Corner {
  at: 'left' | 'right';
  words?: string | null;
  art?: string | null;
}

/** `part`: the name by which its place is found. */
export function DiscSign({ art, words, mark = null, look, part }: Disc & { part: string }) {
  return (
    <span class={`centred disc circle rigid anchor ${look}`} data-part={part}>
      {art === null ? <b>{words}</b> : <img src={art} alt="" />}
      {mark === null ? null : <img class="mark" src={mark} alt="" />}
    </span>
  );
}

export function CornerSign({ at, words = null, art = null }: Corner) {
  return (
    <span class={`corner ${at} ${words === null ? '' : 'number'}`}>
      {words}
      {art === null ? null : <img src={art} alt="" />}
    </span>
  );
}
