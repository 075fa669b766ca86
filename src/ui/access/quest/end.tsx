/** How a quest has ended, in words: won or lost, why, and what each Hero brought home. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { QuestView } from '../../../engine/quest/view.ts';
import { questSuperlatives } from '../../../session/advice/quest-superlatives.ts';
import type { Session } from '../../../session/game/session.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import { PuzzleOver } from '../campaign/puzzle-over.tsx';
import { useApp } from '../context.ts';
import { hasTurningPoints } from '../insight/turning.tsx';
import { ShareGame } from '../parts/share.tsx';
import { HeroPicture } from './hero.tsx';

/** A quest that is over. */
interface Ended {
  speech: QuestSpeech;
  session: Session<'quest'>;
  view: QuestView;
}

export function QuestEnd({ speech, session, view }: Ended) {
  const { sessions, levels, go } = useApp();
  const { t } = speech;
  const heading = useRef<HTMLHeadingElement>(null);
  // Here the game's last question was.
  useLayoutEffect(() => heading.current?.focus(), []);
  if (levels.run?.level.kind === 'puzzle') return <PuzzleOver />;
  const outcome = session.outcome();
  const isWon = outcome?.winners.includes(0) ?? false;
  const reason = isWon && outcome?.reason === 'stopped' ? 'stoppedWon' : (outcome?.reason ?? 'time');
  const leave = (screen: 'title' | 'newQuest') => {
    void sessions.finish();
    go(screen);
  };
  return (
    <section class="panel paper quest-end" aria-labelledby="end" data-final>
      <img
        src={`${import.meta.env.BASE_URL}art/quest/${isWon ? 'victory' : 'defeat'}.svg`}
        alt=""
        width={320}
        height={200}
      />
      <h2 id="end" ref={heading} tabIndex={-1}>
        {t(isWon ? 'ui.quest.won' : 'ui.quest.lost')}
      </h2>
      <p>{t(`ui.quest.end.${reason}`)}</p>
      <ul class="brought wrap">
        {view.heroes.map((hero, seat) => (
          <li class="row" key={seat}>
            <HeroPicture
              id={hero.card}
              own={session.setup.own ?? []}
              size={64}
              face={isWon ? 'glad' : 'hurt'}
            />
            {t('ui.quest.brought', {
              name: speech.capital(speech.heroAndPlayer(seat)),
              xp: hero.xp.length,
              treasures: speech.part('treasures', hero.treasures.length),
            })}
          </li>
        ))}
      </ul>
      <Awards speech={speech} session={session} view={view} />
      <div class="wrap apart">
        {session.level === null || levels.lost !== null ? (
          <button type="button" class="gold" onClick={() => leave('newQuest')}>
            {t('ui.final.again')}
          </button>
        ) : null}
        {session.level === null ? <ShareGame session={session} /> : null}
        {hasTurningPoints(session) ? (
          <button type="button" data-turning-open onClick={() => go('turning')}>
            {t('ui.insight.turning')}
          </button>
        ) : null}
        <button type="button" onClick={() => leave('title')}>
          {t('ui.final.title')}
        </button>
      </div>
    </section>
  );
}

/** What the Heroes will be remembered for. */
function Awards({ speech, session, view }: Ended) {
  const { t } = speech;
  const awards = questSuperlatives(session.story(null), view.heroes.length);
  if (awards.length === 0) return null;
  return (
    <>
      <h3>{t('ui.questSuperlative.title')}</h3>
      <ul class="awards">
        {awards.map(({ id, seats, value }) => (
          <li key={id}>
            {t('ui.questSuperlative.line', {
              title: t(`ui.questSuperlative.${id}`),
              who: speech.list(seats.map((seat) => speech.hero(seat))),
              value: speech.number(value),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
