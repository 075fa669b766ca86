/**
 * The switch between the drawn table and the table in words. Both are always there: while the picture is shown the
 * words are out of sight, but not out of reach of a screen reader; the Tab key, the menu and the skip link bring them.
 */

import { catchUp } from './behind.ts';

export class DrawnTable {
  /** Is there a picture for this moment? */
  #isDrawn = false;
  /** Is the table the screen that is shown? */
  #isOpen = false;
  #inWords = false;
  readonly #button = document.createElement('button');
  readonly #onWords: () => void;

  /** `onWords` is called when the words take the place of the picture. */
  constructor(onWords: () => void) {
    this.#onWords = onWords;
    this.#button.type = 'button';
    this.#button.className = 'picture-switch card golden';
    this.#button.hidden = true;
    this.#button.addEventListener('click', () => this.showPicture());
    document.body.append(this.#button);
    window.addEventListener('keydown', ({ key }) => {
      if (key === 'Tab' && this.isShown()) this.showWords();
    });
    document.querySelector('#access')?.addEventListener('focus', () => this.showWords());
  }

  /** Can the picture be seen now? */
  isShown(): boolean {
    return this.#isOpen && this.#isDrawn && !this.#inWords;
  }

  /** Is the table played in the picture, even if another page lies over it now? */
  isChosen(): boolean {
    return this.#isDrawn && !this.#inWords;
  }

  /** Is the table the screen that is shown? `t` words the way back to the picture. */
  open(isOpen: boolean, t: (key: string) => string): void {
    this.#isOpen = isOpen;
    this.#button.textContent = t('ui.table.picture');
    this.#draw();
  }

  /** Another game: it begins with the picture, unless the page is read in words anyway. */
  restart(): void {
    this.#inWords = document.body.classList.contains('words');
    this.#draw();
  }

  draw(isDrawn: boolean): void {
    this.#isDrawn = isDrawn;
    this.#draw();
  }

  showPicture(): void {
    this.#inWords = false;
    document.body.classList.remove('words');
    this.#draw();
  }

  /** The words instead of the picture. */
  showWords(): void {
    this.#inWords = true;
    this.#draw();
    this.#onWords();
  }

  #draw(): void {
    document.body.classList.toggle('table-drawn', this.isShown());
    if (!this.isShown()) catchUp();
    this.#button.hidden = !(this.#isOpen && this.#isDrawn && this.#inWords);
  }
}
