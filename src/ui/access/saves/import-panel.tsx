/** The door for files: what one holds is shown before anything of it is taken in. */

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { saveKey } from '../../../i18n/keys.ts';
import type { AnyProgress } from '../../../session/campaign/progress-kind.ts';
import type { ReadFile } from '../../../session/profiles/backup.ts';
import { iconArt } from '../../art-urls.ts';
import { receive } from '../campaign/incoming.ts';
import { useApp } from '../context.ts';
import { ArtImage, Panel } from '../parts/pieces.tsx';
import { GameFromFile, ProfileFromFile } from './imported.tsx';
import { takeOpenedFile } from './opened-file.ts';

interface Opened {
  text: string;
  file: ReadFile<AnyProgress>;
}

/** `onTaken` is told when something was taken in. */
export function ImportPanel({ onTaken }: { onTaken(): void }) {
  const { sessions, words, go } = useApp();
  const { t } = words;
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
    const text = takeOpenedFile();
    if (text !== null) void open(text);
  }, []);
  const take = async (event: JSX.TargetedEvent<HTMLInputElement>) => {
    const text = await event.currentTarget.files?.[0]?.text();
    if (input.current !== null) input.current.value = '';
    if (text !== undefined) await open(text);
  };
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
          <label class="field file">
            <span>{t('ui.saves.open')}</span>
            <input ref={input} type="file" accept=".json,application/json" onChange={take} />
          </label>
        </>
      )}
      <div role="status">
        {taken === null ? null : (
          <p class="arrived" data-arrived>
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
