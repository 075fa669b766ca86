/** The Energy deck is sealed: nobody draws, discards for new cards, or changes the display. What is in hand has to do. */

import type { Json } from '../../kernel/state.ts';
import type { Twist } from '../twists.ts';
import { nothing } from './args.ts';

/** The actions with which Energy Cards are got. */
const SEALED: readonly (Json | undefined)[] = ['draw', 'discard', 'change'];

const doing = (act: Json): Json | undefined => (act as { do?: Json } | null)?.do;

/** `{ "id": "sealed", "arg": null }`. All other actions, Combos and treasures are as ever. */
export const sealed: Twist = {
  id: 'sealed',
  check: nothing,
  narrow: {
    'quest.act': (_s, _seat, domain) =>
      domain.type === 'pick'
        ? { ...domain, options: domain.options.filter((act) => !SEALED.includes(doing(act))) }
        : domain,
  },
};
