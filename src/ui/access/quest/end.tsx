/** How a quest has ended, in words: won or lost, why, and what each Hero brought home. */

import type { QuestView } from '../../../engine/quest/view.ts';
import { questSuperlatives } from '../../../session/advice/quest-superlatives.ts';
import type { Session } from '../../../session/game/session.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import { EndPanel } from '../table/end.tsx';
import { HeroPicture } from './hero.tsx';

/** A quest that is over. */
interface Ended {
  speech: QuestSpeech;
  session: Session<'quest'>;
  view: QuestView;
}

export function QuestEnd({ speech, session, view }: Ended) {
  const { t } = speech;
  const outcome = session.outcome();
  const isWon = outcome?.winners.includes(0) ?? false;
  const reason = isWon && outcome?.reason === 'stopped' ? 'stoppedWon' : (outcome?.reason ?? 'time');
  const src = `${import.meta.env.BASE_URL}art/quest/${isWon ? 'victory' : 'defeat'}.svg`;
  return (
    <EndPanel
      session={session}
      kind="quest-end"
      title={t(isWon ? 'ui.quest.won' : 'ui.quest.lost')}
      picture={<img src={src} alt="" width={320} height={200} />}
      again="newQuest"
    >
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
    </EndPanel>
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
