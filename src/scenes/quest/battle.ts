/** The battle: the board and everything round it, the open question's painter over it, and what happens there played. */

import type { Asked } from '../../ui/access/question/asking.ts';
import { contains, middleOf, type Rect } from '../../ui/rect.ts';
import type { SetMaker, TableSet } from '../table/contract.ts';
import { drawActions } from './actions.ts';
import { layOutClothes } from './art.ts';
import { drawBackdrop } from './backdrop.ts';
import { showQuestBar } from './bar.ts';
import type { BattleLayout } from './battle-layout.ts';
import { drawBoard } from './board.ts';
import { drawDisplay } from './display.ts';
import { foeProfile } from './foe-card.ts';
import { groundOf, sendingGround } from './ground.ts';
import { drawHand } from './hand.ts';
import { handBelow, layoutBattle } from './layout.ts';
import { drawFlames, isLordsLook, lordProfile } from './lord.ts';
import { onBoard } from './on-board.ts';
import { prepaintFaces } from './plays/actor.ts';
import { prepaintCards } from './plays/cards.ts';
import { prepaintBlows } from './plays/impact.ts';
import { playAll } from './plays/index.ts';
import type { Scene } from './plays/scene.ts';
import { painterFor } from './questions/index.ts';
import { countTurns, drawRibbon } from './ribbon.ts';
import { heroProfile, showWorld } from './sheet.ts';
import { drawSides } from './sides.ts';
import type { Ground, Offers, QuestBeat, QuestHost, QuestLook } from './types.ts';
import { eventWords } from './words.ts';

class Battle implements TableSet<'quest'> {
  private readonly host: QuestHost;
  /** As it was drawn last. */
  private ground: Ground | null = null;

  constructor(host: QuestHost) {
    this.host = host;
  }

  draw(look: QuestLook, _area: Rect): void {
    const { host } = this;
    layOutClothes(look.view.setup);
    const painter = painterFor(look);
    const plain = groundOf(host, look, this.layoutFor(look));
    const ground = painter === null ? plain : sendingGround(plain, painter);
    this.ground = ground;
    const offers: Offers = painter?.offers(ground) ?? {};
    const asked = painter?.asked?.(ground) ?? null;
    drawBackdrop(ground);
    drawBoard(ground, offers);
    const { hides } = host.kit;
    if (!hides('turns')) drawRibbon(ground);
    if (!hides('draw')) drawDisplay(ground, offers);
    drawHand(ground, offers);
    drawActions(ground);
    showQuestBar(ground);
    if (!hides('worlds') && !liesOnCard(ground, asked)) showWorld(ground);
    host.question(asked ?? onBoard(ground, offers));
    const profile = foeProfile(ground) ?? (asked === null && !hides('combos') ? whose(ground, offers) : null);
    if (profile !== null) host.kit.panels.profile = profile;
    painter?.paint?.(ground);
    if (isLordsLook(look)) drawFlames(ground);
    drawSides(ground);
    prepaintFaces(ground);
    prepaintBlows(ground);
    prepaintCards(ground);
  }

  async show(beats: readonly QuestBeat[], look: QuestLook): Promise<void> {
    const { host } = this;
    const ground = () => this.ground ?? groundOf(host, look, this.layoutFor(look));
    const [beat] = beats;
    if (beat === undefined) return;
    const scene: Scene = {
      host,
      beat,
      kit: host.kit,
      speech: host.link.speech,
      look,
      get at() {
        return ground().at;
      },
      get spots() {
        return ground().spots;
      },
      get bodies() {
        return ground().bodies;
      },
      turn: ({ after } = scene.beat) => host.turn(after),
    };
    await playAll(scene, beats, ({ event, before, after }) => {
      // A World's card says it all itself.
      if (event.type === 'quest.world') return host.caption(null);
      // Who moves is called by the column it comes from.
      const words = eventWords(host.link.speech, event.type === 'quest.moved' ? before : after, event);
      if (words !== null) host.caption(words, captionPlace(scene.at));
    });
  }

  private layoutFor(look: QuestLook): BattleLayout {
    const { width, height } = this.host.kit.window;
    const layout = layoutBattle(width, height, countTurns(look.view));
    return painterFor(look)?.asked === undefined ? layout : handBelow(layout);
  }
}

/** In an upright window of a tablet a question takes the place of the World's card. */
const liesOnCard = ({ at: { small, card } }: Ground, asked: Asked | null): boolean =>
  !small && asked?.at != null && contains(asked.at, middleOf(card));

/** Who stands beside the board: a hero, or the Evil Lord. */
const whose = (ground: Ground, offers: Offers) =>
  ground.view.heroes[ground.look.subject] === undefined ? lordProfile(ground) : heroProfile(ground, offers);

/** What the button that skips takes of the foot of the window, and as much at the other side. */
const BESIDE = 68;

/** Where the captions stand: on a phone a long sentence may go over the buttons, which answer nothing meanwhile. */
function captionPlace({ prompt, small, window }: BattleLayout): Rect {
  if (!small) return prompt;
  const middle = prompt.x + prompt.width / 2;
  const half = Math.min(middle, window.width - middle) - BESIDE;
  // A caption is higher than the strip of a question: it stands clear of those in the back line.
  return { ...prompt, x: middle - half, y: prompt.y + 7, width: 2 * half };
}

export const battleSet: SetMaker<'quest'> = (host) => new Battle(host);
