/** Finding an entry: the search with its results, and the chapters with theirs. */

import { useMemo } from 'preact/hooks';
import type { GameId } from '../../../engine/games.ts';
import type { Words } from '../../../i18n/words.ts';
import { useApp } from '../context.ts';
import { LineField } from '../parts/field.tsx';
import { Button } from '../parts/pieces.tsx';
import { BOOKS, type RulesEntry } from './book.ts';
import { chapterKey, chapterOf, entryOfRule, entryTextKey, entryTitleKey, rulesEntries } from './find.ts';
import { excerpt, highlight, search, wordsOf } from './search.ts';
import { rulesThings } from './things.ts';

type Open = (entry: RulesEntry) => void;

function read(words: Words, entry: RulesEntry): { title: string; text: string } {
  const things = rulesThings(words, entry).map(({ name, text }) => `${name}: ${text}`);
  const lines = [words.t(entryTextKey(entry.id)), ...things];
  return { title: words.t(entryTitleKey(entry.id)), text: lines.join(' ').replaceAll('\n', ' ') };
}

/** What is found: by words, or by the id of a rule. */
function find(words: Words, game: GameId, query: string): RulesEntry[] {
  const byId = entryOfRule(query.trim().toUpperCase());
  return byId === null ? search(query, rulesEntries(game), (entry) => read(words, entry)) : [byId];
}

interface SearchProps {
  game: GameId;
  query: string;
  onQuery(query: string): void;
  open: Open;
}

export function Search({ game, query, onQuery, open }: SearchProps) {
  const { words } = useApp();
  const { t, language } = words;
  const found = useMemo(() => find(words, game, query), [game, query, language]);
  const isLooking = wordsOf(query).length > 0;
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first !== undefined) open(first);
        }}
      >
        <LineField
          title={t('ui.rules.search')}
          type="search"
          value={query}
          enterkeyhint="search"
          onChange={onQuery}
        />
      </form>
      <p role="status" class="soft">
        {isLooking
          ? t(found.length === 0 ? 'ui.rules.none' : 'ui.rules.found', { count: found.length })
          : null}
      </p>
      {found.length === 0 ? null : (
        <ul class="below stack apart">
          {found.map((entry) => (
            <li key={entry.id}>
              <Result entry={entry} query={query} open={open} />
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function Result({ entry, query, open }: { entry: RulesEntry; query: string; open: Open }) {
  const { words } = useApp();
  const { title, text } = read(words, entry);
  const chapter = chapterOf(entry);
  return (
    <Button class="rule-result full tight stack" data-entry={entry.id} tap={() => open(entry)}>
      <strong class="name">
        <Marked text={title} query={query} />
      </strong>
      <small class="soft">{chapter === null ? null : words.t(chapterKey(chapter.id))}</small>
      <span>
        <Marked text={excerpt(text, query)} query={query} />
      </span>
    </Button>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return (
    <>
      {highlight(text, query).map((piece, at) =>
        piece.isHit ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}

/** The whole book, folded up. */
export function Chapters({ game, open }: { game: GameId; open: Open }) {
  const { t } = useApp();
  return (
    <details class="fold chapters">
      <summary>
        <h2>{t('ui.rules.all')}</h2>
      </summary>
      <div class="pad">
        {BOOKS[game].map((chapter) => (
          <details key={chapter.id} class="fold chapter card" data-chapter={chapter.id}>
            <summary>
              <h3>{t(chapterKey(chapter.id))}</h3>
            </summary>
            <ul>
              {chapter.entries.map((entry) => (
                <li key={entry.id}>
                  <Button class="plain" data-entry={entry.id} tap={() => open(entry)}>
                    {t(entryTitleKey(entry.id))}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </details>
  );
}
