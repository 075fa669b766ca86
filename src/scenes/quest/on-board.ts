/** The words and buttons of a question that is answered on the board, round the counter; and its advice. */
import type { Json } from '../../engine/kernel/state.ts';
import type { Act, Gift, MarketDeal } from '../../engine/quest/choices.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import { columnBeside, equal, shiftedOf, standsAt } from '../../engine/quest/read.ts';
import type { Cell } from '../../engine/quest/schema-start.ts';
import type { CreatureId } from '../../engine/quest/state.ts';
import type { Hint } from '../../session/game/thinker.ts';
import type { AskedOnBoard } from '../../ui/access/question/asking.ts';
import type { CounterAction } from '../../ui/panels/counter.tsx';
import { union } from '../../ui/rect.ts';
import { artUrl } from '../../ui/svg-art.ts';
import { cardsToPay, type Draft, optionsOf } from './draft.ts';
import { drawing } from './drawings.ts';
import { dealsFor, thingKey } from './market/choices.ts';
import { reactionOf } from './questions/reaction-kinds.ts';
import { actOf, pickedBy } from './questions/turn/actions.ts';
import { trayOf } from './questions/turn/goods.ts';
import { foresee } from './questions/turn/preview.ts';
import { sendAct } from './questions/turn/send.ts';
import type { ActionButton, Ground, Offers, QuestLook } from './types.ts';
import type { Voice } from './words.ts';

/** Does what is advised; where it is picked just so, with all that belongs to it. */
function follow(ground: Ground, advised: Json): void {
  const { host, look, draft, view } = ground;
  const act = look.ask?.kind === 'quest.act' ? actOf(optionsOf<Act>(look.domain), draft) : null;
  if (act === null || JSON.stringify(act) !== JSON.stringify(advised)) host.answer(advised);
  else sendAct(ground, act, foresee(view, look.seat, draft.chosen));
}

export function onBoard(
  ground: Ground,
  { buttons = [], main = null, back = null, prompt = '' }: Offers,
): AskedOnBoard {
  const { at, kit } = ground;
  const action = ({ id, words, icon, tap, picked = false, explain }: ActionButton): CounterAction => ({
    id,
    words,
    art: icon === undefined ? null : artUrl(drawing(icon)),
    tap,
    isPicked: picked,
    ...(explain === undefined ? {} : { explain: () => kit.touch.reveal(at.main, explain) }),
  });
  return {
    at: { buttons: union(at.main, ...at.buttons), say: at.prompt, tools: at.tools },
    small: at.small,
    say: prompt,
    actions: buttons.map(action),
    back: back === null ? null : action(back),
    main: main === null ? null : action(main),
    take: taking(ground),
    follow: (choice) => follow(ground, choice),
  };
}

/** Picks what is advised. */
export const taking =
  ({ look, change, speech }: Ground): AskedOnBoard['take'] =>
  (choice, why = null) =>
    change({ ...pickedFor(look, speech, { choice, why }), advised: choice });

/** What is advised, picked as if by hand: so it is lit, and one sees what will be done before it is done. */
type Advised = Pick<Hint, 'choice' | 'why'>;
type Picker = (look: QuestLook, advised: Advised) => Partial<Draft>;

/** An act with the cards that would be swapped. */
const act: Picker = ({ domain, view, seat }, { choice, why }) => {
  const swapped = (why?.args.cards ?? []) as CardKind[];
  const cards = cardsToPay(view.heroes[seat]?.hand ?? [], { cards: swapped });
  return { ...pickedBy(optionsOf<Act>(domain), choice as Act), cards, more: null };
};

/** The cards of a hand that would go. */
const handful: Picker = ({ domain }, { choice }) => {
  const from = domain?.type === 'some' ? (domain.from as CardKind[]) : [];
  return { cards: cardsToPay(from, { cards: choice as CardKind[] }) };
};

/** Where a creature is moved; to stay, or to the back of the own column, is a button. */
const shift: Picker = ({ view }, { choice }) => {
  const id = shiftedOf(view);
  const from = id === null ? undefined : standsAt(view, id)?.column;
  const to = from === undefined ? null : columnBeside(from, Number(choice));
  return { column: to === from ? null : to };
};

const market: Picker = ({ domain }, { choice }) => {
  const deal = choice as MarketDeal | null;
  if (deal === null) return { chosen: null };
  const ways = dealsFor(optionsOf<MarketDeal | null>(domain), deal.treasure);
  return {
    chosen: deal.treasure,
    way: Math.max(
      0,
      ways.findIndex((way) => equal(way, deal)),
    ),
  };
};

const PICKERS: Readonly<Record<string, Picker>> = {
  'quest.act': act,
  'quest.place': (_look, { choice }) => {
    const { column, row } = choice as Cell;
    return { column, count: row };
  },
  'quest.draw': (_look, { choice }) => ({ more: choice === null ? null : [choice] }),
  'quest.discard': handful,
  'quest.drop': handful,
  'quest.aim': (_look, { choice }) => ({ targets: choice as CreatureId[] }),
  'quest.target': (_look, { choice }) => ({ targets: [choice as CreatureId] }),
  'quest.shift': shift,
  'quest.recover': (look, { choice }) => ({ count: trayOf(look).indexOf(choice as CardKind) }),
  'quest.market': market,
  'quest.give': (_look, { choice }) => {
    const gift = choice as Gift;
    return { chosen: gift === null ? null : thingKey(gift) };
  },
  'quest.lordMove': (_look, { choice }) => ({ count: Number(choice) }),
};

/** A choice among reactions and the way it is paid. */
function reacted(look: QuestLook, speech: Voice, advised: Json): Partial<Draft> {
  const choices = reactionOf(look, speech)?.choices ?? [];
  for (const { id, ways } of choices) {
    const way = ways.findIndex(({ answer }) => equal(answer, advised));
    if (way >= 0) return { chosen: id, way, cards: [] };
  }
  return { chosen: null, cards: [] };
}

/** What of the draft has to be picked, so that the main button would send what is advised. */
export function pickedFor(look: QuestLook, speech: Voice, advised: Advised): Partial<Draft> {
  const pick = PICKERS[look.ask?.kind ?? ''];
  return pick === undefined ? reacted(look, speech, advised.choice) : pick(look, advised);
}
