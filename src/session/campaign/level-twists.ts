/** The twists of a level that is made: those that a free game offers too, by the presets they have there. */

import { emptyProgress } from '../../campaign/progress.ts';
import type { Level } from '../../campaign/schema.ts';
import { levelSetup } from '../../campaign/setup.ts';
import type { SetupOf } from '../../engine/games.ts';
import { equal } from '../../engine/kernel/data.ts';
import type { Json, ModUse } from '../../engine/kernel/state.ts';
import { chosenRules, houseRules } from '../game/house-rules.ts';
import { RIVALS } from '../game/rivals.ts';

/** Which preset of which modifier is in force. */
type Chosen = Readonly<Record<string, number>>;

type Game =
  | { game: 'petz'; setup: SetupOf<'petz'>; names: readonly (string | null)[] }
  | { game: 'quest'; setup: SetupOf<'quest'> };

/** The game whose twists may be chosen, and which are; null while the level cannot be dealt. */
export function twistsOf(level: Level): { of: Game; chosen: Chosen } | null {
  try {
    const dealt = levelSetup(level, emptyProgress(), {});
    const names = level.seats.map((seat) =>
      seat.who === 'person' || seat.rival === undefined ? null : RIVALS[seat.rival].name,
    );
    const of: Game =
      dealt.game === 'petz'
        ? { game: 'petz', setup: { ...dealt.setup, mods: [] }, names }
        : { game: 'quest', setup: { ...dealt.setup, mods: [] } };
    return { of, chosen: chosenOf(of, (level.mods ?? []) as readonly ModUse[]) };
  } catch {
    return null;
  }
}

const rulesOf = (of: Game) =>
  of.game === 'petz' ? houseRules('petz', of.setup) : houseRules('quest', of.setup);

function chosenOf(of: Game, mods: readonly ModUse[]): Chosen {
  return Object.fromEntries(
    rulesOf(of).flatMap(({ id, choices }) => {
      const mod = mods.find((one) => one.id === id);
      const at = mod === undefined ? -1 : choices.findIndex((arg) => equal(arg as Json, mod.arg as Json));
      return at < 0 ? [] : [[id, at]];
    }),
  );
}

/** The level with these twists in force, and those of its own that no preset has. */
export function withTwists(level: Level, chosen: Chosen): Level {
  const now = twistsOf(level);
  if (now === null) return level;
  const { of } = now;
  const own = (level.mods ?? []).filter(({ id }) => now.chosen[id] === undefined && chosen[id] === undefined);
  const picked =
    of.game === 'petz' ? chosenRules('petz', of.setup, chosen) : chosenRules('quest', of.setup, chosen);
  return { ...level, mods: [...own, ...picked] } as Level;
}
