/** What is going on where nothing is asked: who is waited for, or whose things are looked at and the way back. */
import { cssBox, type Rect } from '../rect.ts';
import { type Pressable, Pressed } from './pressed.tsx';
import './notice.css';

export interface Notice {
  at: Rect;
  small: boolean;
  art: string | null;
  words: string;
}

/** The way back from what is looked at. */
export interface WayBack extends Pressable {
  at: Rect;
  small: boolean;
}

export function NoticePanel({ at, small, art, words }: Notice) {
  return (
    <p class={`notice middle ask ${small ? 'small' : ''}`} style={cssBox(at)} role="status">
      {art === null ? null : <img src={art} alt="" />}
      <span>{words}</span>
    </p>
  );
}

export function WayBackPanel({ at, small, ...way }: WayBack) {
  return (
    <section class={`way-back ask flat ${small ? 'small' : ''}`} style={cssBox(at)} data-panel="way-back">
      <Pressed {...way} class="gold" />
    </section>
  );
}
