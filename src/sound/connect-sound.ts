/** Ties the sound to the game: what happened, where one is, what the settings say. */

import type { EventOf, GameId } from '../engine/games.ts';
import type { AnySession, Change } from '../session/game/session.ts';
import { hitsNow, tellSound } from '../ui/access/dev.ts';
import type { Started } from '../ui/access/start.ts';
import { onChime } from '../ui/chime.ts';
import type { CueEvent } from './cues/index.ts';
import type { Volumes } from './output/mixer.ts';
import type { SoundOutput } from './output/output.ts';
import type { MusicPiece } from './pieces.ts';

// Makes the game heard: follows touches, the settings, what happens and where one is. Small; the rest comes
// later.

/** What browsers take for a player's wish to hear something. */
const TOUCHES = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'click'] as const;

interface UnlockPorts {
  volumes(): Volumes;
  fetchMusic(piece: MusicPiece): Promise<ArrayBuffer>;
  /** Called once, when there is something to hear with. */
  onEar(ear: SoundOutput): void;
}

class AudioUnlock {
  readonly #ports: UnlockPorts;
  #context: AudioContext | null = null;
  ear: SoundOutput | null = null;

  constructor(ports: UnlockPorts) {
    this.#ports = ports;
    for (const touch of TOUCHES)
      window.addEventListener(touch, () => this.#touched(), { capture: true, passive: true });
    document.addEventListener('visibilitychange', () => this.#follow());
  }

  /** `none` before the first touch and where there is no sound at all. */
  get state(): AudioContextState | 'interrupted' | 'none' {
    return this.#context?.state ?? 'none';
  }

  #touched(): void {
    if (!this.#ports.volumes().on || navigator.userActivation?.isActive === false) return;
    if (this.#context === null) void this.#open();
    // A telephone call, or a system that has put us to sleep: only a touch wakes it.
    else this.#follow();
  }

  async #open(): Promise<void> {
    try {
      this.#context = new AudioContext({ latencyHint: 'interactive' });
      this.#follow();
      this.#context.addEventListener('statechange', () => this.#follow());
      const { SoundOutput } = await import('./output/output.ts');
      const { volumes, fetchMusic, onEar } = this.#ports;
      this.ear = new SoundOutput(this.#context, volumes(), fetchMusic);
      onEar(this.ear);
    } catch {
      // No sound on this device, or its code did not come: everything has a visible twin.
    }
  }

  /** Awake while the page is seen, asleep while it is hidden. */
  #follow(): void {
    const context = this.#context;
    if (context === null || context.state === 'closed') return;
    const change = document.hidden
      ? context.state === 'running' && context.suspend()
      : context.state !== 'running' && context.resume();
    if (change !== false) change.catch(() => undefined);
  }
}

interface SoundPorts {
  volumes(): Volumes;
  onSettings(listener: () => void): void;
  /** Where the page is served from. */
  base: string;
  /** The music that belongs to where one is. */
  piece(): MusicPiece | null;
  /** Whether a point of the picture, in CSS pixels, can be pressed. */
  pressable(x: number, y: number): boolean;
}

interface SoundState {
  context: AudioUnlock['state'];
  played: Record<string, number>;
  music: MusicPiece | null;
  sounding: number;
}

/** What is pressed in the layer of words. */
const PRESSED = 'button, a[href], summary, label, select, [role="tab"], input[type="range"]';

class Sound {
  readonly #ports: SoundPorts;
  readonly #bell: AudioUnlock;
  #volumes: Volumes;

  constructor(ports: SoundPorts) {
    this.#ports = ports;
    this.#volumes = ports.volumes();
    this.#bell = new AudioUnlock({
      volumes: ports.volumes,
      fetchMusic: async (piece) => {
        const answer = await fetch(`${ports.base}sound/music/${piece}.mp3`);
        if (!answer.ok) throw new Error(`no music: ${answer.status}`);
        return answer.arrayBuffer();
      },
      onEar: (ear) => ear.place(ports.piece()),
    });
    ports.onSettings(() => this.#changed());
    document.addEventListener('click', this.#clicked, { capture: true, passive: true });
    document.addEventListener('pointerup', this.#lifted, { capture: true, passive: true });
  }

  state(): SoundState {
    const known = this.#bell.ear?.state() ?? { played: {}, music: null, sounding: 0 };
    return { context: this.#bell.state, ...known };
  }

  chime(sound: 'tap' | 'invalid' | 'undo'): void {
    this.#bell.ear?.hear([{ sound }]);
  }

  /** The picture shows an event, at a speed. */
  shown(event: CueEvent, speed: number): void {
    this.#bell.ear?.play(event, speed);
  }

  /** Something happened that no picture shows. */
  news(events: readonly CueEvent[]): void {
    if (!document.hidden) this.#bell.ear?.news(events);
  }

  /** The player has gone elsewhere. */
  moved(): void {
    this.#bell.ear?.place(this.#ports.piece());
  }

  /** What has been made louder or quieter says so at once. */
  #changed(): void {
    const before = this.#volumes;
    const now = this.#ports.volumes();
    this.#volumes = now;
    this.#bell.ear?.set(now);
    if (before.effects !== now.effects) this.#bell.ear?.hear([{ sound: 'coin' }]);
    if (before.voices !== now.voices) this.#bell.ear?.hear([{ sound: 'voice:direbunny:happy' }]);
  }

  readonly #clicked = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest(PRESSED) : null;
    if (pressed !== null && !pressed.matches(':disabled')) this.chime('tap');
  };

  readonly #lifted = ({ target, clientX, clientY }: PointerEvent): void => {
    if (target instanceof HTMLCanvasElement && this.#ports.pressable(clientX, clientY)) this.chime('tap');
  };
}

export interface ConnectedSound {
  /** The picture shows this now. */
  shown(events: readonly EventOf<GameId>[], speed: number): void;
  /** Which side of the town is shown. */
  side(side: 'town' | 'alley'): void;
  /** Tells from now on whether a picture of the table is shown, which then says itself what is heard. */
  pictures(isShown: () => boolean): void;
}

/** There the table is left behind, and with it its music. */
const AWAY: ReadonlySet<string> = new Set(['title', 'campaign', 'newGame', 'newQuest', 'workshop', 'album']);
const BY_DAY: ReadonlySet<string> = new Set(['setup', 'shopping']);

/** Begins at once; silent until the first touch. `speed` 0 shows nothing on the way. */
export function connectSound(
  { access, sessions, settings, onScreen }: Started,
  speed: () => number,
): ConnectedSound {
  let isPicture = () => false;
  let side: 'town' | 'alley' = 'town';
  const piece: SoundPorts['piece'] = () => {
    const { session } = sessions;
    if (session === null || AWAY.has(access.screen())) return 'shop';
    if (session.game === 'quest') return 'quest';
    const { viewer } = session.device();
    if (!BY_DAY.has(session.view(viewer).phase)) return 'shop';
    return side === 'alley' ? 'alleys' : 'town';
  };
  const sound = new Sound({
    volumes: () => {
      const { sound: on, effects, voices, music } = settings.value;
      return { on, effects, voices, music };
    },
    onSettings: (listener) => settings.subscribe(listener),
    base: import.meta.env.BASE_URL,
    piece,
    pressable: (x, y) => hitsNow().some(({ rect }) => isIn(rect, x, y)),
  });
  const moved = () => sound.moved();
  const happened = (session: AnySession, change: Change) => {
    moved();
    if (change.type === 'undone') return sound.chime('undo');
    // What the picture plays is heard as it plays.
    if (change.type !== 'answered' || (isPicture() && speed() !== 0)) return;
    const entry = session.entry(change.entry, session.device().viewer);
    if (entry !== null) sound.news(entry.events);
  };
  followSessions(sessions, happened, moved);
  onScreen(moved);
  onChime((name) => sound.chime(name));
  tellSound(() => sound.state());
  return {
    shown: (events, pace) => {
      const [first] = events;
      if (events.length === 1 && first !== undefined) sound.shown(first, pace);
      else sound.news(events);
    },
    side: (now) => {
      if (side === now) return;
      side = now;
      moved();
    },
    pictures: (isShown) => {
      isPicture = isShown;
    },
  };
}

/** Listens to the open session. */
function followSessions(
  sessions: Started['sessions'],
  happened: (session: AnySession, change: Change) => void,
  moved: () => void,
): void {
  let followed: AnySession | null = null;
  let stop = () => undefined as unknown;
  const follow = () => {
    moved();
    const { session } = sessions;
    if (session === followed) return;
    stop();
    followed = session;
    stop = session === null ? () => undefined : session.subscribe((change) => happened(session, change));
  };
  sessions.subscribe(follow);
  follow();
}

function isIn(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  atX: number,
  atY: number,
) {
  return atX >= x && atX <= x + width && atY >= y && atY <= y + height;
}
