/** The set of the close-ups: what artifacts, the exhibition and the places of the dark alleys ask, from close by. */

import { optionsOf } from '../../../session/game/choices.ts';
import { box, inset, type Rect } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import type { Beat, Look, SetMaker, TableSet } from '../contract.ts';
import { EVENTS } from '../events.ts';
import { seatFace } from '../frame/faces.ts';
import { cardPlaces } from '../frame/rail.ts';
import { closeUpOf } from '../questions.ts';
import { oldest } from './close-up/box.ts';
import { bestEntry, entriesIn } from './close-up/enter.ts';
import type { CloseUpGround } from './close-up/ground.ts';
import { type Picture, watched } from './close-up/kinds.ts';
import { layoutCloseUp } from './close-up/layout.ts';
import { PAINTERS } from './close-up/painters.ts';
import { backdrop, type CloseUp } from './close-up/picture.ts';
import { playCloseUp } from './close-up/plays.ts';
import { askCloseUp } from './close-up/question.ts';
import { paintQueue, type QueueCard } from './close-up/queue.ts';
import { SetPart } from './parts/set-part.ts';

export const closeUpSet: SetMaker = (host) => new CloseUpSet(host);

class CloseUpSet extends SetPart implements TableSet {
  private picked = 0;
  private area: Rect = box(0, 0, 1, 1);
  private closeUp: CloseUp | null = null;
  private cards: readonly QueueCard[] = [];
  /** What is being played, and so which picture is shown. */
  private playing: Picture | null = null;

  draw(look: Look, area: Rect): void {
    const { kit } = this.host;
    this.area = area;
    if (this.isOther(look)) this.picked = this.proposal(look);
    const kind = look.ask?.kind ?? look.view.ask?.kind;
    const asked = kind === undefined ? null : closeUpOf(kind);
    const next = look.next === undefined ? undefined : EVENTS[look.next.type].closeUp;
    const isAsked = look.domain !== null && asked !== null;
    if (isAsked) this.playing = null;
    const shown = isAsked ? asked.picture : (this.playing ?? next ?? watched(asked?.picture ?? 'queue'));
    const isPlayed = !isAsked && (this.playing !== null || next !== undefined);
    const closeUp = this.newPicture(look, isPlayed);
    this.closeUp = closeUp;
    backdrop(kit, shown);
    this.paint(shown, closeUp);
    if (isAsked && kind !== undefined) askCloseUp(closeUp, kind, asked);
    else if (!isPlayed) this.buildWaiting(closeUp);
  }

  /** What is picked until the player picks something else. */
  private proposal({ ask, domain, view, seat }: Look): number {
    const options = domain?.type === 'pick' ? domain.options : [];
    const chambers = (food: 'vegetable' | 'meat') => view.shops[seat]?.food[food].length ?? 0;
    if (ask?.kind === 'petz.enter') return bestEntry(entriesIn({ view, seat, options }));
    if (ask?.kind === 'petz.box') return oldest(optionsOf('petz.box', options), chambers);
    return options.length > 0 ? 0 : -1;
  }

  private newPicture(look: Look, isPlayed: boolean): CloseUp {
    const isAsked = look.domain?.type === 'pick';
    const [thinker = look.subject] = look.view.ask?.seats ?? [];
    const { kit, link, speech } = this.host;
    return {
      kit,
      link,
      speech,
      host: this.host,
      look,
      view: look.view,
      seat: isAsked ? look.seat : isPlayed ? look.subject : thinker,
      options: look.domain?.type === 'pick' ? look.domain.options : [],
      picked: isAsked ? this.picked : -1,
      pick: (i) => {
        this.picked = i;
        this.host.redraw();
      },
      at: layoutCloseUp(this.area, isAsked),
      marks: new Map(),
      parts: new Map(),
    };
  }

  private paint(picture: Picture, closeUp: CloseUp): void {
    this.cards = picture === 'queue' ? paintQueue(closeUp) : [];
    if (picture !== 'queue') PAINTERS[picture](closeUp);
  }

  /** Another seat decides. */
  private buildWaiting({ at, seat, view, kit, link, speech }: CloseUp): void {
    const words = speech.t('ui.question.waiting', { count: 1, names: speech.seat(seat) });
    const art = artUrl(seatFace(link, view, seat));
    kit.panels.notice = { at: inset(at.foot, 8), small: at.compact, art, words };
  }

  async show(beats: readonly Beat[], look: Look): Promise<void> {
    const ground = this.ground(look);
    for (const beat of beats) {
      const picture = EVENTS[beat.event.type].closeUp;
      if (picture === undefined) continue;
      if (this.playing !== picture) {
        this.playing = picture;
        this.host.turn(beat.before);
      }
      await this.host.kit.ready();
      this.host.hear(beat.event);
      await playCloseUp(ground, beat);
      this.host.turn(beat.after);
    }
    this.playing = null;
  }

  /** What the plays need of the picture as it is whenever they ask. */
  private ground(look: Look): CloseUpGround {
    const { kit, link, speech } = this.host;
    const cardAt = cardPlaces(kit, look);
    return {
      host: this.host,
      kit,
      link,
      speech,
      own: look.seat,
      mark: (name) => this.closeUp?.marks.get(name) ?? null,
      stage: () => this.closeUp?.at.stage ?? this.area,
      card: (seat) => cardAt(seat) ?? this.area,
      queue: () => this.cards,
      part: (name) => this.closeUp?.parts.get(name) ?? null,
    };
  }
}
