/** The tools at the end of the bar of both games. */
import type { GameId } from '../../../engine/games.ts';
import { iconArt } from '../../../ui/art-urls.ts';
import type { BarPart } from '../../../ui/panels/bar.tsx';
import { artUrl } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { sketch } from '../pieces.ts';

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
  return { id: 'menu', look: 'tool', words: '', art: menuLines(), tap: () => open('menu') };
}

function menuLines(): string {
  const line = (y: number) =>
    `<path d="M6 ${y}H46" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>`;
  return artUrl(sketch('menu-lines', 52, 42, () => line(7) + line(21) + line(35)));
}

export function questionMark(): string {
  const stroke = `fill="none" stroke="${palette.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`;
  const mark = sketch('question-mark', 52, 60, () =>
    [
      `<path d="M12 18C12 2 41 1 41 18C41 29 26 28 26 39" ${stroke}/>`,
      `<circle cx="26" cy="54" r="5.500" fill="${palette.ink}"/>`,
    ].join(''),
  );
  return artUrl(mark);
}
