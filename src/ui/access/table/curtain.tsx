/** Between two people: nothing private is on the screen until the one whose turn it is says so. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { Session } from '../../../session/session.ts';
import { playerArt } from '../art.ts';
import { Art, ScreenTitle } from '../parts/pieces.tsx';
import type { Speech } from '../text/speech.ts';

export function Curtain({ speech, session, seat }: { speech: Speech; session: Session; seat: Seat }) {
  const { t } = speech;
  const name = speech.seat(seat);
  const undoer = session.undoer();
  return (
    <main class="screen narrow curtain">
      <Art src={playerArt(seat)} size={96} />
      <ScreenTitle>{t('ui.curtain.title', { name })}</ScreenTitle>
      <p>{t('ui.curtain.hint', { name })}</p>
      <button type="button" class="gold" onClick={() => session.lift(seat)}>
        {t('ui.curtain.lift', { name })}
      </button>
      {undoer === null ? null : (
        <button type="button" onClick={() => session.undo()}>
          {t('ui.curtain.undo', { name: speech.seat(undoer) })}
        </button>
      )}
    </main>
  );
}
