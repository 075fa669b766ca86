/** The couch: who leads which seat, to be changed at any moment, and how each seat likes its words and hints. */

import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../engine/kernel/state.ts';
import { lordSeat } from '../../../engine/quest/read.ts';
import { handsHeld, holding, mayHold } from '../../../session/game/hands.ts';
import { ledBy } from '../../../session/game/party.ts';
import { type Player, type Prefs, WINDOW_SIDES } from '../../../session/game/seats.ts';
import type { Session } from '../../../session/game/session.ts';
import { facing, seatedAt, sitApart } from '../../../session/game/sides.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { useApp, useChanges } from '../context.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import { Page } from '../parts/page.tsx';
import { HandsChoice } from './hands-choice.tsx';
import { HeroPicture } from './hero.tsx';
import { LeaderChoice } from './leader.tsx';
import '../styles/new-game.css';
import '../styles/party.css';
import '../styles/couch.css';

const SIZES = [1, 1.3, 1.6, 2] as const;

export function CouchScreen() {
  const { sessions, words, back } = useApp();
  const session = sessions.sessionOf('quest');
  useChanges(...(session === null ? [] : [session]));
  const speech = useMemo(
    () => (session === null ? null : new QuestSpeech(words, session.players, session.view(null))),
    [words.language, session, session?.players],
  );
  if (session === null || speech === null) return null;
  return (
    <Page kind="couch" title={speech.t('ui.couch.title')} back={back}>
      <p class="panel">{speech.t('ui.couch.hint')}</p>
      {mayHold(session.players, lordSeat(session.setup)) ? (
        <div class="panel">
          <HandsChoice
            held={handsHeld(session.players)}
            onChange={(held) => seatAll(session, holding(session.players, held))}
          />
        </div>
      ) : null}
      <ul class="list apart">
        {session.players.map((player, seat) => (
          <CouchSeat key={seat} speech={speech} session={session} player={player} seat={seat} />
        ))}
      </ul>
    </Page>
  );
}

function seatAll(session: Session<'quest'>, players: readonly Player[]): void {
  for (const [seat, player] of players.entries()) session.setPlayer(seat, player);
}

interface CouchSeatProps {
  speech: QuestSpeech;
  session: Session<'quest'>;
  player: Player;
  seat: Seat;
}

function CouchSeat({ speech, session, player, seat }: CouchSeatProps) {
  const { t } = speech;
  const hero = session.view(null).heroes[seat]?.card;
  const prefs = player.prefs ?? {};
  const like = (some: Prefs) => session.setPlayer(seat, { ...player, prefs: { ...prefs, ...some } });
  return (
    <li class="panel couch-seat">
      <HeroPicture id={hero ?? null} own={session.setup.own ?? []} size={84} />
      <strong>{speech.capital(speech.heroAndPlayer(seat))}</strong>
      <LeaderChoice
        n={seat + 1}
        value={player.kind === 'person' ? 'person' : player.strength}
        name={player.name}
        title={t('ui.party.nameOf', { n: seat + 1 })}
        onChange={(leader) => session.setPlayer(seat, ledBy(player, leader))}
        onName={(name) => session.setPlayer(seat, { ...player, name })}
      />
      {player.kind === 'person' ? (
        <div class="likes wrap">
          <Choices
            title={t('ui.couch.text')}
            value={prefs.text ?? 1}
            values={SIZES}
            called={(size) => t('ui.couch.size', { percent: size * 100 })}
            onChange={(text) => like({ text })}
          />
          <Toggle
            title={t('ui.couch.hints')}
            value={prefs.hints ?? true}
            onChange={(hints) => like({ hints })}
          />
          {sitApart(session.players) ? (
            <Choices
              title={t('ui.couch.side')}
              hint={t('ui.couch.sideText')}
              value={facing(session.players, seat)}
              values={WINDOW_SIDES}
              called={(side) => t(`ui.couch.side.${side}`)}
              onChange={(side) => seatAll(session, seatedAt(session.players, seat, side))}
            />
          ) : null}
          {seat === lordSeat(session.setup) ? (
            <Toggle
              title={t('ui.couch.open')}
              hint={t('ui.couch.openText')}
              value={prefs.open ?? false}
              onChange={(open) => like({ open })}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
