/** One sentence on what is going on in the picture, on a board of its own. Fingers pass through it. */
import type { Rect } from '../rect.ts';
import './caption.css';

export interface Caption {
  words: string;
  /** The board stands in the middle of it, and hangs down from it with more lines than it is meant for. */
  at: Rect;
  /** In smaller letters, or with less air beside them. */
  isLong: boolean;
  isNarrow: boolean;
}

export class CaptionBoard {
  readonly root = document.createElement('div');
  private readonly board = document.createElement('p');

  constructor() {
    this.root.className = 'caption';
    this.root.hidden = true;
    this.root.append(this.board);
  }

  /** Shows another sentence, or none. */
  show(caption: Caption | null): void {
    const { root, board } = this;
    root.hidden = caption === null;
    if (caption === null) return;
    const { words, at, isLong, isNarrow } = caption;
    if (board.textContent !== words) board.textContent = words;
    board.classList.toggle('long', isLong);
    board.classList.toggle('narrow', isNarrow);
    // Where the foot of the window is near, what lies above gives way.
    root.style.gridTemplate = `minmax(0, ${at.y}px) minmax(${at.height}px, auto) 1fr / ${at.x}px ${at.width}px`;
  }
}
