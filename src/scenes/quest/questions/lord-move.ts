/**
 * quest.lordMove: how far the Evil Lord moves the creature whose turn it is. Columns within reach glow, the one that is
 * picked shows whom the creature would strike from there; the arrows go one column on, the long way round included. It
 * can be dragged as well.
 */

import { blowsOf, columnBeside, ownAttack, targetsFrom, whoIs } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import { creatureRules } from '../../../text/quest/items.ts';
import type { Asked } from '../../../ui/access/question/asking.ts';
import type { Option } from '../../../ui/panels/question.tsx';
import { artUrl } from '../../../ui/svg-art.ts';
import { faceArt, questIcon } from '../art.ts';
import { optionsOf } from '../draft.ts';
import { explainCreature } from '../explain.ts';
import { lookAt } from '../foe-card.ts';
import type { Ground, Offers, Painter, Touchable } from '../types.ts';
import { optionWords, questionWords } from '../words.ts';
import { pickedSteps, waysTo } from './choices.ts';
import { heroFacts } from './lord-facts.ts';
import { sidePlace } from './panel-place.ts';
import { columnAt, goingTo, movedFrom } from './picking.ts';

/** Whom it would strike where it would then stand, and how hard. */
function struck(ground: Ground, id: CreatureId, steps: number, from: number): Map<CreatureId, Touchable> {
  const { view } = ground;
  const attack = ownAttack(view, id);
  if (attack.shape === 'attacker') return new Map();
  const column = steps === 0 ? null : columnBeside(from, steps);
  const blows = blowsOf(view, attack, targetsFrom(view, id, attack.shape, column));
  return new Map(
    blows.map(({ target, n, falls }) => [target, { state: 'picked', tap: null, harm: n, fells: falls }]),
  );
}

/** Whose turn it is. */
const mover = (ground: Ground) => movedFrom(ground, ground.view.turn?.id ?? null);

function offers(ground: Ground): Offers {
  const { host, look, draft, change } = ground;
  const moved = mover(ground);
  if (moved === null) return {};
  const { id, from } = moved;
  const options = optionsOf<number>(look.domain);
  const steps = pickedSteps(options, draft.count);
  const to = columnBeside(from, steps);
  const taps = [...waysTo(options, from)].map(([column, way]): [number, () => void] => [
    column,
    () => (column === to ? void host.answer(steps) : change({ count: way })),
  ]);
  const { columns, arrows } = goingTo(ground, id, new Map(taps), to);
  return { columns, arrows, creatures: struck(ground, id, steps, from) };
}

/** One column on or back, and what that comes to; the heroes, of whom it is about. */
function asked(ground: Ground): Asked | null {
  const { host, look, draft, change, at, view, speech } = ground;
  const { ask } = look;
  const moved = mover(ground);
  if (ask === null || moved === null) return null;
  const { id } = moved;
  const options = optionsOf<number>(look.domain);
  const steps = pickedSteps(options, draft.count);
  const most = Math.max(...options);
  const go = (name: 'left' | 'stay' | 'right', to: number): Option => ({
    id: name,
    words: speech.t(`ui.tableaux.lord.${name}`),
    art: artUrl(questIcon(name === 'stay' ? 'place' : `move-${name}`)),
    look: name === 'stay' && steps === 0 ? 'picked' : 'plain',
    tap: Math.abs(to) > most ? null : () => change({ count: to }),
  });
  return {
    at: sidePlace(at),
    small: at.small,
    face: at.small ? null : artUrl(faceArt(whoIs(view, id))),
    lines: at.small ? [] : [questionWords(speech, view, ask).hint, ...creatureRules(speech, view, id)],
    options: [go('left', steps - 1), go('stay', 0), go('right', steps + 1)],
    isPair: true,
    facts: heroFacts(ground),
    main: { id: 'main', words: optionWords(speech, view, ask, steps), tap: () => void host.answer(steps) },
    take: (choice) => change({ count: Number(choice) }),
    back: steps === 0 ? null : () => change({ count: 0 }),
  };
}

/** The creature can be dragged to a column within its arrows: it is picked there, as if it had been tapped. */
function paint(ground: Ground): void {
  const { look, change, spots, bodies, kit } = ground;
  const moved = mover(ground);
  if (moved === null) return;
  const { id, from } = moved;
  const spot = spots.of(id);
  const body = bodies.get(id);
  if (spot === null || body === undefined) return;
  const ways = waysTo(optionsOf<number>(look.domain), from);
  kit.carry({
    id: `drag:${id}`,
    rect: spot.rect,
    images: [body],
    tap: () => lookAt(ground, id),
    drop: (x, y) => {
      const way = ways.get(columnAt(ground, 'foes', { x, y }));
      if (way !== undefined) change({ count: way });
      return way !== undefined;
    },
    explain: () => explainCreature(ground, id),
  });
}

export const lordMove: Painter = { offers, asked, paint };
