/** Sending a group: which group (where several are of the size at hand), which space, and what is taken there. */

import { useState } from 'preact/hooks';
import type { Json } from '../../../engine/kernel/state.ts';
import {
  groupIn,
  groupsToSend,
  offerOf,
  sameGroup,
  spaceIds,
  WITHDRAW,
  whyNotThere,
} from '../../../engine/petz/read.ts';
import type { Group } from '../../../engine/petz/state.ts';
import { textKey } from '../../../i18n/keys.ts';
import { type OfferedThing, offered, stockText } from '../../../text/offers.ts';
import { describeOption, type Scene } from '../../../text/options.ts';
import { goodsOf } from '../../../text/tell-alleys.ts';
import { iconArt, spaceArt } from '../../art-urls.ts';
import { isRecord } from '../../json.ts';
import { Art } from '../parts/pieces.tsx';
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
    if (!isRecord(choice) || !sameGroup(groupIn(choice), group)) continue;
    const space = String(choice.space);
    if (space === WITHDRAW) continue;
    const offer = offers.find((x) => x.space === space) ?? { space, choices: [] };
    if (offer.choices.length === 0) offers.push(offer);
    offer.choices.push({ choice, item: typeof choice.item === 'string' ? choice.item : null });
  }
  return offers;
}

/** Choices that take a waiting group back, which may come before the group on turn is sent. */
function withdrawals(options: readonly Json[]): Json[] {
  return options.filter((choice) => isRecord(choice) && choice.space === WITHDRAW);
}

/** One space of every kind: the one on offer, or else the first, to say why it is not. */
function spacesToShow(scene: Scene, offers: readonly Offer[]): string[] {
  const shown = new Map<string, string>();
  for (const id of spaceIds(scene.view)) {
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
        <p class="soft">{t('ui.send.group', { group: speech.goods(goodsOf(group)) })}</p>
      ) : (
        <fieldset class="which">
          <legend>{t('ui.send.which')}</legend>
          {groups.map((x, i) => (
            <label key={JSON.stringify(x)} class="switch">
              <input type="radio" name="group" checked={i === at} onChange={() => setAt(i)} />
              <span>{speech.goods(goodsOf(x))}</span>
            </label>
          ))}
        </fieldset>
      )}
      {open === undefined ? (
        <Spaces scene={scene} group={group} offers={offers} answer={answer} onOpen={setSpace} />
      ) : (
        <Items scene={scene} offer={open} answer={answer} onBack={() => setSpace(null)} />
      )}
      <Withdrawals scene={scene} choices={withdrawals(domain.options)} answer={answer} />
    </div>
  );
}

function Withdrawals({
  scene,
  choices,
  answer,
}: {
  scene: Scene;
  choices: readonly Json[];
  answer(choice: Json): void;
}) {
  const { t } = scene.speech;
  if (choices.length === 0) return null;
  return (
    <fieldset class="withdrawing">
      <legend>{t('ui.send.withdraw')}</legend>
      <p class="soft">{t('ui.send.withdrawHint')}</p>
      <ul class="options">
        {choices.map((choice) => (
          <li key={JSON.stringify(choice)}>
            <button type="button" class="option" onClick={() => answer(choice)}>
              <Art src={iconArt('icon-withdraw')} size={36} />
              <span>
                <strong>{describeOption(scene, 'petz.send', choice).label}</strong>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
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
        const refusal = offer === undefined ? whyNotThere(view, group, id, scene.seat) : null;
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
                  {id === 'home' ? speech.t('ui.table.town.home') : spaceName(scene, id, shown)}
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
  const n =
    spaceIds(view)
      .filter((other) => offerOf(view, other).kind === kind)
      .indexOf(id) + 1;
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
  return (
    <fieldset class="items">
      <legend>
        {speech.thing('space', offer.space)}: {speech.t('ui.send.item')}
      </legend>
      <ul class="options">
        {offer.choices.map(({ choice, item }) =>
          item === null ? null : (
            <Item
              key={item}
              thing={offered(speech, view, offer.space, item)}
              onClick={() => answer(choice)}
            />
          ),
        )}
      </ul>
      <button type="button" onClick={onBack}>
        {speech.t('ui.send.back')}
      </button>
    </fieldset>
  );
}

function Item({ thing, onClick }: { thing: OfferedThing; onClick(): void }) {
  return (
    <li>
      <button type="button" class="option" onClick={onClick}>
        <Art src={thing.art} size={56} />
        <span>
          <strong>{thing.name}</strong>
          {thing.lines.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      </button>
    </li>
  );
}
