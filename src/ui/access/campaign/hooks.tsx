/** What every page of the campaign begins with: the book of levels, its words, and word of every change. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Part } from '../../../session/advice/coach/shown.ts';
import type { CampaignManager } from '../../../session/campaign/campaign-manager.ts';
import type { Book } from '../../../session/campaign/levels.ts';
import { type Screen, useApp, useChanges } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { Button } from '../parts/pieces.tsx';
import { LevelWords } from './words.ts';
import '../styles/campaign.css';
import '../styles/goals.css';
import '../styles/briefing.css';
import '../styles/story.css';
import '../styles/fair.css';

export interface CampaignState {
  levels: CampaignManager;
  words: LevelWords;
  t: LevelWords['t'];
  /** Null until it has come. */
  book: Book | null;
}

/** Draws anew whenever a level is won, chosen, opened or played on. */
export function useLevels(): CampaignState {
  const { levels, words } = useApp();
  useChanges(levels);
  const own = useMemo(() => new LevelWords(words), [words, words.language]);
  return { levels, words: own, t: own.t, book: levels.book };
}

/** The same for a page of the campaign, which wants the book. */
export function useCampaign(): CampaignState {
  const campaign = useLevels();
  const { levels } = campaign;
  useEffect(() => void levels.load(), [levels]);
  return campaign;
}

/** Is a part of the table one that the lesson under way has not come to? */
export function useMissing(): (part: Part) => boolean {
  const { coach, levels } = useApp();
  useChanges(levels);
  const { missing } = coach;
  return (part) => missing.includes(part);
}

/** Where a level can be left for: once more, or a page elsewhere, where nothing of it waits. */
export function useWays() {
  const { sessions, levels, go } = useApp();
  return {
    again: () => {
      if (levels.again()) go('table');
    },
    leave: (screen: Screen, at?: string) => {
      void sessions.finish();
      go(screen, at);
    },
  };
}

interface WaitingProps {
  kind: string;
  title: ComponentChildren;
  back(): void;
  /** Tries again, where more than the book is waited for. */
  again?: () => void;
}

/** The page while the book has not come, or where it cannot be had. */
export function Waiting({ kind, title, back, again }: WaitingProps) {
  const { levels, t } = useApp();
  useChanges(levels);
  return (
    <Page kind={kind} title={title} back={back}>
      <div class="panel" role="status">
        <p>{t(levels.hasFailed ? 'ui.campaign.offline' : 'ui.campaign.coming')}</p>
        {levels.hasFailed ? (
          <Button tap={again ?? (() => void levels.load())} words={t('ui.campaign.retry')} />
        ) : null}
      </div>
    </Page>
  );
}

/** The page where a level is missing that something tells of; `words` say which. */
export function NoLevel({ words, back }: { words: string; back(): void }) {
  const { t } = useApp();
  return (
    <Page kind="campaign-page" title={t('ui.campaign.title')} back={back}>
      <div class="panel" role="alert" data-no-level>
        <p>{words}</p>
      </div>
    </Page>
  );
}
