/**
 * Playing what happened: nothing of the picture under it answers meanwhile, a caption says what goes on. The first tap
 * doubles the speed, the second jumps to the end of what is played on this stage; a button jumps over what that shop
 * does. Neither leads past a stop. The panels round the picture, as its bar, can be pressed all the time.
 */
import type { GameObjects } from 'phaser';
import { panel } from '../../ui/panel.ts';
import { box as boxOf, type Rect, shortSide } from '../../ui/rect.ts';
import { type CourseAct, type CoursePlace, nextAct, passAct, skipFrom } from './course.ts';
import type { TableKit } from './kit.ts';
import { prepaintBursts } from './motion/burst.ts';

/** Over everything a set draws. */
const DEPTH = 1000;
const SKIP = 48;
/** A caption without a place of its own is no wider, this high with one line, and so far over the foot of the window. */
const WIDEST = 900;
const HIGH = 44;
const FOOT = 12;
/** Beside a caption's words there is less room in a narrow place. */
const NARROW = 340;
/** A caption rises so much over the place it is given, if it is higher than that. */
const RISE = 9;
/** The usual width of a letter of a caption. */
const LETTER = 9.6;

/** How playing an act ends: by itself, or because the player wants something else. */
type Ending = 'played' | 'passed' | 'skipped' | 'again' | 'halted' | 'ended';

export class Playback {
  private readonly kit: TableKit;
  private readonly onSkip: () => void;
  private signal: ((how: Ending) => void) | null = null;
  /** Goes on with what is halted, or ends it. */
  private resume: ((how: 'again' | 'ended') => void) | null = null;
  private onHalt: () => void = () => undefined;
  /** How many beats of the act under way have begun. */
  private begun = 0;
  private isHasty = false;
  private rest: { words: string; go: () => void } | null = null;
  private words: string | null = null;
  private place: Rect | null = null;
  private made: GameObjects.GameObject[] = [];
  /** A tap that only closes what was opened over the picture does not hasten it as well. */
  private wasHeld = false;

  /** `onSkip` is called when the player presses the button that skips. */
  constructor(kit: TableKit, onSkip: () => void = () => undefined) {
    this.kit = kit;
    this.onSkip = onSkip;
  }

  isOn(): boolean {
    return this.signal !== null;
  }

  isHalted(): boolean {
    return this.resume !== null;
  }

  /** Jumps over what is being done, to the next stop or to what another seat does. */
  skip(): void {
    this.signal?.('skipped');
  }

  /** Jumps to the end of it all. */
  end(): void {
    this.signal?.('ended');
    this.resume?.('ended');
  }

  /** Plays what is under way once more from its beginning, in a picture drawn anew. */
  again(): void {
    this.signal?.('again');
  }

  /** Gives the picture away until `goOn`; resolves when it is free. */
  halt(): Promise<void> {
    return new Promise((done) => {
      this.onHalt = done;
      this.signal?.('halted');
    });
  }

  /** Goes on after `halt`, with what was under way then. */
  goOn(): void {
    this.resume?.('again');
  }

  /** So many beats of the act under way have begun. */
  reach(beats: number): void {
    this.begun = Math.max(this.begun, beats);
  }

  /** Lets the acts play one after the other until they are through or skipped. */
  async play(acts: readonly CourseAct[]): Promise<void> {
    const { kit } = this;
    this.isHasty = false;
    const usual = kit.speed;
    try {
      let at: CoursePlace | null = acts.length > 0 ? { act: 0, beat: 0 } : null;
      while (at !== null) {
        // What the act before did to the speed ends with it; what a tap did holds for all of them.
        kit.speed = this.isHasty ? usual * 2 : usual;
        const how = await this.playFrom(acts, at);
        this.clear();
        at = await this.after(how, acts, at.act);
      }
    } finally {
      this.signal = null;
      kit.speed = usual;
    }
  }

  private playFrom(acts: readonly CourseAct[], { act, beat }: CoursePlace): Promise<Ending> {
    this.begun = beat + 1;
    const signal = new Promise<Ending>((done) => {
      this.signal = done;
    });
    const played = acts[act]?.play(beat) ?? Promise.resolve();
    return Promise.race([played.then((): Ending => 'played'), signal]);
  }

  /** Where it goes on; null: nowhere. */
  private async after(how: Ending, acts: readonly CourseAct[], act: number): Promise<CoursePlace | null> {
    const begun = { act, beat: this.begun };
    switch (how) {
      case 'played':
        return nextAct(acts, begun);
      case 'passed':
        return passAct(acts, begun);
      case 'skipped':
        return skipFrom(acts, begun);
      case 'ended':
        return null;
      case 'halted': {
        const goesOn = await new Promise<'again' | 'ended'>((done) => {
          this.resume = done;
          this.onHalt();
        });
        this.resume = null;
        return goesOn === 'ended' ? null : { act, beat: begun.beat - 1 };
      }
      case 'again':
        return { act, beat: begun.beat - 1 };
    }
  }

  private clear(): void {
    // Like every other wait of a play given up, its rest never ends: nothing of it may go on.
    this.rest = null;
    this.words = null;
    this.made = [];
    this.kit.layer.showCaption(null);
    this.kit.abandon();
  }

  /** Resolves when the picture that was just set up can be seen. */
  async settled(): Promise<void> {
    await this.kit.ready();
    await this.kit.wait(120);
  }

  /** What is going on, in a sentence; at the foot of the window unless the set has a better place. */
  caption(words: string | null, place: Rect | null = null): void {
    if (!this.isOn()) return;
    this.words = words;
    this.place = place;
    this.showCaption();
  }

  private showCaption(): void {
    const { kit, words, place } = this;
    const { width, height } = kit.window;
    const most = place?.width ?? Math.min(width - 2 * (SKIP + 32), WIDEST);
    const at = place ?? boxOf((width - most) / 2, height - FOOT - HIGH, most, HIGH);
    const isLong = words !== null && words.length * LETTER * kit.textScale > most - 60;
    const raised = { ...at, y: at.y - RISE, height: at.height + 2 * RISE };
    const isShown = this.isOn() && !this.isHalted();
    kit.layer.showCaption(
      isShown && words !== null ? { words, at: raised, isLong, isNarrow: most < NARROW } : null,
    );
  }

  /** A rest: goes on when the button with these words or the picture is tapped, or by itself after a time. */
  pause(words: string, most: number): Promise<void> {
    if (!this.isOn()) return Promise.resolve();
    return new Promise((done) => {
      const go = () => {
        if (this.rest?.go !== go) return;
        this.rest = null;
        done();
      };
      this.rest = { words, go };
      this.cover();
      this.kit.layer.show(this.kit.panels);
      void this.kit.wait(most).then(go);
    });
  }

  /** Lays the veil, the caption and the way to skip over a picture just drawn. */
  cover(): void {
    this.showCaption();
    const { kit } = this;
    kit.prepaint('skip', () => {
      for (const isHasty of [false, true]) this.drawSign(isHasty);
    });
    prepaintBursts(kit);
    if (!this.isOn() || this.isHalted()) return;
    for (const object of this.made) object.destroy();
    const { width, height } = kit.window;
    const veil = kit.scene.add.zone(0, 0, width, height).setOrigin(0, 0).setDepth(DEPTH).setInteractive();
    veil.on('pointerdown', () => {
      this.wasHeld = kit.held;
    });
    veil.on('pointerup', () => this.tapped());
    this.made = [veil];
    kit.hits = [];
    if (this.rest === null) this.drawSkip();
    else this.showRest(this.rest);
  }

  private tapped(): void {
    if (this.wasHeld) return;
    if (this.rest !== null) this.rest.go();
    else if (this.isHasty) this.signal?.('passed');
    else {
      this.isHasty = true;
      this.kit.speed *= 2;
      this.cover();
    }
  }

  private showRest({ words, go }: { words: string; go: () => void }): void {
    const { panels, window } = this.kit;
    const small = shortSide(window) < 520;
    const [wide, high] = small ? [170, 48] : [240, 60];
    const at = boxOf(window.width - wide - 24, window.height - high - 24, wide, high);
    panels.wayOn = { at, small, id: 'next', words, tap: go };
  }

  private drawSkip(): void {
    const { kit } = this;
    const zone = kit.press('skip', this.skipBox(), () => {
      this.skip();
      this.onSkip();
    });
    this.made.push(...this.drawSign(this.isHasty), zone.setDepth(DEPTH + 3));
    void kit.art.finish();
  }

  private skipBox(): Rect {
    const { width, height } = this.kit.window;
    return boxOf(width - SKIP - 12, height - SKIP - 10, SKIP, SKIP);
  }

  private drawSign(isHasty: boolean): GameObjects.GameObject[] {
    const { kit } = this;
    const { x, y } = this.skipBox();
    const board = kit.laid(panel('plum', SKIP, SKIP, SKIP / 2 - 2), { x, y });
    const inside = boxOf(x + 9, y + 9, SKIP - 18, SKIP - 18);
    const sign = kit.fitted(isHasty ? 'icons/ui-speed4' : 'icons/ui-speed2', inside);
    return [board.setDepth(DEPTH + 1), sign.setDepth(DEPTH + 2)];
  }
}
