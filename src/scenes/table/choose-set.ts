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

/** What others do behind closed doors: there is nothing to watch. */
const INDOORS: readonly string[] = ['petz.group', 'petz.arrange', 'petz.crystal', 'petz.assign'];

/** The picture while somebody else is asked. Books are read in the town, where they were bought. */
function watched(kind: string): SetName | null {
  if (kind === 'petz.book') return 'town';
  return INDOORS.includes(kind) ? null : (MINE[kind] ?? null);
}

export const chooseSet: ChooseSet = ({ view, ask, domain }) => {
  if (view.outcome !== null) return 'final';
  if (ask !== null && domain !== null) return MINE[ask.kind] ?? null;
  return watched(view.ask?.kind ?? '');
};
