/** The levels of others that are saved here, and the door through which more of them come. */

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { fileKind } from '../../../session/saves/file-kind.ts';
import { useApp } from '../context.ts';
import { setOpenedFile } from '../saves/opened-file.ts';
import type { CampaignState } from './hooks.tsx';
import { receive } from './incoming.ts';

interface Props {
  campaign: CampaignState;
}

/** A file, or a link that somebody has sent. */
export function OpenShared({ campaign }: Props) {
  const { go } = useApp();
  const { t } = campaign.words;
  const input = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState('');
  const takeFile = async (event: JSX.TargetedEvent<HTMLInputElement>) => {
    const text = await event.currentTarget.files?.[0]?.text();
    if (input.current !== null) input.current.value = '';
    if (text === undefined) return;
    if (fileKind(text).kind === 'profile') {
      setOpenedFile(text);
      go('saves');
    } else receive(go, { text });
  };
  const takeLink = (event: Event) => {
    event.preventDefault();
    const at = link.indexOf('#play=');
    receive(go, { link: at < 0 ? link : link.slice(at).trim() });
  };
  return (
    <section class="panel open-shared" aria-labelledby="open-shared">
      <h2 id="open-shared">{t('ui.shared.door')}</h2>
      <form class="actions" onSubmit={takeLink} noValidate>
        <label class="field">
          <span>{t('ui.shared.link')}</span>
          <input
            value={link}
            autocomplete="off"
            spellcheck={false}
            data-link
            onInput={(event) => setLink(event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={link.trim() === ''}>
          {t('ui.shared.open')}
        </button>
      </form>
      <label class="field file">
        <span>{t('ui.shared.file')}</span>
        <input ref={input} type="file" accept=".json,application/json" onChange={takeFile} />
      </label>
    </section>
  );
}

export function SavedLevels({ campaign }: Props) {
  const { go } = useApp();
  const { levels, words } = campaign;
  const { t } = words;
  const kept = Object.entries(levels.progress.kept).flatMap(([id, own]) => {
    const level = own === '' ? null : levels.find({ id, own });
    return level === null ? [] : [level];
  });
  if (kept.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="saved-levels">
      <h2 id="saved-levels">{t('ui.shared.kept')}</h2>
      <ul class="saved-levels">
        {kept.map((level) => (
          <li key={level.id} data-saved={level.id}>
            <button type="button" onClick={() => go('shared', level.id)}>
              {words.title(level)}
            </button>
            <button type="button" class="small" onClick={() => levels.saveShared(level.id, '')}>
              {t('ui.shared.giveAway')}
              <span class="unseen">{` (${words.title(level)})`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
