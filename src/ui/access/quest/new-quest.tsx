/** A new Pug Quest: which Heroes set off, who leads them, how hard the Worlds are, and who commands the Monsters. */

import '../styles/rule-cards.css';
import '../styles/new-game.css';
import '../styles/party.css';
import '../styles/kennel.css';
import '../styles/kennel-windows.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Handicap } from '../../../engine/quest/schema-setup.ts';
import { mayHold } from '../../../session/game/hands.ts';
import { chosenRules } from '../../../session/game/house-rules.ts';
import {
  evenBoss,
  FIRST_HANDICAP,
  firstParty,
  HARDNESS,
  type Hardness,
  isDealt,
  MOST_HEROES,
  type PartySeat,
  playersOfParty,
  problemsOfParty,
  type QuestParty,
  setupOfParty,
  withHardness,
  withLord,
  withOwn,
  withoutSeat,
  withSeat,
  withSeatAt,
} from '../../../session/game/party.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { iconArt } from '../../art-urls.ts';
import { FreeExtraPicker } from '../campaign/extras.tsx';
import { useApp, useSure } from '../context.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import { LineField } from '../parts/field.tsx';
import { Page } from '../parts/page.tsx';
import { AwayButton, Button } from '../parts/pieces.tsx';
import { ShareSetup } from '../parts/share.tsx';
import { SpareCard } from '../parts/spare.tsx';
import { NewcomerNote, StartNotes } from '../parts/start-notes.tsx';
import { type ChosenTwists, TwistPicker } from '../parts/twist-picker.tsx';
import { HandsChoice } from './hands-choice.tsx';
import { HeroPicture, heroName, LORD } from './hero.tsx';
import { Kennel, type KennelProps, QuestionMark } from './kennel.tsx';
import { LeaderChoice } from './leader.tsx';

/** Collars: with a bell, with a bone, with spikes. */
const COLLARS: Readonly<Record<Hardness, string>> = {
  friendly: iconArt('quest-easy'),
  usual: iconArt('quest-usual'),
  hard: iconArt('quest-hard'),
};

/** The places of the party lie below the kennel, out of sight in a low window. */
function showParty(): void {
  document.querySelector('.party')?.scrollIntoView({ block: 'start' });
}

export function NewQuestScreen() {
  const app = useApp();
  const { words, sessions, settings, levels } = app;
  const { t, language } = words;
  const speech = useMemo(() => new QuestSpeech(words, []), [language]);
  const [ready, setParty] = useState<QuestParty>(() => {
    const name = settings.value.lastNames[0] ?? t('ui.newGame.name.1');
    return settings.value.lastParty ?? firstParty(name, [], app.newSeed());
  });
  // Heroes drawn in the workshop meanwhile may come along.
  const party = withOwn(ready, settings.value.ownHeroes);
  const [at, setAt] = useState(0);
  const [twists, setTwists] = useState<ChosenTwists>({});
  const [extra, setExtra] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { asksAgain, isSure } = useSure();
  const problems = problemsOfParty(party);
  const replaces = sessions.unfinishedIn('free') !== null;
  const you = party.seats.findIndex(({ leader }) => leader === 'person');
  const plain = { game: 'quest' as const, setup: setupOfParty(party) };
  /** The quest with the rules of the house, and with what is taken along. */
  const twisted = () => {
    const { setup } = levels.steps.freeWith(plain, you, extra);
    return {
      game: 'quest' as const,
      setup: { ...setup, mods: chosenRules('quest', plain.setup, twists) },
      seed: party.seed.trim(),
      players: playersOfParty(party),
    };
  };
  const start = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) return;
    if (!isSure(replaces)) return;
    settings.change({ lastParty: { ...party, seed: app.newSeed() } });
    sessions.newGame(twisted());
    app.go('table');
  };
  const chosen = Math.min(at, party.seats.length - 1);
  return (
    <Page kind="new-game new-quest" title={t('ui.party.title')} back={() => app.back()}>
      <form onSubmit={start} noValidate>
        <NewcomerNote />
        {isDealt(party) ? (
          <div class="kennel-stage stack tight shade dealt card">
            <div class="limelight row middle" aria-hidden="true">
              <div class="star centred">
                <QuestionMark />
              </div>
            </div>
            <p>{t('ui.party.dealt')}</p>
          </div>
        ) : (
          <Kennel speech={speech} party={party} at={chosen} onChange={setParty} />
        )}
        <PartyRow speech={speech} party={party} at={chosen} onAt={setAt} onChange={setParty} />
        <div class="party-rules split late apart">
          <Choices
            title={t('ui.party.hardness')}
            hint={t(`ui.party.hardness.${party.hardness}.text`)}
            value={party.hardness}
            values={HARDNESS}
            called={(hardness) => t(`ui.party.hardness.${hardness}.name`)}
            art={(hardness) => COLLARS[hardness]}
            onChange={(hardness) => setParty(withHardness(party, hardness))}
          />
          <LordChoice party={party} onChange={setParty} />
          {mayHold(playersOfParty({ ...party, lord: null }), null) ? (
            <HandsChoice held={party.held ?? false} onChange={(held) => setParty({ ...party, held })} />
          ) : null}
        </div>
        <FreeExtraPicker free={plain} you={you} value={extra} onChange={setExtra} />
        <TwistPicker of={plain} chosen={twists} onChange={setTwists} />
        <div class="foot plank cluster">
          <StartNotes
            problems={tried ? problems.map((problem) => t(`ui.party.${problem}`)) : []}
            asksAgain={asksAgain}
            replaces={replaces}
          />
          {isDealt(party) ? null : (
            <Button class="setting-off row close" tap={showParty}>
              {party.seats.map(({ hero }, seat) =>
                hero === null ? null : <HeroPicture key={seat} id={hero} own={party.own} size={52} />,
              )}
              <span>{t('ui.party.heroes')}</span>
            </Button>
          )}
          <LineField
            look="field seed-field row"
            title={t('ui.newGame.seed')}
            value={party.seed}
            maxLength={40}
            onChange={(seed) => setParty({ ...party, seed })}
          />
          <ShareSetup dealt={() => (problems.length > 0 ? null : twisted())} />
          <Button type="submit" class="gold big">
            {asksAgain ? t('ui.newGame.startAnyway') : t('ui.party.setOff')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

const HELPS: readonly Handicap[] = ['even', 'refill', 'none'];

/** Whether an Evil Lord commands the Monsters, who that is, and how much the Heroes are helped against him. */
function LordChoice({ party, onChange }: { party: QuestParty; onChange(party: QuestParty): void }) {
  const { t } = useApp();
  const { lord } = party;
  return (
    <div class="lord-choice" data-on={lord !== null}>
      <div class="lord-head facing apart">
        <img class="lord-face" src={LORD} alt="" width={104} height={104} />
        <Toggle
          title={t('ui.party.lord')}
          hint={t('ui.party.lordText')}
          value={lord !== null}
          onChange={(isOn) =>
            onChange(withLord(party, isOn ? { leader: 'master', name: '', handicap: FIRST_HANDICAP } : null))
          }
        />
      </div>
      {lord === null ? null : (
        <>
          <div class="lord-led columns even below" style="--least: 11rem">
            <LeaderChoice
              n={party.seats.length + 1}
              value={lord.leader}
              name={lord.name}
              title={t('ui.party.lordName')}
              isRival={party.seats.some(({ leader }) => leader === 'person')}
              onChange={(leader, name) => onChange(withLord(party, { ...lord, leader, name }))}
              onName={(name) => onChange(withLord(party, { ...lord, name }))}
            />
          </div>
          {lord.leader === 'person' && party.seats.some(({ leader }) => leader === 'person') ? (
            <Toggle
              title={t('ui.couch.open')}
              hint={t('ui.couch.openText')}
              value={lord.open ?? false}
              onChange={(open) => onChange(withLord(party, { ...lord, open }))}
            />
          ) : null}
          <Choices
            title={t('ui.party.help')}
            hint={t(`ui.party.help.${lord.handicap}.text`, { percent: evenBoss(party.seats.length) })}
            value={lord.handicap}
            values={HELPS}
            called={(help) => t(`ui.party.help.${help}.name`)}
            onChange={(handicap) => onChange(withLord(party, { ...lord, handicap }))}
          />
        </>
      )}
    </div>
  );
}

interface Props extends KennelProps {
  onAt(at: number): void;
}

/** The places of the party: which Hero goes in which, and who leads it. */
function PartyRow({ speech, party, at, onAt, onChange }: Props) {
  const { t } = speech;
  const isFull = party.seats.length >= MOST_HEROES;
  const list = useRef<HTMLOListElement>(null);
  const { length } = party.seats;
  const before = useRef(length);
  // The button that was pressed may be gone: the focus goes to the place that is chosen.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && before.current !== length) {
      list.current?.querySelectorAll<HTMLElement>('.party-face')[at]?.focus();
    }
    before.current = length;
  }, [length, at]);
  return (
    <fieldset class="party">
      <legend class="tag heading">{t('ui.party.heroes')}</legend>
      <ol class="columns apart" style="--least: 11.75rem" ref={list}>
        {party.seats.map((seat, i) => (
          <PartyPlace
            key={i}
            speech={speech}
            party={party}
            seat={seat}
            n={i + 1}
            isChosen={i === at}
            onChoose={() => onAt(i)}
            onLed={(led) => onChange(withSeatAt(party, i, led))}
            onRemove={party.seats.length > 1 ? () => onChange(withoutSeat(party, i)) : null}
          />
        ))}
        {isFull ? null : (
          <SpareCard
            look="party-place"
            words={t('ui.party.add')}
            onAdd={() => {
              onChange(withSeat(party, 'master'));
              onAt(party.seats.length);
            }}
          />
        )}
      </ol>
    </fieldset>
  );
}

interface PlaceProps {
  speech: QuestSpeech;
  party: QuestParty;
  seat: PartySeat;
  n: number;
  isChosen: boolean;
  onChoose(): void;
  onLed(led: Partial<Pick<PartySeat, 'leader' | 'name'>>): void;
  /** Null: at least one Hero must go. */
  onRemove: (() => void) | null;
}

function PartyPlace({ speech, party, seat, n, isChosen, onChoose, onLed, onRemove }: PlaceProps) {
  const { t } = speech;
  const name = seat.hero === null ? t('ui.party.lot') : heroName(speech, seat.hero, party.own);
  const isSecret = party.hardness === 'hard' || seat.hero === null;
  return (
    <li class="party-place shade anchor stack close card" data-chosen={isChosen}>
      <Button class="party-face flat full stack even tight" aria-pressed={isChosen} tap={onChoose}>
        {isSecret ? <QuestionMark /> : <HeroPicture id={seat.hero ?? ''} own={party.own} size={84} />}
        <strong class="name">{isSecret ? t('ui.party.place', { n }) : name}</strong>
      </Button>
      <LeaderChoice
        n={n}
        value={seat.leader}
        name={seat.name}
        title={t('ui.party.nameOf', { n })}
        onChange={(leader, name) => onLed({ leader, name })}
        onName={(name) => onLed({ name })}
      />
      {onRemove === null ? null : <AwayButton words={t('ui.party.remove', { n })} tap={onRemove} />}
    </li>
  );
}
