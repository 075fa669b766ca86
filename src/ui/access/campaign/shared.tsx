/** What others have shared: looked at before anything is done with it, played, watched or saved. */

import { useState } from 'preact/hooks';
import type { asLevel as AsLevel } from '../../../session/campaign/as-level.ts';
import { fileKind } from '../../../session/saves/file-kind.ts';
import type { ReadShared } from '../../../session/saves/sharing.ts';
import { useApp } from '../context.ts';
import { useArrived } from '../parts/fetched.tsx';
import { FileField, LineField } from '../parts/field.tsx';
import { Page } from '../parts/page.tsx';
import { Button, Panel } from '../parts/pieces.tsx';
import { useCampaign, useLevels, Waiting } from './hooks.tsx';
import { type Incoming, openedFile, receive, received } from './incoming.ts';
import { SharedGame } from './shared-game.tsx';
import { ProblemLines, SharedLevel } from './shared-level.tsx';

interface Found {
  read: ReadShared;
  asLevel: typeof AsLevel;
}

/** Reads what came, by file or link; the code for it comes only now. */
async function look(incoming: Incoming): Promise<Found> {
  const [{ readShared }, { unpack }, { asLevel }] = await Promise.all([
    import('../../../session/saves/sharing.ts'),
    import('../../../session/saves/link.ts'),
    import('../../../session/campaign/as-level.ts'),
  ]);
  if ('text' in incoming) return { read: readShared(incoming.text), asLevel };
  const unpacked = await unpack(incoming.link);
  if (unpacked.ok) return { read: readShared(unpacked.text), asLevel };
  return { read: { ok: false, problem: unpacked.problem, lines: [] }, asLevel };
}

/** `at`: the id of a level that is saved; anything else is what has just come in, or nothing. */
export function SharedScreen({ at }: { at: string | null }) {
  const { go } = useApp();
  const { book, words, levels } = useCampaign();
  const back = () => go('campaign');
  // Null: nothing has come in, or it cannot be read.
  const found = useArrived(async () => {
    const saved = at === null ? undefined : levels.progress.kept[at];
    const incoming = received.take() ?? (saved ? { text: saved } : null);
    return incoming === null ? null : look(incoming).catch(() => null);
  }, []);
  const title = words.t('ui.shared.title');
  if (book === null || found === undefined)
    return <Waiting kind="campaign-page shared-page" title={title} back={back} />;
  const read = found?.read ?? null;
  if (found !== null && read?.ok) {
    const { shared } = read;
    return shared.what === 'level' ? (
      <SharedLevel level={shared.level} text={shared.text} back={back} />
    ) : (
      <SharedGame save={shared.save} asLevel={found.asLevel} back={back} />
    );
  }
  return (
    <Page kind="campaign-page shared-page" title={title} back={back}>
      {read === null || read.ok ? (
        <p class="panel">{words.t('ui.shared.lead')}</p>
      ) : (
        <Problem problem={read.problem} lines={read.lines} />
      )}
      <Button class="gold" data-make tap={() => go('editor')} words={words.t('ui.editor.make')} />
      <OpenShared />
      <SavedLevels />
    </Page>
  );
}

/** Why it cannot be opened, in the player's words; in the author's below. */
function Problem({ problem, lines }: { problem: string; lines: readonly string[] }) {
  const { t } = useApp();
  return (
    <section class="panel shared-problem" role="alert" data-problem={problem}>
      <p>
        <strong>{t(`ui.shared.problem.${problem}`)}</strong>
      </p>
      <p>{t('ui.shared.nothingLost')}</p>
      <ProblemLines lines={lines} />
    </section>
  );
}

/** A file, or a link that was sent. */
function OpenShared() {
  const { go, t } = useApp();
  const [link, setLink] = useState('');
  const takeFile = (text: string) => {
    if (fileKind(text).kind === 'profile') {
      openedFile.lay(text);
      go('saves');
    } else receive(go, { text });
  };
  const takeLink = (event: Event) => {
    event.preventDefault();
    const at = link.indexOf('#play=');
    receive(go, { link: at < 0 ? link : link.slice(at).trim() });
  };
  return (
    <Panel class="open-shared" title={t('ui.shared.door')} id="open-shared">
      <form class="actions wrap apart" onSubmit={takeLink} noValidate>
        <LineField title={t('ui.shared.link')} value={link} data-link onChange={setLink} />
        <Button type="submit" disabled={link.trim() === ''} words={t('ui.shared.open')} />
      </form>
      <FileField title={t('ui.shared.file')} onText={takeFile} />
    </Panel>
  );
}

/** The levels of others that are saved here, and the door through which more of them come. */
function SavedLevels() {
  const { go } = useApp();
  const { levels, words, t } = useLevels();
  const saved = Object.entries(levels.progress.kept).flatMap(([id, own]) => {
    const level = own === '' ? null : levels.find({ id, own });
    return level === null ? [] : [level];
  });
  if (saved.length === 0) return null;
  return (
    <Panel title={t('ui.shared.kept')} id="saved-levels">
      <ul class="below list">
        {saved.map((level) => (
          <li class="cluster" key={level.id} data-saved={level.id}>
            <Button class="stretch" tap={() => go('shared', level.id)} words={words.title(level)} />
            <Button class="small" tap={() => levels.saveShared(level.id, '')}>
              {t('ui.shared.giveAway')}
              <span class="unseen">{` (${words.title(level)})`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
