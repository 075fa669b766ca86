/** A game is open in another tab or window: it may stay there, or be played here from now on. */

import { PERSON } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import '../styles/elsewhere.css';
import { Button } from '../parts/pieces.tsx';

export function ElsewhereScreen() {
  const { sessions, go, t } = useApp();
  const found = sessions.elsewhere;
  if (found === null) return null;
  const stay = () => {
    sessions.leaveElsewhere();
    if (sessions.elsewhere === null) go('title');
  };
  const play = async () => {
    const session = await sessions.playHere();
    if (sessions.elsewhere === null) go(session === null ? 'title' : 'table');
  };
  return (
    <Page kind="elsewhere" title={t('ui.elsewhere.title')} back={stay}>
      <div class="panel facing">
        <img src={PERSON} alt="" width={120} height={120} />
        <p>{t(`ui.elsewhere.${found.why}`)}</p>
        <Button class="gold big across" data-elsewhere-here tap={() => void play()}>
          {t(found.wanted === null ? 'ui.elsewhere.here' : 'ui.elsewhere.new')}
        </Button>
      </div>
    </Page>
  );
}
