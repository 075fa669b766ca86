/** What the parts of a picture draw with, and what is picked and folded open while other pictures are looked at. */
import type { Session } from '../../session/game/session.ts';
import type { BattleLayout } from './battle-layout.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { BodyMap, spotsOf } from './spots.ts';
import type { Ground, Painter, QuestDeal, QuestLook } from './types.ts';

const drafts = new WeakMap<Session<'quest'>, Draft>();
const openPanels = new WeakMap<QuestDeal, Ground['openPart']>();

/** The draft of the question that a look shows; another question begins with nothing. */
function draftOf({ link }: QuestDeal, { ask }: QuestLook): Draft {
  const id = ask?.id ?? null;
  const known = drafts.get(link.session);
  return known !== undefined && known.ask === id ? known : emptyDraft(id);
}

/**
 * Is an answer sent by the tap that completes it? `isPlain`: all that comes of it is seen where it is tapped, and it
 * can be taken back.
 */
export function isSentByTap({ deal: { link } }: Pick<Ground, 'deal'>, isPlain: boolean): boolean {
  return link.sent === 'all' || (isPlain && link.sent === 'plain');
}

/** The ground on which a tap that completes an answer sends it, where that is set. */
export function sendingGround(ground: Ground, { offers }: Painter): Ground {
  const change: Ground['change'] = (change) => {
    const { whole = null, main } = offers({ ...ground, draft: { ...ground.draft, ...change } });
    // What is advised is seen before it is done.
    const isSent = whole !== null && change.advised === undefined && isSentByTap(ground, whole === 'plain');
    if (isSent && main?.tap) main.tap();
    else ground.change(change);
  };
  return { ...ground, change };
}

/** The ground of a picture that is about to be drawn. */
export function groundOf(deal: QuestDeal, look: QuestLook, at: BattleLayout): Ground {
  return {
    deal,
    look,
    kit: deal.kit,
    speech: deal.link.speech.at(look.view),
    view: look.view,
    at,
    spots: spotsOf(look.view, at.board),
    bodies: new BodyMap(),
    draft: draftOf(deal, look),
    openPart: openPanels.get(deal) ?? null,
    change: (change) => {
      drafts.set(deal.link.session, { ...draftOf(deal, look), ...change });
      deal.redraw();
    },
    fold: (openPart) => {
      openPanels.set(deal, openPart);
      deal.redraw();
    },
  };
}
