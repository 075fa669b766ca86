/** What happened since one's turn, all of it, over the picture it was asked for in. */

import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { useWording } from '../insight/turning.tsx';
import { Page } from '../parts/page.tsx';
import { StoryLines } from '../parts/story.tsx';

export function RecapScreen() {
  const { sessions, words, back, go } = useApp();
  const { session } = sessions;
  const wording = useWording(session);
  const { viewer = null } = session?.device() ?? {};
  if (session === null || wording === null) return null;
  return (
    <Page kind="recap-page" title={words.t('ui.recap.title')} back={back}>
      <section class="panel">
        {viewer === null ? null : <StoryLines lines={wording.news(session.recap(viewer), viewer)} />}
      </section>
      <p class="recap-ways row middle apart">
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
