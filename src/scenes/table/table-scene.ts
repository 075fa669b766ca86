/**
 * The drawn table: shows the picture that belongs to what is asked, plays what happened, and draws anew. It follows
 * the session step by step; whoever taps, hides the page or is in a hurry sees the last moment at once.
 */
import { Scene } from 'phaser';
import type { PetzEvent } from '../../engine/petz/events.ts';
import type { Change } from '../../session/session.ts';
import { lettersReady } from '../../ui/label.ts';
import { useCssPixels } from '../../ui/screen.ts';
import { SvgTextures } from '../../ui/svg-textures.ts';
import { palette } from '../../ui/theme/palette.ts';
import { chooseSet } from './choose-set.ts';
import type { Deal, Look, SetName, TableLink, TableSet } from './contract.ts';
import { buildFrame, frameFor } from './frame/frame.ts';
import { type Hit, TableKit } from './kit.ts';
import { hasRail, SETS } from './sets.ts';

export const TABLE = 'table';

export interface TableInit {
  link: TableLink;
  /** Told whenever another picture is shown; null: there is none for this moment, the layer in words has the page. */
  onPicture(name: SetName | null): void;
  /** Is the picture in sight? What nobody sees is not played. */
  isSeen(): boolean;
}

/** A moment to be shown, and what led to it. */
interface Step {
  look: Look | null;
  events: readonly PetzEvent[];
}

/** More than this waiting to be played: straight to the last. */
const BACKLOG = 5;

export class TableScene extends Scene {
  private given: TableInit | null = null;
  private kit: TableKit | null = null;
  private set: TableSet | null = null;
  private name: SetName | null = null;
  private look: Look | null = null;
  private queue: Step[] = [];
  private running = false;
  /** Ends the motion under way. */
  private skip: (() => void) | null = null;
  private stop: () => void = () => undefined;
  private turn = 0;

  constructor() {
    super(TABLE);
  }

  init(given: TableInit): void {
    this.given = given;
    this.set = null;
    this.name = null;
    this.look = null;
    this.queue = [];
  }

  create(): void {
    this.kit ??= new TableKit(this, new SvgTextures(this.textures, TABLE));
    this.input.topOnly = true;
    this.cameras.main.setBackgroundColor(palette.street);
    const { link } = this.given ?? {};
    if (link === undefined) return;
    this.scale.on('resize', this.renew, this);
    document.addEventListener('visibilitychange', this.hurry);
    const unsubscribe = link.session.subscribe((change) => this.follow(change));
    this.stop = () => {
      unsubscribe();
      this.scale.off('resize', this.renew, this);
      document.removeEventListener('visibilitychange', this.hurry);
      this.queue = [];
      this.skip?.();
    };
    this.events.once('shutdown', () => this.stop());
    void lettersReady().then(() => this.add_({ look: this.lookNow(), events: [] }));
  }

  /** Everything that can be pressed in the picture shown now. */
  hits(): readonly Hit[] {
    return this.name === null || !this.sys.isActive() ? [] : (this.kit?.hits ?? []);
  }

  /** Draws the moment shown anew: another window, other words, other settings. */
  renew(): void {
    this.skip?.();
    this.build();
  }

  /** Ends the motion under way. */
  readonly hurry = (): void => this.skip?.();

  private follow(change: Change): void {
    const { session } = this.given?.link ?? {};
    if (session === undefined) return;
    const entry = change.type === 'answered' ? session.entry(change.entry, session.device().viewer) : null;
    this.add_({ look: this.lookNow(), events: entry?.events ?? [] });
  }

  private lookNow(): Look | null {
    const { session } = this.given?.link ?? {};
    const viewer = session?.device().viewer ?? null;
    if (session === undefined || viewer === null) return null;
    const view = session.view(viewer);
    const domain = session.domain(viewer);
    return { view, seat: viewer, ask: domain === null ? null : view.ask, domain };
  }

  private add_(step: Step): void {
    this.queue.push(step);
    // What comes in one go is shown in one go.
    if (!this.running) void Promise.resolve().then(() => this.work());
  }

  private async work(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let step = this.queue.shift(); step !== undefined; step = this.queue.shift()) {
        if (this.isPlayable(step)) await this.play(step);
        if (!this.sys.isActive()) return;
        const next = this.queue[0];
        if (next === undefined || this.isPlayable(next)) this.show(step.look);
        else this.look = step.look ?? this.look;
      }
    } finally {
      this.running = false;
    }
  }

  private isPlayable({ events, look }: Step): boolean {
    const { link, isSeen } = this.given ?? {};
    if (events.length === 0 || look === null || this.set?.play === undefined || this.look === null)
      return false;
    if (link === undefined || link.speed === 0 || document.hidden) return false;
    return this.queue.length < BACKLOG && (isSeen?.() ?? true);
  }

  private async play({ events, look }: Step): Promise<void> {
    const { set, kit, given } = this;
    if (set?.play === undefined || kit === null || look === null || given === null) return;
    kit.speed = given.link.speed;
    kit.still = given.link.still;
    const { width, height } = kit.window;
    const veil = this.add.zone(0, 0, width, height).setOrigin(0, 0).setDepth(1000).setInteractive();
    const skipped = new Promise<void>((done) => {
      this.skip = done;
    });
    veil.once('pointerdown', this.hurry);
    const hits = kit.hits;
    kit.hits = [];
    try {
      await Promise.race([set.play(events, look), skipped]);
    } finally {
      this.skip = null;
      kit.hits = hits;
      veil.destroy();
    }
  }

  private show(look: Look | null): void {
    const { given } = this;
    if (given === null) return;
    const wanted = look === null ? null : chooseSet(look);
    const make = wanted === null ? undefined : SETS[wanted];
    const name = make === undefined ? null : wanted;
    this.look = look;
    const isNew = name !== this.name;
    if (isNew) this.set = make === undefined ? null : make(this.deal());
    this.name = name;
    if (isNew) given.onPicture(name);
    this.build(isNew);
  }

  private deal(): Deal {
    const { kit, given } = this;
    if (kit === null || given === null) throw new Error('the table is dealt before it stands');
    const { link } = given;
    return {
      kit,
      link,
      answer: (choice) => (this.look === null ? null : link.session.answer(this.look.seat, choice)),
      redraw: () => {
        if (!this.running) this.build();
      },
    };
  }

  private build(isNew = false): void {
    const { kit, given, set, look, name } = this;
    if (kit === null || given === null || !this.sys.isActive()) return;
    const turn = ++this.turn;
    const { width, height, ratio } = useCssPixels(this);
    kit.still = given.link.still;
    kit.speed = given.link.speed;
    kit.begin(ratio, { x: 0, y: 0, width, height });
    if (set === null || look === null || name === null) return;
    const frame = frameFor(kit.window, look, hasRail(name));
    set.draw(look, frame.area);
    buildFrame(kit, given.link, look, frame);
    const { main } = this.cameras;
    if (isNew) main.setAlpha(0);
    void kit.art.finish().then(() => {
      if (turn !== this.turn || !this.sys.isActive()) return;
      if (isNew && !kit.still && kit.speed > 0) this.tweens.add({ targets: main, alpha: 1, duration: 220 });
      else main.setAlpha(1);
    });
    // A picture drawn anew before the first one was revealed must be seen all the same.
    if (!isNew && main.alpha === 0) main.setAlpha(1);
  }
}
