/** The set of the errands: what artifacts, the exhibition and the places of the dark alleys ask, from close by. */

import { optionsOf } from '../../../session/game/choices.ts';
import { box, inset, type Rect } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { EVENTS } from '../events.ts';
import { seatFace } from '../frame/faces.ts';
import { railFrame } from '../frame/goals.ts';
import { railOrder } from '../frame/rail.ts';
import { errandOf } from '../questions.ts';
import { oldest } from './errands/box.ts';
import { bestEntry, entriesIn } from './errands/enter.ts';
import type { ErrandsGround } from './errands/ground.ts';
import { type Picture, watched } from './errands/kinds.ts';
import { layoutErrand } from './errands/layout.ts';
import { PAINTERS } from './errands/painters.ts';
import { backdrop, type ErrandPicture } from './errands/picture.ts';
import { playErrand } from './errands/plays.ts';
import { askErrand } from './errands/question.ts';
import { paintQueue, type QueueCard } from './errands/queue.ts';

export const errandsSet: SetMaker = (deal) => new ErrandsSet(deal);

class ErrandsSet implements TableSet {
  private readonly deal: Deal;
  private picked = 0;
  /** The question the draft belongs to. */
  private ask = -1;
  private area: Rect = box(0, 0, 1, 1);
  private errand: ErrandPicture | null = null;
  private cards: readonly QueueCard[] = [];
  /** What is being played, and so which picture is shown. */
  private playing: Picture | null = null;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit } = this.deal;
    this.area = area;
    const id = look.domain === null ? -1 : (look.ask?.id ?? -1);
    if (id !== this.ask) {
      this.ask = id;
      this.picked = this.proposal(look);
    }
    const kind = look.ask?.kind ?? look.view.ask?.kind;
    const asked = kind === undefined ? null : errandOf(kind);
    const next = look.next === undefined ? undefined : EVENTS[look.next.type].errand;
    const isAsked = look.domain !== null && asked !== null;
    if (isAsked) this.playing = null;
    const shown = isAsked ? asked.picture : (this.playing ?? next ?? watched(asked?.picture ?? 'queue'));
    const isPlayed = !isAsked && (this.playing !== null || next !== undefined);
    const errand = this.newPicture(look, isPlayed);
    this.errand = errand;
    backdrop(kit, shown);
    this.paint(shown, errand);
    if (isAsked && kind !== undefined) askErrand(errand, kind, asked);
    else if (!isPlayed) this.buildWaiting(errand);
  }

  /** What is picked until somebody picks something else. */
  private proposal({ ask, domain, view, seat }: Look): number {
    const options = domain?.type === 'pick' ? domain.options : [];
    const chambers = (food: 'vegetable' | 'meat') => view.shops[seat]?.food[food].length ?? 0;
    if (ask?.kind === 'petz.enter') return bestEntry(entriesIn({ view, seat, options }));
    if (ask?.kind === 'petz.box') return oldest(optionsOf('petz.box', options), chambers);
    return options.length > 0 ? 0 : -1;
  }

  private newPicture(look: Look, isPlayed: boolean): ErrandPicture {
    const isAsked = look.domain?.type === 'pick';
    const [thinker = look.subject] = look.view.ask?.seats ?? [];
    const { kit, link, speech } = this.deal;
    return {
      kit,
      link,
      speech,
      deal: this.deal,
      look,
      view: look.view,
      seat: isAsked ? look.seat : isPlayed ? look.subject : thinker,
      options: look.domain?.type === 'pick' ? look.domain.options : [],
      picked: isAsked ? this.picked : -1,
      pick: (i) => {
        this.picked = i;
        this.deal.redraw();
      },
      at: layoutErrand(this.area, isAsked),
      marks: new Map(),
      parts: new Map(),
    };
  }

  private paint(picture: Picture, errand: ErrandPicture): void {
    this.cards = picture === 'queue' ? paintQueue(errand) : [];
    if (picture !== 'queue') PAINTERS[picture](errand);
  }

  /** Somebody else decides. */
  private buildWaiting({ at, seat, view, kit, link, speech }: ErrandPicture): void {
    const words = speech.t('ui.question.waiting', { count: 1, names: speech.seat(seat) });
    const art = artUrl(seatFace(link, view, seat));
    kit.panels.notice = { at: inset(at.foot, 8), small: at.compact, art, words };
  }

  async show(beats: readonly Beat[], look: Look): Promise<void> {
    const ground = this.ground(look);
    for (const beat of beats) {
      const picture = EVENTS[beat.event.type].errand;
      if (picture === undefined) continue;
      if (this.playing !== picture) {
        this.playing = picture;
        this.deal.turn(beat.before);
      }
      await this.deal.kit.ready();
      this.deal.hear(beat.event);
      await playErrand(ground, beat);
      this.deal.turn(beat.after);
    }
    this.playing = null;
  }

  /** What the plays need of the picture as it is whenever they ask. */
  private ground(look: Look): ErrandsGround {
    const { kit, link, speech } = this.deal;
    const frame = railFrame(kit, look);
    const order = railOrder(look);
    return {
      deal: this.deal,
      kit,
      link,
      speech,
      own: look.seat,
      mark: (name) => this.errand?.marks.get(name) ?? null,
      stage: () => this.errand?.at.stage ?? this.area,
      card: (seat) => frame.cards[order.indexOf(seat)] ?? this.area,
      queue: () => this.cards,
      part: (name) => this.errand?.parts.get(name) ?? null,
    };
  }
}
