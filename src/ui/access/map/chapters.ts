/** What the map knows of its chapters and of the places beside the road, in the player's language. */
import { resultOf, streakOf } from '../../../campaign/daily/results.ts';
import type { Book, Level } from '../../../session/campaign/levels.ts';
import type { CampaignState } from '../campaign/hooks.tsx';
import { MAP_CHAPTERS, type MapChapterId } from './landscape.ts';

export interface ChapterFacts {
  id: MapChapterId;
  title: string;
  levels: readonly Level[];
  isOpen: boolean;
  /** Stars of the whole campaign that open it; 0 if stars do not matter. */
  needs: number;
}

/** The chapters along the road. */
export function chaptersOf({ levels, words }: CampaignState, book: Book): ChapterFacts[] {
  return MAP_CHAPTERS.map((id) => {
    const chapter = book.chapters.find((one) => one.id === id);
    const all = (chapter?.levels ?? []).flatMap((level) => book.level(level) ?? []);
    const isOpen = all.some((level) => levels.state(level.id) !== 'locked');
    return { id, title: words.chapter(id), levels: all, isOpen, needs: chapter?.stars ?? 0 };
  });
}

/** What lies beside the road: those that have a house there, and the page of what is shared. */
export const BESIDE = ['puzzles', 'daily', 'ladder', 'shared', 'lessons', 'album'] as const;
export type BesideId = (typeof BESIDE)[number];

/** What is said of a place. */
export interface PlaceFacts {
  title: string;
  /** A short second line, such as `7 / 24`. */
  note?: string;
  /** Something new waits there: today's fair, not yet played. */
  isNew?: boolean;
  /** How much of it is drawn: pictures in the album, rungs that were climbed. */
  count?: number;
}

/** The places beside the road; puzzles and ladder only where the book has some. */
export function besideOf(
  { levels, words }: CampaignState,
  book: Book,
  today: string,
): Readonly<Partial<Record<BesideId, PlaceFacts>>> {
  const { t } = words;
  const { daily, album } = levels.progress;
  const streak = streakOf(daily, today);
  const wonIn = (chapter: string) => {
    const all = book.all.filter((level) => level.chapter === chapter);
    const won = all.filter(({ id }) => levels.state(id) === 'won').length;
    return { of: all.length, count: won, note: t('ui.campaign.count', { now: won, of: all.length }) };
  };
  const puzzles = wonIn('puzzles');
  const ladder = wonIn('ladder');
  return {
    ...(puzzles.of === 0 ? {} : { puzzles: { title: t('ui.puzzles.title'), ...puzzles } }),
    daily: {
      title: t('ui.map.place.daily'),
      isNew: resultOf(daily, today) === null,
      ...(streak === 0 ? {} : { note: t('ui.daily.streak', { count: streak }) }),
    },
    ...(ladder.of === 0 ? {} : { ladder: { title: t('ui.map.place.ladder'), ...ladder } }),
    shared: { title: t('ui.shared.title') },
    lessons: { title: t('ui.lessons.title') },
    album: {
      title: t('ui.map.place.album'),
      note: t('ui.album.count', { count: album.length }),
      count: album.length,
    },
  };
}
