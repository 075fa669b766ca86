/** A colour and an icon for every source of reputation, so that neither has to tell them apart alone. */
import type { Source } from '../../../../ui/access/text/breakdown.ts';

export const SOURCE_LOOK: Readonly<Record<Source, { icon: string; colour: string }>> = {
  exhibitions: { icon: 'icons/phase-showing', colour: '#f0846a' },
  sales: { icon: 'icons/icon-price', colour: '#ffcf5a' },
  losses: { icon: 'tokens/token-suffering', colour: '#b9b3c8' },
  business: { icon: 'icons/phase-business', colour: '#9ed67c' },
  display: { icon: 'icons/count-pets', colour: '#c9a2ee' },
};
