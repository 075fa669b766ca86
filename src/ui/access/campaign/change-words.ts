/** What came of an earlier choice or sale, in a sentence: the level's own words, with the numbers and names of its file. */

import { contracted } from '../../../i18n/joins.ts';
import { nameKey } from '../../../i18n/keys.ts';
import { questNameKey, questTheKey } from '../../../i18n/quest-keys.ts';
import type { Args } from '../../../i18n/words.ts';
import { type Change, changeKey, type Level } from '../../../session/campaign/levels.ts';
import type { LevelWords } from './words.ts';

/** What the parts of a change may hold that is put into its sentence; each has been checked with the level. */
interface Held {
  hero?: number;
  column?: number;
  rounds?: readonly number[];
  cards?: number;
  gold?: number;
  worth?: number;
  count?: number;
  display?: number;
}

interface Part {
  mods?: readonly { arg: unknown }[];
  tune?: { handCards?: number; bossLife?: number };
  decks?: { bosses?: readonly string[]; exhibitions?: readonly string[] };
  start?: {
    shops?: readonly {
      plots?: readonly { pet?: { id: string } }[];
      food?: { vegetable?: readonly number[] };
    }[];
  };
}

function heroName({ t }: LevelWords, level: Level, seat: number): string {
  const card = level.game === 'quest' && Array.isArray(level.heroes) ? level.heroes[seat] : undefined;
  return card === undefined ? t('mod.hero', { n: seat + 1 }) : t(questNameKey('hero', card));
}

function numbersOf({ tune = {}, start }: Part, held: Held): number {
  const food = start?.shops?.[0]?.food?.vegetable?.reduce((sum, n) => sum + n, 0);
  const { cards, gold, worth, count, display } = held;
  return Math.abs(food ?? tune.handCards ?? cards ?? gold ?? worth ?? count ?? display ?? 0);
}

function argsOf(words: LevelWords, level: Level, { if: condition, set }: Change): Args {
  const { t } = words;
  const part = set as Part;
  const held = (part.mods?.[0]?.arg ?? {}) as Held;
  const [boss] =
    part.decks?.bosses ?? ('choice' in condition && condition.choice === 'boss' ? [condition.is] : []);
  const [show] = part.decks?.exhibitions ?? [];
  const named =
    'sold' in condition
      ? condition.sold
      : 'fled' in condition
        ? condition.fled
        : 'first' in condition
          ? condition.first.pet
          : undefined;
  const pet = named ?? part.start?.shops?.[0]?.plots?.[0]?.pet?.id;
  return {
    n: words.words.number(numbersOf(part, held)),
    hero: heroName(words, level, held.hero ?? 0),
    column: (held.column ?? 0) + 1,
    rounds: words.words.list((held.rounds ?? []).map(String)),
    life: part.tune?.bossLife ?? 100,
    boss: boss === undefined ? '' : t(questTheKey('boss', boss)),
    show: show === undefined ? '' : t(nameKey('exhibition', show)),
    pet: pet === undefined ? '' : t(nameKey('pet', pet)),
  };
}

/**
 * A sentence; where the level has none, as for a companion, what its modifier does; null for a change of a shared level
 * for which none is written.
 */
export function changeWords(words: LevelWords, level: Level, change: Change): string | null {
  const text = words.text(level, changeKey(change.if), argsOf(words, level, change));
  if (text !== null) return contracted(words.words.language, text);
  const [mod] = change.set.mods ?? [];
  return mod === undefined ? null : (words.mod(level, mod)?.text ?? null);
}
