/** The faces of those who sit at the table: rivals have portraits and expressions, persons an imp in their vest. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { lastLine, type SpeakerFace } from '../../../session/game/lines.ts';
import type { Entry } from '../../../session/game/log.ts';
import { rivalOf } from '../../../session/game/rivals.ts';
import type { Session } from '../../../session/game/session.ts';
import { box } from '../../../ui/rect.ts';
import { portrait } from '../../../ui/rivals.ts';
import { type Art, art, cachedDrawing, crop } from '../../../ui/svg-art.ts';
import type { TableLink } from '../contract.ts';
import { drawing } from '../drawings.ts';
import { impOf } from '../pieces.ts';

/** An imp from the waist up, both ears to their tips. */
const BUST = box(4, 0, 248, 204);

/** A line shows in the face for so many entries of the story. */
const LASTING = 8;

/** Who leads beams, who is last of all scowls. */
function standingFace({ shops }: PetzView, seat: Seat): SpeakerFace {
  const all = shops.map(({ reputation }) => reputation);
  const own = all[seat] ?? 0;
  const [best, worst] = [Math.max(...all), Math.min(...all)];
  if (best === worst) return 'neutral';
  const isAlone = all.filter((x) => x === own).length === 1;
  if (!isAlone) return 'neutral';
  return own === best ? 'happy' : own === worst ? 'cross' : 'neutral';
}

/** What a rival's face says: what he spoke of a moment ago, else how he fares. */
function moodOf({ session }: TableLink, view: PetzView, seat: Seat): SpeakerFace {
  const story = storyOf(session, view.seat);
  const said = lastLine(story, session.players, seat);
  const now = story.at(-1)?.id ?? 0;
  return said !== null && now - said.entry < LASTING ? said.face : standingFace(view, seat);
}

/** A seat with a face: a rival as drawn, a person as an imp in the vest of the shop. */
export function seatPortrait({ session }: TableLink, seat: Seat, face: SpeakerFace): Art {
  const rival = rivalOf(session.players[seat]);
  if (rival === null) return impOf(seat);
  const key = `rival-${rival.id}-${seat}-${face}`;
  return cachedDrawing(key, () => art(key, portrait(drawing(`rivals/${rival.id}`).svg, seat, face)));
}

/** The portrait of a seat as it feels now. */
export function seatFace(link: TableLink, view: PetzView, seat: Seat): Art {
  const isRival = rivalOf(link.session.players[seat]) !== null;
  return isRival ? seatPortrait(link, seat, moodOf(link, view, seat)) : crop(impOf(seat), 'bust', BUST);
}

/** The story as a seat may know it, read once for each state of the game: many things of a picture ask for it. */
interface SeenStory {
  key: string;
  story: readonly Entry[];
}

const stories = new WeakMap<Session, SeenStory>();

export function storyOf(session: Session, seat: Seat | null): readonly Entry[] {
  const key = `${seat} ${session.ask()?.id} ${session.waiting().join()}`;
  const known = stories.get(session);
  if (known?.key === key) return known.story;
  const story = session.story(seat);
  stories.set(session, { key, story });
  return story;
}
