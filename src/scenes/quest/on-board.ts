/** The words and buttons of a question that is answered on the board, round the counter; and its advice. */
import type { Json } from '../../engine/kernel/state.ts';
import type { Act } from '../../engine/quest/choices.ts';
import type { AskedOnBoard } from '../../ui/access/question/asking.ts';
import type { Deed } from '../../ui/panels/counter.tsx';
import { union } from '../../ui/rect.ts';
import { artUrl } from '../../ui/svg-art.ts';
import { optionsOf } from './draft.ts';
import { drawing } from './drawings.ts';
import { pickedFor } from './picked.ts';
import { actOf } from './questions/turn/deeds.ts';
import { foresee } from './questions/turn/preview.ts';
import { sendAct } from './questions/turn/send.ts';
import type { ActionButton, Ground, Offers } from './types.ts';

/** Does what is advised; where it is picked just so, with all that belongs to it. */
function follow(ground: Ground, advised: Json): void {
  const { deal, look, draft } = ground;
  const act = look.ask?.kind === 'quest.act' ? actOf(optionsOf<Act>(look.domain), draft) : null;
  if (act === null || JSON.stringify(act) !== JSON.stringify(advised)) deal.answer(advised);
  else sendAct(ground, act, foresee(look.view, look.seat, draft.chosen));
}

export function onBoard(
  ground: Ground,
  { buttons = [], main = null, back = null, prompt = '' }: Offers,
): AskedOnBoard {
  const { deal, look, at, change } = ground;
  const { kit, link } = deal;
  const deed = ({ id, words, icon, tap, picked = false, explain }: ActionButton): Deed => ({
    id,
    words,
    art: icon === undefined ? null : artUrl(drawing(icon)),
    tap,
    isPicked: picked,
    ...(explain === undefined ? {} : { explain: () => kit.touch.reveal(at.main, explain) }),
  });
  return {
    at: { buttons: union(at.main, ...at.buttons), say: at.prompt, tools: at.tools },
    small: at.small,
    say: prompt,
    deeds: buttons.map(deed),
    back: back === null ? null : deed(back),
    main: main === null ? null : deed(main),
    take: (choice, why = null) =>
      change({ ...pickedFor(look, link.speech, { choice, why }), advised: choice }),
    follow: (choice) => follow(ground, choice),
  };
}
