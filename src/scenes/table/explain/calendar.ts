/** What the bar explains: the round, the phase, exhibitions, customers, who goes next. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { tableFacts, tableOf } from '../../../engine/petz/read.ts';
import type { Phase } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { phaseKey, textKey } from '../../../i18n/keys.ts';
import { countsAsItStands } from '../../../session/advice/twists.ts';
import { roundWords } from '../../../text/calendar.ts';
import type { Speech } from '../../../text/speech.ts';
import { customerSymbols, exhibitionSymbols, scopeOf, symbolsInWords } from '../../../text/tiles.ts';
import type { Explanation } from './explanation.ts';
import RULES from './rules.json' with { type: 'json' };
import type { Explainer } from './town.ts';

/** The round: how many there are, who starts, in which order everybody acts. */
export function explainRound({ speech }: Explainer, view: PetzView): Explanation {
  const { t } = speech;
  const { rounds } = tableFacts(view);
  const lines = [
    t('ui.explain.starts', { name: speech.seat(view.starter) }),
    t('ui.explain.order', { names: view.order.map((seat) => speech.seat(seat)).join(', ') }),
  ];
  if (view.round === (view.setup.stop?.round ?? rounds)) lines.push(...howItEnds(speech, view));
  return { title: t('ui.table.round', { round: view.round, rounds }), lines, rule: 'round.phases' };
}

/** What the last round is the last of: a game may stop before its round is over, and without a final scoring. */
function howItEnds({ t }: Speech, view: PetzView): string[] {
  const after = view.setup.stop?.after ?? 'aging';
  if (after === 'grouping') return [t('ui.inPlay.stopsGrouping')];
  const early = after === 'aging' ? [] : [t('ui.inPlay.stops', { phase: t(phaseKey(after)) })];
  return [...early, t(countsAsItStands(view) ? 'ui.inPlay.asItStands' : 'ui.explain.lastRound')];
}

/** A phase, and those that follow it in the round. */
export function explainPhase({ speech }: Explainer, phase: Phase, rest: readonly Phase[] = []): Explanation {
  const { t } = speech;
  const lines = [t(`petz.phase.${phase}.text`)];
  const phases = rest.map((next) => t(phaseKey(next))).join(', ');
  if (rest.length > 0) lines.push(t('ui.explain.then', { phases }));
  return { title: t(phaseKey(phase)), lines, rule: RULES.phase[phase] };
}

/** A customer: the wish, and every symbol by its name. `round`: when it comes. */
export function explainCustomer(
  { speech }: Explainer,
  id: string,
  when: { view: PetzView; round: number } | null = null,
): Explanation {
  const lines = [symbolsInWords(speech, customerSymbols(speech, id))];
  if (when !== null) lines.unshift(roundWords(speech, when.view, when.round));
  return { title: speech.thing('customer', id), lines, rule: 'business.customers' };
}

/** An exhibition: when, one pet or all, what counts, and what the places bring. */
export function explainExhibition(
  { speech }: Explainer,
  view: PetzView,
  id: string,
  round: number | null = null,
): Explanation {
  const { t } = speech;
  const isFinal = id === 'business' || id === 'display';
  const places = isFinal ? tableOf(view).awards : tableFacts(view, round ?? view.round).awards;
  const awards = t('ui.explain.awards', {
    awards: places.map((points) => speech.number(points)).join(', '),
  });
  if (isFinal)
    return {
      title: speech.thing('exhibition', id),
      lines: [t(textKey('exhibition', id)), awards],
      rule: `final.${id}`,
    };
  const scope = scopeOf(speech, id);
  const head = round === null ? scope : `${roundWords(speech, view, round)}, ${scope}`;
  const rule = scope === t('ui.tile.onePet') ? 'exhibitions.single' : 'exhibitions.display';
  const lines = [
    head,
    symbolsInWords(speech, exhibitionSymbols(speech, view, id, round ?? view.round)),
    awards,
  ];
  return { title: speech.thing('exhibition', id), lines, rule };
}

/** Who acts in which order, as far as the waiting groups tell. */
export function explainNext({ speech }: Explainer, seats: readonly Seat[]): Explanation {
  const { t } = speech;
  return {
    title: t('ui.explain.nextTitle'),
    lines: [seats.map((seat) => speech.seat(seat)).join(', '), t('ui.explain.nextText')],
    rule: 'shopping.order',
  };
}

/** The question mark: the rules of the present question, and that everything explains itself. */
export function explainHelp({ speech }: Explainer): Explanation {
  return { title: speech.t('ui.explain.helpTitle'), lines: [speech.t('ui.explain.helpText')] };
}

/** No customer has been served: none came, or none could yet. */
export function unservedKey(view: PetzView): string {
  const [first] = tableOf(view).customers;
  return first === undefined || view.round < first ? 'ui.explain.noneYet' : 'ui.explain.unserved';
}

/** Who sold which pet to a customer; empty if no seat did. */
export function explainServed({ speech }: Explainer, view: PetzView): Explanation {
  const { t } = speech;
  const lines = view.shops.flatMap((shop, seat) =>
    shop.sales.map(({ pet, match }) =>
      t('ui.explain.served', { name: speech.seat(seat), pet: speech.pet(pet), match }),
    ),
  );
  return {
    title: t('ui.explain.servedTitle'),
    lines: lines.length === 0 ? [t(unservedKey(view))] : lines,
    rule: 'business.selling',
  };
}
