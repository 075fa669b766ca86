/**
 * What is open and what could be: the one game that is played, the ones that could be continued, who plays, and what
 * there is to say about saving. Screens ask it for everything that is not part of a game itself.
 */

import { GAMES, type GameId, type UnfinishedOf } from '../engine/games.ts';
import type { AnyProgress } from './campaign/progress-kind.ts';
import type { ProgressNote, ProgressStore } from './campaign/progress-store.ts';
import { Emitter } from './emitter.ts';
import type { Pace } from './game/pacing.ts';
import { type AnySession, type NewGame, Session, type SessionOf } from './game/session.ts';
import type { SessionTools } from './game/session-types.ts';
import type { Thinker } from './game/thinker.ts';
import {
  DeviceData,
  type DeviceDataNote,
  type DeviceDataTools,
  type OpenElsewhere,
} from './profiles/device-data.ts';
import type { Profiles, ProfilesNote } from './profiles/profiles.ts';
import { isSaveTrouble, type SaveTrouble } from './saves/durable-slot.ts';
import type { AnyGameFile, GameFile, LevelTag } from './saves/game-file.ts';
import { type LoadProblem, readGame, writeGame } from './saves/load.ts';
import { type SaveSlots, type Slot, slotOf } from './saves/save-slots.ts';

interface SessionManagerTools extends DeviceDataTools {
  thinker: Thinker;
  pace: Pace;
}

/** An unfinished game, as the title tells of it. */
export type Unfinished = {
  [G in GameId]: { game: G; isOver: boolean; slot: Slot; level: LevelTag | null } & UnfinishedOf<G>;
}[GameId];

/** Something to be said once: a code for the texts (`ui.save.<code>`). */
type Notice =
  | SaveTrouble
  | LoadProblem
  | ProfilesNote
  | ProgressNote
  | DeviceDataNote
  | 'older'
  | 'none'
  | 'imported'
  /** A game was played on in another page; or it is over, or was thrown away there. */
  | 'playedOn'
  | 'goneElsewhere';

export class SessionManager extends Emitter {
  readonly #tools: SessionManagerTools;
  /** Who plays here, and what is saved for each. */
  readonly deviceData: DeviceData;
  #session: AnySession | null = null;
  /** Where the open game is saved; null: nowhere, it is only looked at. */
  #slot: Slot | null = 'free';
  /** Whose the open game is. */
  #slots: SaveSlots | null = null;
  /** The slot of the own game that is watched; null: another's. */
  #watchedFrom: Slot | null = null;
  #notice: Notice | null = null;
  #elsewhere: OpenElsewhere[] = [];

  constructor(tools: SessionManagerTools) {
    super();
    this.#tools = tools;
    this.deviceData = new DeviceData(tools);
    this.deviceData.onTrouble = (trouble) => {
      if (trouble !== null) {
        if (trouble !== this.#notice) this.#say(trouble);
      } else if (isSaveTrouble(this.#notice)) this.#say(null);
    };
    this.deviceData.onElsewhere = (found) => this.#stepAside(found);
    this.deviceData.onNewer = (slots, slot) => this.#catchUp(slots, slot);
    this.deviceData.profiles.subscribe(() => this.emit());
    this.deviceData.progress.subscribe(() => this.emit());
  }

  /** Looks who played last, and for unfinished games. Never fails. */
  async open(): Promise<void> {
    const note = await this.deviceData.open();
    this.#say(note ?? this.deviceData.trouble);
  }

  /** Looks again what is saved, for what other pages have written meanwhile; not while a game is open. */
  async lookAgain(): Promise<void> {
    if (this.#session !== null || this.#elsewhere.length > 0) return;
    await this.deviceData.slots.open();
    this.emit();
  }

  // ---- Who plays ----

  get profiles(): Profiles {
    return this.deviceData.profiles;
  }

  /** The progress of the active profile. */
  get progress(): ProgressStore<AnyProgress> {
    return this.deviceData.progress;
  }

  /** Another profile plays from now on. The open game is left, and saved for the profile that played it. */
  async switchTo(profile: string): Promise<void> {
    if (this.#session !== null) this.leave();
    this.#hear(await this.deviceData.switchTo(profile));
  }

  /** Removes a profile with everything that is saved for it. */
  async removeProfile(profile: string): Promise<void> {
    if (this.#session !== null && profile === this.profiles.active.id) this.leave();
    this.#hear(await this.deviceData.remove(profile));
  }

  // ---- The open game ----

  /** The open game, told apart by its `game`. */
  get session(): AnySession | null {
    return this.#session;
  }

  /** The open game if it is that one, the first if none is named; else null. */
  sessionOf<G extends GameId = 'petz'>(game: G = 'petz' as G): SessionOf<G> | null {
    return this.#session?.game === game ? (this.#session as SessionOf<G>) : null;
  }

  get notice(): Notice | null {
    return this.#notice;
  }

  /** The game that was played last. */
  unfinished(): Unfinished | null {
    const slot = this.deviceData.slots.newest();
    return slot === null ? null : this.unfinishedIn(slot);
  }

  /** The unfinished game of a slot: there may be a free one, a level and a daily one at once. */
  unfinishedIn(slot: Slot): Unfinished | null {
    const saved = this.deviceData.slots.saved(slot);
    return saved === null ? null : unfinishedOf(saved, slot);
  }

  /** Opens a new game; it is saved in the slot it belongs to, unless another one is named. */
  newGame<G extends GameId = 'petz'>(game: NewGame<G>, slot: Slot = slotOf(game)): SessionOf<G> {
    return this.#play(Session.start(game, this.#sessionTools(slot)), slot, true);
  }

  /** Goes on with the game of a slot, or with the one that was played last. */
  resume(slot: Slot | null = this.deviceData.slots.newest()): AnySession | null {
    const saved = slot === null ? null : this.deviceData.slots.saved(slot);
    return saved === null || slot === null ? null : this.goOn(saved, slot);
  }

  /** Plays on from a saved game, wherever it comes from: what lay in its slot goes with the first answer. */
  goOn(save: AnyGameFile, slot: Slot | null = this.#slotFor(save)): AnySession {
    const file: GameFile<GameId> = save;
    const isNew = slot !== null && save !== this.deviceData.slots.saved(slot);
    return this.#play(Session.resume(file, this.#sessionTools(slot)), slot, isNew);
  }

  /**
   * Opens a game that is over to watch it as `open` shows it, at its end where that cannot. Nothing of it is saved, and
   * it counts as no level.
   */
  watch(open: (tools: SessionTools) => AnySession | null, save: AnyGameFile): AnySession {
    const own = this.#session === null ? null : this.#slot;
    const watched = this.show(open) ?? this.goOn({ ...save, level: undefined }, null);
    this.#watchedFrom = own;
    return watched;
  }

  /** Opens a table at which no player sits; nothing of it is saved. Null: there is nothing to show. */
  show(open: (tools: SessionTools) => AnySession | null): AnySession | null {
    const own = this.#session === null ? null : this.#slot;
    const session = open(this.#sessionTools(null));
    if (session === null) return null;
    const shown = this.#play(session, null, false);
    this.#watchedFrom = own;
    return shown;
  }

  /** Whether the open game is only watched. */
  get isWatching(): boolean {
    return this.#session !== null && this.#slot === null;
  }

  /** Ends watching: back to the own game from which it was begun; null if it was begun elsewhere. */
  endWatching(): AnySession | null {
    const own = this.#watchedFrom;
    this.leave();
    return own === null ? null : this.resume(own);
  }

  /** Takes a game from a file of unknown origin. What is wrong with it changes nothing. */
  importGame(text: string): LoadProblem | null {
    const loaded = readGame(text, 'file');
    if (!loaded.ok) {
      this.#say(loaded.problem);
      return loaded.problem;
    }
    this.deviceData.slots.put(slotOf(loaded.save), loaded.save);
    this.#say('imported');
    return null;
  }

  /** A game as a file: that of a slot, the open one, or the one that was played last; null if there is none. */
  exportGame(slot: Slot | null = this.#session === null ? this.deviceData.slots.newest() : this.#slot) {
    const saved = slot === null ? null : this.deviceData.slots.saved(slot);
    return saved === null ? null : writeGame(saved);
  }

  /** Back to the title; the game stays to be continued. */
  leave(): void {
    this.#putAway();
    this.#tools.thinker.end?.();
    this.emit();
  }

  /** The open game is done with: nothing of it is left to continue. Other slots keep theirs. */
  async finish(): Promise<void> {
    if (this.#session === null) return;
    this.leave();
    if (this.#slot !== null) await this.forget(this.#slot);
  }

  /** What is saved in a slot goes. */
  async forget(slot: Slot): Promise<void> {
    const gone = this.deviceData.slots.clear(slot);
    this.emit();
    await gone;
  }

  // ---- Other pages ----

  /** The game that is open in another page; null if none was asked for. */
  get elsewhere(): OpenElsewhere | null {
    return this.#elsewhere[0] ?? null;
  }

  /** It may stay there. */
  leaveElsewhere(): void {
    this.#elsewhere.shift();
    this.emit();
  }

  /** Takes it over and plays it here, as the other page left it; null if nothing is left of it. */
  async playHere(): Promise<AnySession | null> {
    const found = this.#elsewhere.shift();
    if (found === undefined) return null;
    const { slots, slot, wanted } = found;
    const save = await slots.takeOver(slot, wanted);
    if (save !== null && slots === this.deviceData.slots) return this.goOn(save, slot);
    // It is another page's, or gone.
    if (save !== null) slots.put(slot, save);
    else this.#say('goneElsewhere');
    return null;
  }

  /** What was said is heard. Trouble with saving that it had covered is shown now. */
  dismissNotice(): void {
    this.#say(isSaveTrouble(this.#notice) ? null : this.deviceData.trouble);
  }

  /** Resolves when everything is written that can be. */
  settled(): Promise<void> {
    return this.deviceData.settled();
  }

  // ---- Inside ----

  /** A game that goes back in itself stays where it is, however it was opened. */
  #slotFor(save: AnyGameFile): Slot | null {
    const isSame = this.#session !== null && this.#session.level?.id === save.level?.id;
    return isSame ? this.#slot : slotOf(save);
  }

  #sessionTools(slot: Slot | null) {
    const { thinker, pace } = this.#tools;
    // It stays its player's, also if another profile plays meanwhile.
    const { slots } = this.deviceData;
    const onSave = (save: () => AnyGameFile) => {
      if (slot !== null) slots.put(slot, save());
    };
    return { thinker, pace, onSave };
  }

  #play<S extends AnySession>(session: S, slot: Slot | null, isNew: boolean): S {
    const { slots } = this.deviceData;
    if (this.#slot !== slot || this.#slots !== slots) this.#putAway();
    this.#session?.leave();
    this.#session = session;
    this.#slot = slot;
    this.#slots = slots;
    if (slot !== null) slots.play(slot, isNew);
    session.begin();
    this.emit();
    return session;
  }

  /** The open game is left, and other pages may have it. */
  #putAway(): void {
    if (this.#session === null) return;
    this.#session.leave();
    this.#session = null;
    if (this.#slot !== null) this.#slots?.leave(this.#slot);
  }

  #isOpen(slots: SaveSlots, slot: Slot): boolean {
    return this.#session !== null && this.#slots === slots && this.#slot === slot;
  }

  /** A game is another page's: it is not played here any more. */
  #stepAside(found: OpenElsewhere): void {
    const { slots, slot } = found;
    if (this.#isOpen(slots, slot)) this.#putAway();
    this.#elsewhere = [...this.#elsewhere.filter((one) => one.slot !== slot || one.slots !== slots), found];
    this.emit();
  }

  /** Another page has played on: the game goes on from there. */
  #catchUp(slots: SaveSlots, slot: Slot): void {
    const saved = slots.saved(slot);
    if (this.#isOpen(slots, slot) && saved !== null) this.goOn(saved, slot);
    else {
      if (this.#isOpen(slots, slot)) this.#putAway();
      this.#say(saved === null ? 'goneElsewhere' : 'playedOn');
    }
  }

  #hear(note: Notice | null): void {
    if (note === null) this.emit();
    else this.#say(note);
  }

  #say(notice: Notice | null): void {
    this.#notice = notice;
    this.emit();
  }
}

/** How far a saved game has got. */
export function unfinishedOf<G extends GameId>(save: GameFile<G>, slot: Slot): Unfinished {
  const { game, setup, snapshot, level } = save;
  const where = GAMES[game].unfinished(setup, snapshot);
  const isOver = snapshot.outcome !== null;
  return { game, isOver, slot, level: level ?? null, ...where } as Unfinished;
}
