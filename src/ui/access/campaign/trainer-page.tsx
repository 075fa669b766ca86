/** Puzzles near the player's strength: how strong that is and how sure, what is due, what about, and the storm. */

import { useEffect, useState } from 'preact/hooks';
import type { Trainer } from '../../../session/campaign/trainer-manager.ts';
import { motionLevel } from '../../../session/profiles/comfort.ts';
import { useApp, useChanges } from '../context.ts';
import { Select } from '../parts/field.tsx';
import { Page } from '../parts/page.tsx';
import { Button, Fold, Panel } from '../parts/pieces.tsx';
import { useCampaign, Waiting } from './hooks.tsx';
import '../styles/trainer.css';

type Part = { trainer: Trainer };

export function TrainerPage() {
  const { go, trainer } = useApp();
  const { book, words } = useCampaign();
  const back = () => go('puzzles');
  const found = trainer();
  useEffect(() => void found?.load(), [found]);
  if (book === null || found === null)
    return <Waiting kind="campaign-page" title={words.t('ui.puzzles.title')} back={back} />;
  return (
    <Page kind="campaign-page trainer-page" title={words.t('trainer.title')} back={back}>
      <Shown trainer={found} />
    </Page>
  );
}

function Shown({ trainer }: Part) {
  useChanges(trainer);
  return (
    <div class="trainer columns top far" style="--least: 24rem">
      <Strength trainer={trainer} />
      <Serving trainer={trainer} />
      <Tally trainer={trainer} />
      <StormPanel trainer={trainer} />
    </div>
  );
}

/** Wider than the first or the second it is a guess, or likely. */
const DOUBT = [150, 80] as const;

function Strength({ trainer }: Part) {
  const { words, t } = useApp();
  const { rating, deviation } = trainer.rating;
  const number = (n: number) => words.number(Math.round(n));
  const args = { low: number(rating - 2 * deviation), high: number(rating + 2 * deviation) };
  const doubt = deviation > DOUBT[0] ? 'guess' : deviation > DOUBT[1] ? 'some' : 'sure';
  const { streak, bestStreak, seen, mistakes } = trainer.state;
  const { index, due } = trainer;
  const waiting = mistakes.length - due.length;
  return (
    <Panel title={t('trainer.strength')} id="trainer-strength">
      <p class="trainer-rating" data-rating={Math.round(rating)}>
        {number(rating)}
      </p>
      <p data-doubt={doubt}>{t(`trainer.doubt.${doubt}`, args)}</p>
      <p data-streak={streak}>{t('trainer.streak', { streak: number(streak), best: number(bestStreak) })}</p>
      <p class="soft">
        {t('trainer.met', { met: number(Object.keys(seen).length), of: number(index.length) })}
      </p>
      {waiting <= 0 ? null : <p class="soft">{t('trainer.waiting', { count: waiting })}</p>}
    </Panel>
  );
}

/** The kinds and themes that there are, with how many puzzles each has. */
function themesOf({ index }: Trainer): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, themes } of index)
    for (const theme of new Set([kind, ...themes])) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return counts;
}

function Serving({ trainer }: Part) {
  const { go, sessions, settings, t } = useApp();
  const [theme, setTheme] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const { due } = trainer;
  const { open } = trainer.state;
  const themed = ([name, count]: readonly [string, number]) =>
    [name, t('trainer.themeCount', { theme: t(`trainer.theme.${name}`), count })] as const;
  const unfinished = sessions.unfinishedIn('puzzle');
  const isInTheWay =
    unfinished?.isOver === false && !trainer.index.some(({ id }) => id === unfinished.level?.id);
  const serve = async (isNewOnly: boolean) => {
    if (isInTheWay && settings.value.confirm && note === null) return setNote('trainer.sure');
    if (
      open !== null &&
      unfinished?.isOver === false &&
      unfinished.level?.id === open.id &&
      sessions.resume('puzzle') !== null
    )
      return go('table');
    if (await trainer.serve({ isNewOnly, ...(theme === '' ? {} : { theme }) })) go('table');
    else setNote('trainer.none');
  };
  return (
    <section class="panel" aria-label={t('trainer.next')}>
      <p>{t('trainer.lead')}</p>
      <Select<string>
        name="theme"
        look="cluster below"
        title={t('trainer.theme')}
        value={theme}
        options={[['', t('trainer.theme.all')], ...[...themesOf(trainer)].map(themed)]}
        onChange={setTheme}
      />
      {due.length === 0 ? null : <p data-due={due.length}>{t('trainer.due', { count: due.length })}</p>}
      <div role="alert">{note === null ? null : <p>{t(note)}</p>}</div>
      <div class="cluster ended below apart">
        {open === null ? null : (
          <>
            <Button data-open-briefing tap={() => go('briefing', open.id)} words={t('trainer.briefing')} />
            <Button data-give-up tap={() => trainer.giveUp()} words={t('trainer.giveUp')} />
          </>
        )}
        {open !== null || due.length === 0 ? null : (
          <Button data-next-new tap={() => void serve(true)} words={t('trainer.nextNew')} />
        )}
        <Button class="gold big" data-next-puzzle tap={() => void serve(false)}>
          {t(open !== null ? 'trainer.goOn' : due.length > 0 ? 'trainer.nextDue' : 'trainer.next')}
        </Button>
      </div>
      <p class="soft">{t('trainer.rules')}</p>
    </section>
  );
}

function Tally({ trainer }: Part) {
  const { words, t } = useApp();
  const all = Object.entries(trainer.state.themes).filter(([name]) => words.has(`trainer.theme.${name}`));
  if (all.length === 0) return null;
  return (
    <Panel title={t('trainer.tally')} id="trainer-tally">
      <ul class="cells below" style="--least: 12rem">
        {all.map(([name, { all, right }]) => (
          <li key={name}>{t('trainer.tallyOf', { theme: t(`trainer.theme.${name}`), right, all })}</li>
        ))}
      </ul>
    </Panel>
  );
}

/** Not offered openly: some players like it calm. */
function StormPanel({ trainer }: Part) {
  const { go, settings, t } = useApp();
  const isWished = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isCalm = motionLevel(settings.value.motion, isWished) !== 'full';
  const { storm } = trainer;
  const start = async () => {
    if (await trainer.startStorm()) go('table');
  };
  return (
    <Fold title={t('trainer.storm')} open={!isCalm || storm !== null}>
      {storm?.isOver ? (
        <p role="status" data-storm-over={storm.solved}>
          {t('trainer.storm.over', { count: storm.solved })}
        </p>
      ) : null}
      <p>{t('trainer.storm.lead')}</p>
      {isCalm ? <p class="soft">{t('trainer.storm.calm')}</p> : null}
      <p data-storm-best={trainer.state.storm}>{t('trainer.storm.best', { count: trainer.state.storm })}</p>
      <Button data-storm-start tap={() => void start()} words={t('trainer.storm.start')} />
    </Fold>
  );
}
