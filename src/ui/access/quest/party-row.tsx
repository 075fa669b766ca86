/** The places of the party: which Hero goes in which, and who leads it. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  type Leader,
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
import { LeaderChoice, LeaderName, useProposed } from './leader.tsx';

interface Props {
  speech: QuestSpeech;
  party: QuestParty;
  at: number;
  onAt(at: number): void;
  onChange(party: QuestParty): void;
}

export function PartyRow({ speech, party, at, onAt, onChange }: Props) {
  const { t } = speech;
  const proposed = useProposed();
  const isFull = party.seats.length >= MOST_HEROES;
  const lead = (seat: number, leader: Leader) => {
    const name = party.seats[seat]?.name ?? '';
    const isNameless = leader === 'person' && name.trim() === '';
    onChange(withSeatAt(party, seat, isNameless ? { leader, name: proposed(seat) } : { leader }));
  };
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
            onLeader={(leader) => lead(i, leader)}
            onName={(name) => onChange(withSeatAt(party, i, { name }))}
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
  onLeader(leader: Leader): void;
  onName(name: string): void;
  /** Null: somebody must go. */
  onRemove: (() => void) | null;
}

function PartyPlace({ speech, party, seat, n, isChosen, onChoose, onLeader, onName, onRemove }: PlaceProps) {
  const { t } = speech;
  const name = seat.hero === null ? t('ui.party.lot') : heroName(speech, seat.hero, party.own);
  const isSecret = party.hardness === 'hard' || seat.hero === null;
  return (
    <li class="party-place shade anchor stack close card" data-chosen={isChosen}>
      <Button class="party-face flat full stack even tight" aria-pressed={isChosen} tap={onChoose}>
        {isSecret ? <QuestionMark /> : <HeroPicture id={seat.hero ?? ''} own={party.own} size={84} />}
        <strong class="name">{isSecret ? t('ui.party.place', { n }) : name}</strong>
      </Button>
      <LeaderChoice n={n} value={seat.leader} onChange={onLeader} />
      {seat.leader === 'person' ? (
        <LeaderName title={t('ui.party.nameOf', { n })} value={seat.name} onChange={onName} />
      ) : null}
      {onRemove === null ? null : <AwayButton words={t('ui.party.remove', { n })} tap={onRemove} />}
    </li>
  );
}
