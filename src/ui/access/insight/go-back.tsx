/** Going back to before an answer of one's own, to answer otherwise; asked twice where a game under way would go. */

import { GAMES, type Game, type GameId } from '../../../engine/games.ts';
import { persons } from '../../../session/game/seats.ts';
import type { AnySession, Session } from '../../../session/game/session.ts';
import { useApp, useSure } from '../context.ts';
import { Button, Fold } from '../parts/pieces.tsx';
import type { Wording } from './wording.ts';

/** Whether the person at the device has answers to go back to. */
export function canGoBack(session: AnySession): boolean {
  return ownSeats(session).length > 0 && (session.past()?.length ?? 0) > 0;
}

/** The seats whose answers may be looked at now: when the game is over everybody's, before that one's own. */
export function ownSeats(session: AnySession): number[] {
  const all = persons(session.players);
  if (session.outcome() !== null) return all;
  const { viewer } = session.device();
  if (viewer === null) return [];
  const { game, setup } = session as Session<GameId>;
  const rules = GAMES[game] as Game<GameId>;
  return all.filter((seat) => rules.shares(setup, viewer, seat));
}

export function GoBack({ entry }: { entry: number }) {
  const { sessions, levels, go, t } = useApp();
  const { asksAgain, isSure } = useSure();
  const isUnderWay = sessions.session?.outcome() === null;
  const back = () => {
    if (!isSure(isUnderWay)) return;
    if (levels.goBack(entry)) go('table');
  };
  return (
    <span class="cluster">
      <Button
        class={asksAgain ? 'small gold inline' : 'small inline'}
        data-go-back={entry}
        tap={back}
        icon="ui-undo"
        size={26}
      >
        {t(asksAgain ? 'ui.insight.goBackSure' : 'ui.insight.goBack')}
      </Button>
      <span role="alert">{asksAgain ? t('ui.insight.goBackLoses') : ''}</span>
    </span>
  );
}

interface OwnAnswersProps<G extends GameId> {
  session: Session<G>;
  wording: Wording<G>;
  seat: number;
  open: boolean;
}

/** All answers at which there was something to choose, the newest first. */
export function OwnAnswers<G extends GameId>({ open, ...of }: OwnAnswersProps<G>) {
  return (
    <Fold title={of.wording.speech.t('ui.insight.ownAnswers')} open={open}>
      {() => <Answers {...of} />}
    </Fold>
  );
}

function Answers<G extends GameId>({ session, wording, seat }: Omit<OwnAnswersProps<G>, 'open'>) {
  const past = session.past();
  const ids = past?.freeAnswersOf(seat).reverse() ?? [];
  if (ids.length === 0) return <p>{wording.speech.t('ui.insight.noAnswers')}</p>;
  return (
    <ol class="answers-list list">
      {ids.map((id) => {
        const step = past?.step(id);
        if (step === null || step === undefined) return null;
        return (
          <li class="cluster pad gilt" key={id}>
            <div class="stretch">
              <small class="soft">{wording.when(step)}</small>
              <p>
                <b>{wording.asks(step.question)}</b> {wording.choice(step.question, step.choice)}
              </p>
            </div>
            <GoBack entry={id} />
          </li>
        );
      })}
    </ol>
  );
}
