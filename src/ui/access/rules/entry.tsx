/** One entry of the book, opened: its words, the things it speaks of, and the entries before and after. */

import { NEEDS } from '../../../session/facts.ts';
import { addonArt, artifactArt, cageArt, customerArt, exhibitionArt, needArt, spaceArt } from '../art.ts';
import { useApp } from '../context.ts';
import { Art, ScreenTitle } from '../parts/pieces.tsx';
import type { Entry } from './book.ts';
import { thingsOf } from './contents.tsx';
import { chapterKey, chapterOf, entryTextKey, entryTitleKey, neighbour } from './find.ts';

const ART: Readonly<Record<string, (id: string) => string>> = {
  addon: addonArt,
  artifact: artifactArt,
  cage: cageArt,
  customer: customerArt,
  exhibition: exhibitionArt,
  space: spaceArt,
};

interface Props {
  entry: Entry;
  open(entry: Entry): void;
  back(): void;
  /** To the book as a whole, if `back` leads elsewhere. */
  toBook: (() => void) | null;
}

export function EntryPage({ entry, open, back, toBook }: Props) {
  const { words } = useApp();
  const { t } = words;
  const chapter = chapterOf(entry);
  const things = thingsOf(words, entry);
  return (
    <main class="screen rule-entry" data-entry={entry.id}>
      <ScreenTitle key={entry.id}>
        <EntryArt entry={entry} />
        {t(entryTitleKey(entry.id))}
      </ScreenTitle>
      {chapter === null ? null : <p class="lead">{t(chapterKey(chapter.id))}</p>}
      <section class="panel paper">
        {t(entryTextKey(entry.id))
          .split('\n')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
        {things.length === 0 ? null : (
          <dl class="needs">
            {things.map(({ family, id, name, text }) => (
              <div key={id}>
                <dt>
                  <Art src={ART[family]?.(id) ?? null} size={40} /> {name}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <nav class="page-turn" aria-label={t('ui.rules.pages')}>
        <Turn entry={neighbour(entry, -1)} words="ui.rules.previous" open={open} />
        <Turn entry={neighbour(entry, 1)} words="ui.rules.next" open={open} />
      </nav>
      {toBook === null ? null : (
        <button type="button" onClick={toBook}>
          {t('ui.rules.all')}
        </button>
      )}
      <button type="button" class="gold" onClick={back}>
        {t('ui.back')}
      </button>
    </main>
  );
}

/** The picture beside a title: of a need or of an action space. */
const PICTURES: Readonly<Record<string, string>> = {
  'shopping.food': spaceArt('mixed'),
  'shopping.artifacts': spaceArt('artifacts'),
  'shopping.cage': spaceArt('cage1'),
  'shopping.addon': spaceArt('addon'),
  'shopping.pet': spaceArt('younger1'),
  'shopping.imps': spaceArt('imps'),
  'shopping.hospital': spaceArt('hospital'),
  'shopping.judging': spaceArt('judge'),
  'shopping.platform': spaceArt('platform'),
  ...Object.fromEntries(NEEDS.map((need) => [`showing.${need}`, needArt(need)])),
};

function EntryArt({ entry }: { entry: Entry }) {
  const picture = PICTURES[entry.id];
  return picture === undefined ? null : (
    <>
      <Art src={picture} size={48} />{' '}
    </>
  );
}

function Turn({ entry, words, open }: { entry: Entry | null; words: string; open(entry: Entry): void }) {
  const { t } = useApp().words;
  return entry === null ? (
    <span />
  ) : (
    <button type="button" class="small" onClick={() => open(entry)}>
      {t(words, { title: t(entryTitleKey(entry.id)) })}
    </button>
  );
}
