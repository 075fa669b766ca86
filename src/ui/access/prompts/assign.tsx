/** Assigning Need Cards: a list for every bar of every pet, and beside it what will come of it. */

import { useMemo, useState } from 'preact/hooks';
import { petsOf } from '../../../engine/petz/read.ts';
import {
  cardsFor,
  type FaceOption,
  facesFor,
  facesOf,
  firstDeal,
  obviousFaces,
} from '../../../session/advice/assignment.ts';
import { type Forecast, forecast } from '../../../session/advice/forecast.ts';
import { saidOf } from '../../../text/item.ts';
import type { OptionScene } from '../../../text/options.ts';
import { forecastOfPet, forecastOfShow } from '../../../text/prospects.ts';
import { numbersOfPlot, plotItem } from '../../../text/shop.ts';
import { deckArt, petArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Select } from '../parts/field.tsx';
import { ArtImage } from '../parts/pieces.tsx';
import type { Asked } from '../question/asking.ts';
import type { DomainOf, PetzPromptProps } from './prompt.ts';

export function AssignPrompt({ scene, domain, answer, check, draw }: PetzPromptProps<DomainOf<'deal'>>) {
  const { speech, view, seat } = scene;
  const { t } = speech;
  const [faces, setFaces] = useState(() => facesOf(firstDeal(domain)));
  const cards = cardsFor(domain, faces);
  const refusal = check(cards);
  const key = JSON.stringify(cards);
  const { forecast: isForecast } = useApp().settings.value;
  const shown = useMemo(() => (isForecast ? forecast(view, cards) : null), [key, isForecast]);
  const shop = view.shops[seat];
  if (shop === undefined) return null;
  const tap = refusal === null ? () => answer(cards) : null;
  const asked: Partial<Asked> = {
    wrong: refusal,
    decline: { id: 'clear', words: t('ui.assign.clear'), tap: () => setFaces(faces.map(() => null)) },
    extra: {
      id: 'fill',
      words: t('ui.shopSet.fill'),
      tap: () => setFaces(obviousFaces(domain, faces)),
    },
    main: { id: 'main', words: t('option.petz.assign.done'), tap },
  };
  return draw(
    asked,
    <div class="assigning stack apart">
      <p class="soft">{t('ui.assign.proposal')}</p>
      <ol class="pets stack apart">
        {petsOf(shop).map(({ pet, plot, at }) => (
          <li key={pet.id} class="panel">
            <h3>
              <ArtImage src={petArt(pet.id)} size={44} /> {speech.pet(pet.id)}
            </h3>
            <p class="pet-facts soft">
              {[numbersOfPlot(speech, plot), ...saidOf({ ...plotItem(speech, plot, at), lines: [] })].join(
                ', ',
              )}
            </p>
            <div class="cells below" style="--least: 11rem">
              {domain.slots.map((slot, i) =>
                slot.bin !== at ? null : (
                  <Select
                    key={i}
                    title={speech.colour(slot.accepts)}
                    art={deckArt(slot.accepts)}
                    value={faces[i] ?? null}
                    options={[
                      ...(faces[i] === null ? [[null, t('ui.assign.none')] as const] : []),
                      ...facesFor(domain, faces, i).map(
                        (option) => [option.face, faceLabel(scene, option), option.left < 1] as const,
                      ),
                    ]}
                    onChange={(value) => setFaces(faces.map((face, x) => (x === i ? value : face)))}
                  />
                ),
              )}
            </div>
            <PetProspect scene={scene} shown={shown} at={at} />
          </li>
        ))}
      </ol>
      {shown === null ? null : <p class="prospect show">{forecastOfShow(speech, shown)}</p>}
    </div>,
  );
}

function faceLabel({ speech }: OptionScene, { needs, isPotion, left }: FaceOption): string {
  const { t } = speech;
  const name = needs.map((need) => speech.need(need)).join(' + ');
  return t('ui.assign.face', { name: isPotion ? t('ui.assign.potion', { name }) : name, left });
}

function PetProspect({ scene, shown, at }: { scene: OptionScene; shown: Forecast | null; at: number }) {
  const { speech } = scene;
  const pet = shown?.pets.find((x) => x.plot === at);
  if (pet === undefined) return null;
  return (
    <div class="prospect">
      <h4>{speech.t('ui.forecast.title')}</h4>
      <ul>
        {forecastOfPet(speech, pet).map(({ text, tone }) => (
          <li key={text} class={tone}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
