/** A colour and an icon for every source of reputation, so that neither has to tell them apart alone. */
import type { Source } from '../../../../text/breakdown.ts';

export const SOURCE_LOOK: Readonly<Record<Source, { icon: string; colour: string }>> = {
  start: { icon: 'icons/icon-start', colour: '#d9c7a0' },
  exhibitions: { icon: 'icons/phase-showing', colour: '#f0846a' },
  sales: { icon: 'icons/icon-price', colour: '#ffcf5a' },
  losses: { icon: 'tokens/token-suffering', colour: '#b9b3c8' },
  twists: { icon: 'icons/twist-wish', colour: '#8fd0e8' },
  business: { icon: 'icons/phase-business', colour: '#9ed67c' },
  display: { icon: 'icons/count-pets', colour: '#c9a2ee' },
};
