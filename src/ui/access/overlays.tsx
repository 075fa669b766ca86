/** What lies over every screen, drawn or in words: news about saving, of goals, and what came of earlier choices. */

import './styles/overlays.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { saveKey } from '../../i18n/keys.ts';
import { firstEvents } from '../../offline/first-events.ts';
import type { Change } from '../../session/campaign/levels.ts';
import type { StruckGoal } from '../../session/campaign/outcomes.ts';
import type { Settings } from '../../session/profiles/settings.ts';
import { iconArt, petArt } from '../art-urls.ts';
import { changeWords } from './campaign/change-words.ts';
import { CoachBubble } from './campaign/coach.tsx';
import { useIsTableThere } from './campaign/coach-picture.ts';
import { useLevels } from './campaign/hooks.tsx';
import { LazyStorm } from './campaign/puzzle-lazy.ts';
import { Star } from './campaign/stars.tsx';
import { type App, AppContext, useApp, useChanges } from './context.ts';
import { WatchedGame } from './insight/watch-game.tsx';
import { Button } from './parts/pieces.tsx';
import { useAfter } from './parts/timers.ts';

export function Overlays({ app, isAtTable }: { app: App; isAtTable: boolean }) {
  useChanges(app.sessions, app.words);
  return (
    <AppContext.Provider value={app}>
      <div class="access overlays" lang={app.words.language}>
        <MissingPart />
        <Notice />
        {isAtTable ? <LostLevel /> : null}
        {isAtTable ? <PaceOffer /> : null}
        {isAtTable ? <Storm /> : null}
        <GoalToasts isAtTable={isAtTable} />
        <StruckNotice isAtTable={isAtTable} />
        <CoachBubble isAtTable={isAtTable} />
        <WatchedGame isAtTable={isAtTable} />
      </div>
    </AppContext.Provider>
  );
}

interface ToastProps {
  role?: 'alert' | 'status';
  icon?: string;
  /** Null: there is nothing to say. */
  words: string | null;
  /** What can be done about it. */
  children: ComponentChildren;
  [mark: `data-${string}`]: string | boolean;
}

/** A line over everything, with what can be done about it. */
function Toast({ role = 'status', icon = 'ui-info', words, children, ...marks }: ToastProps) {
  return (
    <div class="toasts middle" role={role}>
      {words === null ? null : (
        <div class="toast gilded row apart" {...marks}>
          <img src={iconArt(icon)} alt="" width={36} height={36} />
          <p>{words}</p>
          {children}
        </div>
      )}
    </div>
  );
}

/** What there is to say about saving, until it is waved away. */
function Notice() {
  const { sessions, t } = useApp();
  const { notice } = sessions;
  return (
    <Toast words={notice === null ? null : t(saveKey(notice))} data-notice={notice ?? ''}>
      <Button class="small" tap={() => sessions.dismissNotice()} words={t('ui.save.ok')} />
    </Toast>
  );
}

/** The level of a saved game has left the campaign since: said over the table, until it is waved away. */
function LostLevel() {
  const { sessions, levels, t } = useApp();
  useChanges(levels);
  const { session } = sessions;
  const [waved, wave] = useState<unknown>(null);
  const isSaid = levels.lost === null || waved === session;
  return (
    <Toast words={isSaid ? null : t('ui.campaign.gone', { id: levels.lost ?? '' })} data-no-level>
      <Button class="small" tap={() => wave(session)} words={t('ui.save.ok')} />
    </Toast>
  );
}

/** A part of the game did not come: its version is gone from the server, or there is no connection. */
function MissingPart() {
  const { t } = useApp();
  useChanges(firstEvents);
  return (
    <Toast role="alert" words={firstEvents.isPartMissing ? t('ui.missing') : null} data-missing>
      <Button class="small gold" tap={() => window.location.reload()} words={t('ui.missing.again')} />
      <Button class="small" tap={() => firstEvents.forgive()} words={t('ui.missing.later')} />
    </Toast>
  );
}

/** The clock of a storm, while there is one. */
function Storm() {
  const { levels, trainer } = useApp();
  useChanges(levels);
  const found = trainer();
  return found === null || found.stormOf(levels.run) === null ? null : <LazyStorm trainer={found} />;
}

const ANSWERS: readonly (readonly [name: string, change: Partial<Settings>])[] = [
  ['brief', { rivals: 'brief' }],
  ['instant', { speed: 'instant' }],
  ['whole', {}],
];

/** Offers to skip always after the first skip: players in a hurry do not look for a setting. */
function PaceOffer() {
  const { settings, t, sessions } = useApp();
  useChanges(settings, sessions);
  if (settings.value.paceAsked !== 'now' || sessions.session === null) return null;
  // Heroes and monsters are not shown in brief.
  const answers = ANSWERS.filter(([name]) => name !== 'brief' || sessions.session?.game === 'petz');
  return (
    <Toast icon="ui-speed2" words={t('ui.pace.ask')} data-pace-offer>
      {answers.map(([name, change]) => (
        <Button
          key={name}
          class="small"
          data-pace={name}
          tap={() => settings.change({ ...change, paceAsked: 'answered' })}
          words={t(`ui.pace.${name}`)}
        />
      ))}
    </Toast>
  );
}

const STAY = 4500;

/** How long each line of what is felt stays. */
const STAY_LINE = 3500;

/** What an earlier choice or sale does now; it goes by itself, or when it is pressed. Not at the end of a level. */
function StruckNotice({ isAtTable }: { isAtTable: boolean }) {
  const { levels } = useLevels();
  const { struck } = levels.outcomes;
  return (
    <div class="toasts middle" role="status">
      {struck === null || !isAtTable ? null : (
        <StruckLines struck={struck} onEnd={() => levels.outcomes.dismiss()} />
      )}
    </div>
  );
}

/** Nothing before there is a table to be seen: a picture may take long to load. */
function StruckLines({ struck, onEnd }: { struck: StruckGoal; onEnd(): void }) {
  const { words, t } = useLevels();
  const isThere = useIsTableThere();
  const stay = STAY + STAY_LINE * struck.changes.length;
  useAfter(isThere ? stay : null, onEnd, [struck, isThere]);
  if (!isThere) return null;
  return (
    <div class="toast announced gilded row apart" data-struck={struck.changes.length}>
      <ul>
        {struck.changes.map((change) => (
          <li key={JSON.stringify(change.if)} class="row">
            <ChangeArt change={change} />
            <span>{changeWords(words, struck.level, change)}</span>
          </li>
        ))}
      </ul>
      <Button class="small" tap={onEnd} words={t('ui.save.ok')} />
    </div>
  );
}

/** The pet that was sold; for what was decided in the story, a book. */
function ChangeArt({ change: { if: condition } }: { change: Change }) {
  const src = 'sold' in condition ? petArt(condition.sold) : iconArt('ui-rules');
  return <img src={src} alt="" width={40} height={40} />;
}

/** Only at the table: at the end of a level its own page tells all of it. */
function GoalToasts({ isAtTable }: { isAtTable: boolean }) {
  const { levels, words } = useLevels();
  const [first] = levels.goalNews;
  useAfter(first === undefined ? null : STAY, () => first && levels.dismiss(first.n), [first?.n]);
  return (
    <div class="toasts middle" data-at="foot" role="status">
      {first === undefined || !isAtTable ? null : (
        <p class="toast announced gilded row apart" key={first.n} data-toast={first.goal.use.id}>
          <Star state={first.goal.state.state} size={40} />
          <span>
            {words.t(`ui.level.news.${first.goal.state.state}`, {
              goal: words.goal(first.level, first.goal),
            })}
          </span>
        </p>
      )}
    </div>
  );
}
