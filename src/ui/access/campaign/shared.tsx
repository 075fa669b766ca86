/** What others have shared: looked at before anything is done with it, played, watched or saved. */

import { useEffect, useState } from 'preact/hooks';
import type { asLevel as AsLevel } from '../../../session/campaign/as-level.ts';
import type { ReadShared } from '../../../session/saves/sharing.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { type CampaignState, useCampaign, Waiting } from './hooks.tsx';
import { type Incoming, takeIncoming } from './incoming.ts';
import { OpenShared, SavedLevels } from './saved-levels.tsx';
import { SharedGame } from './shared-game.tsx';
import { ProblemLines, SharedLevel } from './shared-level.tsx';
import '../styles/campaign.css';
import '../styles/goals.css';
import '../styles/briefing.css';
import '../styles/fair.css';

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
  const campaign = useCampaign();
  const { book, words, levels } = campaign;
  const [found, setFound] = useState<Found | 'reading' | null>('reading');
  const back = () => go('campaign');
  useEffect(() => {
    let isGone = false;
    const kept = at === null ? undefined : levels.progress.kept[at];
    const incoming = takeIncoming() ?? (kept ? { text: kept } : null);
    if (incoming === null) setFound(null);
    else
      look(incoming)
        .catch(() => null)
        .then((result) => {
          if (!isGone) setFound(result);
        });
    return () => {
      isGone = true;
    };
  }, []);
  const title = words.t('ui.shared.title');
  if (book === null || found === 'reading')
    return <Waiting kind="campaign-page shared-page" title={title} back={back} />;
  const read = found?.read ?? null;
  if (found !== null && read?.ok) {
    const { shared } = read;
    return shared.what === 'level' ? (
      <SharedLevel campaign={campaign} level={shared.level} text={shared.text} back={back} />
    ) : (
      <SharedGame campaign={campaign} save={shared.save} asLevel={found.asLevel} back={back} />
    );
  }
  return (
    <Page kind="campaign-page shared-page" title={title} back={back}>
      {read === null || read.ok ? (
        <p class="panel">{words.t('ui.shared.lead')}</p>
      ) : (
        <Problem campaign={campaign} problem={read.problem} lines={read.lines} />
      )}
      <button type="button" class="gold" data-make onClick={() => go('editor')}>
        {words.t('ui.editor.make')}
      </button>
      <OpenShared campaign={campaign} />
      <SavedLevels campaign={campaign} />
    </Page>
  );
}

/** Why it cannot be opened, in the player's words; in those of whoever wrote it below. */
function Problem({
  campaign,
  problem,
  lines,
}: {
  campaign: CampaignState;
  problem: string;
  lines: readonly string[];
}) {
  const { t } = campaign.words;
  return (
    <section class="panel shared-problem" role="alert" data-problem={problem}>
      <p>
        <strong>{t(`ui.shared.problem.${problem}`)}</strong>
      </p>
      <p>{t('ui.shared.nothingLost')}</p>
      <ProblemLines campaign={campaign} lines={lines} />
    </section>
  );
}
