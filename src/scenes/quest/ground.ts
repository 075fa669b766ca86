/** What the parts of a picture draw with, and what is picked and folded open while other pictures are looked at. */
import type { Session } from '../../session/game/session.ts';
import type { BattleLayout } from './battle-layout.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { BodyMap, spotsOf } from './spots.ts';
import type { Ground, QuestDeal, QuestLook } from './types.ts';

const drafts = new WeakMap<Session<'quest'>, Draft>();
const drawers = new WeakMap<QuestDeal, Ground['drawer']>();

/** The draft of the question that a look shows; another question begins with nothing. */
function draftOf({ link }: QuestDeal, { ask }: QuestLook): Draft {
  const id = ask?.id ?? null;
  const known = drafts.get(link.session);
  return known !== undefined && known.ask === id ? known : emptyDraft(id);
}

/** The ground of a picture that is about to be drawn. */
export function groundOf(deal: QuestDeal, look: QuestLook, at: BattleLayout): Ground {
  return {
    deal,
    look,
    kit: deal.kit,
    speech: deal.link.speech,
    view: look.view,
    at,
    spots: spotsOf(look.view, at.board),
    bodies: new BodyMap(),
    draft: draftOf(deal, look),
    drawer: drawers.get(deal) ?? null,
    change: (change) => {
      drafts.set(deal.link.session, { ...draftOf(deal, look), ...change });
      deal.redraw();
    },
    fold: (drawer) => {
      drawers.set(deal, drawer);
      deal.redraw();
    },
  };
}
