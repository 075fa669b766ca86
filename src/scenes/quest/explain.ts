/** What the things of the battle say of themselves when the player asks. */
import { lastRoundOf, type SheetRow, tollOf, worldFacts } from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { creatureLines } from '../../text/quest/items.ts';
import type { Explanation } from '../table/explain/explanation.ts';
import type { Ground } from './types.ts';
import { cardRules, thingName, treasureRules, type Voice } from './words.ts';

/** A title and a sentence, by their keys. */
export const explainByKeys = ({ t }: Pick<Voice, 't'>, title: string, text: string): Explanation => ({
  title: t(title),
  lines: [t(text)],
});

/** A creature on the board: its numbers, what it does, what lies on it. */
export const explainCreature = ({ speech, view }: Ground, id: string): Explanation => ({
  title: speech.kind(id),
  lines: creatureLines(speech, view, id),
});

/** A row of the sheet: its price and what it does. */
export function explainRow({ speech, view }: Ground, row: SheetRow): Explanation {
  const lines = [cardRules(speech, view, row.id)];
  const title = rowName(speech, row);
  if (!row.isOpen) return { title, lines, why: speech.t('ui.battle.sheet.needs', { n: row.needs ?? 0 }) };
  if (row.isUsed) return { title, lines, why: speech.t('ui.battle.sheet.used') };
  return { title, lines };
}

/** The name of a row of the sheet. */
export function rowName(speech: Ground['host']['link']['speech'], { family, id }: SheetRow): string {
  return thingName(speech, family === 'prize' ? 'monster' : family, id);
}

/** What is asked in odd Rounds, if anything is. */
function tollLine(speech: Voice, view: QuestView): string[] {
  const n = tollOf(view, 1);
  return n === 0
    ? []
    : [speech.t('ui.battle.tip.toll', { cards: speech.cardsOf(n), damage: speech.damage(n) })];
}

/** The World: its Feature, its toll. */
export function explainWorld({ speech, view }: Ground): Explanation {
  const { world, number } = view;
  if (world === null) return { title: speech.t('ui.battle.world', { n: Math.max(1, number) }), lines: [] };
  const { type = '' } = worldFacts(view) ?? {};
  const energy = thingName(speech, 'energy', type);
  const lines = [
    cardRules(speech, view, world),
    speech.t('ui.battle.marketOf', { energy }),
    ...tollLine(speech, view),
  ];
  return { title: thingName(speech, 'world', world), lines };
}

/** The rounds there are, and when the toll is asked. */
export function explainTrack({ speech, view }: Ground): Explanation {
  const lines = [speech.t('ui.battle.tip.track'), ...tollLine(speech, view)];
  const title = speech.t('ui.battle.tip.round', { n: view.round, last: lastRoundOf(view) });
  return { title, lines };
}

/** An energy card: what it pays for. */
export function explainEnergy({ speech }: Ground, kind: string): Explanation {
  const line = kind === 'joker' ? 'ui.questTurn.tip.joker' : 'ui.questTurn.tip.energy';
  return { title: thingName(speech, 'energy', kind), lines: [speech.t(line)] };
}

/** A treasure: what it does, and what each use of it costs. */
export const explainTreasure = ({ speech, view }: Ground, card: string): Explanation => ({
  title: thingName(speech, 'treasure', card),
  lines: treasureRules(speech, view, card),
});
