/** The table of Pug Quest in words: the question in hand, the party, the enemies, the turns ahead, the story, how it ended. */

import { useMemo } from 'preact/hooks';
import { lastRoundOf, lordSeat, WORLD_COUNT, worldFacts } from '../../../engine/quest/read.ts';
import type { Session } from '../../../session/game/session.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { enemiesItem, worldItem } from '../../../text/quest/items.ts';
import { useChangesBehind } from '../behind.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { useApp } from '../context.ts';
import { questWording } from '../insight/wording.ts';
import { Curtain, TableFrame } from '../table/frame.tsx';
import { ItemPanel } from '../table/items.tsx';
import { HeroPicture } from './hero.tsx';
import { Heroes } from './heroes.tsx';
import '../styles/quest.css';
import type { QuestView } from '../../../engine/quest/view.ts';
import { questSuperlatives } from '../../../session/advice/quest-superlatives.ts';
import { Button } from '../parts/pieces.tsx';
import { EndPanel } from '../table/end.tsx';

export function QuestTable({ session }: { session: Session<'quest'> }) {
  const { go, words } = useApp();
  useChangesBehind(session);
  const hasWorlds = !useMissing()('worlds');
  const { viewer, curtain } = session.device();
  const view = session.view(curtain === null ? viewer : null);
  const voice = useMemo(() => new QuestSpeech(words, session.players), [words.language, session.players]);
  const speech = voice.at(view);
  const { t } = speech;
  if (curtain !== null) {
    // Between the Heroes and the Evil Lord.
    const isLord = curtain === lordSeat(session.setup);
    const name = isLord ? speech.heroAndPlayer(curtain) : t('ui.quest.theHeroes');
    const hero = view.heroes[curtain]?.card;
    return (
      <Curtain
        session={session}
        seat={curtain}
        colour={isLord ? 'rose' : 'blue'}
        picture={<HeroPicture id={hero ?? null} own={session.setup.own ?? []} size={200} />}
        title={speech.capital(t('ui.curtain.title', { name }))}
        hint={t(isLord ? 'ui.quest.curtainLord' : 'ui.quest.curtainHeroes')}
        lift={isLord ? t('ui.curtain.lift', { name }) : t('ui.quest.liftHeroes')}
        undo={(seat) => t('ui.curtain.undo', { name: speech.hero(seat) })}
      />
    );
  }
  const round = t('ui.quest.round', { round: view.round, rounds: lastRoundOf(view) });
  const number = Math.max(1, view.number);
  return (
    <TableFrame
      session={session}
      wording={questWording(speech)}
      view={view}
      viewer={viewer}
      title={hasWorlds ? t('ui.quest.world', { number, worlds: WORLD_COUNT }) : null}
      note={round}
      buttons={<Button class="small" tap={() => go('couch')} words={t('ui.couch.title')} />}
      called={(seat) => speech.heroAndPlayer(seat)}
      end={<QuestEnd speech={speech} session={session} view={view} />}
      own={<Heroes speech={speech} session={session} view={view} seat={viewer} />}
      sideName={hasWorlds ? t('ui.quest.side') : round}
      side={
        <>
          <ItemPanel item={enemiesItem(speech, view)} look="wood" />
          <ItemPanel item={worldItem(speech, view, hasWorlds)} look="wood" />
        </>
      }
      world={worldFacts(view)?.id}
    />
  );
}

/** A quest that is over. */
interface Ended {
  speech: QuestSpeech;
  session: Session<'quest'>;
  view: QuestView;
}

/** Won or lost, why, and what each Hero brought home. */
function QuestEnd({ speech, session, view }: Ended) {
  const { t } = speech;
  const outcome = session.outcome();
  const isWon = outcome?.winners.includes(0) ?? false;
  const reason = isWon && outcome?.reason === 'stopped' ? 'stoppedWon' : (outcome?.reason ?? 'time');
  const src = `${import.meta.env.BASE_URL}art/quest/${isWon ? 'victory' : 'defeat'}.svg`;
  return (
    <EndPanel
      session={session}
      kind="quest-end centre"
      title={t(isWon ? 'ui.quest.won' : 'ui.quest.lost')}
      picture={<img src={src} alt="" width={320} height={200} />}
      again="newQuest"
    >
      <p>{t(`ui.quest.end.${reason}`)}</p>
      <ul class="wrap far middle below">
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
