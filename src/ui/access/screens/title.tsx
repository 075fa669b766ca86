/** The title: a page in words, and over the drawn street the counter at its foot; and the import of a saved game. */

import type { JSX } from 'preact';
import { phaseKey } from '../../../i18n/keys.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/words.ts';
import { fileKind } from '../../../session/saves/file-kind.ts';
import { checkGameFile } from '../../../session/saves/load.ts';
import { slotOf } from '../../../session/saves/save-slots.ts';
import type { Unfinished } from '../../../session/session-manager.ts';
import { PLAYER_COLOURS, titleArt } from '../../art-urls.ts';
import { openedFile, receive } from '../campaign/incoming.ts';
import { type App, useApp } from '../context.ts';
import { FileField } from '../parts/field.tsx';
import { ArtImage, Button } from '../parts/pieces.tsx';
import { ProfileFace, profileColour, profileName } from '../parts/portrait.tsx';

/** How far an unfinished game has got. */
export function savedWords(t: App['t'], saved: Unfinished): string {
  if (saved.game === 'petz')
    return t('ui.title.saved', { round: saved.round, phase: t(phaseKey(saved.phase)) });
  return t('ui.title.savedQuest', { number: Math.max(1, saved.number), round: saved.round });
}

/** What can be pressed on it, for tests; the kennel's door only while it is seen. */
export const titleHits = () =>
  [...document.querySelectorAll<HTMLElement>('[data-title]')]
    .map((element) => ({ id: element.dataset.title ?? '', rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.x >= 0);

export function Title() {
  const app = useApp();
  const { sessions, t } = app;
  const saved = sessions.unfinished();
  return (
    <main class="page title-screen stack">
      <h1 class="plank outlined">Dungeon Petz</h1>
      <p class="lead">{t('ui.title.lead')}</p>
      <nav class="menu plank stack far" aria-label={t('ui.title.menu')}>
        {saved === null ? null : (
          <Button class="gold" data-title="continue" tap={() => app.continueGame()}>
            {t('ui.title.continue')}
            <small>{savedWords(t, saved)}</small>
          </Button>
        )}
        <Button
          class={saved === null ? 'gold' : ''}
          data-title="campaign"
          tap={() => app.go('campaign')}
          words={t('ui.campaign.title')}
        />
        <Button data-title="newGame" tap={() => app.go('newGame')} words={t('ui.title.newGame')} />
        <Button data-title="newQuest" tap={() => app.go('newQuest')} words={t('ui.title.newQuest')} />
      </nav>
      <div class="menu beside stack far">
        <Plate />
        <PlainButton name="rules" words={t('ui.title.howToPlay')} />
        <PlainButton name="settings" words={t('ui.title.settings')} />
        <LanguageChoice />
        <ImportButton />
      </div>
    </main>
  );
}

/** Over the street there is room for its sign alone. */
function PlainButton({ name, words }: { name: 'rules' | 'settings'; words: string }) {
  const { go } = useApp();
  return (
    <Button data-title={name} title={words} tap={() => go(name)}>
      <ArtImage src={titleArt(`icon-${name}`)} />
      <span>{words}</span>
    </Button>
  );
}

function LanguageChoice() {
  const { words, settings } = useApp();
  const choose = (event: JSX.TargetedEvent<HTMLSelectElement>) => {
    const { value } = event.currentTarget;
    if (!isLanguage(value)) return;
    settings.change({ language: value });
    void words.change(value);
  };
  return (
    <label class="field language stack close">
      <ArtImage src={titleArt(`flag-${words.language}`)} />
      <span>{words.t('ui.title.language')}</span>
      <select data-title="language" value={words.language} onChange={choose}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who is playing, and the way to another player. */
function Plate() {
  const { sessions, words, go } = useApp();
  const { profiles } = sessions;
  const { active } = profiles;
  const name = profileName(words, profiles, active);
  return (
    <Button
      class="plate row apart"
      data-title="profile"
      data-colour={PLAYER_COLOURS[profileColour(active)]}
      aria-label={words.t('ui.profiles.plate', { name })}
      tap={() => go('profiles')}
    >
      <ProfileFace profile={active} size={56} />
      <span>{name}</span>
    </Button>
  );
}

/**
 * A file. A saved game is taken in at once where it replaces no other one; all else is shown on the page that is for it.
 */
export function ImportButton() {
  const { sessions, words, go } = useApp();
  const take = (text: string) => {
    const found = fileKind(text);
    if (found.kind === 'shared') return receive(go, { text });
    const read = found.kind === 'game' ? checkGameFile(found.data) : null;
    const isTaken = read?.ok === true && sessions.unfinishedIn(slotOf(read.save)) !== null;
    if (found.kind === 'profile' || isTaken) {
      openedFile.lay(text);
      go('saves');
    } else sessions.importGame(text);
  };
  return <FileField title={words.t('ui.title.import')} onText={take} />;
}
