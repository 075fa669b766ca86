/** Between the Heroes and the Evil Lord: a curtain over the hands, until the other side has the device. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { lordSeat } from '../../../engine/quest/read.ts';
import type { Session } from '../../../session/game/session.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import { ScreenTitle } from '../parts/pieces.tsx';
import { HeroPicture, LORD } from './hero.tsx';
import '../styles/curtain.css';

export function QuestCurtain({
  speech,
  session,
  seat,
}: {
  speech: QuestSpeech;
  session: Session<'quest'>;
  seat: Seat;
}) {
  const { t } = speech;
  const isLord = seat === lordSeat(session.setup);
  const name = isLord ? speech.heroAndPlayer(seat) : t('ui.quest.theHeroes');
  const hero = session.view(null).heroes[seat]?.card;
  const undoer = session.undoer();
  return (
    <main class="curtain" data-colour={isLord ? 'rose' : 'blue'}>
      <div class="drape left" />
      <div class="drape right" />
      <div class="spot gilded">
        {hero === undefined ? (
          <img src={LORD} alt="" width={200} height={200} />
        ) : (
          <HeroPicture id={hero} own={session.setup.own ?? []} size={200} />
        )}
        <ScreenTitle>{speech.capital(t('ui.curtain.title', { name }))}</ScreenTitle>
        <p>{t(isLord ? 'ui.quest.curtainLord' : 'ui.quest.curtainHeroes')}</p>
        <button type="button" class="gold big" onClick={() => session.lift(seat)}>
          {isLord ? t('ui.curtain.lift', { name }) : t('ui.quest.liftHeroes')}
        </button>
        {undoer === null ? null : (
          <button type="button" class="small" onClick={() => session.undo()}>
            {t('ui.curtain.undo', { name: speech.hero(undoer) })}
          </button>
        )}
      </div>
    </main>
  );
}
