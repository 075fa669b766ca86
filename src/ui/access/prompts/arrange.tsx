/** Arranging the display: for every plot its new cage, its new addon and its pet, with what is still wrong. */

import { useState } from 'preact/hooks';
import type { Json } from '../../../engine/kernel/state.ts';
import { accessoryCard } from '../../../engine/petz/read.ts';
import { textKey } from '../../../i18n/keys.ts';
import {
  type ArrangeDomain,
  asItIs,
  factsOf,
  type PetPlaces,
  PLOTS,
  proposal,
  put,
  released,
  toChoice,
} from '../../../session/advice/arrangement.ts';
import type { OptionScene } from '../../../text/options.ts';
import { accessoryArt, addonArt, cageArt, petArt } from '../../art-urls.ts';
import { Select } from '../parts/field.tsx';
import { ArtImage } from '../parts/pieces.tsx';
import type { DomainOf, PetzPromptProps } from './prompt.ts';

export function ArrangePrompt({ scene, domain, answer, check, draw }: PetzPromptProps<ArrangeDomain>) {
  const { speech, view, seat } = scene;
  const { t } = speech;
  const [now, setNow] = useState<PetPlaces>(() => proposal(domain, view, seat));
  const refusal = check(toChoice(now));
  const leaving = released(domain, now);
  const still = asItIs(domain);
  const canKeep = check(toChoice(still)) === null && released(domain, still).length === 0;
  const remark =
    refusal === null && leaving.length === 0 ? { words: t('ui.arrange.fine'), isBad: false } : null;
  const keep = { id: 'keep', words: t('option.petz.arrange.keep'), tap: () => answer(toChoice(still)) };
  const tap = refusal === null ? () => answer(toChoice(now)) : null;
  return draw(
    {
      wrong: refusal,
      remark,
      decline: canKeep ? keep : null,
      main: { id: 'main', words: t('ui.prompt.done'), tap },
    },
    <div class="arranging stack apart">
      <ol class="plots">
        {PLOTS.map((at) => (
          <li key={at}>
            <PlotFields scene={scene} domain={domain} now={now} at={at} onChange={setNow} />
          </li>
        ))}
      </ol>
      <div class="legality" aria-live="polite">
        {leaving.map((pet) => (
          <p key={pet} class="no">
            {t('ui.arrange.released', { pet: speech.pet(pet) })}
          </p>
        ))}
      </div>
    </div>,
  );
}

interface PlotFieldsProps {
  scene: OptionScene;
  domain: ArrangeDomain;
  now: PetPlaces;
  at: number;
  onChange(now: PetPlaces): void;
}

function PlotFields({ scene, domain, now, at, onChange }: PlotFieldsProps) {
  const { speech, view, seat } = scene;
  const { t } = speech;
  const plot = view.shops[seat]?.plots[at];
  const { cages, addons, pets } = factsOf(domain);
  const cage = now[`cage${at}`] ?? plot?.cage ?? null;
  const addon = now[`addon${at}`] ?? plot?.addon ?? null;
  const set = (what: 'cage' | 'addon' | 'pet') => (value: string | null) =>
    onChange(put(now, what, at, value));
  const nameOf = (family: 'cage' | 'addon') => (id: string) => [id, speech.thing(family, id)] as const;
  const pet = now[`pet${at}`] ?? null;
  return (
    <fieldset class="plot stack">
      <legend>{speech.plot(at)}</legend>
      <p class="line row">
        <ArtImage src={cage === null ? null : cageArt(cage)} size={44} />
        <span>
          {cage === null ? t('ui.shop.noCage') : `${speech.thing('cage', cage)}. ${t(textKey('cage', cage))}`}
        </span>
      </p>
      {addon === null ? null : (
        <p class="line row">
          <ArtImage src={addonArt(addon)} size={36} />
          <span>
            {speech.thing('addon', addon)}. {t(textKey('addon', addon))}
          </span>
        </p>
      )}
      {(plot?.manure ?? 0) > 0 ? <p class="soft">{speech.tokens('manure', plot?.manure ?? 0)}</p> : null}
      {cages.length === 0 ? null : (
        <Select
          title={t('ui.arrange.newCage')}
          options={[[null, t('ui.arrange.noNewCage')], ...cages.map(nameOf('cage'))]}
          value={now[`cage${at}`] ?? null}
          onChange={set('cage')}
        />
      )}
      {addons.length === 0 ? null : (
        <Select
          title={t('ui.arrange.newAddon')}
          options={[[null, t('ui.arrange.noNewAddon')], ...addons.map(nameOf('addon'))]}
          value={now[`addon${at}`] ?? null}
          onChange={set('addon')}
        />
      )}
      {pets.length === 0 ? null : (
        <Select
          title={t('ui.arrange.pet')}
          art={pet === null ? null : petArt(pet)}
          options={[
            [null, t('option.petz.arrange.empty')],
            ...pets.map((id) => [id, speech.pet(id)] as const),
          ]}
          value={pet}
          onChange={set('pet')}
        />
      )}
    </fieldset>
  );
}

/** `Fancy Ribbon Bow 2`: two tiles of a kind are told apart where both are there. */
export function numbered(tiles: readonly string[]): number[] {
  const kinds = tiles.map((tile) => accessoryCard(tile).kind);
  return kinds.map((kind, at) =>
    kinds.filter((x) => x === kind).length < 2 ? 0 : kinds.slice(0, at + 1).filter((x) => x === kind).length,
  );
}

/** Accessories: for each of them the pet that wears it this round. */
export function DressPrompt({ speech, domain, answer, check, draw }: PetzPromptProps<DomainOf<'form'>>) {
  const [worn, setWorn] = useState<Record<string, Json>>(() => asItIs(domain));
  const refusal = check(worn);
  const fields = Object.entries(domain.fields);
  const numbers = numbered(fields.map(([tile]) => tile));
  const petOf = (pet: Json | undefined) => (typeof pet === 'string' ? pet : null);
  const nameOf = (pet: string | null) =>
    pet === null ? speech.t('option.petz.dress.nobody') : speech.pet(pet);
  const main = {
    id: 'main',
    words: speech.t('ui.prompt.done'),
    tap: refusal === null ? () => answer(worn) : null,
  };
  return draw(
    { wrong: refusal, main },
    <div class="form dressing stack apart">
      {fields.map(([tile, field], at) => {
        const n = numbers[at] ?? 0;
        const { kind, colour } = accessoryCard(tile);
        return (
          <Select
            key={tile}
            title={`${speech.accessory(tile)}${n === 0 ? '' : ` ${n}`} (${speech.colour(colour)})`}
            art={accessoryArt(kind)}
            value={petOf(worn[tile])}
            options={
              field.type === 'pick' ? field.options.map((pet) => [petOf(pet), nameOf(petOf(pet))]) : []
            }
            onChange={(pet) => setWorn({ ...worn, [tile]: pet })}
          />
        );
      })}
    </div>,
  );
}
