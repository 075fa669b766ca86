/** What a strong player would do, and a button that does it. */
import { Lines } from './lines.tsx';
import { type Pressable, Pressed } from './pressed.tsx';
import './advice.css';

/** What a strong player would do, and why. */
export interface Advice {
  lines: readonly string[];
  why: string | null;
  /** The next best answer, and how much less it promises. */
  beside: string | null;
  follow: Pressable | null;
  /** Puts it away, where it covers something. */
  close?: Pressable;
}

export function AdviceBubble({ lines, why, beside, follow, close }: Advice) {
  return (
    <div class="advice gilt stack close">
      <Lines of={lines} as="strong" />
      {why === null ? null : <p>{why}</p>}
      {beside === null ? null : <p>{beside}</p>}
      <div class="advice-foot row ended">
        {close === undefined ? null : <Pressed {...close} />}
        {follow === null ? null : <Pressed {...follow} class="green" />}
      </div>
    </div>
  );
}
