/** Who plays in a new game: a card for every shop, and the bench from which a rival is called to one. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  characterKey,
  characterTextKey,
  mannerKey,
  strengthKey,
  strengthTextKey,
} from '../../../i18n/keys.ts';
import { RIVAL_IDS, RIVALS, type RivalId } from '../../../session/game/rivals.ts';
import { CHARACTERS, type Character, STRENGTHS, type Strength } from '../../../session/game/seats.ts';
import { iconArt, PLAYER_COLOURS } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { RivalChance } from '../parts/chance.tsx';
import { LineField, Select } from '../parts/field.tsx';
import { ArtImage, AwayButton, Button } from '../parts/pieces.tsx';
import { FACES, Portrait } from '../parts/portrait.tsx';
import { SpareCard } from '../parts/spare.tsx';
import { ChoiceStepper } from '../parts/stepper.tsx';
import {
  type DraftSeat,
  FEWEST_SEATS,
  type GameDraft,
  MOST_SEATS,
  rivalsFor,
  seatName,
  withCharacter,
  withDraftSeat,
  withKind,
  withRival,
} from './draft.ts';

/** What a bot is like that is fond of nothing. */
const PLAIN = 'plain';

export function Seats({ draft, onChange }: { draft: GameDraft; onChange(draft: GameDraft): void }) {
  const { t } = useApp();
  const { seats } = draft;
  /** The shop whose bench is open. */
  const [calling, setCalling] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const save = (changed: DraftSeat[]) => onChange({ ...draft, seats: changed });
  const close = () => {
    if (calling === null) return;
    list.current?.querySelectorAll<HTMLElement>('.face')[calling]?.focus();
    setCalling(null);
  };
  const removal = (at: number) =>
    seats.length <= FEWEST_SEATS
      ? null
      : () => {
          setCalling(null);
          save(seats.filter((_, i) => i !== at));
        };
  const called = calling === null ? undefined : seats[calling];
  return (
    <fieldset class="seats">
      <legend class="unseen">{t('ui.newGame.shops')}</legend>
      <ol class="places columns" style="--least: 10.25rem" ref={list}>
        {seats.map((seat, at) => (
          <Place
            key={at}
            seat={seat}
            at={at}
            isCalling={calling === at}
            onCall={() => setCalling(calling === at ? null : at)}
            onName={(name) => save(seats.map((other, i) => (i === at ? { ...other, name } : other)))}
            onStrength={(strength) => save(withKind(seats, at, strength))}
            onCharacter={(character) => save(withCharacter(seats, at, character))}
            onRemove={removal(at)}
          />
        ))}
        {seats.length < MOST_SEATS ? (
          <SpareCard
            look="place"
            words={t('ui.newGame.add')}
            onAdd={() => save(withDraftSeat(seats, 'apprentice', t(`ui.newGame.name.${seats.length + 1}`)))}
          />
        ) : null}
      </ol>
      {calling === null || called === undefined ? null : (
        <Bench
          key={calling}
          seats={seats}
          at={calling}
          onPerson={() => save(withKind(seats, calling, 'person'))}
          onRival={(rival) => save(withRival(seats, calling, rival))}
          onRemove={removal(calling)}
          onClose={close}
        />
      )}
    </fieldset>
  );
}

interface PlaceProps {
  seat: DraftSeat;
  at: number;
  isCalling: boolean;
  onCall(): void;
  onName(name: string): void;
  onStrength(strength: Strength): void;
  onCharacter(character: Character | null): void;
  /** Null: the shop must stay open. */
  onRemove: (() => void) | null;
}

function Place({ seat, at, isCalling, onCall, onName, onStrength, onCharacter, onRemove }: PlaceProps) {
  const { t } = useApp();
  const name = seatName(seat);
  const { rival } = seat;
  return (
    <li class="place anchor stack even card shade" data-colour={PLAYER_COLOURS[at]} data-calling={isCalling}>
      <Button
        class="face flat anchor full"
        aria-expanded={isCalling}
        aria-label={t('ui.newGame.call', { n: at + 1, name })}
        tap={onCall}
      >
        <Portrait rival={rival} seat={at} face={isCalling ? 'happy' : 'neutral'} size={120} />
        <span class="swap card" aria-hidden="true" />
      </Button>
      {rival === null ? (
        <LineField
          look="who full stack middle"
          isUntitled
          title={t('ui.newGame.nameOf', { n: at + 1 })}
          value={seat.name}
          maxLength={30}
          onChange={onName}
        />
      ) : (
        <div class="who full stack middle centre tight">
          <strong class="name">{RIVALS[rival].name}</strong>
          <Select
            look="character"
            isUntitled
            title={t('ui.character.of', { name })}
            value={seat.character}
            options={[null, ...CHARACTERS].map((one) => [one, t(characterKey(one ?? PLAIN))])}
            onChange={onCharacter}
          />
          <small class="about">{t(characterTextKey(seat.character ?? PLAIN))}</small>
        </div>
      )}
      {seat.kind === 'person' ? (
        <p class="kind stretch row middle pad">
          <ArtImage src={iconArt('icon-person')} size={36} />
          {t('ui.newGame.kind.person')}
        </p>
      ) : (
        <Strengths at={at} name={name} value={seat.kind} onChange={onStrength} />
      )}
      {onRemove === null ? null : <AwayButton words={t('ui.newGame.remove', { name })} tap={onRemove} />}
    </li>
  );
}

interface StrengthsProps {
  at: number;
  name: string;
  value: Strength;
  onChange(value: Strength): void;
}

/** How well a bot plays: five faces, from the egg to the crown. */
function Strengths({ at, name, value, onChange }: StrengthsProps) {
  const { t } = useApp();
  return (
    <ChoiceStepper
      title={t('ui.newGame.strength', { name })}
      name={`strength${at}`}
      value={value}
      steps={STRENGTHS.map((strength) => ({
        value: strength,
        words: t(strengthKey(strength)),
        art: FACES[strength],
      }))}
      onChange={onChange}
    >
      <small class="block centre">{t(strengthTextKey(value))}</small>
      {value === 'random' ? null : <RivalChance kind="shop" strength={value} onStrength={onChange} />}
    </ChoiceStepper>
  );
}

interface Props {
  seats: readonly DraftSeat[];
  at: number;
  onPerson(): void;
  onRival(rival: RivalId): void;
  /** Null: the shop must stay open. */
  onRemove: (() => void) | null;
  onClose(): void;
}

/** The bench: everybody who may sit in a shop, in portraits; real radio buttons lie under them. */
function Bench({ seats, at, onPerson, onRival, onRemove, onClose }: Props) {
  const { t } = useApp();
  const box = useRef<HTMLFieldSetElement>(null);
  const seat = seats[at];
  const now = seat?.rival ?? null;
  const free = rivalsFor(seats, at);
  const mannerOf = (id: RivalId | null) => {
    if (id === null) return 'ui.newGame.personHint';
    return free.includes(id) ? mannerKey(RIVALS[id].manner) : 'ui.newGame.elsewhere';
  };
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // A tap decides and closes; the arrow keys only try people out, Enter and Escape close.
  const closeAfterTap = (event: MouseEvent) => {
    // Not at once: a radio button that is gone by then tells of no change.
    if (event.detail > 0) setTimeout(onClose);
  };
  const closeByKey = (event: KeyboardEvent) => {
    const isRadio = event.target instanceof HTMLInputElement;
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isRadio)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <fieldset class="panel bench" ref={box} data-colour={PLAYER_COLOURS[at]} onKeyDown={closeByKey}>
      <legend class="tag heading">{t('ui.newGame.who', { n: at + 1 })}</legend>
      <div class="sitters cells" style="--least: 6rem">
        {[null, ...RIVAL_IDS].map((id) => (
          <label key={id} class="sitter centre anchor stack even tight edged">
            <input
              type="radio"
              name="sitter"
              value={id ?? 'person'}
              checked={now === id}
              disabled={id !== null && !free.includes(id)}
              onChange={() => (id === null ? onPerson() : onRival(id))}
              onClick={closeAfterTap}
            />
            <Portrait rival={id} seat={at} face="neutral" size={76} />
            <strong class="label">{id === null ? t('ui.newGame.kind.person') : RIVALS[id].name}</strong>
            <small>{t(mannerOf(id))}</small>
          </label>
        ))}
        {onRemove === null || seat === undefined ? null : (
          <Button class="small" tap={onRemove}>
            {t('ui.newGame.remove', { name: seatName(seat) })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
