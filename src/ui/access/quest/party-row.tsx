/** The places of the party: which Hero goes in which, and who leads it. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  MOST_HEROES,
  type PartySeat,
  type QuestParty,
  withoutSeat,
  withSeat,
  withSeatAt,
} from '../../../session/game/party.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import { AwayButton, Button } from '../parts/pieces.tsx';
import { SpareCard } from '../parts/spare.tsx';
import { HeroPicture, heroName } from './hero.tsx';
import { QuestionMark } from './kennel.tsx';
import { LeaderChoice } from './leader.tsx';

interface Props {
  speech: QuestSpeech;
  party: QuestParty;
  at: number;
  onAt(at: number): void;
  onChange(party: QuestParty): void;
}

export function PartyRow({ speech, party, at, onAt, onChange }: Props) {
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
  /** Null: somebody must go. */
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
