/** Between two people: a curtain over everything private, until the one whose turn it is says so. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { Session } from '../../../session/game/session.ts';
import type { Speech } from '../../../text/speech.ts';
import { PLAYER_COLOURS } from '../../art-urls.ts';
import { ScreenTitle } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import '../styles/curtain.css';

export function Curtain({ speech, session, seat }: { speech: Speech; session: Session; seat: Seat }) {
  const { t } = speech;
  const name = speech.seat(seat);
  const undoer = session.undoer();
  return (
    <main class="curtain" data-colour={PLAYER_COLOURS[seat]}>
      <div class="drape left" />
      <div class="drape right" />
      <div class="spot gilded">
        <Portrait rival={null} seat={seat} face="neutral" size={200} />
        <ScreenTitle>{t('ui.curtain.title', { name })}</ScreenTitle>
        <p>{t('ui.curtain.hint', { name })}</p>
        <button type="button" class="gold big" onClick={() => session.lift(seat)}>
          {t('ui.curtain.lift', { name })}
        </button>
        {undoer === null ? null : (
          <button type="button" class="small" onClick={() => session.undo()}>
            {t('ui.curtain.undo', { name: speech.seat(undoer) })}
          </button>
        )}
      </div>
    </main>
  );
}
