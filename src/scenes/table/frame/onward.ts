/** The ways on from the end of a game, of either kind: to a page, to what it hung on, to another game. */
import type { GameId } from '../../../engine/games.ts';
import { persons } from '../../../session/game/seats.ts';
import { iconArt } from '../../../ui/art-urls.ts';
import type { Pressable } from '../../../ui/panels/pressed.tsx';
import type { TableLink } from '../contract.ts';
import { hasGoals } from './goals.ts';

type Link = Pick<TableLink<GameId>, 'goals' | 'open' | 'session' | 'speech'>;
type Page = Parameters<Link['open']>[0];

/** A button that opens a page, by whose name it goes. */
export const toPage = (
  link: Pick<Link, 'open'>,
  page: Page,
  words: string,
  art: string | null = null,
): Pressable => ({
  id: page,
  words,
  art,
  tap: () => link.open(page),
});

/** To what the game hung on; a player who only watched does not need it. */
export function toTurning(link: Link): Pressable[] {
  const { session, speech } = link;
  if (persons(session.players).length === 0 || session.past() === null) return [];
  return [toPage(link, 'turning', speech.t('ui.insight.turning'), iconArt('ui-hint'))];
}

/** The way on: to another game, or to what a level has brought. */
export const onward = (link: Link, page: 'newGame' | 'newQuest', again: string): Pressable =>
  hasGoals(link)
    ? { ...toPage(link, 'levelEnd', link.speech.t('ui.level.brought')), id: 'brought' }
    : { ...toPage(link, page, again), id: 'again' };
