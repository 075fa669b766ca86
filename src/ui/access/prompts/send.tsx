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
import { offered, stockText } from '../../../text/offers.ts';
import type { OptionScene } from '../../../text/options.ts';
import { iconArt, spaceArt } from '../../art-urls.ts';
import { isJsonRecord } from '../../json.ts';
import type { Option } from '../../panels/question.tsx';
import { useApp } from '../context.ts';
import { Choices } from '../parts/choices.tsx';
import { optionOf } from './plain.tsx';
import type { DomainOf, PetzPromptProps } from './prompt.ts';

interface Offer {
  space: string;
  /** The choices the question allows there. */
  choices: { choice: Json; item: string | null }[];
}

/** What the question offers to one group, by space. */
function offersTo(options: readonly Json[], group: Group): Offer[] {
  const offers: Offer[] = [];
  for (const choice of options) {
    if (!isJsonRecord(choice) || !sameGroup(groupIn(choice), group)) continue;
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
  return options.filter((choice) => isJsonRecord(choice) && choice.space === WITHDRAW);
}

/** One space of every kind: the one on offer, or else the first, to say why it is not. */
function spacesToShow(scene: OptionScene, offers: readonly Offer[]): string[] {
  const shown = new Map<string, string>();
  for (const id of spaceIds(scene.view)) {
    const { kind } = offerOf(scene.view, id);
    const isOpen = offers.some((offer) => offer.space === id);
    if (isOpen || !shown.has(kind)) shown.set(kind, id);
  }
  return [...shown.values()];
}

export function SendPrompt({ scene, domain, option, answer, draw }: PetzPromptProps<DomainOf<'pick'>>) {
  const { speech, view, seat } = scene;
  const { t } = speech;
  const { go } = useApp();
  const groups = groupsToSend(view, seat);
  const [at, setAt] = useState(0);
  const [space, setSpace] = useState<string | null>(null);
  const group = groups[at] ?? groups[0] ?? { imps: 0, gold: 0 };
  const offers = offersTo(domain.options, group);
  const open = offers.find((offer) => offer.space === space);
  if (open !== undefined) {
    return draw({
      note: `${speech.thing('space', open.space)}: ${t('ui.send.item')}`,
      options: open.choices.flatMap(({ choice, item }) => {
        if (item === null) return [];
        const { name, art, lines } = offered(speech, view, open.space, item);
        return { id: `item:${item}`, words: name, art, details: lines, tap: () => answer(choice) };
      }),
      decline: { id: 'back', words: t('ui.send.back'), tap: () => setSpace(null) },
    });
  }
  const shown = spacesToShow(scene, offers);
  const spaceOption = (id: string): Option => {
    const offer = offers.find((x) => x.space === id);
    const refusal = offer === undefined ? whyNotThere(view, group, id, seat) : null;
    const stock = offer === undefined ? null : stockText(speech, view, id);
    const [only] = offer?.choices ?? [];
    const take = () =>
      offer?.choices.length === 1 && only?.item === null ? answer(only.choice) : setSpace(id);
    return {
      id: id === 'home' ? id : `space:${id}`,
      words: id === 'home' ? t('ui.table.town.home') : spaceName(scene, id, shown),
      art: spaceArt(id),
      details: [stock ?? [], refusal === null ? t(textKey('space', id)) : []].flat(),
      remark: refusal === null ? null : { words: speech.why(refusal), isBad: true },
      tap: offer === undefined ? null : take,
      // A place that is closed opens the rule that says so.
      explain: () => go('rules', refusal?.rule ?? 'petz.send'),
    };
  };
  const back = withdrawals(domain.options).map((choice, i) => ({
    ...optionOf({ ...option(choice), art: iconArt('icon-withdraw') }, i, () => answer(choice)),
    id: `withdraw:${i}`,
  }));
  return draw(
    { options: [...[...shown, 'home'].map(spaceOption), ...back] },
    groups.length < 2 ? (
      <p class="soft">{t('ui.send.group', { group: speech.goods(group) })}</p>
    ) : (
      <Choices
        title={t('ui.send.which')}
        value={at}
        values={[...groups.keys()]}
        called={(one) => speech.goods(groups[one] ?? group)}
        onChange={setAt}
      />
    ),
  );
}

/** Two spaces of a kind are alike in all but their place: each says which of the two it is. */
function spaceName({ speech, view }: OptionScene, id: string, shown: readonly string[]): string {
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
