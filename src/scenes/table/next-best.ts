/** What comes after a drawn hint: the next best thing to do, and how much less it promises. */
import type { GameId } from '../../engine/games.ts';
import type { Hint } from '../../session/game/thinker.ts';
import { petzTeller, type Teller } from '../../ui/access/insight/teller.ts';
import { sayReason } from '../../ui/access/text/reason.ts';
import type { Look, TableLink } from './contract.ts';

/** Shows words in a bubble; null where there is no place for one. */
export type Say = (words: string) => { destroy(): void } | null;

/** The hint that was asked for last, by session: one before it has nothing more to say. */
const latest = new WeakMap<object, Hint>();

/** How much is lost with another answer, as parts of what fills a bar: less is as good, or only a little worse. */
const AS_GOOD = 0.06;
const LITTLE = 0.25;

/** A number would promise more than is known, and say less than words. */
function degreeOf({ range }: Pick<Teller<GameId>, 'range'>, loss: number): 'same' | 'little' | 'clear' {
  if (loss < AS_GOOD * range) return 'same';
  return loss < LITTLE * range ? 'little' : 'clear';
}

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
  return teller.speech.t(`ui.insight.else.${degreeOf(teller, given.worth - best.worth)}`, { choice });
}

/** Why it is advised; without a reason what is advised, where the picture alone does not show it. */
function wordsOf(speech: TableLink['speech'], { view, seat, ask, domain }: Look, hint: Hint): string | null {
  const why = sayReason(speech, hint.why);
  if (why !== null || ask === null || domain?.type !== 'pick') return why;
  return petzTeller(speech).choice({ view, seat, ask, domain }, hint.choice);
}

/**
 * Says in a bubble why a hint is given. Once it is known, the next best thing to do stands in the same bubble below it, if the question
 * is still open then and no other hint was asked for.
 */
export async function sayHint(
  { session, speech }: Pick<TableLink, 'session' | 'speech'>,
  look: Look,
  hint: Hint,
  say: Say,
): Promise<void> {
  const past = session.past();
  latest.set(session, hint);
  const words = wordsOf(speech, look, hint);
  const said = words === null ? null : say(words);
  const other = await nextBest(petzTeller(speech), look, hint);
  // Nobody is left to read it where the table was left meanwhile.
  const isLeft = past?.closing.aborted ?? false;
  if (other === null || isLeft || latest.get(session) !== hint || session.ask()?.id !== look.ask?.id) return;
  said?.destroy();
  say(words === null ? other : `${words}\n${other}`);
}
