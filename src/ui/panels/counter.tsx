/** A question answered on the board and with the hand: a sentence over the counter, its buttons beside, tools in the bar. */

import { cssBox, type Rect } from '../rect.ts';
import { type Advice, AdviceBubble } from './advice.tsx';
import { type Pressable, Pressed, ToolButtons } from './pressed.tsx';
import './counter.css';

/** One of the small buttons. */
export interface CounterAction extends Pressable {
  isPicked: boolean;
  /** Below its words. */
  detail?: string;
}

export interface Counter {
  /** Another key is another question. */
  key: string;
  /** The buttons; the sentence; the tools, and what hangs below them. */
  at: { buttons: Rect; say: Rect; tools: Rect };
  small: boolean;
  /** A long sentence grows downwards from its upper edge, not upwards from its lower one. */
  hangs?: boolean;
  /** How many small buttons stand side by side, in one row with the others if there is room; else as many as fit. */
  columns?: number;
  say: string;
  refusal?: string | null;
  actions: readonly CounterAction[];
  back: Pressable | null;
  main: Pressable | null;
  advice?: Advice | null;
  tools: readonly Pressable[];
}

/** Buttons stand in one row in a box that is so many times wider than high. */
const ROW = 3;
/** Below this, in a phone's window, two of the small buttons stand side by side, else three. */
const NARROW = 340;

export function CounterPanel({ counter }: { counter: Counter }) {
  const {
    at,
    small,
    hangs = false,
    say,
    refusal = null,
    actions,
    back,
    main,
    advice = null,
    tools,
  } = counter;
  const { say: strip, tools: bar, buttons } = at;
  const isRow = counter.columns !== undefined && buttons.width > ROW * buttons.height;
  const columns = counter.columns ?? (small && buttons.width < NARROW ? 2 : 3);
  const below = Math.max(bar.y + bar.height, hangs ? strip.y + strip.height : 0) + 8;
  // A phone that lies down is low: the hint lies on the bar, beside the tools, and leaves the board in sight.
  const isAbove = small && bar.x > bar.width * 2;
  const [end, top] = isAbove ? [bar.x - 8, bar.y] : [bar.x + bar.width, below];
  // Upright it ends where the counter begins: whom it speaks of stands on the board above.
  const foot = strip.y + strip.height;
  const isLow = small && !isAbove && !hangs;
  const reach = isLow
    ? { bottom: `calc(100cqh - ${foot}px)`, maxHeight: `${foot - below}px` }
    : { top, maxHeight: `calc(100cqh - ${top + 8}px)` };
  const message = refusal ?? say;
  return (
    <section
      class={`counter-ask ask flat ${small ? 'small' : ''} ${isRow ? 'in-row' : ''}`}
      data-panel="question"
    >
      {message === '' ? null : (
        <p
          class={`say ${hangs ? 'hangs' : ''}`}
          style={{ left: strip.x, top: hangs ? strip.y : foot, width: strip.width }}
          role="status"
        >
          <span class="night centre edged">{message}</span>
        </p>
      )}
      <div class="tools" style={cssBox(bar)}>
        <ToolButtons of={tools} />
      </div>
      {advice === null ? null : (
        <div class="thought" style={{ '--end': `${end}px`, ...reach }} data-scrolls>
          <AdviceBubble {...advice} />
        </div>
      )}
      <div class="action-area stack" style={{ ...cssBox(buttons), '--columns': columns }}>
        <div class="action-grid stretch">
          {actions.map(({ isPicked, detail, ...action }) => (
            <Pressed key={action.id} {...action} class={`row close action ${isPicked ? 'gold' : ''}`}>
              {detail === undefined ? null : <small>{detail}</small>}
            </Pressed>
          ))}
        </div>
        <div class="action-foot rigid">
          {back === null ? null : <Pressed {...back} class="action row close" />}
          {main === null ? null : <Pressed {...main} class="gold main inline middle" />}
        </div>
      </div>
    </section>
  );
}
