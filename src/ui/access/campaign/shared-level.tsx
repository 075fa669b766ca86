/** A shared level: what it is, and what to do with it. */

import { MOST_SAVED } from '../../../campaign/daily/results.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { slotOf } from '../../../session/saves/save-slots.ts';
import { useApp, useSure } from '../context.ts';
import { Button, Fold } from '../parts/pieces.tsx';
import { linkTo, ShareButton } from '../parts/share.tsx';
import { fileName, handOver } from '../saves/device-storage.ts';
import { BriefPage } from './frame.tsx';
import { useLevels } from './hooks.tsx';
import { changeLevel, markTried } from './incoming.ts';
import { Sitters } from './sitters.tsx';
import { OpenGoals } from './stars.tsx';
import { TwistCards } from './twists.tsx';
import { vignetteFigures } from './vignette.tsx';

interface Props {
  level: Level;
  text: string;
}

export function SharedLevel({ level, text, back }: Props & { back(): void }) {
  const { words, t } = useLevels();
  const brief = words.brief(level);
  return (
    <BriefPage
      kind="shared-page"
      title={words.title(level)}
      back={back}
      chapter="shared"
      figures={vignetteFigures(level)}
      where={t(`ui.shared.game.${level.game}`)}
      side={<Sitters level={level} />}
      foot={<LevelFoot level={level} text={text} />}
      marks={{ 'data-shared': 'level' }}
    >
      <p class="brief panel">{brief ?? t('ui.shared.levelLead')}</p>
      <TwistCards level={level} />
      <OpenGoals level={level} />
      <Seed seed={level.seed} />
      <p class="soft">{t('ui.shared.noStars')}</p>
    </BriefPage>
  );
}

export function Seed({ seed }: { seed: string | null }) {
  const { t } = useApp();
  return <p class="panel">{seed === null ? t('ui.shared.freeSeed') : t('ui.menu.seed', { seed })}</p>;
}

/** The buttons for a level that is not of the campaign. */
export function LevelFoot({ level, text, isMade = false }: Props & { isMade?: boolean }) {
  const { go } = useApp();
  const { words, levels, t } = useLevels();
  const isSaved = Boolean(levels.progress.kept[level.id]);
  const isFull = Object.values(levels.progress.kept).filter((own) => own !== '').length >= MOST_SAVED;
  return (
    <>
      <ShareButton name="level" text={() => linkTo(text, words.title(level))} words={t('ui.shared.passOn')} />
      <Button data-file tap={() => handOver(text, fileName(words.title(level)))}>
        {t('ui.shared.asFile')}
      </Button>
      <Button
        data-keep
        disabled={isFull && !isSaved}
        tap={() => levels.saveShared(level.id, isSaved ? '' : text)}
      >
        {t(isSaved ? 'ui.shared.giveAway' : 'ui.shared.keep')}
      </Button>
      {isMade ? null : <Button data-edit tap={() => changeLevel(go, level)} words={t('ui.editor.change')} />}
      <PlayShared level={level} text={text} isMade={isMade} />
    </>
  );
}

/** Plays it; another level that is under way is not lost without a question. */
export function PlayShared({ level, text, isMade = false }: Props & { isMade?: boolean }) {
  const { go, sessions, levels, t } = useApp();
  const { asksAgain, isSure } = useSure();
  const play = () => {
    const isUnderWay = sessions.unfinishedIn(slotOf({ level }))?.isOver === false;
    if (!isSure(isUnderWay)) return;
    if (levels.play(level.id, {}, text) === null) return;
    if (isMade) markTried(level.id);
    go('table');
  };
  return (
    <>
      {asksAgain ? (
        <p class="problems" role="alert">
          {t('ui.level.sure')}
        </p>
      ) : null}
      <Button class="gold big" data-play tap={play}>
        {t(asksAgain ? 'ui.newGame.startAnyway' : 'ui.level.play')}
      </Button>
    </>
  );
}

/** What is wrong with a level, by place and cause, for its author. */
export function ProblemLines({ lines }: { lines: readonly string[] }) {
  const { t } = useApp();
  return lines.length === 0 ? null : (
    <Fold title={t('ui.shared.lines')} open={lines.length < 4}>
      <ul class="problem-lines below list" lang="en">
        {lines.slice(0, 20).map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
