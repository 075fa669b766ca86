/** What the parts of a picture draw with, and what is picked and folded open while other pictures are looked at. */
import type { Session } from '../../session/game/session.ts';
import type { BattleLayout } from './battle-layout.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { BodyMap, spotsOf } from './spots.ts';
import type { Ground, Painter, QuestHost, QuestLook } from './types.ts';

const drafts = new WeakMap<Session<'quest'>, Draft>();
const openPanels = new WeakMap<QuestHost, Ground['openPart']>();

/** The draft of the question that a look shows; another question begins with nothing. */
function draftOf({ link }: QuestHost, { ask }: QuestLook): Draft {
  const id = ask?.id ?? null;
  const known = drafts.get(link.session);
  return known !== undefined && known.ask === id ? known : emptyDraft(id);
}

/**
 * Is an answer sent by the tap that completes it? `isPlain`: all that comes of it is seen where it is tapped, and it
 * can be taken back.
 */
export function isSentByTap({ host: { link } }: Pick<Ground, 'host'>, isPlain: boolean): boolean {
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
export function groundOf(host: QuestHost, look: QuestLook, at: BattleLayout): Ground {
  return {
    host,
    look,
    kit: host.kit,
    speech: host.link.speech.at(look.view),
    view: look.view,
    at,
    spots: spotsOf(look.view, at.board),
    bodies: new BodyMap(),
    draft: draftOf(host, look),
    openPart: openPanels.get(host) ?? null,
    change: (change) => {
      drafts.set(host.link.session, { ...draftOf(host, look), ...change });
      host.redraw();
    },
    fold: (openPart) => {
      openPanels.set(host, openPart);
      host.redraw();
    },
  };
}
