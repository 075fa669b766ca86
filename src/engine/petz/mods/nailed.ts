/** Everything in the shops is nailed down: whoever lives somewhere stays there. What is newly bought may be placed. */

import type { Domain } from '../../kernel/domain.ts';
import { shopOf } from '../query.ts';
import { fields, type PetzModifier } from './kit.ts';

/** A field with nothing but its proposal: how things are now. */
function asItIs(field: Domain): Domain {
  return field.type === 'pick' ? { type: 'pick', options: field.options.slice(0, 1) } : field;
}

/** `{}` */
export const nailed: PetzModifier = {
  id: 'nailed',
  check: (arg) => fields(arg, {}),
  narrow: {
    'petz.arrange'(s, seat, domain) {
      const { cages, addons, pets } = shopOf(s, seat).cart;
      if (domain.type !== 'form' || cages.length + addons.length + pets.length > 0) return domain;
      const still = Object.entries(domain.fields).map(([name, field]) => [name, asItIs(field)]);
      return { ...domain, fields: Object.fromEntries(still) };
    },
  },
};
