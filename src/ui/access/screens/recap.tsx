/** What happened since one's turn, all of it, over the picture it was asked for in. */

import { useApp } from '../context.ts';
import { useWording } from '../insight/turning.tsx';
import { Page } from '../parts/page.tsx';
import { Button } from '../parts/pieces.tsx';
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
        <Button tap={() => go('log')} icon="ui-log" size={34} words={words.t('ui.recap.log')} />
        <Button class="gold" tap={back} words={words.t('ui.recap.close')} />
      </p>
    </Page>
  );
}
