/** The things an entry of the book speaks of, with the line of each. */

import { bossCard, monsterCard } from '../../../engine/quest/read.ts';
import { nameKey, type ThingFamily, textKey } from '../../../i18n/keys.ts';
import { type QuestFamily, questNameKey, questTextKey } from '../../../i18n/quest-keys.ts';
import type { Words } from '../../../i18n/words.ts';
import { attackText, QuestSpeech, textOf } from '../../../text/quest/index.ts';
import type { RulesEntry } from './book.ts';

interface Thing {
  family: string;
  id: string;
  name: string;
  text: string;
}

/** What the cards of Pug Quest say comes from their effects; other things have a line in the catalogue. */
function questLine(words: Words, family: string, id: string): string {
  const speech = new QuestSpeech(words, []);
  switch (family) {
    case 'treasure':
      return textOf(speech, id, { cost: true });
    case 'hero':
    case 'world':
      return textOf(speech, id);
    case 'monster':
      return attackText(speech, monsterCard(id).attack);
    case 'boss':
      return `${attackText(speech, bossCard(id).attack)}\n${textOf(speech, id)}`;
    default:
      return words.t(questTextKey(family as QuestFamily, id));
  }
}

function thing(words: Words, family: string, id: string): Thing {
  const questName = questNameKey(family as QuestFamily, id);
  if (words.has(questName)) {
    return { family, id, name: words.t(questName), text: questLine(words, family, id) };
  }
  return {
    family,
    id,
    name: words.t(nameKey(family as ThingFamily, id)),
    text: words.t(textKey(family as ThingFamily, id)),
  };
}

export function rulesThings(words: Words, entry: RulesEntry): Thing[] {
  return Object.entries(entry.about).flatMap(([family, ids]) => ids.map((id) => thing(words, family, id)));
}
