/** How to play: the game in eight steps, the needs and tips; and from there, or from anywhere, into the book of rules. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { needKey, needTextKey } from '../../../i18n/keys.ts';
import { NEEDS } from '../../../session/facts.ts';
import { needArt } from '../art.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { Art } from '../parts/pieces.tsx';
import { type Entry, STEPS } from '../rules/book.ts';
import { Chapters, Search } from '../rules/contents.tsx';
import { EntryPage } from '../rules/entry.tsx';
import { entryAt, entryTitleKey } from '../rules/find.ts';

const TIPS = 25;
const count = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** Where the first page was left. */
interface Left {
  focus: HTMLElement | null;
  y: number;
}

export function Rules({ at = null }: { at?: string | null }) {
  const { back: leave } = useApp();
  const [entry, setEntry] = useState<Entry | null>(() => (at === null ? null : entryAt(at)));
  const [isFromOutside, setFromOutside] = useState(entry !== null);
  const [query, setQuery] = useState('');
  const left = useRef<Left | null>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const back = entry === null ? left.current : null;
    back?.focus?.focus({ preventScroll: true });
    window.scrollTo(0, back?.y ?? 0);
  }, [entry]);
  const open = (next: Entry) => {
    if (entry === null) {
      const { activeElement } = document;
      left.current = {
        focus: activeElement instanceof HTMLElement ? activeElement : null,
        y: window.scrollY,
      };
    }
    setEntry(next);
  };
  const toBook = () => {
    setFromOutside(false);
    setEntry(null);
  };
  return (
    <>
      {/* Come upon from outside it stayed unseen: it starts afresh, with the focus on its title. */}
      <FirstPage
        key={isFromOutside ? 'behind' : 'first'}
        isHidden={entry !== null}
        query={query}
        onQuery={setQuery}
        open={open}
        back={leave}
      />
      {entry === null ? null : (
        <EntryPage
          entry={entry}
          open={open}
          back={isFromOutside ? leave : toBook}
          toBook={isFromOutside ? toBook : null}
        />
      )}
    </>
  );
}

interface FirstPageProps {
  isHidden: boolean;
  query: string;
  onQuery(query: string): void;
  open(entry: Entry): void;
  back(): void;
}

/** It stays behind an opened entry, so that search and chapters are found again as they were. */
function FirstPage({ isHidden, query, onQuery, open, back }: FirstPageProps) {
  const { t } = useApp().words;
  return (
    <div hidden={isHidden}>
      <Page kind="rules-page" title={t('ui.title.howToPlay')} back={back}>
        <div class="book">
          <div class="leaf">
            <Search query={query} onQuery={onQuery} open={open} />
            <Chapters open={open} />
            <section>
              <h2>{t('ui.rules.needs')}</h2>
              <dl class="needs">
                {NEEDS.map((need) => (
                  <div key={need}>
                    <dt>
                      <Art src={needArt(need)} size={36} /> {t(needKey(need))}
                    </dt>
                    <dd>{t(needTextKey(need))}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
          <div class="leaf">
            <ol class="steps">
              {STEPS.map((id, i) => (
                <li key={id}>
                  <h2>{t(`ui.howToPlay.${i + 1}.title`)}</h2>
                  <p>{t(`ui.howToPlay.${i + 1}.text`)}</p>
                  <More id={id} open={open} />
                </li>
              ))}
            </ol>
            <section>
              <h2>{t('ui.rules.tips')}</h2>
              <ul class="tips">
                {count(TIPS).map((n) => (
                  <li key={n}>{t(`ui.tip.${n}`)}</li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </Page>
    </div>
  );
}

/** From a step to the entry that tells more. */
function More({ id, open }: { id: string; open(entry: Entry): void }) {
  const { t } = useApp().words;
  const entry = entryAt(id);
  return entry === null ? null : (
    <button type="button" class="plain" onClick={() => open(entry)}>
      {t('ui.rules.more', { title: t(entryTitleKey(id)) })}
    </button>
  );
}
