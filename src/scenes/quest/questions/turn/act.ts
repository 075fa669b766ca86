/** A hero's turn (quest.act): what to do, with whom or where, how to pay; shown before it is sent. */

import type { Act } from '../../../../engine/quest/choices.ts';
import { heroId, playsFor, sheetOf } from '../../../../engine/quest/read.ts';
import type { CreatureId } from '../../../../engine/quest/state.ts';
import { DRAWS, type DrawSource } from '../../../../session/advice/quest-draws.ts';
import { cardsToPay, emptyDraft, optionsOf, toggled } from '../../draft.ts';
import { explainRow } from '../../explain.ts';
import type { Ground, Offers, Touchable } from '../../types.ts';
import { goingTo, touched } from '../picking.ts';
import { actButtons, actPrompt, backButton, mainButton } from './act-buttons.ts';
import {
  actOf,
  type ChosenAction,
  columnsIn,
  hasAct,
  missingFor,
  paymentOf,
  playKey,
  playsIn,
  targetsIn,
  wayAfter,
  waysOf,
} from './actions.ts';
import type { Turning } from './marks.ts';
import { drawsOf, markable, marksIn } from './marks.ts';
import { type Foreseen, foresee, foreseeAttack, pushArrows } from './preview.ts';
import { sendAct } from './send.ts';

/** Nothing but what is done: what was picked for something else is put back. */
function fresh(ground: Ground, chosen: ChosenAction | null): Partial<Ground['draft']> {
  const { advised: _, ...empty } = emptyDraft(ground.draft.ask);
  return { ...empty, chosen };
}

function turningOf(ground: Ground): Turning {
  const { look, draft } = ground;
  const acts = optionsOf<Act>(look.domain);
  const { seat, view } = look;
  const ways = waysOf(acts, draft);
  const act = actOf(acts, draft);
  const foresight = foresee(view, seat, draft.chosen);
  return {
    ground,
    acts,
    seat,
    hand: view.heroes[seat]?.hand ?? [],
    ways,
    act,
    foresight,
    confirm: (singly) => {
      if (act !== null) sendAct(ground, act, foresight, singly);
    },
    choose: (chosen) => {
      const only = chosen === 'attack' ? targetsIn(acts) : [];
      ground.change({ ...fresh(ground, chosen), targets: only.length === 1 ? only : [] });
    },
  };
}

/** The rows of the sheet: what can be played glows, what cannot is pale and says why. */
function rows({ ground, acts, seat, hand, choose }: Turning): ReadonlyMap<string, Touchable> {
  const { speech, view } = ground;
  const open = playsIn(acts);
  const inReach = playsFor(view, heroId(seat)).map(({ id }) => id);
  const found = new Map<string, Touchable>();
  for (const row of sheetOf(view, seat)) {
    const { trigger } = row.ability;
    if (open.includes(row.id)) {
      const key = playKey(row.id);
      const isPicked = ground.draft.chosen === key;
      const tap = () => {
        choose(isPicked ? null : key);
        if (ground.openPart !== null) ground.fold(null);
      };
      found.set(row.id, { state: isPicked ? 'picked' : 'open', tap, explain: () => explainRow(ground, row) });
      continue;
    }
    if (!row.isOpen || row.isUsed || (trigger !== 'turn' && trigger !== 'consume')) continue;
    const lacks = speech.cost(missingFor(row.cost, hand));
    const why = !inReach.includes(row.id)
      ? speech.t('ui.questTurn.why.target')
      : lacks === ''
        ? speech.t('ui.questTurn.why.cost')
        : speech.t('ui.questTurn.why.missing', { cost: lacks });
    found.set(row.id, {
      state: 'barred',
      tap: null,
      explain: () => ({ ...explainRow(ground, row), why }),
    });
  }
  return found;
}

const marked = ({ harm, falls }: Foreseen) => (harm === 0 ? {} : { harm, fells: falls });

/** Enemies that the standard attack reaches: they can be tapped at any time. */
function attackable({ ground, acts, seat, confirm }: Turning): Map<CreatureId, Touchable> {
  const { draft, change, view } = ground;
  const found = new Map<CreatureId, Touchable>();
  if (ground.kit.hides('hit')) return found;
  for (const target of targetsIn(acts)) {
    const isPicked = draft.chosen === 'attack' && draft.targets[0] === target;
    const foreseen = draft.chosen === 'attack' ? foreseeAttack(view, seat, target) : null;
    found.set(target, {
      state: isPicked ? 'picked' : draft.chosen === 'attack' ? 'open' : 'quiet',
      tap: isPicked ? confirm : () => change({ ...fresh(ground, 'attack'), targets: [target] }),
      ...(foreseen === null || (draft.targets.length > 0 && !isPicked) ? {} : marked(foreseen)),
    });
  }
  return found;
}

/** Whom a card from the sheet would hit, heal or mark. */
function reached({ ground, foresight, confirm }: Turning): Map<CreatureId, Touchable> {
  const { draft, change } = ground;
  const { creatures, from, most, isAfterMove = false } = foresight;
  const found = new Map<CreatureId, Touchable>();
  const isFull = draft.targets.length >= most;
  for (const id of new Set([...creatures.keys(), ...from])) {
    const foreseen = creatures.get(id) ?? { harm: 0, falls: false, mayDefend: false, isSure: false };
    if (!from.includes(id)) {
      found.set(id, { state: isAfterMove ? 'open' : 'picked', tap: confirm, ...marked(foreseen) });
      continue;
    }
    const isPicked = draft.targets.includes(id) || from.length === 1;
    const pick = () => change({ targets: most === 1 || isFull ? [id] : toggled(draft.targets, id) });
    const harm = isPicked || draft.targets.length === 0 ? marked(foreseen) : {};
    found.set(id, { state: isPicked ? 'picked' : 'open', tap: isPicked ? confirm : pick, ...harm });
  }
  return found;
}

function creatures(turning: Turning, going: Going): ReadonlyMap<CreatureId, Touchable> {
  const { chosen } = turning.ground.draft;
  if (chosen === null || chosen === 'attack') return attackable(turning);
  if (chosen === 'move') return going.creatures;
  return chosen.startsWith('play:') ? reached(turning) : new Map();
}

/** The cards that will pay are lifted; a tap on others pays with them. Those to be swapped are picked one by one. */
function cards({ ground, hand, ways, act }: Turning): ReadonlyMap<number, Touchable> {
  const { draft, change } = ground;
  if (draft.chosen === 'discard') {
    return touched(hand.keys(), (i) => ({
      isPicked: draft.cards.includes(i),
      tap: () => change({ cards: toggled(draft.cards, i) }),
    }));
  }
  const pay = paymentOf(act);
  if (pay === null) return new Map();
  const lifted = cardsToPay(hand, pay);
  return new Map(
    hand.flatMap((kind, i): [number, Touchable][] => {
      const isLifted = lifted.includes(i);
      const way = wayAfter(ways, draft.way, kind, isLifted);
      const tap = way === null ? null : () => change({ way });
      if (!isLifted && tap === null) return [];
      return [[i, { state: isLifted ? 'picked' : 'quiet', tap }]];
    }),
  );
}

type Going = ReturnType<typeof goingOf>;

/** Where the hero may go; while nothing is picked, a tap on the ground of a column means to go there. */
function goingOf({ ground, acts, seat, confirm }: Turning) {
  const { draft, change } = ground;
  const isMove = draft.chosen === 'move';
  const picked = isMove ? draft.column : null;
  const columns = isMove || draft.chosen === null ? columnsIn(acts) : [];
  const ways = columns.map((column): [number, () => void] => [
    column,
    column === picked ? confirm : () => change({ ...fresh(ground, 'move'), column }),
  ]);
  return goingTo(ground, heroId(seat), new Map(ways), picked, isMove ? 'open' : 'quiet');
}

/** Open cards and the deck: a tap means to draw, with that card marked; with Discard they are what is taken instead. */
function display(turning: Turning): ReadonlyMap<DrawSource, Touchable> {
  const { ground, acts } = turning;
  const { draft, change, view } = ground;
  if (draft.chosen === 'change')
    return new Map(view.display.map((_, i) => [i, { state: 'picked', tap: null }]));
  const sources: DrawSource[] = [...view.display.keys(), ...(view.piles.energy > 0 ? ['deck' as const] : [])];
  const most = drawsOf(ground);
  if (most > 0) return markable(ground, sources, most, (more) => change({ more }));
  if (draft.chosen !== null || !hasAct(acts, 'draw')) return new Map();
  const tapOn = (source: DrawSource) => () => change({ ...fresh(ground, 'draw'), more: [source] });
  return new Map(sources.map((source) => [source, { state: 'quiet', tap: tapOn(source) }]));
}

/** Where the hero would go and who would hit it there; where those that are hit may be pushed. */
function arrows({ ground, foresight }: Turning, going: Going): Offers['arrows'] {
  const { draft, view } = ground;
  if (draft.chosen === 'move') return going.arrows;
  const sure = [...foresight.creatures].filter(([, one]) => one.isSure).map(([target]) => target);
  const hit = foresight.asks === 'quest.aim' ? draft.targets : sure;
  const [target] = hit;
  if (hit.length !== 1 || target === undefined) return [];
  return pushArrows(view, target, foresight.pushes(target));
}

/** Is there one way to do what is picked, and nothing more to be picked for it? */
function isWhole({ ground, ways, foresight }: Turning): boolean {
  const { chosen, targets } = ground.draft;
  if (ways.length !== 1 || chosen === 'end' || chosen === 'discard') return false;
  // Draw takes from the deck; with one card marked, a press marks another.
  const marks = marksIn(ground, DRAWS).length;
  if (chosen === 'draw') return marks === DRAWS || ground.draft.more === null;
  return foresight.from.length <= 1 || targets.length >= foresight.most;
}

/** What of the picture answers the question. */
export function actOffers(ground: Ground): Offers {
  const turning = turningOf(ground);
  const going = goingOf(turning);
  return {
    rows: rows(turning),
    creatures: creatures(turning, going),
    cards: cards(turning),
    columns: going.columns,
    display: display(turning),
    arrows: arrows(turning, going) ?? [],
    buttons: actButtons(turning),
    back: backButton(turning),
    main: mainButton(turning),
    whole: isWhole(turning) ? 'all' : null,
    prompt: actPrompt(turning, going.danger),
  };
}
