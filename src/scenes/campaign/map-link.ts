/** The campaign map in the page: what it is told, where its signs lead, and how the focus of the page follows it. */
import { isStill } from '../../session/profiles/settings.ts';
import { mapFacts } from '../../ui/access/campaign/map-facts.ts';
import { LevelWords } from '../../ui/access/campaign/words.ts';
import { SCREENS, type Screen } from '../../ui/access/context.ts';
import { profileName } from '../../ui/access/parts/portrait.tsx';
import type { Started } from '../../ui/access/start.ts';
import type { Scenes } from '../boot.ts';
import type { MapHit, MapInit } from './types.ts';
import '../../ui/access/styles/map-loading.css';

/** While the map is drawn its page in words is out of sight, but not out of reach. */
const DRAWN = 'map-drawn';
/** All levels are seen at once: the page in words stands where the picture was. */
const WHOLE = 'map-whole';

/** The button in words that does the same as a sign, a place or the way back. */
function buttonOf(id: string): HTMLElement | null {
  const quoted = CSS.escape(id);
  return document.querySelector(
    id === 'back'
      ? '.campaign-page .page-head > button'
      : `.campaign-page :is([data-level="${quoted}"] button, [data-place="${quoted}"])`,
  );
}

/** Which sign or place a button in words belongs to. */
function idOf(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null;
  const level = target.closest<HTMLElement>('.campaign-page [data-level]')?.dataset.level;
  const place = target.closest<HTMLElement>('.campaign-page [data-place]')?.dataset.place;
  return level ?? place ?? (target.matches('.campaign-page .page-head > button') ? 'back' : null);
}

export class MapLink {
  readonly #started: Started;
  readonly #scenes: Scenes;
  readonly #calm: MediaQueryList;
  readonly #coming = new MapLoading();
  #isOpen = false;
  #isWhole = false;
  /** Can the picture be seen, and was it ever? */
  #isUp = false;
  #wasUp = false;
  /** The level that was next when the map was last seen: another one has been opened since. */
  #next: string | null = null;
  #opened: string | null = null;

  constructor(started: Started, scenes: Scenes, calm: MediaQueryList) {
    this.#started = started;
    this.#scenes = scenes;
    this.#calm = calm;
    document.addEventListener('focusin', ({ target }) => {
      if (this.isShown()) scenes.focusMap(idOf(target));
    });
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-road]') !== null) this.#seeWhole(false);
    });
  }

  /** Can the map be seen now? */
  isShown(): boolean {
    const { classList } = document.body;
    return this.#isOpen && classList.contains(DRAWN) && !classList.contains('words');
  }

  hits(): readonly MapHit[] {
    return this.isShown() ? this.#scenes.mapHits() : [];
  }

  /** Shows the map, or shows it with what has changed; false while it is read in words. */
  open(): boolean {
    const { levels, words } = this.#started;
    this.#isOpen = true;
    if (document.body.classList.contains('words') || levels.hasFailed) {
      this.#fail();
      return false;
    }
    if (!this.#isUp && !this.#isWhole) this.#coming.show(words.t('ui.campaign.coming'), this.#wasUp);
    this.#mark(true);
    if (levels.book === null) {
      void levels.load();
      return false;
    }
    // Drawing the map takes all the time there is: what says so has to be seen before.
    void (this.#isUp ? Promise.resolve() : painted())
      .then(() => (this.#isOpen ? this.#scenes.showMap(this.#init()) : undefined))
      .catch(() => this.#fail());
    return true;
  }

  close(): void {
    this.#isOpen = false;
    this.#isUp = false;
    this.#fail();
  }

  /** No picture, or none any more. */
  #fail(): void {
    this.#coming.hide(true);
    this.#mark(false);
  }

  /** All levels at once, or the road again. */
  #seeWhole(isWhole: boolean): void {
    this.#isWhole = isWhole;
    this.#mark(true);
    const first = isWhole ? '.campaign-page [data-road]' : '.campaign-page .page-head > button';
    document.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }

  #isStill(): boolean {
    return isStill(this.#started.settings.value, this.#calm.matches);
  }

  #mark(isDrawn: boolean): void {
    const { classList } = document.body;
    classList.toggle(DRAWN, isDrawn && this.#isOpen && !this.#isWhole);
    classList.toggle(WHOLE, isDrawn && this.#isOpen && this.#isWhole);
  }

  #init(): MapInit {
    const { access, sessions, levels, settings, today, words } = this.#started;
    const { book } = levels;
    if (book === null) throw new Error('the map is drawn from the book');
    const facts = mapFacts(book, levels, new LevelWords(words), today());
    const next = levels.next()?.id ?? null;
    if (this.#next !== null && next !== this.#next) this.#opened = next;
    this.#next = next;
    return {
      ...facts,
      profile: profileName(words, sessions.profiles, sessions.profiles.active),
      t: words.t,
      still: this.#isStill(),
      textScale: settings.value.textSize / 100,
      focus: access.place(),
      opened: this.#opened,
      onLevel: (id) => access.go('briefing', id),
      onPlace: (place) => {
        const screen = SCREENS.find((one) => one === (place === 'back' ? 'title' : place));
        if (screen !== undefined) access.go(screen satisfies Screen);
      },
      onWhole: () => this.#seeWhole(true),
      onShown: () => {
        if (!this.#isOpen) return;
        this.#isUp = true;
        this.#wasUp = true;
        this.#coming.hide(this.#isStill());
      },
      onArrived: () => {
        this.#opened = null;
      },
      onFocus: (id) => {
        const button = buttonOf(id);
        if (button !== null && !button.matches(':disabled')) button.focus({ preventScroll: true });
        else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      },
    };
  }
}

/** How long it takes to go, as the style has it. */
const FADE = 220;
/** A page in the background draws no frames. */
const PATIENCE = 200;

class MapLoading {
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
function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, PATIENCE);
    requestAnimationFrame(() => setTimeout(done, 0));
  });
}
