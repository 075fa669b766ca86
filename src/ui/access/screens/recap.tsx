/** What happened since one's turn, all of it, over the picture it was asked for in. */

import type { AnySession } from '../../../session/game/session.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { Speech } from '../../../text/speech.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { QuestNews } from '../quest/story.tsx';
import { News } from '../table/log.tsx';
import '../styles/news.css';

export function RecapScreen() {
  const { sessions, words, back, go } = useApp();
  const { session } = sessions;
  if (session === null) return null;
  return (
    <Page kind="recap-page" title={words.t('ui.recap.title')} back={back}>
      <section class="panel">
        <All session={session} />
      </section>
      <p class="recap-ways">
        <button type="button" onClick={() => go('log')}>
          <img src={iconArt('ui-log')} alt="" width={34} height={34} />
          {words.t('ui.recap.log')}
        </button>
        <button type="button" class="gold" onClick={back}>
          {words.t('ui.recap.close')}
        </button>
      </p>
    </Page>
  );
}

function All({ session }: { session: AnySession }) {
  const { words } = useApp();
  const { viewer } = session.device();
  if (viewer === null) return null;
  if (session.game === 'petz')
    return (
      <News speech={new Speech(words, session.players)} entries={session.recap(viewer)} viewer={viewer} />
    );
  const speech = new QuestSpeech(words, session.players, session.view(viewer));
  return <QuestNews speech={speech} entries={session.recap(viewer)} />;
}
