/** What is said of a mined puzzle of Pug Quest: its themes, brief and three hints, made from what its best line does. */

import type { MinedSentence, MinedTheme } from '../../../campaign/mined/schema.ts';
import { emptyProgress } from '../../../campaign/progress.ts';
import type { QuestLevel } from '../../../campaign/schema.ts';
import { levelSetup } from '../../../campaign/setup.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import { kindOf } from '../../../engine/quest/box.ts';
import type { Act, AskChoices } from '../../../engine/quest/choices.ts';
import type { QuestEvent } from '../../../engine/quest/events.ts';
import { questEngine } from '../../../engine/quest/index.ts';
import { heroSeat } from '../../../engine/quest/query.ts';
import type { AskKind } from '../../../engine/quest/questions.ts';
import type { Payment } from '../../../engine/quest/state.ts';
import { THINGS } from '../../../engine/quest/words.ts';
import { type QuestFamily, questNameKey } from '../../../i18n/quest-keys.ts';
import type { MinedQuestKind } from '../kinds.ts';

/** One answer of a line. */
interface LineStep {
  kind: AskKind;
  choice: Json;
  /** The Monster whose turn it is; null in the Hero's own. */
  foe: string | null;
  events: QuestEvent[];
}

/** The answers of a line with what came of them. */
export function stepsAlong(level: QuestLevel, line: readonly (readonly [Seat, Json])[]): LineStep[] {
  const { setup, seed } = levelSetup(level, emptyProgress());
  const { state } = questEngine.start(setup as never, seed ?? 'puzzle');
  return line.map(([seat, choice]) => {
    const kind = state.ask?.kind ?? 'quest.act';
    const at = state.turn?.id ?? 'h0';
    const events: QuestEvent[] = [];
    questEngine.applyTo(state, seat, choice, events);
    return { kind, choice, foe: heroSeat(at) === null ? at : null, events };
  });
}

const ANSWERS: readonly AskKind[] = ['quest.riposte', 'quest.defend', 'quest.seen'];
/** Whether it is an answer to what a Monster does. */
export const isAnswer = (step: LineStep | undefined): boolean =>
  step !== undefined && ANSWERS.includes(step.kind);

const monster = (card: string): string => questNameKey('monster', kindOf(card));
const energy = (card: string): string => questNameKey('energy', card);

/** The family in which something played has its name: by the id alone. */
function familyOf(id: string): QuestFamily {
  const families: QuestFamily[] = ['combo', 'special', 'treasure', 'monster'];
  return families.find((family) => THINGS[family].includes(kindOf(id))) ?? 'combo';
}

const playName = (id: string): string => questNameKey(familyOf(id), kindOf(id));

/** What is paid with: cards by name, and each experience. */
const paid = ({ cards, xp }: Payment): string[] => [
  ...cards.map(energy),
  ...Array.from({ length: xp }, () => 'mined.card.experience'),
];

type Step = MinedSentence;
const step = (name: string, args: Record<string, unknown> = {}): Step =>
  ({ key: `mined.step.${name}`, args }) as Step;

/** A Combo or treasure, on whom, paid with what. */
function played(id: string, pay: Payment, targets: readonly string[]): Step {
  const cards = paid(pay);
  const aim = targets.length === 0 ? {} : { foes: targets.map(monster) };
  const name = `combo${targets.length === 0 ? '' : '.at'}${cards.length === 0 ? '.free' : ''}`;
  return step(name, { combo: playName(id), ...aim, ...(cards.length === 0 ? {} : { cards }) });
}

/** An action in the Hero's turn; `next` is the answer after it. */
function actionSteps(act: Act, next: LineStep | undefined): Step[] {
  switch (act.do) {
    case 'move':
      return [step('column', { n: act.to + 1 })];
    case 'attack':
      return [step('attack', { foe: monster(act.target), cards: paid(act.pay) })];
    case 'play': {
      const aimed = next?.kind === 'quest.aim' ? (next.choice as AskChoices['quest.aim']) : [];
      return [played(act.id, act.pay, aimed)];
    }
    default:
      return [];
  }
}

/** One answer in words; nothing where it goes without saying. */
function inWords(steps: readonly LineStep[], at: number, isFork: boolean): Step[] {
  const { kind, choice, foe } = steps[at] as LineStep;
  const by = monster(foe ?? '');
  if (kind === 'quest.act') return actionSteps(choice as Act, steps[at + 1]);
  if (kind === 'quest.prize') {
    const fallen = steps[at - 1]?.events.findLast((event) => event.type === 'quest.hurt');
    const id = fallen?.type === 'quest.hurt' ? fallen.id : '';
    return isFork && id !== '' ? [step(choice === true ? 'prize' : 'noPrize', { foe: monster(id) })] : [];
  }
  if (kind === 'quest.discard' || kind === 'quest.drop')
    return isFork ? [step('discard', { cards: (choice as string[]).map(energy) })] : [];
  if (!isAnswer(steps[at])) return [];
  if (choice === null) return isFork && foe !== null ? [step('letHit', { foe: by })] : [];
  const { pay } = choice as { pay: Payment };
  if (kind === 'quest.defend') return [step('defend', { foe: by, cards: paid(pay) })];
  return [step('answer', { foe: by, combo: playName((choice as { id: string }).id), cards: paid(pay) })];
}

const acts = (steps: readonly LineStep[]): Act[] =>
  steps.flatMap(({ kind, choice }) => (kind === 'quest.act' ? [choice as Act] : []));

/** The themes, those that say most first; five at most. */
export function questThemes(
  kind: MinedQuestKind,
  level: QuestLevel,
  steps: readonly LineStep[],
): MinedTheme[] {
  const done = acts(steps);
  const own = level.start?.heroes?.[0];
  const has: [MinedTheme, boolean][] = [
    ['riposte', kind === 'riposte'],
    ['combo', done.some((act) => act.do === 'play' && familyOf(act.id) === 'combo')],
    ['moving', done.some((act) => act.do === 'move')],
    ['treasure', done.some((act) => act.do === 'play' && act.id.includes('.'))],
    ['cards', (own?.hand?.length ?? 0) <= 4],
  ];
  const found = has.flatMap(([theme, isSo]): MinedTheme[] => (isSo ? [theme] : []));
  return found.length === 0 ? [kind] : found;
}

/** The first hint: what to think of. */
function what(kind: MinedQuestKind, steps: readonly LineStep[], forks: readonly number[]): string {
  if (kind === 'riposte') return 'riposte';
  const first = steps[forks[0] ?? 0];
  return first?.kind === 'quest.act' && (first.choice as Act).do === 'move' ? 'moving' : 'combo';
}

/** The second: with whom it begins, the first Monster that is answered or attacked. */
function where(level: QuestLevel, steps: readonly LineStep[], forks: readonly number[]): string {
  const answered = forks.map((at) => steps[at]?.foe ?? null).find((foe) => foe !== null);
  const struck = steps
    .flatMap(({ events }) => events)
    .find((event) => event.type === 'quest.struck' && heroSeat(event.by) !== null);
  const target = struck?.type === 'quest.struck' ? struck.targets[0] : undefined;
  return monster(answered ?? target ?? level.start?.foes?.[0]?.card ?? '');
}

/** The brief and the hints, from least to most. */
export function questWords(
  kind: MinedQuestKind,
  level: QuestLevel,
  { felled, hurt }: { felled: number; hurt: number },
  { steps, forks }: { steps: readonly LineStep[]; forks: readonly number[] },
): { brief: MinedSentence; hints: MinedSentence[] } {
  const all = level.start?.foes?.length ?? 0;
  const isAll = felled === all;
  const form = isAll ? '' : felled === 0 ? '.guard' : '.felled';
  const counts = {
    ...(isAll || felled === 0 ? {} : { n: felled, all }),
    ...(kind === 'combo' ? {} : { hurt }),
  };
  const how = steps.flatMap((_, at) => inWords(steps, at, forks.includes(at)));
  return {
    brief: { key: `mined.brief.${kind}${form}`, args: counts },
    hints: [
      { key: `mined.hint.what.${what(kind, steps, forks)}` },
      { key: 'mined.hint.where.foe', args: { foe: where(level, steps, forks) } },
      { key: 'mined.hint.how', args: { steps: how as never } },
    ],
  };
}
