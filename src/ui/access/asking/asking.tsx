/** Asking the table: a question typed or chosen, and its answer, which is read out as well. */

import { useId, useRef, useState } from 'preact/hooks';
import type { Words } from '../../../i18n/words.ts';
import type { AnySession } from '../../../session/game/session.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { Speech } from '../../../text/speech.ts';
import { Lines } from '../../panels/lines.tsx';
import { useApp, useChanges } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { petzTopics } from './petz.ts';
import { questTopics } from './quest.ts';
import { GROUPS, type Topic } from './topic.ts';
import { understand } from './understand.ts';
import '../styles/asking.css';
import { Button, Panel } from '../parts/pieces.tsx';

/** While the curtain is down no secrets are shown: only what everybody may know. */
function topicsOf(session: AnySession, words: Words): Topic[] {
  const { viewer, curtain } = session.device();
  const seat = curtain === null ? viewer : null;
  const domain = seat === null ? null : session.domain(seat);
  if (session.game === 'quest') {
    const view = session.view(seat);
    const speech = new QuestSpeech(words, session.players, view);
    return questTopics(speech, { view, domain, story: session.story(seat) });
  }
  const speech = new Speech(words, session.players);
  return petzTopics(speech, { view: session.view(seat), domain, story: session.story(seat) });
}

interface Answered {
  /** Counts up, so that the same answer is read out again. */
  n: number;
  id: string | null;
  words: string;
  lines: readonly string[];
}

/** `at`: a topic that is answered at once. */
export function AskScreen({ at }: { at: string | null }) {
  const { sessions, words, back, t } = useApp();
  useChanges(sessions);
  const { session } = sessions;
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState<Answered | null>(() => {
    const topic = session === null ? undefined : topicsOf(session, words).find(({ id }) => id === at);
    return topic === undefined ? null : { n: 0, id: topic.id, words: topic.words, lines: topic.answer() };
  });
  const answer = useRef<HTMLElement>(null);
  const box = useId();
  if (session === null) return null;
  const topics = topicsOf(session, words);
  const say = (asked: Omit<Answered, 'n'>) => {
    setAnswered((last) => ({ ...asked, n: (last?.n ?? 0) + 1 }));
    answer.current?.scrollIntoView({ block: 'nearest' });
  };
  const ask = (topic: Topic) => say({ id: topic.id, words: topic.words, lines: topic.answer() });
  const send = (event: Event) => {
    event.preventDefault();
    if (query.trim() === '') return;
    // The game may have gone on meanwhile.
    const topic = understand(query, topicsOf(session, words));
    if (topic === null) say({ id: null, words: query, lines: [t('ui.asking.notUnderstood')] });
    else ask(topic);
  };
  return (
    <Page kind="asking" title={t('ui.asking.title')} back={back}>
      <form class="asking-box panel" onSubmit={send}>
        <label for={box}>{t('ui.asking.box')}</label>
        <div class="wrap">
          <input
            class="slim"
            id={box}
            type="text"
            enterKeyHint="search"
            autocomplete="off"
            maxLength={120}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <Button type="submit" class="gold" words={t('ui.asking.send')} />
        </div>
      </form>
      <section class="panel asking-answer" aria-live="polite" aria-atomic="true" ref={answer}>
        {answered === null ? (
          <p class="soft">{t('ui.asking.hint')}</p>
        ) : (
          <div key={answered.n} data-answer={answered.id}>
            <h2>{answered.words}</h2>
            <Lines of={answered.lines} />
          </div>
        )}
      </section>
      <div class="asking-groups columns top apart" style="--least: 26rem">
        {GROUPS.map((group) => {
          const own = topics.filter((topic) => topic.group === group);
          return own.length === 0 ? null : (
            <Panel key={group} title={t(`ui.asking.group.${group}`)} id={`${box}${group}`}>
              <ul class="stack">
                {own.map((topic) => (
                  <li key={topic.id}>
                    <Button class="small" data-topic={topic.id} tap={() => ask(topic)} words={topic.words} />
                  </li>
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
    </Page>
  );
}
