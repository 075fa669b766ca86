/** Everything about playing offline that comes after the title: `main.ts` fetches it when the rest stands. */

import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../../i18n/words.ts';
import { NoteBook } from '../../../offline/device-notes.ts';
import { firstEvents } from '../../../offline/first-events.ts';
import type { OfflineSign } from '../../../offline/policy.ts';
import type { SessionManager } from '../../../session/session-manager.ts';
import { iconArt } from '../../art-urls.ts';
import { type Screen, useChanges } from '../context.ts';
import { deviceStorage, requestPersistence } from '../saves/device-storage.ts';
import { installApp } from './install.ts';
import { Updates } from './updates.ts';
import './signs.css';
import { Button } from '../parts/pieces.tsx';

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
 * Asks the browser to keep everything, once, when there is something to keep: a game, or a player with a name. Some
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

interface SignsProps {
  house: Updates;
  words: Words;
  /** Opens the page of what is saved. */
  toSaves(): void;
}

/** The sign at the title and at the campaign's map: a new version, all is here, an icon of one's own. */
function OfflineSigns({ house, words, toSaves }: SignsProps) {
  useChanges(house, firstEvents, words, words.later);
  const { t } = words;
  const sign = house.sign();
  // The words come a moment after the title.
  const isWorded = words.has('ui.offline.update');
  useEffect(() => {
    if (sign !== 'ready' || !isWorded) return;
    // Said once: gone with the next visit, or with the button.
    return () => house.wave('ready');
  }, [sign, isWorded]);
  return (
    <div class="access toasts offline-signs middle" data-at="foot" lang={words.language} role="status">
      {sign === null || !isWorded ? null : (
        <div class="toast gilded row apart" data-sign={sign}>
          <img src={iconArt(PICTURES[sign])} alt="" width={30} height={30} />
          <p>{t(sign === 'update' && house.isHeld ? 'ui.offline.held' : `ui.offline.${sign}`)}</p>
          <SignButton sign={sign} house={house} words={words} toSaves={toSaves} />
          {sign === 'update' ? null : (
            <Button class="small" data-wave tap={() => house.wave(sign)}>
              {t(sign === 'ready' ? 'ui.save.ok' : 'ui.offline.never')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const PICTURES: Readonly<Record<OfflineSign, string>> = {
  update: 'ui-info',
  ready: 'ui-check',
  install: 'icon-imp',
  forgets: 'ui-info',
};

/** What can be done about it. */
function SignButton({ sign, house, words: { t }, toSaves }: SignsProps & { sign: OfflineSign }) {
  if (sign === 'ready') return null;
  const taps = { update: () => void house.take(true), install: () => void installApp(), forgets: toSaves };
  return <Button class="small gold" data-act={sign} tap={taps[sign]} words={t(`ui.offline.${sign}.do`)} />;
}
