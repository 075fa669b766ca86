/** A remark in passing: a face and its bubble, over the picture for a while. Fingers go through it. */
import { useEffect, useState } from 'preact/hooks';
import { cssBox, type Rect } from '../rect.ts';
import './remark.css';

export interface Remark {
  /** Another key is another remark. */
  key: string;
  face: string;
  words: string;
  at: Rect;
  small: boolean;
  /** It fills its place, and hides what is written there. */
  isWhole: boolean;
  /** Milliseconds until it goes. */
  stay: number;
}

export function RemarkBubble({ face, words, at, small, isWhole, stay }: Remark) {
  const [isGone, setGone] = useState(false);
  // Drawn anew it is the same remark: its time goes on.
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), stay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      class={`remark row tight middle ${small ? 'small' : ''} ${isWhole ? 'whole' : ''} ${isGone ? 'gone' : ''}`}
      style={cssBox(at)}
    >
      <img class="sign" src={face} alt="" />
      <span class="anchor tile tailed">{words}</span>
    </div>
  );
}
