/** A question answered on the board and with the hand: a sentence over the counter, its buttons beside, tools in the bar. */

import type { Rect } from '../rect.ts';
import { type Advice, AdviceBubble } from './advice.tsx';
import { type Pressable, Pressed } from './pressed.tsx';
import './counter.css';

/** One of the small buttons. */
export interface Deed extends Pressable {
  isPicked: boolean;
}

export interface Counter {
  /** Another key is another question. */
  key: string;
  /** The buttons; the sentence, which grows upwards from its lower edge; the tools; what hangs below them. */
  at: { buttons: Rect; say: Rect; tools: Rect };
  small: boolean;
  say: string;
  refusal: string | null;
  deeds: readonly Deed[];
  back: Pressable | null;
  main: Pressable | null;
  advice: Advice | null;
  tools: readonly Pressable[];
}

const boxOf = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });

export function CounterPanel({ counter }: { counter: Counter }) {
  const { at, small, say, refusal, deeds, back, main, advice, tools } = counter;
  const { say: strip, tools: bar } = at;
  const told = refusal ?? say;
  return (
    <section class={`counter-ask ask ${small ? 'small' : ''}`} data-panel="question">
      {told === '' ? null : (
        <p
          class="say"
          style={{ left: strip.x, top: strip.y + strip.height, width: strip.width }}
          role="status"
        >
          <span>{told}</span>
        </p>
      )}
      <div class="tools" style={boxOf(bar)}>
        {tools.map((tool) => (
          <Pressed key={tool.id} {...tool} class="tool" />
        ))}
      </div>
      {advice === null ? null : (
        <div class="hangs" style={{ '--end': `${bar.x}px`, top: bar.y + bar.height + 8 }}>
          <AdviceBubble {...advice} />
        </div>
      )}
      <div class="deeds" style={boxOf(at.buttons)}>
        <div class="deed-grid">
          {deeds.map(({ isPicked, ...deed }) => (
            <Pressed key={deed.id} {...deed} class={`deed ${isPicked ? 'gold' : ''}`} />
          ))}
        </div>
        <div class="deed-foot">
          {back === null ? null : <Pressed {...back} class="deed" />}
          {main === null ? null : <Pressed {...main} class="gold main" />}
        </div>
      </div>
    </section>
  );
}
