/** Which picture belongs to a question: by its kind, also while others are asked and there is something to watch. */
import type { ChooseSet, SetName } from './contract.ts';

const MINE: Readonly<Record<string, SetName>> = {
  'petz.group': 'burrow',
  'petz.send': 'town',
  'petz.arrange': 'shop',
  'petz.crystal': 'shop',
  'petz.assign': 'shop',
  'petz.feed': 'shop',
  'petz.play': 'shop',
  'petz.ward': 'shop',
  'petz.catch': 'shop',
  'petz.shovel': 'shop',
  'petz.sleep': 'shop',
  'petz.enter': 'show',
  'petz.sell': 'sale',
  'petz.jobs': 'sale',
};

/** What others do in the open; the rest they do in secret. */
const WATCHED: Readonly<Record<string, SetName>> = {
  'petz.send': 'town',
  'petz.book': 'town',
  'petz.feed': 'shop',
  'petz.play': 'shop',
  'petz.ward': 'shop',
  'petz.catch': 'shop',
  'petz.shovel': 'shop',
  'petz.sleep': 'shop',
  'petz.enter': 'show',
  'petz.sell': 'sale',
  'petz.jobs': 'sale',
};

export const chooseSet: ChooseSet = ({ view, ask, domain }) => {
  if (view.outcome !== null) return 'final';
  if (ask !== null && domain !== null) return MINE[ask.kind] ?? null;
  return WATCHED[view.ask?.kind ?? ''] ?? null;
};
