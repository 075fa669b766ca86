/** How to play: the game in eight steps, the needs and tips; and from there, or from anywhere, into the book of rules. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { GAME_IDS, type GameId, isGameId } from '../../../engine/games.ts';
import { NEEDS } from '../../../engine/petz/read.ts';
import { needKey, needTextKey } from '../../../i18n/keys.ts';
import { questNameKey, questTextKey } from '../../../i18n/quest-keys.ts';
import { needArt } from '../../art-urls.ts';
import { Lines } from '../../panels/lines.tsx';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { Button } from '../parts/pieces.tsx';
import { type RulesEntry, STEPS } from '../rules/book.ts';
import { Chapters, Search } from '../rules/contents.tsx';
import { Definitions, EntryPage } from '../rules/entry.tsx';
import { entryAt, entryTitleKey, gameOfEntry } from '../rules/find.ts';

const TIPS = 25;
const count = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** Where the first page was left. */
interface Left {
  focus: HTMLElement | null;
  y: number;
}

/** `at` is an entry, a rule or a question to open the book at, or the game whose book is wanted. */
export function RulesScreen({ at = null }: { at?: string | null }) {
  const { back: leave, sessions } = useApp();
  const [entry, setEntry] = useState<RulesEntry | null>(() => (at === null ? null : entryAt(at)));
  const [game, setGame] = useState<GameId>(() => {
    if (entry !== null) return gameOfEntry(entry);
    return at !== null && isGameId(at) ? at : (sessions.session?.game ?? 'petz');
  });
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
  const open = (next: RulesEntry) => {
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
        game={game}
        onGame={setGame}
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
  game: GameId;
  onGame(game: GameId): void;
  query: string;
  onQuery(query: string): void;
  open(entry: RulesEntry): void;
  back(): void;
}

/** It stays behind an opened entry, so that search and chapters are found again as they were. */
function FirstPage({ isHidden, game, onGame, query, onQuery, open, back }: FirstPageProps) {
  const { go, t } = useApp();
  return (
    <div hidden={isHidden}>
      <Page kind="rules-page" title={t('ui.title.howToPlay')} back={back}>
        <div class="book card">
          <div class="leaf slim far stack">
            <fieldset class="which-book wrap">
              <legend>{t('ui.rules.game')}</legend>
              {GAME_IDS.map((id) => (
                <Button
                  key={id}
                  class={id === game ? 'small gold' : 'small'}
                  aria-pressed={id === game}
                  tap={() => onGame(id)}
                >
                  {t(`ui.rules.game.${id}`)}
                </Button>
              ))}
            </fieldset>
            <Button class="green row middle" tap={() => go('lessons')} icon="ui-hint" size={28}>
              {t('ui.lessons.title')}
            </Button>
            <Search game={game} query={query} onQuery={onQuery} open={open} />
            <Chapters game={game} open={open} />
            <Terms game={game} />
          </div>
          <div class="leaf slim far stack">
            {game === 'petz' ? (
              <>
                <Steps ids={STEPS.petz} keyOf={petzStep} open={open} />
                <Tips />
              </>
            ) : (
              <Steps ids={STEPS.quest} keyOf={questStep} open={open} />
            )}
          </div>
        </div>
      </Page>
    </div>
  );
}

/** The words on the cards of Pug Quest. */
const TERMS = ['life', 'initiative', 'movement', 'type', 'combo', 'riposte', 'xp', 'prize', 'toll'];

/** What the words of a game mean. */
function Terms({ game }: { game: GameId }) {
  const { t } = useApp();
  const terms =
    game === 'petz'
      ? NEEDS.map((id) => ({ id, art: needArt(id), name: t(needKey(id)), text: t(needTextKey(id)) }))
      : TERMS.map((id) => ({ id, name: t(questNameKey('term', id)), text: t(questTextKey('term', id)) }));
  return (
    <section>
      <h2>{t(game === 'petz' ? 'ui.rules.needs' : 'ui.rules.terms')}</h2>
      <Definitions of={terms} size={36} />
    </section>
  );
}

const petzStep = (n: number, part: 'title' | 'text'): string => `ui.howToPlay.${n}.${part}`;
const questStep = (n: number, part: 'title' | 'text'): string => `ui.questHowTo.${n}.${part}`;

interface StepsProps {
  ids: readonly string[];
  keyOf: typeof petzStep;
  open(entry: RulesEntry): void;
}

/** The game in eight steps. */
function Steps({ ids, keyOf, open }: StepsProps) {
  const { t } = useApp();
  return (
    <ol class="steps stack apart">
      {ids.map((id, i) => (
        <li key={id}>
          <h2>{t(keyOf(i + 1, 'title'))}</h2>
          <p>{t(keyOf(i + 1, 'text'))}</p>
          <More id={id} open={open} />
        </li>
      ))}
    </ol>
  );
}

function Tips() {
  const { t } = useApp();
  return (
    <section>
      <h2>{t('ui.rules.tips')}</h2>
      <ul class="tips">
        <Lines of={count(TIPS).map((n) => t(`ui.tip.${n}`))} as="li" />
      </ul>
    </section>
  );
}

/** From a step to the entry that tells more. */
function More({ id, open }: { id: string; open(entry: RulesEntry): void }) {
  const { t } = useApp();
  const entry = entryAt(id);
  return entry === null ? null : (
    <Button class="plain" tap={() => open(entry)}>
      {t('ui.rules.more', { title: t(entryTitleKey(id)) })}
    </Button>
  );
}
