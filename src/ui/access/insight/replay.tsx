/** Steering a game that is watched: on and back by answers and rounds, pace, whose eyes, what it hung on, and playing on. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../../engine/games.ts';
import { reviewOf } from '../../../session/advice/review.ts';
import { SPEEDS, type Speed } from '../../../session/game/pacing.ts';
import { type Eyes, ReplaySession, type RoundMark } from '../../../session/game/replay-session.ts';
import type { AnySession } from '../../../session/game/session.ts';
import type { SessionTools } from '../../../session/game/session-types.ts';
import type { AnyGameFile, GameFile } from '../../../session/saves/game-file.ts';
import { changeLevel } from '../campaign/incoming.ts';
import { useApp, useChanges, useSure } from '../context.ts';
import { Select } from '../parts/field.tsx';
import { useRoom } from '../parts/room.ts';
import { useWording } from './turning.tsx';
import type { Wording } from './wording.ts';
import '../styles/replay.css';
import { Button } from '../parts/pieces.tsx';

/** Null for a game of other rules. */
export function openReplay(save: AnyGameFile, tools: SessionTools): AnySession | null {
  return ReplaySession.open<GameId>(save as GameFile<GameId>, tools) as AnySession | null;
}

/** At least so many milliseconds lie between two answers, also where everything is to be there at once. */
const LEAST_REST = 120;

const SIGNS = {
  roundBack: 'M4 5h3v14H4zM21 5v14l-12-7z',
  back: 'M18 5v14L6 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  step: 'M6 5l10 7-10 7zM17 5h3v14h-3z',
  roundOn: 'M3 5l8 7-8 7zM11 5l8 7-8 7zM19 5h3v14h-3z',
} as const;

export function ReplayControls() {
  const { session } = useApp().sessions;
  const wording = useWording(session);
  if (!(session instanceof ReplaySession) || wording === null) return null;
  return <Controls session={session as ReplaySession} wording={wording} />;
}

interface Watched {
  session: ReplaySession;
  wording: Wording<GameId>;
}

/** What unfolds above the bar, one of them at a time. */
const STRIPS = { points: Points, playOn: PlayOn, level: LevelOfMoment } as const;
type Strip = keyof typeof STRIPS;

function Controls({ session, wording }: Watched) {
  const { t } = wording.speech;
  useChanges(session);
  const player = usePlayer(session);
  const [shown, show] = useState<Strip | null>(null);
  const Shown = shown === null ? null : STRIPS[shown];
  const [hasMore, setMore] = useState(false);
  const { at, length } = session;
  const rounds = session.rounds();
  const now = rounds.findLast((mark) => mark.at <= at);
  const before = rounds.findLast((mark) => mark.at < at);
  const next = rounds.find((mark) => mark.at > at);
  const go = (wanted: number) => {
    player.pause();
    session.goTo(wanted);
  };
  const where = t('ui.replay.where', { round: roundName(wording, now), at, count: length });
  return (
    <section class="replay" aria-label={t('ui.replay.title')}>
      {Shown === null ? null : <Shown session={session} wording={wording} go={go} />}
      <div class="replay-bar middle gilded stack" ref={useRoom()}>
        <div class="replay-row row">
          <Press
            sign="roundBack"
            words={t('ui.replay.roundBack')}
            onPress={() => go(before?.at ?? 0)}
            off={at === 0}
          />
          <Press sign="back" words={t('ui.replay.back')} onPress={() => go(at - 1)} off={at === 0} />
          <Press
            sign={player.isOn ? 'pause' : 'play'}
            words={t(player.isOn ? 'ui.replay.pause' : 'ui.replay.play')}
            onPress={player.isOn ? player.pause : player.play}
            off={at === length}
            gold
          />
          <Press sign="step" words={t('ui.replay.step')} onPress={player.step} off={at === length} />
          <Press
            sign="roundOn"
            words={t('ui.replay.roundOn')}
            onPress={() => go(next?.at ?? length)}
            off={at === length}
          />
          <input
            type="range"
            min={0}
            max={length}
            value={at}
            aria-label={t('ui.replay.moment')}
            aria-valuetext={where}
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
          <output aria-live="off">{where}</output>
          <Button class="small replay-more" aria-expanded={hasMore} tap={() => setMore(!hasMore)}>
            {t('ui.replay.more')}
          </Button>
        </div>
        <div class={hasMore ? 'replay-row replay-ways row' : 'replay-row replay-ways folded row'}>
          <EyesChoice session={session} wording={wording} />
          <PaceChoice />
          {(Object.keys(STRIPS) as Strip[]).map((name) => (
            <Button
              key={name}
              class="small"
              data-strip={name}
              aria-expanded={shown === name}
              disabled={name === 'playOn' && at === length}
              tap={() => show(shown === name ? null : name)}
              words={t(`ui.replay.${name}`)}
            />
          ))}
          <Close />
        </div>
      </div>
    </section>
  );
}

/** Lets the answers come one after the other, each when the one before has been seen. */
function usePlayer(session: ReplaySession) {
  const { settings, untilShown } = useApp();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    const play = async () => {
      while (!isOver) {
        if (!session.step()) return setOn(false);
        await untilShown();
        const rest = Math.max(LEAST_REST, SPEEDS[settings.value.speed]);
        await new Promise((done) => setTimeout(done, rest));
      }
    };
    void play();
    return () => {
      isOver = true;
    };
  }, [isOn, session]);
  return {
    isOn,
    play: () => setOn(true),
    pause: () => setOn(false),
    step: () => {
      setOn(false);
      session.step();
    },
  };
}

interface PressProps {
  sign: keyof typeof SIGNS;
  words: string;
  onPress(): void;
  off: boolean;
  gold?: boolean;
}

function Press({ sign, words, onPress, off, gold = false }: PressProps) {
  return (
    <Button
      class={gold ? 'gold replay-press' : 'replay-press'}
      data-replay={sign}
      aria-label={words}
      title={words}
      disabled={off}
      tap={onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={SIGNS[sign]} fill="currentColor" />
      </svg>
    </Button>
  );
}

function roundName({ speech }: Wording<GameId>, mark: RoundMark | undefined): string {
  const { round, world } = mark ?? { round: 1, world: 0 };
  return world === 0
    ? speech.t('ui.log.round', { round })
    : speech.t('ui.title.savedQuest', { number: world, round });
}

function EyesChoice({ session, wording }: Watched) {
  const { t } = wording.speech;
  return (
    <Select<Eyes>
      name="eyes"
      look="row close"
      title={t('ui.replay.eyes')}
      value={session.eyes}
      options={[
        ...session.players.map((_, seat) => [seat, wording.name(seat)] as const),
        ['acting', t('ui.replay.acting')],
      ]}
      onChange={(eyes) => session.lookWith(eyes)}
    />
  );
}

/** The pace of the settings, within reach. */
function PaceChoice() {
  const { settings, words } = useApp();
  useChanges(settings);
  return (
    <Select
      name="pace"
      look="row close"
      title={words.t('ui.replay.pace')}
      value={settings.value.speed}
      options={(Object.keys(SPEEDS) as Speed[]).map((speed) => [
        speed,
        words.t(`ui.settings.speed.${speed}`),
      ])}
      onChange={(speed) => settings.change({ speed })}
    />
  );
}

/** What the game hung on for the seat whose view is shown: his costliest answers, and his finest one. */
function Points({ session, wording, go }: Watched & { go(at: number): void }) {
  const { t } = wording.speech;
  const seat = session.device().viewer ?? 0;
  const review = reviewOf(session.whole, seat);
  useChanges(review);
  const { missed, finest } = review.points();
  const [worst] = missed;
  const jumps = [...missed, ...(finest === null ? [] : [finest])].sort((a, b) => a.id - b.id);
  return (
    <section class="replay-points row" aria-label={t('ui.replay.points')}>
      {review.isOver ? null : (
        <progress max={Math.max(1, review.total)} value={review.done} aria-label={t('ui.replay.looking')} />
      )}
      {review.isOver && jumps.length === 0 ? <p>{t('ui.insight.none')}</p> : null}
      {jumps.map((one) => {
        const step = session.whole.step(one.id);
        return step === null ? null : (
          <Button key={one.id} class="small" data-jump={one.id} tap={() => go(one.id - 1)}>
            <strong>
              {t(
                one === finest ? 'ui.insight.finest' : one === worst ? 'ui.replay.worst' : 'ui.replay.missed',
              )}
            </strong>{' '}
            {wording.when(step)}
          </Button>
        );
      })}
    </section>
  );
}

/** From here against the same rivals: in the seat one looks from, asked once more where a game of one's own would go. */
function PlayOn({ session, wording }: Watched) {
  const { sessions, go } = useApp();
  const { t } = wording.speech;
  const { asksAgain, isSure } = useSure();
  const play = (seat: number) => {
    const isUnderWay = sessions.unfinishedIn('free')?.isOver === false;
    if (!isSure(isUnderWay)) return;
    const save = session.playOn(seat, sessions.profiles.active.name || t('ui.newGame.name.1'));
    if (save === null) return;
    sessions.goOn(save, 'free');
    go('table');
  };
  return (
    <section class="replay-points row" aria-label={t('ui.replay.playOn')}>
      <p>{t(asksAgain ? 'ui.replay.loses' : 'ui.replay.asWhom')}</p>
      {session.players.map((_, seat) => (
        <Button key={seat} class="small" data-as={seat} tap={() => play(seat)} words={wording.name(seat)} />
      ))}
    </section>
  );
}

/** A level that begins at the nearest moment a level can begin at, with a person in one of the seats. */
function LevelOfMoment({ session, wording }: Watched) {
  const { sessions, go } = useApp();
  const { t } = wording.speech;
  const found = useMemo(() => session.nearestStart(), [session, session.at]);
  const [hasFailed, setFailed] = useState(false);
  const step = found === null ? null : session.whole.step(found.at + 1);
  const make = (seat: number) => {
    const level = found === null ? null : session.levelFrom(found, seat);
    if (level === null) return setFailed(true);
    sessions.endWatching();
    changeLevel(go, level);
  };
  return (
    <section class="replay-points row" aria-label={t('ui.replay.level')}>
      <p role={found === null || hasFailed ? 'alert' : undefined}>
        {hasFailed
          ? t('ui.replay.levelOwnHeroes')
          : step === null
            ? t('ui.replay.levelNone')
            : t('ui.replay.levelBegins', { when: wording.when(step) })}
      </p>
      {step === null
        ? null
        : session.players.map((_, seat) => (
            <Button key={seat} class="small" data-level-as={seat} tap={() => make(seat)}>
              {wording.name(seat)}
            </Button>
          ))}
    </section>
  );
}

/** Back to where the game came from: one's own to its end, another's to the title. */
function Close() {
  const { sessions, words, go } = useApp();
  return (
    <Button class="small" data-close tap={() => go(sessions.endWatching() === null ? 'title' : 'table')}>
      {words.t('ui.replay.close')}
    </Button>
  );
}
