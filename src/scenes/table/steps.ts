/**
 * The moments that wait to be shown, in order. What led to a moment is played before it is shown; a player in a hurry
 * gets the last of them at once, and what was taken back is not played to its end.
 */
import type { GameId, ViewOf } from '../../engine/games.ts';
import type { StoryMoment } from '../../session/game/moments.ts';
import type { Look } from './contract.ts';

/** A moment to be shown, and what led to it. */
export interface TableStep<G extends GameId = 'petz'> {
  look: Look<G> | null;
  moments: readonly StoryMoment<G>[];
}

/** More than this waiting to be played: straight to the last. */
const BACKLOG = 40;

/** Who plays and shows. */
interface Stagehand<G extends GameId = 'petz'> {
  /** Is the picture still there? */
  isActive(): boolean;
  /** Does a player see the page, and is motion wanted? */
  isWatched(): boolean;
  /** Plays what led to a step, from the look before; resolves also when it is skipped. */
  play(step: TableStep<G> & { look: Look<G> }, before: Look<G>): Promise<void>;
  /** Ends what is being played. */
  end(): void;
  show(look: Look<G> | null): void;
  failed(error: unknown): void;
}

export class Steps<G extends GameId = 'petz'> {
  private readonly stage: Stagehand<G>;
  private queue: TableStep<G>[] = [];
  private running = false;
  private idlers: (() => void)[] = [];
  /** What the last step that was played or shown came to. */
  look: Look<G> | null = null;

  constructor(stage: Stagehand<G>) {
    this.stage = stage;
  }

  isRunning(): boolean {
    return this.running;
  }

  /**
   * The look of another moment while something is played; null when nothing is. Such a moment asks nothing: a question
   * is only ever shown with the table it was asked at, also where a play that was skipped still runs to its end.
   */
  moment(shown: Look<G>, view: ViewOf<G>): Look<G> | null {
    return this.running ? { ...shown, view, ask: null, domain: null, next: undefined } : null;
  }

  add(step: TableStep<G>): void {
    this.queue.push(step);
    // What comes in one go is shown in one go.
    if (!this.running) void Promise.resolve().then(() => this.work());
  }

  /** Ends what is being played, and what waits to be: straight to how things stand. */
  hurry(): void {
    for (const step of this.queue) step.moments = [];
    this.stage.end();
  }

  /** An answer was taken back: nothing that followed from it is shown any more. */
  takeBack(look: Look<G> | null): void {
    this.hurry();
    this.add({ look, moments: [] });
  }

  /** Resolves when everything that happened has been shown. */
  idle(): Promise<void> {
    if (!this.running && this.queue.length === 0) return Promise.resolve();
    return new Promise((done) => this.idlers.push(done));
  }

  /** Resolves the promises that wait for the rest. */
  rest(): void {
    for (const done of this.idlers.splice(0)) done();
  }

  private async work(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const { stage } = this;
    let isPlayed = false;
    try {
      for (let step = this.queue.shift(); step !== undefined; step = this.queue.shift()) {
        if (await this.playOne(step)) isPlayed = true;
        if (!stage.isActive()) return;
        this.look = step.look;
        if (isPlayed && this.queue.length === 0) await this.answers();
        if (!stage.isActive()) return;
        if (this.queue.length > 0) continue;
        stage.show(step.look);
        isPlayed = false;
      }
    } finally {
      this.running = false;
      this.rest();
    }
  }

  /** Resolves what waits: an answer given at once is played next, and the moment between is not drawn for it. */
  private answers(): Promise<void> {
    this.rest();
    return new Promise((done) => setTimeout(done));
  }

  /** Was it played? A picture that cannot be must not hold up the game: then only its end is shown. */
  private async playOne({ look, moments }: TableStep<G>): Promise<boolean> {
    const { stage, look: before } = this;
    if (moments.length === 0 || look === null || before === null || before.seat !== look.seat) return false;
    if (this.queue.length >= BACKLOG || !stage.isWatched()) return false;
    await stage.play({ look, moments }, before).catch((error: unknown) => stage.failed(error));
    return true;
  }
}
