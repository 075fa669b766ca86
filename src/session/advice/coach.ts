/**
 * The coach of a lesson: follows a game answer by answer, says the steps of the lesson when they are due, holds a bad
 * answer back, and tells again what was misread. In a free game he only watches. He knows what the player may know;
 * what he remembers is plain data that belongs to the progress.
 */
import type { CoachMemory, CoachStep, Imp, WatchId } from '../../campaign/coach.ts';
import type { EventOf, GameId } from '../../engine/games.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { Emitter } from '../emitter.ts';
import type { Session } from '../game/session.ts';
import type { Change } from '../game/session-types.ts';
import * as mind from './coach/memory.ts';
import type { Sight } from './coach/moment.ts';
import { dueStep, stepPoints, waitsForAnswer, watchesOf } from './coach/steps.ts';
import { type Args, type Finding, type Watch, watchesOfGame } from './coach/watch/index.ts';

/** What the coach says now, bubble by bubble. */
export interface Saying {
  /** Another number for everything he says. */
  id: number;
  /** A step of the lesson; something explained once more; an answer held back. */
  kind: 'step' | 'again' | 'held';
  who: Imp;
  /** The words of each bubble. */
  keys: readonly string[];
  args: Args;
  /** Which bubble is shown. */
  at: number;
  /** The place of the picture each bubble points at. */
  points: readonly (string | null)[];
  /** The last bubble stays until the question is answered. */
  waits: boolean;
}

interface RunningLesson {
  level: string;
  steps: readonly CoachStep[];
}

export interface CoachTools {
  /** Null in a free game. */
  lesson: RunningLesson | null;
  memory(): CoachMemory;
  save(memory: CoachMemory): void;
}

/** Who tells again what a watch has seen. */
const WATCHMAN: Imp = 'sedge';
const FIRST: Imp = 'ma';

interface Found<G extends GameId> {
  watch: Watch<G>;
  finding: Finding;
}

export class Coach<G extends GameId = GameId> extends Emitter {
  readonly #session: Session<G>;
  readonly #tools: CoachTools;
  readonly #stop: () => void;
  #saying: Saying | null = null;
  /** The step that is being said, and the question it belongs to. */
  #step: CoachStep | null = null;
  #ask: number | null = null;
  #queue: CoachStep[] = [];
  #held: { seat: Seat; choice: Json; watch: WatchId } | null = null;
  #isInsisting = false;
  /** What was insisted on in this game is not held back again. */
  readonly #insisted = new Set<WatchId>();
  /** The player has just answered; what is passed over for want of a choice is no answer of his. */
  #hasAnswered = false;
  /** What the answer under way was found to be. */
  #found: Found<G>[] = [];
  #before: Sight<G> | null;
  #count = 0;

  constructor(session: Session<G>, tools: CoachTools) {
    super();
    this.#session = session;
    this.#tools = tools;
    const { lesson } = tools;
    const isFresh = session.toSave().log.length === 0;
    if (lesson !== null) this.#remember(mind.beginLesson(tools.memory(), lesson.level, isFresh));
    this.#before = this.#sight();
    session.gate = (seat, choice) => this.#holds(seat, choice);
    session.hintContext.isHeldBack = (seat, choice) => this.#wouldHold(seat, choice);
    this.#stop = session.subscribe((change) => this.#follow(change));
    this.#consider(isFresh ? session.story(this.#before?.seat ?? null).flatMap(eventsIn<G>) : []);
  }

  /** What he says now; null if nothing. */
  get saying(): Saying | null {
    return this.#saying;
  }

  /** The next bubble, or silence. The last bubble of what waits for an answer stays, and can only be put away. */
  next(): void {
    const { saying } = this;
    if (saying === null) return;
    if (saying.at < saying.keys.length - 1) this.#say({ ...saying, at: saying.at + 1 });
    else this.#finish();
  }

  /** A held answer is taken back, to be thought over. */
  rethink(): void {
    if (this.#held === null) return;
    this.#held = null;
    this.#say(null);
    this.#consider([]);
  }

  /** A held answer is given all the same. */
  insist(): void {
    const held = this.#held;
    if (held === null) return;
    this.#held = null;
    this.#say(null);
    // That much has been said of it.
    this.#found = this.#found.filter(({ watch }) => watch.id !== held.watch);
    this.#insisted.add(held.watch);
    this.#isInsisting = true;
    try {
      this.#session.answer(held.seat, held.choice);
    } finally {
      this.#isInsisting = false;
    }
  }

  /** Resolves when nothing is being said that the player has to read first: the others wait for that. */
  silence(): Promise<void> {
    if (this.#isQuiet()) return Promise.resolve();
    return new Promise((done) => {
      const stop = this.subscribe(() => {
        if (!this.#isQuiet()) return;
        stop();
        done();
      });
    });
  }

  close(): void {
    this.#stop();
    this.#session.gate = null;
    this.#session.hintContext.isHeldBack = null;
    this.#say(null);
    this.removeListeners();
  }

  // ---- Following the game ----

  #isQuiet(): boolean {
    const { saying } = this;
    return saying === null || (saying.waits && saying.at === saying.keys.length - 1);
  }

  #sight(): Sight<G> | null {
    const seat = this.#session.device().viewer;
    if (seat === null) return null;
    const view = this.#session.view(seat);
    const domain = this.#session.domain(seat);
    return { seat, view, domain, ask: domain === null ? null : view.ask };
  }

  #follow(change: Change): void {
    if (change.type === 'undone') {
      this.#queue = [];
      this.#found = [];
      if (this.#saying?.kind !== 'step') this.#say(null);
    }
    if (change.type === 'thinking' || change.type === 'players') return;
    const after = this.#sight();
    const seat = after?.seat ?? null;
    const entry = change.type === 'answered' ? this.#session.entry(change.entry, seat) : null;
    const events = (entry?.events ?? []) as readonly EventOf<G>[];
    if (after !== null && this.#before !== null && entry !== null) {
      this.#note(entry.seat === seat ? this.#found : [], this.#before, events, after);
      if (entry.seat === seat) this.#found = [];
    }
    // A player who goes on without pressing has read enough.
    if (this.#hasAnswered && change.type === 'answered') {
      this.#hasAnswered = false;
      this.#finishStep();
      this.#say(null);
    }
    this.#before = after;
    if (this.#session.outcome() !== null) this.#end();
    else this.#consider(events);
  }

  #end(): void {
    this.#queue = [];
    this.#finish();
    this.#say(null);
    const { lesson } = this.#tools;
    if (lesson !== null) this.#remember(mind.fulfilled(this.#tools.memory(), lesson.steps));
  }

  // ---- What to say ----

  /** Something has changed: what has been answered is over, what is due is said. */
  #consider(events: readonly EventOf<G>[]): void {
    const sight = this.#sight();
    if (sight === null) return;
    this.#queueEvents(sight, events);
    if (this.#saying !== null && this.#ask !== null && this.#ask !== sight.ask?.id) this.#finish();
    if (this.#saying === null) this.#goOn();
  }

  /** What waits for an event does not come again. */
  #queueEvents(sight: Sight<G>, events: readonly EventOf<G>[]): void {
    const { lesson } = this.#tools;
    if (lesson === null || events.length === 0) return;
    const steps = lesson.steps.filter(({ when }) => when.event !== undefined);
    for (;;) {
      const step = dueStep(this.#session.game, { ...lesson, steps }, this.#tools.memory(), { sight, events });
      if (step === null) return;
      this.#begin(lesson, step);
      this.#queue.push(step);
    }
  }

  #begin({ level }: RunningLesson, step: CoachStep): void {
    this.#remember(mind.beginStep(this.#tools.memory(), level, step));
  }

  /** The next thing to be said, if there is one. */
  #goOn(): void {
    const queued = this.#queue.shift();
    if (queued !== undefined) {
      this.#speak(queued, null);
      return;
    }
    const sight = this.#sight();
    if (sight === null || sight.ask === null) return;
    const { lesson } = this.#tools;
    const game = this.#session.game;
    const steps = lesson?.steps.filter(({ when }) => when.event === undefined) ?? [];
    const step =
      lesson === null
        ? null
        : dueStep(game, { ...lesson, steps }, this.#tools.memory(), { sight, events: [] });
    if (lesson !== null && step !== null) {
      this.#begin(lesson, step);
      this.#speak(step, sight.ask.id);
    } else this.#tellAgain(sight);
  }

  #speak(step: CoachStep, ask: number | null): void {
    const level = this.#tools.lesson?.level ?? '';
    this.#step = step;
    this.#ask = ask;
    const keys = Array.from({ length: step.say ?? 1 }, (_, i) => `level.${level}.coach.${step.id}.${i + 1}`);
    const { who = FIRST, point } = step;
    const points = stepPoints(point, keys.length);
    this.#say({
      ...{ id: ++this.#count, kind: 'step', who, keys, args: {}, at: 0, points },
      waits: ask !== null && waitsForAnswer(step),
    });
  }

  /** What was misread before is explained once more, in other words, where it matters again. */
  #tellAgain({ ask }: Sight<G>): void {
    const memory = this.#tools.memory();
    const due = watchesOfGame(this.#session.game).find(
      ({ id, asks }) => mind.isOwed(memory, id) && asks[0] === ask?.kind,
    );
    if (due === undefined) return;
    this.#remember(mind.noteRepeated(memory, due.id));
    this.#step = null;
    this.#ask = ask?.id ?? null;
    const keys = [`coach.again.${due.id}`];
    this.#say({
      ...{ id: ++this.#count, kind: 'again', who: WATCHMAN, keys, args: {}, at: 0 },
      points: [due.point],
      waits: true,
    });
  }

  /** It was read, or is no longer needed. */
  #finish(): void {
    if (this.#saying === null) return;
    this.#finishStep();
    this.#say(null);
    this.#goOn();
  }

  #say(saying: Saying | null): void {
    if (saying === this.#saying) return;
    this.#saying = saying;
    this.emit();
  }

  // ---- Watching ----

  /** Is this answer held back, to be thought over? */
  #holds(seat: Seat, choice: Json): boolean {
    const sight = this.#sight();
    if (this.#isInsisting || sight === null || sight.seat !== seat || sight.ask === null) {
      this.#hasAnswered = true;
      return false;
    }
    const { found, bad } = this.#judge(sight, choice);
    this.#found = found;
    this.#hasAnswered = bad === undefined;
    if (bad === undefined) return false;
    this.#hold(seat, choice, bad);
    return true;
  }

  /** Would this answer be held back? Nothing is said or remembered. */
  #wouldHold(seat: Seat, choice: Json): boolean {
    const sight = this.#sight();
    return sight?.seat === seat && this.#judge(sight, choice).bad !== undefined;
  }

  /** What an answer is found to be, and what of that is held back here. */
  #judge(sight: Sight<G>, choice: Json): { found: Found<G>[]; bad: Found<G> | undefined } {
    const kind = sight.ask?.kind ?? '';
    const guarded = this.#guarded(kind);
    const watches = watchesOfGame(this.#session.game).filter(
      ({ id, asks, inLessons }) => asks.includes(kind) && (inLessons !== true || guarded.includes(id)),
    );
    const found = watches.flatMap((watch): Found<G>[] => {
      const finding = watch.judge?.(sight, choice) ?? null;
      return finding === null ? [] : [{ watch, finding }];
    });
    const bad = found.find(
      ({ watch, finding }) => finding.verdict === 'misread' && guarded.includes(watch.id),
    );
    return { found, bad };
  }

  #hold(seat: Seat, choice: Json, { watch, finding }: Found<G>): void {
    this.#held = { seat, choice, watch: watch.id };
    this.#finishStep();
    this.#remember(
      mind.noteRepeated(mind.noteMisread(this.#tools.memory(), watch.topic, watch.id), watch.id),
    );
    this.#say({
      ...{ id: ++this.#count, kind: 'held', who: WATCHMAN, keys: [`coach.held.${watch.id}`], at: 0 },
      args: finding.args ?? {},
      points: [watch.point],
      waits: false,
    });
  }

  /** What the step said of this was heard. */
  #finishStep(): void {
    const { lesson } = this.#tools;
    if (lesson !== null && this.#step !== null)
      this.#remember(mind.heard(this.#tools.memory(), lesson.level, this.#step));
    this.#step = null;
    this.#ask = null;
  }

  /** What the steps shown so far look at where this is asked. */
  #guarded(kind: string): WatchId[] {
    const { lesson } = this.#tools;
    if (lesson === null) return [];
    const memory = this.#tools.memory();
    return lesson.steps
      .filter(({ when }) => when.ask === kind)
      .filter((step) => step.reminder === true || mind.hasBegun(memory, lesson.level, step))
      .flatMap((step) => watchesOf(step).filter((watch) => !this.#insisted.has(watch)));
  }

  /** What an answer showed: right, or misread. */
  #note(found: readonly Found<G>[], before: Sight<G>, events: readonly EventOf<G>[], after: Sight<G>): void {
    const seen = watchesOfGame(this.#session.game).flatMap((watch): Found<G>[] => {
      const finding = watch.look?.(before, events, after) ?? null;
      return finding === null ? [] : [{ watch, finding }];
    });
    const all = [...found, ...seen.filter(({ watch }) => !found.some((one) => one.watch === watch))];
    let memory = this.#tools.memory();
    for (const { watch, finding } of all) {
      const learn = finding.verdict === 'right' ? mind.doneRight : mind.noteMisread;
      memory = learn(memory, watch.topic, watch.id);
    }
    if (all.length > 0) this.#remember(memory);
  }

  #remember(memory: CoachMemory): void {
    if (memory !== this.#tools.memory()) this.#tools.save(memory);
  }
}

function eventsIn<G extends GameId>({ events }: { events: readonly unknown[] }): EventOf<G>[] {
  return [...events] as EventOf<G>[];
}
