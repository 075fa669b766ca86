/** The puzzle corner: every riddle on its card, with what has come of it. */

import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { Button } from '../parts/pieces.tsx';
import { mapArt } from './art.ts';
import { useCampaign, Waiting } from './hooks.tsx';
import { Stop, starsIn } from './stop.tsx';

export function PuzzlesScreen({ at }: { at: string | null }) {
  const { go } = useApp();
  const campaign = useCampaign();
  const { book, t } = campaign;
  const title = t('ui.puzzles.title');
  const back = () => go('campaign');
  if (book === null) return <Waiting kind="campaign-page" title={title} back={back} />;
  const all = book.all.filter(({ chapter }) => chapter === 'puzzles');
  return (
    <Page kind="campaign-page puzzles-page" title={title} back={back}>
      <section class="panel far row">
        <img src={mapArt('place-puzzles')} alt="" width={120} height={120} />
        <div>
          <p>{t('ui.puzzles.lead')}</p>
          <p class="soft">{t('ui.campaign.stars', starsIn(campaign, all))}</p>
          <p>{t('trainer.lead')}</p>
          <Button class="gold" data-trainer tap={() => go('trainer')} words={t('trainer.open')} />
        </div>
      </section>
      {all.length === 0 ? <p class="panel">{t('ui.puzzles.none')}</p> : null}
      <ol class="stops cells" style="--least: 19rem">
        {all.map((level) => (
          <Stop key={level.id} level={level} isHere={level.id === at} />
        ))}
      </ol>
    </Page>
  );
}
