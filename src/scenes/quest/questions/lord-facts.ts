/** What the Evil Lord wants to know while he decides: every hero with its life, and how many cards it holds. */
import { heroId, numbersOf, whoIs } from '../../../engine/quest/read.ts';
import type { Fact } from '../../../ui/panels/facts.tsx';
import { artUrl } from '../../../ui/svg-art.ts';
import { faceArt } from '../art.ts';
import { explainCreature } from '../explain.ts';
import { heart } from '../pieces.ts';
import type { Ground } from '../types.ts';

export function heroFacts(ground: Ground): Fact[] {
  const { at, kit, view, speech } = ground;
  return view.heroes.flatMap(({ status }, seat): Fact[] => {
    if (status !== 'in') return [];
    const id = heroId(seat);
    const who = whoIs(view, id);
    return [
      {
        id: `fact:${id}`,
        words: speech.hero(seat),
        art: artUrl(faceArt(who)),
        note: speech.t('ui.battle.hand', { hand: view.counts[seat] ?? 0 }),
        signs: [{ art: artUrl(heart()), words: String(numbersOf(view, id).left), isBad: true }],
        tap: () => kit.touch.reveal(at.sheet, () => explainCreature(ground, id)),
      },
    ];
  });
}
