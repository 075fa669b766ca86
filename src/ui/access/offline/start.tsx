/** Everything about playing offline that comes after the title: `main.ts` fetches it when the rest stands. */

import { render } from 'preact';
import type { Words } from '../../../i18n/words.ts';
import { NoteBook } from '../../../offline/device-notes.ts';
import type { SessionManager } from '../../../session/session-manager.ts';
import type { Screen } from '../context.ts';
import { deviceStorage, requestPersistence } from '../saves/device-storage.ts';
import { OfflineSigns } from './signs.tsx';
import { Updates } from './updates.ts';

/** What it needs of the page: `access` opens screens, `onScreen` calls back whenever another one is shown. */
interface PageParts {
  access: { screen(): Screen; go(screen: Screen): void };
  sessions: SessionManager;
  words: Words;
  onScreen(listener: () => void): void;
}

/** Hangs up the signs and registers the service worker. Only builds have one. */
export async function startOffline({ access, sessions, words, onScreen }: PageParts): Promise<void> {
  const { store } = sessions.deviceData;
  const now = () => Date.now();
  const notes = await NoteBook.open(store, now());
  const house = new Updates({
    notes,
    whereabouts: () => ({ screen: access.screen(), hasGame: sessions.session !== null }),
    hasSaves: () => sessions.unfinished() !== null,
    settled: () => sessions.settled(),
    now,
  });
  onScreen(() => {
    house.moved();
    void askOnce(sessions, notes);
  });
  sessions.subscribe(() => house.moved());
  noteEnds(sessions, notes);
  const wall = document.createElement('div');
  wall.id = 'signs';
  document.body.append(wall);
  render(<OfflineSigns house={house} words={words} toSaves={() => access.go('saves')} />, wall);
  await house.open();
}

/** Remembers that a game has been played to its end. */
function noteEnds(sessions: SessionManager, notes: NoteBook): void {
  let seen: SessionManager['session'] = null;
  const look = () => {
    if (!notes.value.hasFinished && sessions.session?.outcome()) notes.change({ hasFinished: true });
  };
  const follow = () => {
    if (sessions.session === seen) return;
    seen = sessions.session;
    seen?.subscribe(look);
  };
  sessions.subscribe(follow);
  follow();
}

/**
 * Asks the browser to keep everything, once, when there is something to keep: a game, or somebody with a name. Some
 * browsers pass the question on to the player, so it comes on the way from one page to another, never over a first look.
 */
async function askOnce(sessions: SessionManager, notes: NoteBook): Promise<void> {
  if (notes.value.askedToLast) return;
  const hasSomething =
    notes.value.hasFinished || sessions.unfinished() !== null || sessions.profiles.active.name !== '';
  if (!hasSomething) return;
  notes.change({ askedToLast: true });
  const { isLasting } = await deviceStorage();
  if (isLasting === false) await requestPersistence();
}
