/** What comes after a drawn hint: the next best thing to do, and how much less it promises. */
import type { GameId } from '../../session/games.ts';
import type { Hint } from '../../session/thinker.ts';
import { petzTeller, type Teller } from '../../ui/access/insight/teller.ts';
import type { Look, TableLink } from './contract.ts';

/** How long a bubble is read (`ui/bubble.ts`). */
const readingTime = (words: string | null): number => (words === null ? 0 : 1700 + words.length * 45);

/** One line about the best other answer; null if there is none. An adviser's own choice is never called the worse one. */
export async function nextBest<G extends GameId>(
  teller: Teller<G>,
  { view, seat, ask, domain }: Pick<Look<G>, 'view' | 'seat' | 'ask' | 'domain'>,
  hint: Hint,
): Promise<string | null> {
  if (ask === null || domain === null) return null;
  const [given, best] = await hint.weigh().catch(() => []);
  if (given === undefined || best === undefined) return null;
  const choice = teller.choice({ view, seat, ask, domain }, best.choice);
  const gain = teller.gain(Math.min(0, best.worth - given.worth));
  return teller.speech.t('ui.insight.nextBestHint', { choice, gain });
}

/** Says it when what was said before has been read, if the question is still open then. */
export async function sayNextBest(
  { session, speech }: TableLink,
  look: Look,
  hint: Hint,
  said: string | null,
  say: (words: string) => void,
): Promise<void> {
  const past = session.past();
  const read = new Promise((done) => setTimeout(done, readingTime(said)));
  const words = await nextBest(petzTeller(speech), look, hint);
  await read;
  // Nobody is left to read it where the table was left meanwhile.
  const isLeft = past?.closing.aborted ?? false;
  if (words !== null && !isLeft && session.ask()?.id === look.ask?.id) say(words);
}
