/** What has come in a file, and what becomes of it: a single game, or a whole profile. */

import { useEffect, useState } from 'preact/hooks';
import { saveKey } from '../../../i18n/keys.ts';
import { isLanguage } from '../../../i18n/words.ts';
import type { AnyProgress } from '../../../session/campaign/progress-kind.ts';
import type { Backup, RefusedPart } from '../../../session/profiles/backup.ts';
import { type Bringing, takeIn, whatComes } from '../../../session/profiles/profile-files.ts';
import type { AnyGameFile } from '../../../session/saves/game-file.ts';
import { slotOf } from '../../../session/saves/save-slots.ts';
import { unfinishedOf } from '../../../session/session-manager.ts';
import { useApp } from '../context.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import { ArtImage } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { profileName } from '../parts/profile.tsx';
import { StarChip } from './chips.tsx';
import { whatIs, whereArt, whereIs } from './whereabouts.tsx';

interface Done {
  /** What there is to say about it; null: nothing was taken in. */
  onDone(what: string | null): void;
}

export function GameFromFile({ save, text, onDone }: { save: AnyGameFile; text: string } & Done) {
  const { sessions, words } = useApp();
  const { t } = words;
  const slot = slotOf(save);
  const where = unfinishedOf(save, slot);
  const own = sessions.unfinishedIn(slot);
  const has = (key: string) => words.has(key);
  const take = () => {
    sessions.importGame(text);
    sessions.dismissNotice();
    onDone(t('ui.save.imported'));
  };
  return (
    <div class="arrival" data-arrival="game">
      <h3>{t('ui.saves.brings')}</h3>
      <p class="arrival-line">
        <ArtImage src={whereArt(where)} size={40} />
        <span>
          <strong>{whatIs({ t, has }, where)}</strong> {whereIs({ t }, where)}
        </span>
      </p>
      {own === null ? null : (
        <p class="note">
          {t('ui.saves.replaces', { where: `${whatIs({ t, has }, own)}, ${whereIs({ t }, own)}` })}
        </p>
      )}
      <Answer onTake={take} onDone={onDone} />
    </div>
  );
}

/** The new profile among those it could be added to. */
const NEW = '';

export function ProfileFromFile({
  backup,
  refused,
  onDone,
}: { backup: Backup<AnyProgress>; refused: readonly RefusedPart[] } & Done) {
  const { sessions, words, settings } = useApp();
  const { t } = words;
  const { profiles } = sessions;
  const twin = profiles.all.find(({ name }) => name !== '' && name === backup.name);
  const [into, setInto] = useState(twin?.id ?? (profiles.isFull ? profiles.active.id : NEW));
  const [withSettings, setWithSettings] = useState(false);
  const [coming, setComing] = useState<Bringing | null>(null);
  const target = into === NEW ? null : into;
  useEffect(() => {
    let isGone = false;
    void whatComes({ sessions, settings }, backup, target).then((found) => {
      if (!isGone) setComing(found);
    });
    return () => {
      isGone = true;
    };
  }, [into, backup]);
  const name = backup.name === '' ? t('ui.saves.somebody') : backup.name;
  const take = async () => {
    const made = await takeIn({ sessions, settings }, backup, { into: target, settings: withSettings });
    if (withSettings) await speak();
    onDone(made === null ? null : t('ui.saves.taken', { name: profileName(words, profiles, made) }));
  };
  /** The language is a setting too. */
  const speak = async () => {
    const { language } = settings.value;
    if (language !== null && isLanguage(language)) await words.change(language);
  };
  return (
    <div class="arrival" data-arrival="profile">
      <h3>{t('ui.saves.brings')}</h3>
      <p class="arrival-line">
        <Portrait rival={backup.face === 'imp' ? null : backup.face} seat={0} face="happy" size={56} />
        <span>
          <strong>{name}</strong>
        </span>
      </p>
      <Choices
        title={t('ui.saves.into')}
        value={into}
        choices={[
          ...(profiles.isFull ? [] : [{ value: NEW, words: t('ui.saves.asNew') }]),
          ...profiles.all.map((profile) => ({
            value: profile.id,
            words: profileName(words, profiles, profile),
          })),
        ]}
        onChange={(id: string) => setInto(id)}
      />
      {coming === null ? null : <Coming coming={coming} refused={refused} />}
      <Toggle
        title={t('ui.saves.settings')}
        hint={t('ui.saves.settings.hint')}
        value={withSettings}
        onChange={setWithSettings}
      />
      <Answer onTake={() => void take()} onDone={onDone} />
    </div>
  );
}

function Coming({ coming, refused }: { coming: Bringing; refused: readonly RefusedPart[] }) {
  const { words } = useApp();
  const { t } = words;
  const has = (key: string) => words.has(key);
  const { games, stars, heroes } = coming;
  return (
    <ul class="coming">
      <li>
        <StarChip stars={stars.after} />
        {stars.after > stars.before && stars.before > 0 ? (
          <small>{t('ui.saves.moreStars', { count: stars.after - stars.before })}</small>
        ) : null}
      </li>
      {games.map(({ slot, where, fate }) => (
        <li key={slot} data-slot={slot} data-fate={fate}>
          <ArtImage src={whereArt(where)} size={32} />
          <span>
            <strong>{whatIs({ t, has }, where)}</strong> {whereIs({ t }, where)}
            <small>{t(`ui.saves.fate.${fate}`)}</small>
          </span>
        </li>
      ))}
      {heroes.length === 0 ? null : (
        <li>{t('ui.saves.heroes', { names: words.list(heroes.map((hero) => hero.name)) })}</li>
      )}
      {refused.map(({ what, problem }) => (
        <li key={what} class="no">
          {t('ui.saves.leftOut', {
            what: t(what === 'progress' ? 'ui.saves.progress' : `ui.saves.slot.${what}`),
            why: t(saveKey(problem)),
          })}
        </li>
      ))}
    </ul>
  );
}

function Answer({ onTake, onDone }: { onTake(): void } & Done) {
  const { t } = useApp().words;
  return (
    <div class="actions">
      <button type="button" onClick={() => onDone(null)}>
        {t('ui.saves.notNow')}
      </button>
      <button type="button" class="gold" onClick={onTake}>
        {t('ui.saves.take')}
      </button>
    </div>
  );
}
