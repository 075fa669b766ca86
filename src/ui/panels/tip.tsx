/** The tooltip: plum, with a tail, one at a time, over all other panels. It is drawn once to be measured, then placed. */
import { render } from 'preact';
import type { Rect } from '../rect.ts';
import { type Pressable, Pressed } from './pressed.tsx';
import { placeTip, widestTip } from './tip-place.ts';
import './tip.css';

/** A drawing with words on it: their middles, in pixels of the drawing at its usual size. */
interface Plate {
  art: string;
  width: number;
  height: number;
  words: readonly { x: number; y: number; words: string }[];
}

interface TipWords {
  title: string;
  /** Why it cannot be done now. */
  why: string | null;
  lines: readonly string[];
  plate: Plate | null;
  /** Opens the rule it speaks of. */
  rule: Pressable | null;
  /** What can be done with it. */
  deed: Pressable | null;
}

export class TipPanel {
  private readonly root = document.createElement('div');

  /** `host`: the element of all panels. */
  constructor(host: Element) {
    this.root.id = 'tip';
    // A tap on it closes it.
    this.root.addEventListener('click', () => this.close());
    host.append(this.root);
  }

  isOpen(): boolean {
    return this.root.hasChildNodes();
  }

  /** `anchors`: what it must not cover, the best first; `stays`: until a tap, so that it can be pressed. */
  show(words: TipWords, anchors: readonly Rect[], window: Rect, stays: boolean): void {
    const { root } = this;
    const { style, dataset } = root;
    Object.assign(style, { left: '0', top: '0', maxWidth: `${widestTip(window)}px` });
    render(<TipBody {...words} />, root);
    const { offsetWidth: width, offsetHeight: height } = root;
    const { x, y, side, tail } = placeTip({ width, height }, anchors, window);
    Object.assign(style, { left: `${x}px`, top: `${y}px` });
    style.setProperty('--tail', `${tail}px`);
    dataset.side = side ?? 'none';
    dataset.stays = String(stays);
  }

  close(): void {
    render(null, this.root);
  }
}

function TipBody({ title, why, lines, plate, rule, deed }: TipWords) {
  return (
    <div class="tip card shade">
      {rule === null ? null : <Pressed {...rule} isIcon class="tool centred" />}
      <h3>{title}</h3>
      {why === null ? null : <p class="why">{why}</p>}
      {lines.map((line, i) => (
        <p key={`${i}${line}`}>{line}</p>
      ))}
      {plate === null ? null : (
        <div class="plate" style={{ width: plate.width, height: plate.height }}>
          <img src={plate.art} alt="" width={plate.width} height={plate.height} />
          {plate.words.map(({ x, y, words }) => (
            <span key={x} style={{ left: x, top: y }}>
              {words}
            </span>
          ))}
        </div>
      )}
      {deed === null ? null : <Pressed {...deed} class="deed row" />}
    </div>
  );
}
