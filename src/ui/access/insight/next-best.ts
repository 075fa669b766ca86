/** What comes after a drawn hint: the next best thing to do, and how much less it promises. */
import type { GameId } from '../../../engine/games.ts';
import type { Hint } from '../../../session/game/thinker.ts';
import type { AskedQuestion, Wording } from './wording.ts';

/** How much is lost with another answer, as parts of what fills a bar: less is as good, or only a little worse. */
const AS_GOOD = 0.06;
const LITTLE = 0.25;

/** A number would promise more than is known, and say less than words. */
function degreeOf({ range }: Pick<Wording<GameId>, 'range'>, loss: number): 'same' | 'little' | 'clear' {
  if (loss < AS_GOOD * range) return 'same';
  return loss < LITTLE * range ? 'little' : 'clear';
}

/** One line about the best other answer; null if there is none. An adviser's own choice is never called the worse one. */
export async function nextBest<G extends GameId>(
  wording: Wording<G>,
  question: AskedQuestion<G>,
  hint: Hint,
): Promise<string | null> {
  const [given, best] = await hint.weigh().catch(() => []);
  if (given === undefined || best === undefined) return null;
  const choice = wording.choice(question, best.choice);
  return wording.speech.t(`ui.insight.else.${degreeOf(wording, given.worth - best.worth)}`, { choice });
}
