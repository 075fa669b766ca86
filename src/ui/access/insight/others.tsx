/** Beside a hint: the two best other answers, and how much better the hint is expected to be. */

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../../engine/games.ts';
import type { Hint, Weighed } from '../../../session/game/thinker.ts';
import type { AskedQuestion, Teller } from './teller.ts';
import { WeighedList } from './weighed.tsx';

export function Others<G extends GameId>({
  teller,
  question,
  hint,
}: {
  teller: Teller<G>;
  question: AskedQuestion<G>;
  hint: Hint;
}) {
  const { t } = teller.speech;
  const [weighed, setWeighed] = useState<readonly Weighed[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    hint
      .weigh(leaving.signal)
      .then(setWeighed)
      .catch(() => setWeighed((before) => before ?? []));
    return () => leaving.abort();
  }, [hint]);
  if (weighed === null) return <p class="soft">{t('ui.insight.weighing')}</p>;
  return <WeighedList teller={teller} question={question} weighed={weighed} advised />;
}
