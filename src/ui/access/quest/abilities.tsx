/** A Special and five Combos out of all the printed ones: a card for each, and a list of those it may become. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Ability, Cost } from '../../../engine/quest/data/schema.ts';
import {
  combosOfLevel,
  ENERGIES,
  OWN_LEVELS,
  type OwnHero,
  ownCombo,
  ownSpecial,
  SPECIAL_IDS,
  WORKSHOP,
} from '../../../engine/quest/read.ts';
import { cardText, type QuestSpeech } from '../../../text/quest/index.ts';
import { energyArt } from '../../../text/quest/items.ts';
import { Button } from '../parts/pieces.tsx';

interface Props {
  speech: QuestSpeech;
  hero: OwnHero;
  onChange(some: Partial<OwnHero>): void;
}

/** One of the six abilities, and what it may be. */
interface Place {
  title: string;
  value: string;
  ids: readonly string[];
  cardOf(id: string): Ability;
  pointsOf(id: string): number;
  choose(id: string): void;
}

export function AbilityChoices(props: Props) {
  const { speech } = props;
  /** The place whose list is open. */
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    if (open !== null) list.current?.querySelectorAll<HTMLElement>('.ability-place')[open]?.focus();
    setOpen(null);
  };
  return (
    <div class="ability-choices cells apart below" style="--least: 17rem" ref={list}>
      {placesOf(props).flatMap((place, at) => [
        <Button
          key={at}
          class="ability-place"
          aria-expanded={open === at}
          tap={() => setOpen(open === at ? null : at)}
        >
          <span class="kind across soft aside">{place.title}</span>
          {place.ids.includes(place.value) ? (
            <AbilityCard speech={speech} place={place} id={place.value} />
          ) : null}
        </Button>,
        open === at ? <AbilityList key={`list${at}`} speech={speech} place={place} onClose={close} /> : null,
      ])}
    </div>
  );
}

function placesOf({ speech, hero, onChange }: Props): Place[] {
  const { t } = speech;
  const special: Place = {
    title: t('ui.workshop.special'),
    value: hero.special,
    ids: SPECIAL_IDS,
    cardOf: (id) => ownSpecial(id, hero.type),
    pointsOf: (id) => WORKSHOP.specials[id] ?? 0,
    choose: (id) => onChange({ special: id }),
  };
  const combos = OWN_LEVELS.map(
    (level, at): Place => ({
      title: t('ui.workshop.combo', { level }),
      value: hero.combos[at] ?? '',
      ids: combosOfLevel(level),
      cardOf: (id) => ownCombo(id, hero.type),
      pointsOf: (id) => WORKSHOP.combos[id] ?? 0,
      choose: (id) => onChange({ combos: withCombo(hero.combos, at, id) }),
    }),
  );
  return [special, ...combos];
}

/** A Combo at a place; the one that was there goes where the chosen one was, if it was among them. */
export function withCombo(combos: readonly string[], at: number, id: string): string[] {
  const other = combos.indexOf(id);
  return combos.map((combo, i) => (i === at ? id : i === other ? (combos[at] ?? combo) : combo));
}

/** A cost as a row of energies; nothing where it is free. */
function CostRow({ cost, speech }: { cost: Cost; speech: QuestSpeech }) {
  const kinds = ENERGIES.flatMap((type) => Array.from({ length: cost[type] ?? 0 }, () => type));
  if (kinds.length === 0) return null;
  return (
    <span
      class="cost inline tight"
      role="img"
      aria-label={kinds.map((kind) => speech.energy(kind)).join(', ')}
    >
      {kinds.map((kind, at) => (
        <img key={at} src={energyArt(kind)} alt="" width={30} height={30} />
      ))}
    </span>
  );
}

/** Name, price in points, price in energy, what it does. */
function AbilityCard({ speech, place, id }: { speech: QuestSpeech; place: Place; id: string }) {
  const card = place.cardOf(id);
  return (
    <>
      <strong class="label">{speech.card(id)}</strong>
      <span class="chip gilt">{speech.t('ui.workshop.price', { points: place.pointsOf(id) })}</span>
      <CostRow cost={card.cost} speech={speech} />
      <small class="across aside">{cardText(speech, card, { side: 'hero' })}</small>
    </>
  );
}

/** All that a place may be. A tap decides and closes; the arrow keys only try, Enter and Escape close. */
function AbilityList({ speech, place, onClose }: { speech: QuestSpeech; place: Place; onClose(): void }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>('input:checked');
    chosen?.focus({ preventScroll: true });
    chosen?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    onClose();
  };
  return (
    <fieldset class="ability-list across pad card" ref={box} onKeyDown={closeByKey}>
      <legend class="tag heading">{speech.t('ui.workshop.pickFor', { what: place.title })}</legend>
      <div class="cells">
        {place.ids.map((id) => (
          <label key={id} class="ability-card">
            <input
              type="radio"
              name="ability"
              checked={id === place.value}
              onChange={() => place.choose(id)}
              // Not at once: a radio button that is gone by then tells of no change.
              onClick={(event) => event.detail > 0 && setTimeout(onClose)}
            />
            <AbilityCard speech={speech} place={place} id={id} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
