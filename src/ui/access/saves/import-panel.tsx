/** The door for files: what one holds is shown before anything of it is taken in. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { saveKey } from '../../../i18n/keys.ts';
import { isLanguage } from '../../../i18n/words.ts';
import type { AnyProgress } from '../../../session/campaign/progress-kind.ts';
import type { Backup, ReadFile, RefusedPart } from '../../../session/profiles/backup.ts';
import { type ImportPreview, previewImport, takeIn } from '../../../session/profiles/profile-files.ts';
import type { AnyGameFile } from '../../../session/saves/game-file.ts';
import { slotOf } from '../../../session/saves/save-slots.ts';
import { unfinishedOf } from '../../../session/session-manager.ts';
import { iconArt } from '../../art-urls.ts';
import { openedFile, receive } from '../campaign/incoming.ts';
import { useApp } from '../context.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import { useArrived } from '../parts/fetched.tsx';
import { FileField } from '../parts/field.tsx';
import { ArtImage, Button, Panel } from '../parts/pieces.tsx';
import { Portrait, profileName } from '../parts/portrait.tsx';
import { StarChip } from './chips.tsx';
import { whatIs, whereArt, whereIs } from './whereabouts.tsx';

interface Opened {
  text: string;
  file: ReadFile<AnyProgress>;
}

/** `onTaken` is called when something was taken in. */
export function ImportPanel({ onTaken }: { onTaken(): void }) {
  const { sessions, go, t } = useApp();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = async (text: string) => {
    // Its code comes when it is wanted.
    const { openFile } = await import('../../../session/saves/open-file.ts');
    const file = openFile(text);
    if (file.kind === 'shared') return receive(go, { text });
    setTaken(null);
    setOpened({ text, file });
  };
  useEffect(() => {
    const text = openedFile.take();
    if (text !== null) void open(text);
  }, []);
  const done = (what: string | null) => {
    setOpened(null);
    setTaken(what);
    if (what !== null) onTaken();
    input.current?.focus();
  };
  const isPlaying = sessions.session !== null;
  return (
    <Panel title={t('ui.saves.door')} id="door">
      {isPlaying ? (
        <p class="soft">{t('ui.settings.file.leave')}</p>
      ) : (
        <>
          <p>{t('ui.saves.door.hint')}</p>
          <FileField title={t('ui.saves.open')} onText={(text) => void open(text)} input={input} />
        </>
      )}
      <div role="status">
        {taken === null ? null : (
          <p class="good row apart tile pad" data-arrived>
            <ArtImage src={iconArt('ui-check')} size={32} />
            <span>{taken}</span>
          </p>
        )}
        {opened?.file.kind === 'none' ? (
          <p class="refused" data-problem={opened.file.problem}>
            {t(saveKey(opened.file.problem))}
          </p>
        ) : null}
      </div>
      {opened?.file.kind === 'game' ? (
        <GameFromFile save={opened.file.save} text={opened.text} onDone={done} />
      ) : null}
      {opened?.file.kind === 'profile' ? (
        <ProfileFromFile backup={opened.file.backup} refused={opened.file.refused} onDone={done} />
      ) : null}
    </Panel>
  );
}

interface Done {
  /** What there is to say about it; null: nothing was taken in. */
  onDone(what: string | null): void;
}

/** What has come in a file, and what becomes of it: a single game, or a whole profile. */
function GameFromFile({ save, text, onDone }: { save: AnyGameFile; text: string } & Done) {
  const { sessions, words, t } = useApp();
  const slot = slotOf(save);
  const where = unfinishedOf(save, slot);
  const own = sessions.unfinishedIn(slot);
  const take = () => {
    sessions.importGame(text);
    sessions.dismissNotice();
    onDone(t('ui.save.imported'));
  };
  return (
    <div class="arrival stack apart tile pad" data-arrival="game">
      <h3>{t('ui.saves.brings')}</h3>
      <p class="row apart">
        <ArtImage src={whereArt(where)} size={40} />
        <span>
          <strong>{whatIs(words, where)}</strong> {whereIs(words, where)}
        </span>
      </p>
      {own === null ? null : (
        <p class="note tile">
          {t('ui.saves.replaces', { where: `${whatIs(words, own)}, ${whereIs(words, own)}` })}
        </p>
      )}
      <Answer onTake={take} onDone={onDone} />
    </div>
  );
}

function ProfileFromFile({
  backup,
  refused,
  onDone,
}: { backup: Backup<AnyProgress>; refused: readonly RefusedPart[] } & Done) {
  const { sessions, words, settings, t } = useApp();
  const { profiles } = sessions;
  const twin = profiles.all.find(({ name }) => name !== '' && name === backup.name);
  const [into, setInto] = useState(twin?.id ?? (profiles.isFull ? profiles.active.id : null));
  const [withSettings, setWithSettings] = useState(false);
  const incoming = useArrived(() => previewImport({ sessions, settings }, backup, into), [into, backup]);
  const name = backup.name === '' ? t('ui.saves.somebody') : backup.name;
  const take = async () => {
    const made = await takeIn({ sessions, settings }, backup, { into, settings: withSettings });
    if (withSettings) await speak();
    onDone(made === null ? null : t('ui.saves.taken', { name: profileName(words, profiles, made) }));
  };
  /** The language is a setting too. */
  const speak = async () => {
    const { language } = settings.value;
    if (language !== null && isLanguage(language)) await words.change(language);
  };
  return (
    <div class="arrival stack apart tile pad" data-arrival="profile">
      <h3>{t('ui.saves.brings')}</h3>
      <p class="row apart">
        <Portrait rival={backup.face === 'imp' ? null : backup.face} seat={0} face="happy" size={56} />
        <span>
          <strong>{name}</strong>
        </span>
      </p>
      <Choices
        title={t('ui.saves.into')}
        value={into}
        values={[...(profiles.isFull ? [] : [null]), ...profiles.all.map(({ id }) => id)]}
        called={(id) => {
          const one = profiles.all.find((profile) => profile.id === id);
          return one ? profileName(words, profiles, one) : t('ui.saves.asNew');
        }}
        onChange={setInto}
      />
      {incoming === undefined ? null : <Incoming incoming={incoming} refused={refused} />}
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

function Incoming({ incoming, refused }: { incoming: ImportPreview; refused: readonly RefusedPart[] }) {
  const { words, t } = useApp();
  const { games, stars, heroes } = incoming;
  return (
    <ul class="incoming stack">
      <li class="row apart">
        <StarChip stars={stars.after} />
        {stars.after > stars.before && stars.before > 0 ? (
          <small>{t('ui.saves.moreStars', { count: stars.after - stars.before })}</small>
        ) : null}
      </li>
      {games.map(({ slot, where, effect }) => (
        <li class="row apart" key={slot} data-slot={slot} data-effect={effect}>
          <ArtImage src={whereArt(where)} size={32} />
          <span>
            <strong>{whatIs(words, where)}</strong> {whereIs(words, where)}
            <small>{t(`ui.saves.effect.${effect}`)}</small>
          </span>
        </li>
      ))}
      {heroes.length === 0 ? null : (
        <li class="row apart">
          {t('ui.saves.heroes', { names: words.list(heroes.map((hero) => hero.name)) })}
        </li>
      )}
      {refused.map(({ what, problem }) => (
        <li key={what} class="no row apart">
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
  const { t } = useApp();
  return (
    <div class="actions wrap apart">
      <Button tap={() => onDone(null)} words={t('ui.saves.notNow')} />
      <Button class="gold" tap={onTake} words={t('ui.saves.take')} />
    </div>
  );
}
