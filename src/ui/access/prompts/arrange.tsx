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
import { Lines } from '../../panels/lines.tsx';
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
      <ol class="cells below" style="--least: 15rem">
        {PLOTS.map((at) => (
          <li key={at}>
            <PlotFields scene={scene} domain={domain} now={now} at={at} onChange={setNow} />
          </li>
        ))}
      </ol>
      <div class="legality" aria-live="polite">
        <Lines of={leaving.map((pet) => t('ui.arrange.released', { pet: speech.pet(pet) }))} look="no" />
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
  /** What stands there, and what else might. */
  const stands = [
    { what: 'cage', name: 'Cage', id: cage, fresh: cages, artOf: cageArt },
    { what: 'addon', name: 'Addon', id: addon, fresh: addons, artOf: addonArt },
  ] as const;
  const set = (what: 'cage' | 'addon' | 'pet') => (value: string | null) =>
    onChange(put(now, what, at, value));
  const pet = now[`pet${at}`] ?? null;
  return (
    <fieldset class="plot stack top tile pad">
      <legend>{speech.plot(at)}</legend>
      {cage === null ? <p>{t('ui.shop.noCage')}</p> : null}
      {stands.map(({ what, id, artOf }) =>
        id === null ? null : (
          <p class="line row" key={what}>
            <ArtImage src={artOf(id)} size={44} />
            <span>
              {speech.thing(what, id)}. {t(textKey(what, id))}
            </span>
          </p>
        ),
      )}
      {(plot?.manure ?? 0) > 0 ? <p class="soft">{speech.tokens('manure', plot?.manure ?? 0)}</p> : null}
      {stands.map(({ what, name, fresh }) =>
        fresh.length === 0 ? null : (
          <Select
            key={what}
            title={t(`ui.arrange.new${name}`)}
            options={[
              [null, t(`ui.arrange.noNew${name}`)],
              ...fresh.map((id) => [id, speech.thing(what, id)] as const),
            ]}
            value={now[`${what}${at}`] ?? null}
            onChange={set(what)}
          />
        ),
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
