/** Ties the sound to the game: what happened, where one is, what the settings say. */
import type { EventOf, GameId } from '../engine/games.ts';
import type { AnySession, Change } from '../session/game/session.ts';
import { hitsNow, tellSound } from '../ui/access/dev.ts';
import type { Started } from '../ui/access/start.ts';
import { onChime } from '../ui/chime.ts';
import { Sound, type SoundPorts } from './follow.ts';

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
      if (events.length === 1 && first !== undefined) sound.told(first, pace);
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

/** Listens to whatever session is open. */
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
