/** The tools at the end of the bar of both games. */

import type { GameId } from '../../../engine/games.ts';
import { iconArt } from '../../../ui/art-urls.ts';
import type { BarPart } from '../../../ui/panels/bar.tsx';
import type { TableLink } from '../contract.ts';
import { drawingUrl } from '../drawings.ts';
import type { TableKit } from '../kit.ts';

type AnyLink = Pick<TableLink<GameId>, 'open' | 'speech'>;

/** A picture, and the game it is of. */
type Moment = { view: { ask: { id: number } | null } };
type OfAsk = { ask(): { id: number } | null };

/** Is the picture that of the moment the game is at? While something is played, the story is ahead of it. */
export const isNow = ({ view }: Moment, session: OfAsk): boolean => view.ask?.id === session.ask()?.id;

/** How much the others did since one's own last answer, and the way to the list of it; nothing where that is nothing. */
export function recapTool(kit: TableKit, { speech, open }: AnyLink, count: number): BarPart[] {
  if (count === 0) return [];
  const title = speech.t('ui.recap.button', { n: count });
  const explain = kit.reveal('recap', () => ({ title, lines: [] }));
  return [
    {
      id: 'recap',
      look: 'tool',
      words: String(count),
      art: iconArt('ui-log'),
      tap: () => open('recap'),
      explain,
    },
  ];
}

export function menuTool({ open }: AnyLink): BarPart {
  return {
    id: 'menu',
    look: 'tool',
    words: '',
    art: drawingUrl('props/menu-lines'),
    tap: () => open('menu'),
  };
}
