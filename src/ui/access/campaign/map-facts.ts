/** What the drawn map is told of the campaign: chapters, levels, places beside the road, in the player's language. */

import { resultOf, streakOf } from '../../../campaign/daily/results.ts';
import type { CampaignManager } from '../../../session/campaign/campaign-manager.ts';
import { type Book, goalsOfParts, type Level } from '../../../session/campaign/levels.ts';
import { SCREENS } from '../context.ts';
import type { LevelWords } from './words.ts';

/** The stretches of the road that the map draws, in their order. */
const ROAD = ['opening', 'town', 'alleys', 'bedtime', 'lord', 'moonlight', 'finale', 'festival'] as const;

const isScreen = (name: string) => (SCREENS as readonly string[]).includes(name);

/** The facts of the map; the book must have come. */
export function mapFacts(book: Book, levels: CampaignManager, words: LevelWords, today: string) {
  const next = levels.next()?.id ?? null;
  const sum = (some: readonly Level[]) => ({
    won: some.reduce((all, { id }) => all + (levels.record(id)?.goals.length ?? 0), 0),
    of: some.reduce((all, level) => all + goalsOfParts(book, level).length, 0),
  });
  const chapters = ROAD.map((id) => {
    const chapter = book.chapters.find((one) => one.id === id);
    const all = (chapter?.levels ?? []).flatMap((level) => book.level(level) ?? []);
    const { won, of } = sum(all);
    return {
      id,
      title: words.chapter(id),
      isOpen: all.some((level) => levels.state(level.id) !== 'locked'),
      stars: won,
      of,
      needs: chapter?.stars ?? 0,
      levels: all.map((level) => ({
        id: level.id,
        number: words.number(level, book),
        title: words.title(level),
        ...aboutOf(words, level, levels.steps.won(level.id)),
        state: levels.state(level.id),
        stars: levels.record(level.id)?.goals.length ?? 0,
        of: goalsOfParts(book, level).length,
        isNext: level.id === next,
        kind: level.kind,
      })),
    };
  });
  return {
    chapters,
    places: placesOf(book, levels, words, today),
    stars: sum(book.all),
    rung: rungOf(book, levels),
    climb: climbOf(levels, words),
    pictures: levels.progress.album.length,
  };
}

/** Who is met there and what is different, behind the step at which it was won. */
function aboutOf(words: LevelWords, level: Level, step: number): { about?: string } {
  const won = step === 0 ? [] : [words.t('ui.step.n', { n: step })];
  const about = [...won, words.about(level)].filter(Boolean).join(' · ');
  return about === '' ? {} : { about };
}

/** How far the steps of difficulty have been climbed, for the bar; empty while there are none to climb. */
function climbOf({ steps }: CampaignManager, { t }: LevelWords): string {
  const { open } = steps.climb;
  return open === 0 ? '' : t('ui.step.n', { n: open });
}

/** Which rung of the ladder comes next. */
function rungOf(book: Book, levels: CampaignManager): number {
  const rungs = book.chapters.find(({ id }) => id === 'ladder')?.levels ?? [];
  const open = rungs.findIndex((id) => levels.state(id) !== 'won');
  return open === -1 ? rungs.length + 1 : open + 1;
}

function placesOf(book: Book, levels: CampaignManager, { t }: LevelWords, today: string) {
  const { daily } = levels.progress;
  const streak = streakOf(daily, today);
  const puzzles = book.all.filter(({ chapter }) => chapter === 'puzzles');
  const solved = puzzles.filter(({ id }) => levels.state(id) === 'won').length;
  const pictures = levels.progress.album.length;
  const rungs = book.chapters.find(({ id }) => id === 'ladder')?.levels.length ?? 0;
  const climbed = rungOf(book, levels) - 1;
  const place = (id: string, isOpen: boolean, note?: string) => ({
    title: t(`ui.map.place.${id}`),
    isOpen,
    ...(note === undefined ? {} : { note }),
  });
  const count = (now: number, of: number) => t('ui.map.starsOf', { won: now, of });
  return {
    puzzles: place(
      'puzzles',
      puzzles.length > 0 && isScreen('puzzles'),
      puzzles.length > 0 ? count(solved, puzzles.length) : undefined,
    ),
    daily: {
      ...place('daily', isScreen('daily'), streak > 0 ? t('ui.daily.streak', { count: streak }) : undefined),
      isNew: resultOf(daily, today) === null,
    },
    ladder: place('ladder', isScreen('ladder') && rungs > 0, rungs > 0 ? count(climbed, rungs) : undefined),
    lessons: place('lessons', isScreen('lessons')),
    album: place('album', isScreen('album'), t('ui.album.count', { count: pictures })),
  };
}
