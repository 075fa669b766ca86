/** The title in words: what the drawn title shows, and the import of a saved game. */

import type { JSX } from 'preact';
import { phaseKey } from '../../../i18n/keys.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/words.ts';
import { fileKind } from '../../../session/saves/file-kind.ts';
import { checkGameFile } from '../../../session/saves/load.ts';
import { slotOf } from '../../../session/saves/save-slots.ts';
import { receive } from '../campaign/incoming.ts';
import { type TitleButton, useApp } from '../context.ts';
import { FileField } from '../parts/field.tsx';
import { Button } from '../parts/pieces.tsx';
import { ProfileFace, profileName } from '../parts/portrait.tsx';
import { setOpenedFile } from '../saves/opened-file.ts';

export function Title() {
  const app = useApp();
  const { sessions, t } = app;
  const saved = sessions.unfinished();
  const focused = (button: TitleButton) => ({
    'data-title': button,
    onFocus: () => app.onTitleFocus(button),
    onBlur: () => app.onTitleFocus(null),
  });
  return (
    <main class="page title-screen stack">
      <h1 class="plank outlined">Dungeon Petz</h1>
      <p class="lead">{t('ui.title.lead')}</p>
      <Plate {...focused('profile')} />
      <nav class="menu stack" aria-label={t('ui.title.menu')}>
        {saved === null ? null : (
          <Button class="gold" tap={() => app.continueGame()} {...focused('continue')}>
            {t('ui.title.continue')}
            {saved.game === 'petz' ? (
              <small>{t('ui.title.saved', { round: saved.round, phase: t(phaseKey(saved.phase)) })}</small>
            ) : (
              <small>{t('ui.title.savedQuest', { number: saved.number, round: saved.round })}</small>
            )}
          </Button>
        )}
        <Button class={saved === null ? 'gold' : ''} tap={() => app.go('campaign')} {...focused('campaign')}>
          {t('ui.campaign.title')}
        </Button>
        <Button tap={() => app.go('newGame')} {...focused('newGame')} words={t('ui.title.newGame')} />
        <Button tap={() => app.go('newQuest')} {...focused('newQuest')} words={t('ui.title.newQuest')} />
        <Button tap={() => app.go('rules')} {...focused('rules')} words={t('ui.title.howToPlay')} />
        <Button tap={() => app.go('settings')} {...focused('settings')} words={t('ui.title.settings')} />
        <LanguageChoice {...focused('language')} />
        <ImportButton />
      </nav>
    </main>
  );
}

function LanguageChoice(focus: { onFocus?: () => void; onBlur?: () => void; 'data-title'?: TitleButton }) {
  const { words, settings } = useApp();
  const choose = (event: JSX.TargetedEvent<HTMLSelectElement>) => {
    const { value } = event.currentTarget;
    if (!isLanguage(value)) return;
    settings.change({ language: value });
    void words.change(value);
  };
  return (
    <label class="field stack close">
      <span>{words.t('ui.title.language')}</span>
      <select value={words.language} onChange={choose} {...focus}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who is playing, and the way to let somebody else. */
function Plate(focus: { onFocus: () => void; onBlur: () => void; 'data-title': TitleButton }) {
  const { sessions, words, go } = useApp();
  const { profiles } = sessions;
  const name = profileName(words, profiles, profiles.active);
  return (
    <Button
      class="plate row apart"
      aria-label={words.t('ui.profiles.plate', { name })}
      tap={() => go('profiles')}
      {...focus}
    >
      <ProfileFace profile={profiles.active} size={56} />
      {name}
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
      setOpenedFile(text);
      go('saves');
    } else sessions.importGame(text);
  };
  return <FileField title={words.t('ui.title.import')} onText={take} />;
}
