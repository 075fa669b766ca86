/** The map of the campaign with all its drawings: fetched when it is first shown. */
import { useCampaign, Waiting } from '../campaign/hooks.tsx';
import { useApp } from '../context.ts';
import { fetchedPart } from '../parts/fetched.tsx';

/** What is seen until it has come. */
function Unrolling() {
  const { go } = useApp();
  const { words } = useCampaign();
  return <Waiting kind="campaign-page" title={words.t('ui.campaign.title')} back={() => go('title')} />;
}

export const LazyCampaign = fetchedPart(
  async () => (await import('./map-page.tsx')).CampaignScreen,
  Unrolling,
);
