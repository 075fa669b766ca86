/** For every question of Pug Quest: what is pressed in the picture for a given answer, and what shows that it is asked. */

import type { Domain } from '../../../src/engine/kernel/domain.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import type { Act, Gift, LordPlay, MarketDeal } from '../../../src/engine/quest/choices.ts';
import { columnBeside, equal, shiftedOf, sideOf, standsAt } from '../../../src/engine/quest/read.ts';
import type { Cell } from '../../../src/engine/quest/schema-start.ts';
import type { CreatureId, Payment } from '../../../src/engine/quest/state.ts';
import type { QuestView } from '../../../src/engine/quest/view.ts';
import { dealsFor, soleGiftOf, thingKey } from '../../../src/scenes/quest/market/choices.ts';
import { placeKey, waysTo } from '../../../src/scenes/quest/questions/choices.ts';
import { isUseful, playKey, waysOf } from '../../../src/scenes/quest/questions/turn/actions.ts';
import { type DrawSource, drawOf } from '../../../src/session/advice/quest-draws.ts';
import { drawsAfter } from './quest-choices.ts';

/** Who presses. */
export interface Presser {
  isEager: boolean;
  /** Is the question still open? */
  isAsked(): Promise<boolean>;
  has(id: string): Promise<boolean>;
  /** The ids that begin so. */
  ids(start: string): Promise<string[]>;
  mustPress(id: string): Promise<void>;
}

/** A question with the answer that is wanted. */
export interface Task {
  player: Presser;
  view: QuestView;
  domain: Domain;
  choice: Json;
}

interface Recipe {
  /** One of these, or of what begins so, can be pressed when the question is in the picture. */
  marks: string[];
  /** Presses until the question is answered. */
  play(task: Task): Promise<void>;
}

const optionsOf = <T>({ domain }: Task): T[] =>
  domain.type === 'pick' ? (domain.options as unknown as T[]).filter((one) => one !== null) : [];

const same = (a: unknown, b: unknown): boolean => equal(a as Json, b as Json);

/** Presses one after the other, until the question is answered: some answers are sent by the tap that completes them. */
async function pressAll(player: Presser, ids: readonly string[]): Promise<void> {
  for (const id of ids) if (await player.isAsked()) await player.mustPress(id);
}

const times = (id: string, count: number): string[] => new Array<string>(Math.max(0, count)).fill(id);

// ---- A hero's turn ----

const sourceKey = (source: DrawSource): string => `open:${source}`;

/** Alike cards lie side by side; where there is no room, in a pile, of which each press picks one more. */
async function pressCards(player: Presser, hand: readonly Json[], kinds: readonly Json[]): Promise<void> {
  const there = await player.ids('card:');
  for (const [i, kind] of kinds.entries()) {
    const keys = hand.flatMap((own, at) => (own === kind ? [`card:${at}`] : []));
    const own = keys[kinds.slice(0, i).filter((one) => one === kind).length];
    await pressAll(player, [own !== undefined && there.includes(own) ? own : (keys[0] ?? 'card')]);
  }
}

async function act(task: Task): Promise<void> {
  const { player, view, choice } = task;
  const wanted = choice as unknown as Act;
  const acts = optionsOf<Act>(task);
  switch (wanted.do) {
    case 'end': {
      // It is asked again while there is something left to do.
      const isAsked = (view.turn?.actions ?? 0) > 0 && isUseful(acts);
      return pressAll(player, times('end', isAsked ? 2 : 1));
    }
    case 'move': {
      // On the ground of the column, or by the button where a creature stands on it.
      const column = `column:heroes${wanted.to}`;
      return pressAll(player, (await player.has(column)) ? [column, 'main'] : ['move', column, 'main']);
    }
    case 'draw': {
      // Now and then one card only, with a look at what comes in its place.
      const isCurious = !player.isEager && (view.ask?.id ?? 0) % 3 === 0;
      if (isCurious) return pressAll(player, [...(await player.ids('open:')).slice(0, 1), 'singly']);
      const { marks } = drawsAfter(view, wanted);
      return pressAll(player, marks.length === 0 ? ['draw', 'main'] : [...marks.map(sourceKey), 'main']);
    }
    case 'discard': {
      const { cards, marks } = drawsAfter(view, wanted);
      await player.mustPress('swap');
      await pressCards(player, view.heroes[view.seat ?? 0]?.hand ?? [], cards);
      return pressAll(player, [...marks.map(sourceKey), 'main']);
    }
    case 'change':
      return pressAll(player, ['fresh', 'main']);
    case 'attack': {
      const picked = { chosen: 'attack', targets: [wanted.target], column: null, way: 0 };
      const way = waysOf(acts, picked).findIndex((one) => same(one, wanted));
      return pressAll(player, [`creature:${wanted.target}`, ...times('way', way), 'main']);
    }
    case 'play': {
      const picked = { chosen: playKey(wanted.id), targets: [], column: null, way: 0 };
      const way = waysOf(acts, picked).findIndex((one) => same(one, wanted));
      // On a phone the sheet is folded.
      if (!(await player.has(`row:${wanted.id}`))) await player.mustPress('sheet');
      await pressAll(player, [`row:${wanted.id}`, ...times('way', way)]);
      // The targets it needs are picked before it is paid for.
      if ((await player.isAsked()) && !(await player.has('main')))
        await pressAll(player, (await player.ids('creature:')).slice(0, 1));
      return pressAll(player, ['main']);
    }
  }
}

async function aim(task: Task): Promise<void> {
  const { player, domain, choice } = task;
  const ids = choice as CreatureId[];
  const groups = optionsOf<CreatureId[]>(task);
  const isGrouped = domain.type === 'pick' && groups.length > 1 && groups.some(({ length }) => length > 1);
  if (isGrouped) await pressAll(player, times('way', 1 + groups.findIndex((group) => same(group, ids))));
  else
    await pressAll(
      player,
      (domain.type === 'pick' ? ids.slice(0, 1) : ids).map((id) => `creature:${id}`),
    );
  await pressAll(player, ['main']);
}

async function shift({ player, view, choice }: Task): Promise<void> {
  const id = shiftedOf(view) ?? '';
  const from = standsAt(view, id)?.column ?? 0;
  const step = Number(choice);
  const to = columnBeside(from, step);
  if (to === from) return player.mustPress(step === 0 ? 'stay' : 'back-row');
  return pressAll(player, [`column:${sideOf(id)}${to}`, 'main']);
}

/** Several cards are marked together, a single one is taken with the tap. */
async function draw({ player, view, choice }: Task): Promise<void> {
  if (choice === null) return player.mustPress('enough');
  if ((drawOf(view)?.left ?? 1) < 2) return player.mustPress(sourceKey(choice as DrawSource));
  return pressAll(player, [...drawsAfter(view, null).marks.map(sourceKey), 'main']);
}

/** Cards of the hand. */
async function cards({ player, domain, choice }: Task): Promise<void> {
  const hand = domain.type === 'some' ? domain.from : [];
  await pressCards(player, hand, choice as Json[]);
  return pressAll(player, ['main']);
}

// ---- Reactions ----

/**
 * A choice of the panel, one of its ways to pay, and the big button, as far as they are needed: the only choice lies
 * picked. `keys`: the choice of every option.
 */
async function choose({ player }: Task, keys: readonly string[], id: string, way: number): Promise<void> {
  const isSole = new Set(keys).size === 1;
  await pressAll(player, [...(isSole ? [] : [`choice:${id}`]), ...times('way-on', way), 'main']);
}

/** Choices of which some differ in the price only: the key says which belong together. */
const keyed =
  <T>(keyOf: (option: T) => string, canSuffer = false) =>
  async (task: Task): Promise<void> => {
    const { player, choice } = task;
    const options = optionsOf<T>(task);
    // Where there is anything to do gold does it, and never lets it be.
    if (choice === null) return player.mustPress(options.length > 0 ? 'pass' : 'main');
    const key = keyOf(choice as T);
    const ways = options.filter((one) => keyOf(one) === key);
    return choose(
      task,
      [...options.map(keyOf), ...(canSuffer ? ['suffer'] : [])],
      key,
      ways.findIndex((one) => same(one, choice)),
    );
  };

const riposte = keyed<{ id: string; target?: string }>(({ id, target }) =>
  target === undefined ? id : `${id}>${target}`,
);

async function dial(task: Task): Promise<void> {
  const { player, choice } = task;
  if (choice === null) return player.mustPress('main');
  const { n } = choice as unknown as { n: number };
  const options = optionsOf<{ n: number }>(task);
  const amounts = [...new Set(options.map((one) => one.n))];
  const way = options.filter((one) => one.n === n).findIndex((one) => same(one, choice));
  await pressAll(player, [...times('more', 1 + amounts.indexOf(n)), ...times('way-on', way), 'main']);
}

async function toll(task: Task): Promise<void> {
  const pays = optionsOf<Payment>(task).map(() => 'pay');
  if (task.choice === null) return choose(task, [...pays, 'suffer'], 'suffer', 0);
  return keyed<Payment>(() => 'pay', true)(task);
}

// ---- The market and the rug ----

async function market(task: Task): Promise<void> {
  const { player, choice } = task;
  if (choice === null) return player.mustPress('pass');
  const { treasure } = choice as unknown as MarketDeal;
  const way = dealsFor(optionsOf<MarketDeal>(task), treasure).findIndex((one) => same(one, choice));
  // The first way lies picked.
  return pressAll(player, [`offer:${treasure}`, ...(way > 0 ? [`way:${way}`] : []), 'main']);
}

async function give(task: Task): Promise<void> {
  const { player, choice } = task;
  const gift = choice as unknown as Gift;
  if (gift === null) return player.mustPress('main');
  const isSole = soleGiftOf(optionsOf<Gift>(task), gift) !== null;
  return pressAll(player, [`thing:${thingKey(gift)}`, ...(isSole ? [] : [`hero:${gift.to}`])]);
}

// ---- The Evil Lord ----

async function lordMove(task: Task): Promise<void> {
  const { player, view, choice } = task;
  const steps = Number(choice);
  const from = standsAt(view, view.turn?.id ?? '')?.column ?? 0;
  const to = columnBeside(from, steps);
  const isShortest = waysTo(optionsOf<number>(task), from).get(to) === steps;
  if (steps === 0) await player.mustPress('stay');
  else if (isShortest) await player.mustPress(`column:foes${to}`);
  else await pressAll(player, times(steps < 0 ? 'left' : 'right', Math.abs(steps)));
  await player.mustPress('main');
}

/** A press picks, the big button sends. */
const pressed =
  (idOf: (choice: Json) => string) =>
  ({ player, choice }: Task): Promise<void> =>
    pressAll(player, [idOf(choice), 'main']);

const REACTION = ['choice:', 'main'];

export const RECIPES: Readonly<Record<string, Recipe>> = {
  'quest.place': {
    marks: ['place:'],
    play: ({ player, choice }) => pressAll(player, times(`place:${placeKey(choice as unknown as Cell)}`, 2)),
  },
  'quest.act': { marks: ['end'], play: act },
  'quest.aim': { marks: ['creature:'], play: aim },
  'quest.target': { marks: ['creature:'], play: pressed((id) => `creature:${id}`) },
  'quest.shift': { marks: ['column:', 'stay', 'back-row'], play: shift },
  'quest.draw': {
    marks: ['open:'],
    play: draw,
  },
  'quest.discard': { marks: ['card:'], play: cards },
  'quest.drop': { marks: ['card:'], play: cards },
  'quest.change': {
    marks: ['keep'],
    play: ({ player, choice }) => player.mustPress(choice === true ? 'main' : 'keep'),
  },
  'quest.recover': { marks: ['option:'], play: ({ player, choice }) => player.mustPress(`option:${choice}`) },
  'quest.riposte': { marks: REACTION, play: riposte },
  'quest.seen': { marks: REACTION, play: riposte },
  'quest.defend': { marks: ['more', 'main'], play: dial },
  'quest.shield': { marks: ['more', 'main'], play: dial },
  'quest.bonus': { marks: REACTION, play: keyed<{ target: string }>(({ target }) => target) },
  'quest.order': { marks: REACTION, play: keyed<string>((id) => id) },
  'quest.prize': { marks: REACTION, play: keyed<boolean>((isPrize) => (isPrize ? 'prize' : 'xp')) },
  'quest.loot': { marks: REACTION, play: keyed<Payment>(() => 'loot') },
  'quest.reward': {
    marks: REACTION,
    play: keyed<'cards' | { treasure: string }>((one) => (one === 'cards' ? one : one.treasure)),
  },
  'quest.toll': { marks: ['choice:'], play: toll },
  'quest.lose': { marks: REACTION, play: keyed<string>((card) => card) },
  'quest.market': { marks: ['pass'], play: market },
  'quest.give': { marks: ['main'], play: give },
  'quest.lordMove': { marks: ['stay', 'main'], play: lordMove },
  'quest.lordPlay': { marks: ['pass'], play: keyed<LordPlay>(({ id }) => id) },
};
