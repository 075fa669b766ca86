/** What came of earlier choices and sales, for the screens: in a level, in all levels played, and in the game at hand. */

import type { LevelChange, LevelOutcome } from '../../campaign/consequences.ts';
import type { Book, Choice, Level, Picks, Progress } from '../../campaign/schema.ts';
import type * as Core from './campaign-core.ts';
import type { LevelRun } from './level-run.ts';

/** What the campaign knows by now; nothing before its book has come. */
export interface KnownCampaign {
  core: typeof Core | null;
  book: Book | null;
  progress: Progress;
}

/** More lines would hide the table. */
const AT_ONCE = 3;

/** Changes of the level at hand that have just been felt. */
export interface StruckGoal {
  level: Level;
  changes: readonly LevelChange[];
}

export class Outcomes {
  readonly #known: () => KnownCampaign;
  readonly #changed: () => void;
  /** Resolves when the picture has shown what happened. */
  readonly #shown: () => Promise<void>;
  /** The twists that were met, by a progress. */
  #met: { of: Progress; mods: ReadonlySet<string> } | null = null;
  #run: LevelRun | null = null;
  /** The conditions of the changes that were announced. */
  #announced = new Set<string>();
  /** How many events of the run have been looked at. */
  #seen = 0;
  #struck: StruckGoal | null = null;
  /** What is announced after that. */
  #waiting: LevelChange[] = [];

  constructor(known: () => KnownCampaign, changed: () => void, shown = async () => {}) {
    this.#known = known;
    this.#changed = changed;
    this.#shown = shown;
  }

  /** The changes of a level that hold, for what is chosen now or was before. */
  of(level: Level, picks: Picks): LevelChange[] {
    const { core, progress } = this.#known();
    return core?.consequencesOf(level, progress, picks) ?? [];
  }

  /** The choices that are asked at this moment of a level; some only of those for whom something has come to pass. */
  asked(level: Level, at: Choice['at']): Choice[] {
    const { core, progress } = this.#known();
    return (level.choices ?? []).filter(
      (choice) =>
        choice.at === at && (choice.if === undefined || core?.pickHolds(choice.if, progress, {}) === true),
    );
  }

  /** The changes that the game at hand was dealt with: what is chosen elsewhere meanwhile does not count in it. */
  in({ level, session }: LevelRun): LevelChange[] {
    const { core, progress } = this.#known();
    return core?.consequencesIn(level, session.setup, progress, session.level?.picks ?? {}) ?? [];
  }

  /** Everything that was decided, and what came of it in the levels played so far. */
  all(): LevelOutcome[] {
    const { core, book, progress } = this.#known();
    return book === null || core === null ? [] : core.outcomesOf(book, progress);
  }

  /** Where a change comes from: the level in which that was chosen, sold or won; null if it may be any. */
  origin(change: LevelChange): Level | null {
    const { core, book } = this.#known();
    return book === null || core === null ? null : core.originOf(book, change.if);
  }

  /** Whether a twist has not been met in any game played to its end. */
  isNew(mod: string): boolean {
    const { core, book, progress } = this.#known();
    if (book === null || core === null) return false;
    if (this.#met?.of !== progress) this.#met = { of: progress, mods: core.metTwists(book, progress) };
    return !this.#met.mods.has(mod);
  }

  // ---- In the game at hand ----

  /** What has just been felt and not been waved away, so many at a time. */
  get struck(): StruckGoal | null {
    return this.#struck;
  }

  dismiss(): void {
    this.#next(this.#waiting.splice(0));
    this.#changed();
  }

  #next(changes: LevelChange[]): void {
    const level = this.#run?.level;
    this.#waiting = changes.slice(AT_ONCE);
    const now = changes.slice(0, AT_ONCE);
    this.#struck = level === undefined || now.length === 0 ? null : { level, changes: now };
  }

  /** Watches a game; of one that is gone on with, earlier changes are not announced again. */
  follow(run: LevelRun | null): void {
    this.#run = run;
    this.#struck = null;
    this.#waiting = [];
    this.#seen = 0;
    this.#announced = new Set();
    if (run === null) return;
    const isFresh = run.session.story(run.seat).length <= 1;
    const felt = this.#felt(run);
    if (isFresh) void this.#tell(run, felt);
    run.subscribe(() => void this.#tell(run, this.#felt(run)));
  }

  /** The changes that are felt for the first time in what has happened since the last look. */
  #felt(run: LevelRun): LevelChange[] {
    const { core } = this.#known();
    const { events } = run.look;
    const fresh = events.slice(Math.min(this.#seen, events.length));
    this.#seen = events.length;
    const felt = this.in(run).filter(
      (change) =>
        !this.#announced.has(JSON.stringify(change.if)) &&
        fresh.some((event) => core?.isStruckBy(change, event) === true),
    );
    for (const change of felt) this.#announced.add(JSON.stringify(change.if));
    return felt;
  }

  async #tell(run: LevelRun, felt: readonly LevelChange[]): Promise<void> {
    if (felt.length === 0 || run.isOver) return;
    await this.#shown();
    if (this.#run !== run || run.isOver) return;
    this.#waiting.push(...felt);
    if (this.#struck === null) this.#next(this.#waiting);
    this.#changed();
  }
}
