/** Whom an attack hits (quest.aim), whom an effect means (quest.target), where a creature is moved to (quest.shift). */
import type { Json } from '../../../../engine/kernel/state.ts';
import {
  blowsOf,
  columnBeside,
  equal,
  harmAtWork,
  shiftedOf,
  threatOf,
} from '../../../../engine/quest/read.ts';
import type { CreatureId } from '../../../../engine/quest/state.ts';
import { optionsOf, toggled } from '../../draft.ts';
import type { ActionButton, Ground, Offers, Touchable } from '../../types.ts';
import { goingTo, movedFrom, sending, touched } from '../picking.ts';

/** What the attack that is being aimed would do to a creature. */
function harmOf({ view }: Ground, id: CreatureId): { harm?: number; fells?: boolean } {
  const strike = threatOf(view)?.strike;
  const [blow] = strike === undefined ? [] : blowsOf(view, strike, [id]);
  return blow === undefined || blow.n === 0 ? {} : { harm: blow.n, fells: blow.falls };
}

const overlap = (a: readonly string[], b: readonly string[]): number =>
  a.filter((id) => b.includes(id)).length;

/** The group a tap on a creature means: with it in it, and as like the picked one as can be; of those the smallest. */
export function groupWith(
  groups: readonly (readonly CreatureId[])[],
  picked: readonly CreatureId[],
  id: CreatureId,
): readonly CreatureId[] {
  const found = groups.filter((group) => group.includes(id));
  const worth = (group: readonly string[]) => overlap(group, picked) * 10 - group.length;
  return [...found].sort((a, b) => worth(b) - worth(a))[0] ?? [id];
}

/** The button that goes through all groups, where there are several to choose from. */
function nextGroup(ground: Ground, groups: readonly (readonly CreatureId[])[]): ActionButton[] {
  if (groups.length < 2 || groups.every((group) => group.length < 2)) return [];
  const at = groups.findIndex((group) => equal([...group], [...ground.draft.targets]));
  const words = ground.speech.t('ui.questTurn.way', { n: at + 1, all: groups.length });
  return [
    { id: 'way', words, tap: () => ground.change({ targets: groups[(at + 1) % groups.length] ?? [] }) },
  ];
}

interface Aim {
  ids: readonly CreatureId[];
  /** Can what is picked be sent; can nothing be added to it? */
  isReady: boolean;
  isFull: boolean;
  /** Who is picked after a tap on one; null: the tap sends what is picked. */
  tapped(id: CreatureId): readonly CreatureId[] | null;
  harm(id: CreatureId): Pick<Touchable, 'harm' | 'fells'>;
  answer: Json;
  buttons?: readonly ActionButton[];
}

function aimed(ground: Ground, { ids, isReady, isFull, tapped, harm, answer, buttons = [] }: Aim): Offers {
  const { draft, change, host, speech } = ground;
  const { targets } = draft;
  const words = isReady
    ? speech.t('ui.questTurn.onWhom', { who: speech.creatures(targets) })
    : speech.t('ui.questTurn.whom');
  return {
    ...sending(ground, {
      words,
      answer: isReady ? answer : undefined,
      nothing: targets.length === 0 ? null : { targets: [] },
      whole: isFull ? 'all' : null,
    }),
    creatures: touched(ids, (id) => {
      const next = tapped(id);
      const tap = next === null ? () => void host.answer(answer) : () => change({ targets: next });
      return { isPicked: targets.includes(id), tap, ...harm(id) };
    }),
    buttons,
  };
}

/** An attack: one creature, several of them, or one of some groups. */
export function aimOffers(ground: Ground): Offers {
  const { domain } = ground.look;
  const { targets } = ground.draft;
  const common = { answer: [...targets], harm: (id: CreatureId) => harmOf(ground, id) };
  if (domain?.type === 'some') {
    const { min, max, from } = domain;
    const isFull = targets.length >= max;
    const tapped = (id: CreatureId) => {
      if (targets.includes(id)) return max === 1 ? null : toggled(targets, id);
      return isFull ? [...targets.slice(1), id] : [...targets, id];
    };
    const isReady = targets.length >= min && targets.length <= max;
    return aimed(ground, { ...common, ids: from as CreatureId[], isReady, isFull, tapped });
  }
  const groups = optionsOf<CreatureId[]>(domain);
  const isReady = groups.some((group) => equal([...group], [...targets]));
  const tapped = (id: CreatureId) =>
    isReady && targets.includes(id) ? null : groupWith(groups, targets, id);
  const buttons = nextGroup(ground, groups);
  return aimed(ground, {
    ...common,
    ids: [...new Set(groups.flat())],
    isReady,
    isFull: true,
    tapped,
    buttons,
  });
}

/** An effect on one creature of choice. */
export function targetOffers(ground: Ground): Offers {
  const [picked] = ground.draft.targets;
  return aimed(ground, {
    ids: optionsOf<CreatureId>(ground.look.domain),
    isReady: picked !== undefined,
    isFull: true,
    tapped: (id) => (id === picked ? null : [id]),
    harm: (id) => ({ harm: harmAtWork(ground.view, id) }),
    answer: picked ?? null,
  });
}

/** A creature is moved: columns glow; staying, and the way all round to the back of the own column, are buttons. */
export function shiftOffers(ground: Ground): Offers {
  const { look, draft, change, host, view, speech } = ground;
  const moved = movedFrom(ground, shiftedOf(view));
  if (moved === null) return {};
  const { id, from } = moved;
  const send = (step: number) => () => void host.answer(step);
  const steps = optionsOf<number>(look.domain).map((step) => ({ step, column: columnBeside(from, step) }));
  const away = steps.filter(({ column }) => column !== from);
  const { column: picked } = draft;
  const to = away.find(({ column }) => column === picked);
  const ways = away.map(({ step, column }): [number, () => void] => [
    column,
    column === picked ? send(step) : () => change({ column }),
  ]);
  const { danger, creatures, ...going } = goingTo(ground, id, new Map(ways), picked);
  const words =
    picked === null ? speech.t('ui.questTurn.where') : speech.t('ui.questTurn.moveTo', { n: picked + 1 });
  const sent = sending(ground, { words, answer: to?.step });
  return {
    ...going,
    ...sent,
    creatures: new Map([...creatures, [id, { state: 'picked', tap: null }]]),
    buttons: steps.flatMap(({ step, column }) =>
      column !== from
        ? []
        : [
            {
              id: step === 0 ? 'stay' : 'back-row',
              words: speech.t(step === 0 ? 'ui.questTurn.stay' : 'ui.questTurn.toBack'),
              icon: step === 0 ? 'icons/quest-place' : 'icons/quest-move',
              picked: draft.advised === step,
              tap: send(step),
            },
          ],
    ),
    prompt: danger ?? sent.prompt ?? '',
  };
}
