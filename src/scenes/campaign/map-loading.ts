/** What is seen and heard until the map is drawn: the dawn, and a ribbon that says what is coming. */

import '../../ui/access/styles/map-loading.css';

/** How long it takes to go, as the style has it. */
const FADE = 220;
/** A page in the background draws no frames. */
const PATIENCE = 200;

export class MapLoading {
  #box: HTMLElement | null = null;

  /** `again`: the map is there already and only drawn anew, so that the ribbon may come a little later. */
  show(words: string, again: boolean): void {
    if (this.#box !== null) return;
    const box = document.createElement('div');
    box.className = 'map-loading';
    box.dataset.again = String(again);
    box.setAttribute('role', 'status');
    document.body.append(box);
    // Words that come into a place which stands already are read out.
    const line = document.createElement('p');
    line.textContent = words;
    box.append(line);
    this.#box = box;
  }

  /** `still`: at once. */
  hide(still: boolean): void {
    const box = this.#box;
    if (box === null) return;
    this.#box = null;
    box.classList.add('gone');
    setTimeout(() => box.remove(), still ? 0 : FADE);
  }
}

/** Resolves when what has been put on the page can be seen. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, PATIENCE);
    requestAnimationFrame(() => setTimeout(done, 0));
  });
}
