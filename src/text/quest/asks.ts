/** The open question in words: a title, and a line of what is to be done, with the situation in them. */

import type { Ask, Seat } from '../../engine/kernel/state.ts';
import { heroId, heroSeat, numbersOf, STARS, worldCard } from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { askHintKey, askTitleKey } from '../../i18n/keys.ts';
import type { Args } from '../../i18n/words.ts';
import { effectText, textOf } from './cards.ts';
import { effectAtWork, type Situation, situation, threatened } from './situation.ts';
import type { QuestSpeech } from './speech.ts';
import { hits } from './tell.ts';

export interface AskText {
  title: string;
  hint: string;
}

/** The creature whose defence is asked for: a hero's own, or the Evil Lord's next one in danger. */
export function defended(about: Situation, seat: Seat): string {
  const { ids } = threatened(about);
  const own = heroId(seat);
  if (ids.includes(own)) return own;
  return (about.asked ?? []).find((id) => heroSeat(id) === null && ids.includes(id)) ?? ids[0] ?? own;
}

function defence(speech: QuestSpeech, view: QuestView, about: Situation, seat: Seat): Args {
  const target = defended(about, seat);
  return {
    creature: speech.creature(about.strike?.by ?? ''),
    target: speech.creature(target),
    damage: speech.damage(about.damage?.[target] ?? 0),
    life: numbersOf(view, target).left,
    energy: speech.energy(numbersOf(view, target).type),
  };
}

/** The attack under way and whom it hits; a blow that deals nothing may still be made stronger. */
function attack(speech: QuestSpeech, about: Situation, kind: string): Args {
  const { targets = [], damage = {} } = about;
  const all = { ids: targets, n: targets.map((id) => damage[id] ?? 0) };
  const { ids, n } = kind === 'quest.bonus' ? all : threatened(about);
  return { creature: speech.creature(about.strike?.by ?? ''), targets: hits(speech, ids, n) };
}

/** The names of a card's effect at work, and what it does. */
function effect(speech: QuestSpeech, about: Situation): Args {
  const op = effectAtWork(about);
  const side = heroSeat(about.source ?? '') === null ? 'foe' : 'hero';
  return { card: speech.card(about.card ?? ''), text: op === null ? '' : effectText(speech, op, side) };
}

/** Damage that a riposte to what has been seen would do once more, attack by attack. */
function copied(speech: QuestSpeech, about: Situation): string {
  const hits = (about.strike?.copies ?? []).flatMap((op) =>
    op.op === 'damage' ? new Array<string>(op.times ?? 1).fill(speech.damage(op.n)) : [],
  );
  return speech.list(hits);
}

/** What a monster would drop if it were taken as a prize, or were not: a treasure of its own, what lies under it, nothing. */
export function dropWords(speech: QuestSpeech, view: QuestView, id: string, isPrize: boolean): string {
  const isRobbed = numbersOf(view, id).marks.some(({ tag }) => tag === 'robbed');
  if (!isPrize && !isRobbed) return speech.t('ui.react.drops');
  const under = view.foes.find(({ card }) => card === id)?.treasures ?? [];
  return speech.t('ui.react.drops', { context: under.length > 0 ? 'under' : 'none' });
}

/** What so many stars are: the way to the last combo, or one to spend as a Joker. */
export function starWords(speech: QuestSpeech, n: number): string {
  return n > STARS
    ? speech.t('ui.react.xp', { context: 'spare' })
    : speech.t('ui.react.xp', { n, most: STARS });
}

function argsOf(speech: QuestSpeech, view: QuestView, kind: string, seat: Seat): Args {
  const about = situation(view);
  const hero = { hero: speech.hero(seat) };
  switch (kind) {
    case 'quest.act':
      return { ...hero, actions: view.turn?.actions ?? 0 };
    case 'quest.draw':
      return { ...hero, left: typeof about.left === 'number' ? about.left : 1 };
    case 'quest.drop':
      return { ...hero, cards: speech.part('cards', about.count ?? 1) };
    case 'quest.aim':
      return {
        creature: speech.creature(about.strike?.by ?? ''),
        card: speech.card(about.strike?.card ?? ''),
      };
    case 'quest.bonus':
    case 'quest.riposte':
      return { ...hero, ...attack(speech, about, kind) };
    case 'quest.defend':
    case 'quest.shield':
      return defence(speech, view, about, seat);
    case 'quest.seen':
      return { ...hero, creature: speech.creature(about.strike?.by ?? ''), damage: copied(speech, about) };
    case 'quest.prize': {
      const { id = '' } = about;
      const drops = dropWords(speech, view, id, false);
      return { ...hero, monster: speech.creature(id), text: textOf(speech, id), drops };
    }
    case 'quest.loot': {
      const treasure = about.treasures?.[0] ?? '';
      return { ...hero, treasure: speech.card(treasure), text: textOf(speech, treasure, { cost: true }) };
    }
    case 'quest.reward':
      return { hero: speech.creature(about.hero ?? ''), creature: speech.creature(about.foe ?? '') };
    case 'quest.toll': {
      const n = about.n ?? 1;
      const { energy = 'any', by } = about;
      const cards = energy === 'any' ? speech.part('cards', n) : speech.cost({ [energy]: n });
      const sheet = typeof by === 'string' ? { context: 'sheet', creature: speech.creature(by) } : {};
      return { ...hero, ...sheet, cards, damage: speech.damage(n) };
    }
    case 'quest.market':
      return { ...hero, energy: speech.energy(worldCard(view.world ?? 'icy').type) };
    case 'quest.lordMove':
    case 'quest.lordPlay':
      return { creature: speech.creature(about.id ?? '') };
    case 'quest.target':
      return effect(speech, about);
    case 'quest.shift':
      return { ...effect(speech, about), creature: speech.creature(about.on ?? '') };
    case 'quest.recover': {
      const op = effectAtWork(about);
      return { ...hero, left: (op?.op === 'recover' ? op.n : 1) - (about.done ?? 0) };
    }
    case 'quest.change':
      return { cards: speech.cards(view.display) };
    default:
      return hero;
  }
}

/** The open question, as the seat that is asked hears it. */
export function questAsk(speech: QuestSpeech, view: QuestView, ask: Ask | null = view.ask): AskText {
  if (ask === null) return { title: '', hint: '' };
  const here = speech.at(view);
  const args = argsOf(here, view, ask.kind, ask.seats[0] ?? 0);
  return { title: here.tell(askTitleKey(ask.kind), args), hint: here.tell(askHintKey(ask.kind), args) };
}
