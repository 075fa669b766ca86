/** The table of Pug Quest in words: the question in hand, the party, the enemies, the turns ahead, the story. */

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
import { QuestEnd } from './end.tsx';
import { HeroPicture } from './hero.tsx';
import { Heroes } from './heroes.tsx';
import '../styles/quest.css';
import { Button } from '../parts/pieces.tsx';

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
