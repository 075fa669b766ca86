/** Sending a group: which group (where several are of the size at hand), which space, and what is taken there. */

import { useState } from 'preact/hooks';
import type { Json } from '../../../engine/kernel/state.ts';
import type { Group } from '../../../engine/petz/state.ts';
import { textKey } from '../../../i18n/keys.ts';
import { groupsToSend, offerOf, SPACE_IDS, whyNotThere } from '../../../session/facts.ts';
import { itemArt, spaceArt } from '../art.ts';
import { isRecord } from '../json.ts';
import { Art } from '../parts/pieces.tsx';
import { itemFamily, itemText, stockText } from '../text/offers.ts';
import type { Scene } from '../text/options.ts';
import type { DomainOf, PromptProps } from './prompt.ts';

interface Offer {
  space: string;
  /** The choices the question allows there. */
  choices: { choice: Json; item: string | null }[];
}

/** What the question offers to one group, by space. */
function offersTo(options: readonly Json[], group: Group): Offer[] {
  const offers: Offer[] = [];
  for (const choice of options) {
    if (!isRecord(choice) || choice.imps !== group.imps || choice.gold !== group.gold) continue;
    const space = String(choice.space);
    const offer = offers.find((x) => x.space === space) ?? { space, choices: [] };
    if (offer.choices.length === 0) offers.push(offer);
    offer.choices.push({ choice, item: typeof choice.item === 'string' ? choice.item : null });
  }
  return offers;
}

/** One space of every kind: the one on offer, or else the first, to say why it is not. */
function spacesToShow(scene: Scene, offers: readonly Offer[]): string[] {
  const shown = new Map<string, string>();
  for (const id of SPACE_IDS) {
    const { kind } = offerOf(scene.view, id);
    const isOpen = offers.some((offer) => offer.space === id);
    if (isOpen || !shown.has(kind)) shown.set(kind, id);
  }
  return [...shown.values()];
}

export function SendPrompt({ scene, domain, answer }: PromptProps<DomainOf<'pick'>>) {
  const { speech } = scene;
  const { t } = speech;
  const groups = groupsToSend(scene.view, scene.seat);
  const [at, setAt] = useState(0);
  const [space, setSpace] = useState<string | null>(null);
  const group = groups[at] ?? groups[0] ?? { imps: 0, gold: 0 };
  const offers = offersTo(domain.options, group);
  const open = offers.find((offer) => offer.space === space);
  return (
    <div class="sending">
      {groups.length < 2 ? (
        <p class="soft">{t('ui.send.group', { group: speech.goods({ ...group }) })}</p>
      ) : (
        <fieldset class="which">
          <legend>{t('ui.send.which')}</legend>
          {groups.map((x, i) => (
            <label key={x.imps} class="switch">
              <input type="radio" name="group" checked={i === at} onChange={() => setAt(i)} />
              <span>{speech.goods({ ...x })}</span>
            </label>
          ))}
        </fieldset>
      )}
      {open === undefined ? (
        <Spaces scene={scene} group={group} offers={offers} answer={answer} onOpen={setSpace} />
      ) : (
        <Items scene={scene} offer={open} answer={answer} onBack={() => setSpace(null)} />
      )}
    </div>
  );
}

function Spaces({
  scene,
  group,
  offers,
  answer,
  onOpen,
}: {
  scene: Scene;
  group: Group;
  offers: readonly Offer[];
  answer(choice: Json): void;
  onOpen(space: string): void;
}) {
  const { speech, view } = scene;
  const take = (offer: Offer) => {
    const [only] = offer.choices;
    if (offer.choices.length === 1 && only?.item === null) answer(only.choice);
    else onOpen(offer.space);
  };
  const shown = spacesToShow(scene, offers);
  return (
    <ul class="options spaces">
      {[...shown, 'home'].map((id) => {
        const offer = offers.find((x) => x.space === id);
        const refusal = offer === undefined ? whyNotThere(view, group, id) : null;
        const stock = offer === undefined ? null : stockText(speech, view, id);
        return (
          <li key={id}>
            <button
              type="button"
              class="option"
              aria-disabled={offer === undefined}
              onClick={() => {
                if (offer !== undefined) take(offer);
              }}
            >
              <Art src={spaceArt(id)} size={44} />
              <span>
                <strong>
                  {id === 'home' ? speech.t('option.petz.send.home') : spaceName(scene, id, shown)}
                </strong>
                {stock === null ? null : <small class="stock">{stock}</small>}
                {refusal === null ? (
                  <small>{speech.t(textKey('space', id))}</small>
                ) : (
                  <small class="no">
                    {speech.why(refusal)} {refusal.rule}
                  </small>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Two spaces of a kind are alike in all but their place: each says which of the two it is. */
function spaceName({ speech, view }: Scene, id: string, shown: readonly string[]): string {
  const name = speech.thing('space', id);
  const { kind } = offerOf(view, id);
  const isTwin = shown.some((other) => other !== id && offerOf(view, other).kind === kind);
  if (!isTwin) return name;
  const n = SPACE_IDS.filter((other) => offerOf(view, other).kind === kind).indexOf(id) + 1;
  return speech.t('ui.send.twin', { name, n });
}

function Items({
  scene,
  offer,
  answer,
  onBack,
}: {
  scene: Scene;
  offer: Offer;
  answer(choice: Json): void;
  onBack(): void;
}) {
  const { speech, view } = scene;
  const family = itemFamily(offerOf(view, offer.space).kind);
  return (
    <fieldset class="items">
      <legend>
        {speech.thing('space', offer.space)}: {speech.t('ui.send.item')}
      </legend>
      <ul class="options">
        {offer.choices.map(({ choice, item }) =>
          item === null ? null : (
            <li key={item}>
              <button type="button" class="option" onClick={() => answer(choice)}>
                <Art src={itemArt(family, item)} size={56} />
                <span>
                  <strong>{speech.thing(family, item)}</strong>
                  {itemText(speech, family, item).map((line) => (
                    <small key={line}>{line}</small>
                  ))}
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
      <button type="button" onClick={onBack}>
        {speech.t('ui.send.back')}
      </button>
    </fieldset>
  );
}
