/**
 * The drawn table: shows the picture that belongs to what is asked, plays what happened, and draws anew. It follows
 * the session step by step; a player who taps twice, hides the page or is in a hurry sees the last moment at once.
 */
import { Scene } from 'phaser';
import type { ViewOf } from '../../engine/games.ts';
import type { Json, Refusal, Seat } from '../../engine/kernel/state.ts';
import type { Change } from '../../session/game/session.ts';
import { Asking } from '../../ui/access/question/asking.ts';
import { chime } from '../../ui/chime.ts';
import { lettersReady } from '../../ui/label.ts';
import { lettersEdition } from '../../ui/letters.ts';
import { uncover } from '../../ui/rest.ts';
import { useCssPixels } from '../../ui/screen.ts';
import { SvgTextures } from '../../ui/svg-textures.ts';
import type { Look, SetHost, SetNameOf, StageRun, TableSet } from './contract.ts';
import { hangCurtain, liftCurtain } from './curtain.ts';
import { isCalendarOpen } from './frame/calendar-sheet.ts';
import { Hearing } from './hearing.ts';
import { keysFor } from './keys.ts';
import { type Hit, TableKit } from './kit.ts';
import type { One, OpenTable } from './open-table.ts';
import { Playback } from './playback.ts';
import { Steps, type TableStep } from './steps.ts';

export { openTable } from './open-table.ts';

const TABLE = 'table';

type Picture = SetNameOf<One>;

export class TableScene extends Scene {
  private given: OpenTable | null = null;
  private kit: TableKit | null = null;
  private playback: Playback | null = null;
  private readonly hearing = new Hearing<One>((events) =>
    this.given?.link.hear?.(events, this.kit?.speed ?? 1),
  );
  private set: TableSet<One> | null = null;
  private name: Picture | null = null;
  /** The picture left to look at a shop, with what was begun in it. */
  private left: { name: Picture | null; set: TableSet<One> | null } | null = null;
  /** What the picture shows: while something is played, a moment on the way to `look`. */
  private shown: Look<One> | null = null;
  /** What the session says, and what waits to be shown of it. */
  private steps: Steps<One> = this.newSteps();
  private visiting: Seat | null = null;
  private asking: Asking<One> | null = null;
  private stop: () => void = () => undefined;
  private turns = 0;
  /** Which picture is shown, and of which question. */
  private page = '';
  /** A new picture is not painted yet: the cloth stays, also if it is drawn anew meanwhile. */
  private isVeiled = false;
  /** In which window, words and size of letters the picture is drawn, and on which memory of the card. */
  private manner = '';

  constructor() {
    super(TABLE);
  }

  init(given: OpenTable): void {
    this.given = given;
    this.set = null;
    this.name = null;
    this.shown = null;
    this.visiting = null;
    this.left = null;
    this.isVeiled = false;
    this.page = '';
    this.manner = '';
    this.steps = this.newSteps();
  }

  create(): void {
    this.kit ??= new TableKit(this, new SvgTextures(this.textures));
    this.hold(false);
    this.playback = new Playback(this.kit, () => this.given?.link.skipped?.());
    this.input.topOnly = true;
    if (this.given === null) return;
    const { link, book } = this.given;
    this.asking = new Asking<One>({
      link,
      wording: () => book.wording(link.speech),
      hides: (id) => this.kit?.hides(id) ?? false,
      answer: (choice) => this.answer(choice),
      redraw: () => this.redraw(),
    });
    this.cameras.main.setBackgroundColor(book.backdrop);
    keysFor(this, this.kit, this.given, this.hurry);
    this.scale.on('resize', this.renew, this);
    document.addEventListener('visibilitychange', this.hurry);
    const unsubscribe = link.session.subscribe((change) => this.follow(change));
    this.stop = () => {
      unsubscribe();
      this.scale.off('resize', this.renew, this);
      document.removeEventListener('visibilitychange', this.hurry);
      this.hurry();
      this.steps.rest();
      this.kit?.layer.show({});
    };
    this.events.once('shutdown', () => this.stop());
    void lettersReady().then(() => this.steps.add({ look: this.lookNow(), moments: [] }));
  }

  /** Everything that can be pressed in the picture shown now. */
  hits(): readonly Hit[] {
    if (this.name === null || !this.sys.isActive() || !this.input.enabled) return [];
    return this.kit?.allHits() ?? [];
  }

  /** Resolves when everything that happened has been shown. */
  idle(): Promise<void> {
    return this.sys.isActive() ? this.steps.idle() : Promise.resolve();
  }

  /** Draws the moment shown anew: another window, other words, other settings. */
  renew(): void {
    // What is played goes on where it was, be it in another window.
    if (!this.steps.isRunning()) this.build();
    else if (this.playback?.isOn() !== true || this.given?.link.speed === 0) this.hurry();
    else if (this.playback.isHalted()) this.build();
    else if (this.manner !== this.mannerNow()) this.playback.again();
  }

  private mannerNow(): string {
    const { link } = this.given ?? {};
    const { lang, dataset } = document.documentElement;
    const { width, height, ratio } = useCssPixels(this);
    const editions = [this.kit?.art.edition, lettersEdition()];
    return [width, height, ratio, lang, dataset.contrast, link?.still, link?.textScale, ...editions].join();
  }

  /** Each frame: what is played stands still while something is open over it. */
  override update(): void {
    const { kit, playback } = this;
    if (kit === null || playback === null) return;
    const isOpen = kit.touch.tip.isStaying() || isCalendarOpen(kit);
    const isHeld = playback.isOn() && !playback.isHalted() && isOpen;
    if (isHeld !== kit.held) this.hold(isHeld);
  }

  private hold(isHeld: boolean): void {
    if (this.kit !== null) this.kit.held = isHeld;
    this.time.paused = isHeld;
    if (isHeld) this.tweens.pauseAll();
    else this.tweens.resumeAll();
  }

  /** Ends what is being played, and what waits to be: straight to how things stand. */
  readonly hurry = (): void => this.steps.hurry();

  private follow(change: Change): void {
    const { session } = this.given?.link ?? {};
    if (session === undefined) return;
    const { viewer } = session.device();
    const isWatched = change.type === 'answered' && viewer !== null && this.isWatched();
    const moments = isWatched ? session.moments(change.entry, viewer) : [];
    const isLooking = this.visiting !== null && !this.steps.isRunning();
    if (change.type === 'undone') this.steps.takeBack(this.lookNow());
    // A change of players or wishes does not move the viewer away from what he looks at.
    else if (change.type === 'players' && isLooking) this.build();
    else this.steps.add({ look: this.lookNow(), moments });
  }

  /** Lets fingers reach the picture and its panels, or keeps them off what has not been shown yet. */
  private admit(isOpen: boolean): void {
    this.input.enabled = isOpen;
    this.kit?.layer.open(isOpen);
  }

  private newSteps(): Steps<One> {
    // A game that was left may still come to the end of a play when another one is on the table.
    const steps: Steps<One> = new Steps<One>({
      isActive: () => steps === this.steps && this.sys.isActive(),
      isWatched: () => this.isWatched(),
      play: (step, before) => this.play(step, before),
      end: () => this.playback?.end(),
      show: (look) => this.show(look),
      failed: reportError,
    });
    return steps;
  }

  private lookNow(): Look<One> | null {
    const { given } = this;
    const seat = given?.link.session.device().viewer ?? null;
    if (given === null || seat === null) return null;
    const { session, brief } = given.link;
    const view = session.view(seat);
    const domain = session.domain(seat);
    return {
      view,
      seat,
      subject: given.book.subjectOf(view, seat, brief),
      ask: domain === null ? null : view.ask,
      domain,
    };
  }

  /** Does a player see the page, and is motion wanted? */
  private isWatched(): boolean {
    const { link, isChosen } = this.given ?? {};
    return link !== undefined && link.speed !== 0 && !document.hidden && (isChosen?.() ?? true);
  }

  /** Plays what an answer led to, run by run, each on its own stage. */
  private async play(
    { moments, look }: TableStep<One> & { look: Look<One> },
    { view: from }: Look<One>,
  ): Promise<void> {
    const { given, playback } = this;
    if (given === null || playback === null) return;
    this.visiting = null;
    const { seat } = look;
    const isBrief = given.link.brief;
    // Who wants rivals in brief sees nothing of their evenings but how they end.
    const runs = given.book
      .runsOf(moments, from, seat)
      .filter((run) => !isBrief || run.stage.subject === seat);
    await playback.play(
      runs.map((run) => ({
        whose: given.book.whoseDoings(run.beats.map(({ event }) => event)),
        stops: run.beats.flatMap(({ event }, i) => (given.book.isStop(event, seat) ? [i] : [])),
        play: (from) => this.playRun(run, seat, from),
      })),
    );
  }

  /** Plays what belongs to one stage, from a beat on. */
  private async playRun({ stage, beats: all }: StageRun<One>, seat: Seat, from: number): Promise<void> {
    const { playback } = this;
    const beats = all.slice(from);
    const [first] = beats;
    const last = beats.at(-1);
    if (playback === null || first === undefined || last === undefined) return;
    const { before: view, event: next } = first;
    const start: Look<One> = { view, seat, subject: stage.subject, ask: null, domain: null, next };
    this.visiting = null;
    this.stage(stage.set, start);
    await playback.settled();
    if (playback !== this.playback) return;
    this.hearing.begin(beats, (begun) => playback.reach(from + begun));
    await this.set?.show?.(beats, start);
    if (playback !== this.playback) return;
    this.hearing.end();
    // It is drawn with what follows: the next stage, or the look that all this led to.
    this.turn(last.after, false);
  }

  /** The picture at another moment of what is being played. */
  private turn(view: ViewOf<One>, isDrawn = true): void {
    const moment = this.shown === null ? null : this.steps.moment(this.shown, view);
    if (moment === null) return;
    this.hearing.reach(view);
    this.shown = moment;
    if (isDrawn) this.build();
  }

  private show(look: Look<One> | null): void {
    this.visiting = null;
    const { book, link } = this.given ?? {};
    this.stage(look === null ? null : (book?.chooseSet(look, link?.brief) ?? null), look);
    this.left = null;
  }

  /** Sets a picture up, or keeps the one there is if it is the same. */
  private stage(wanted: Picture | null, look: Look<One> | null): void {
    const { given } = this;
    if (given === null) return;
    const make = wanted === null ? undefined : given.book.sets[wanted];
    const name = make === undefined ? null : wanted;
    const isOther = name !== this.name;
    // The battle is one board for all: another hero's sheet beside it is no other picture.
    const isNew = isOther || (name !== 'battle' && look?.subject !== this.shown?.subject);
    // The picture that was left for a visit, if it is the one to come back to.
    const left = this.visiting === null && this.left?.name === name ? this.left.set : null;
    if (isOther) this.set = make === undefined ? null : (left ?? make(this.host()));
    this.name = name;
    this.shown = look;
    if (isOther) given.onPicture(name);
    this.build(isNew);
  }

  /** Goes to look at a shop; to one's own means back to the question. */
  peek(seat: Seat): void {
    const { look } = this.steps;
    const { book } = this.given ?? {};
    if (look === null || book === undefined) return;
    if (this.steps.isRunning()) this.peekMeanwhile(seat, look, book.visited);
    else if (seat === look.seat || this.visiting === seat) this.show(look);
    else {
      if (this.visiting === null) this.left = { name: this.name, set: this.set };
      this.visiting = seat;
      this.stage(book.visited, { ...look, subject: seat, ask: null, domain: null });
    }
  }

  /** While something is played: it waits until one comes back. */
  private peekMeanwhile(seat: Seat, look: Look<One>, visited: Picture): void {
    const { playback, shown } = this;
    if (playback === null || shown === null || !playback.isOn()) return;
    if (seat === look.seat || this.visiting === seat) {
      playback.goOn();
      return;
    }
    const show = () => {
      this.visiting = seat;
      this.stage(visited, { ...shown, subject: seat, next: undefined });
    };
    if (playback.isHalted()) show();
    else void playback.halt().then(show);
  }

  private host(): SetHost<One> {
    const { kit, given, playback } = this;
    if (kit === null || given === null || playback === null)
      throw new Error('the table is dealt before it stands');
    return {
      kit,
      link: given.link,
      get speech() {
        return given.link.speech;
      },
      answer: (choice) => this.answer(choice),
      question: (asked) =>
        void (this.shown && Object.assign(kit.panels, this.asking?.panels(this.shown, asked))),
      hear: (event) => this.hearing.hear(event),
      redraw: () => this.redraw(),
      turn: (view) => void (playback === this.playback && this.turn(view)),
      caption: (words, place) => playback.caption(words, place),
      pause: (words, most) => playback.pause(words, most),
      peek: (seat) => this.peek(seat),
    };
  }

  /** Answers the open question; null if it was taken. */
  private answer(choice: Json): Refusal | null {
    const { look } = this.steps;
    const { link } = this.given ?? {};
    if (link === undefined || look === null || this.steps.isRunning()) return null;
    if (look.ask === null || look.ask.id !== link.session.ask()?.id) return null;
    const refusal = link.session.answer(look.seat, choice);
    this.asking?.refuse(look.ask.id, refusal);
    if (refusal !== null) {
      chime('invalid');
      this.redraw();
    }
    return refusal;
  }

  private redraw(): void {
    if (!this.steps.isRunning() || this.playback?.isHalted() === true) this.build();
  }

  private build(isNew = false): void {
    const { kit, given, set, shown, name, visiting, playback } = this;
    if (kit === null || given === null || playback === null || !this.sys.isActive()) return;
    const turn = ++this.turns;
    uncover(this);
    const { link, book } = given;
    const { width, height, ratio } = useCssPixels(this);
    kit.follow(link);
    if (!playback.isOn()) kit.speed = link.speed;
    const page = `${name} ${shown?.ask?.id} ${shown?.subject}`;
    if (page !== this.page) this.admit(false);
    this.page = page;
    this.manner = this.mannerNow();
    kit.begin(ratio, { x: 0, y: 0, width, height }, page, this.manner);
    if (set === null || shown === null || name === null) {
      kit.end();
      return;
    }
    const frame = book.frame(kit.window, shown, name, link);
    const peek = (seat: Seat) => this.peek(seat);
    const isPlaying = playback.isOn() && !playback.isHalted();
    kit.isInert = isPlaying;
    set.draw(shown, frame.area);
    frame.draw(kit, link, peek);
    kit.isInert = false;
    if (visiting !== null) frame.visit(kit, link, peek);
    playback.cover();
    kit.layer.playing(isPlaying);
    this.isVeiled ||= isNew;
    kit.end(this.isVeiled);
    const curtain = this.isVeiled ? hangCurtain(this, width, height) : null;
    void kit.art.finish().then(async () => {
      const isCurrent = () => turn === this.turns && this.sys.isActive();
      if (isCurrent() && curtain !== null) {
        this.isVeiled = false;
        kit.layer.veil(false);
        uncover(this);
        await liftCurtain(curtain, kit);
      }
      await new Promise(requestAnimationFrame);
      if (isCurrent()) this.admit(true);
    });
  }
}
