/** A monster's or boss's own card, over the sheet: its numbers, its attack, its abilities, what it is about to do. */
import type { GameObjects } from 'phaser';
import {
  arrowsOf,
  attackOf,
  bossCard,
  intentOf,
  kindOf,
  monsterCard,
  numbersOf,
  whoIs,
} from '../../session/quest-facts.ts';
import { shapeSign } from '../../session/quest-signs.ts';
import { attackText, cardText, textOf } from '../../ui/access/text/quest/index.ts';
import { panel } from '../../ui/panel.ts';
import type { Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { leftward, plate } from '../table/pieces.ts';
import { energyIcon, faceArt, questIcon, treasureArt } from './art.ts';
import { drawFlag, explainFlag, flagArt, mayFlag, turnFlag } from './flags.ts';
import { badge, heart, lay } from './pieces.ts';
import type { Ground } from './types.ts';
import { nameOf } from './words.ts';

/** Over the sheet and over what questions lay on it, under advice. */
const DEPTH = 760;

/** Who is looked at, by session: it stays open while the picture is drawn anew. */
const open = new WeakMap<object, string>();

/** The foe whose card lies open. */
export const looked = (session: object): string | null => open.get(session) ?? null;

/** Opens the card of a foe, or closes it. */
export function lookAt({ deal }: Ground, id: string | null): void {
  const { session } = deal.link;
  if (id === null || open.get(session) === id) open.delete(session);
  else open.set(session, id);
  deal.redraw();
}

interface Line {
  icon: string;
  title: string;
  text: string;
}

/** What stands on the card. */
function linesOf({ look, deal }: Ground, id: string): Line[] {
  const { view } = look;
  const voice = deal.link.speech.at(view);
  const { kind, card } = whoIs(view, id);
  const attack = attackOf(view, id);
  const lines: Line[] = [
    {
      icon: shapeSign(attack.shape),
      title: voice.t('ui.react.foe.attack'),
      text: attackText(voice, attack, 'foe'),
    },
  ];
  const steps = arrowsOf(view, id);
  lines.push({
    icon: steps === 0 ? 'move-none' : steps < 0 ? 'move-left' : 'move-right',
    title: voice.t('quest.term.movement.name'),
    text:
      steps === 0
        ? voice.t('ui.react.foe.stays')
        : voice.t(steps < 0 ? 'ui.battle.tip.left' : 'ui.battle.tip.right', { n: Math.abs(steps) }),
  });
  const defend = kind === 'boss' ? bossCard(card).defend : monsterCard(kindOf(id)).defend;
  if (defend !== undefined) {
    const text = voice.t('ui.react.foe.defend', { energy: voice.energy(defend) });
    lines.push({ icon: 'defend', title: voice.t('quest.term.defend.name'), text });
  }
  if (kind === 'boss') {
    for (const ability of bossCard(card).abilities) {
      const text = cardText(voice, ability, { side: 'foe', heroes: view.heroes.length });
      lines.push({ icon: 'boss', title: voice.card(ability.id), text });
    }
  } else if (monsterCard(kindOf(id)).prize !== undefined) {
    lines.push({ icon: 'prize', title: voice.t('ui.react.foe.prize'), text: textOf(voice, id) });
  }
  lines.push(...intentLine({ look, deal }, id));
  return lines;
}

/** What it would do if its turn came now. */
function intentLine({ look, deal }: Pick<Ground, 'look' | 'deal'>, id: string): Line[] {
  const voice = deal.link.speech.at(look.view);
  const intent = intentOf(look.view, id);
  if (intent === null || intent.byLord) return [];
  const title = voice.t('quest.term.initiative.name');
  const n = numbersOf(look.view, id).init;
  const hits = intent.blows.map(({ target, n: damage }) => `${voice.creature(target)} (−${damage})`);
  const text = intent.isStunned
    ? voice.t('ui.react.foe.stunned')
    : hits.length === 0
      ? voice.t('ui.react.foe.nobody')
      : voice.t('ui.react.foe.next', { targets: voice.list(hits) });
  return [{ icon: 'initiative', title: `${title} ${n}`, text }];
}

export function drawFoeCard(ground: Ground): void {
  const { deal, at, spots } = ground;
  const { kit, link } = deal;
  const id = looked(link.session);
  if (id === null) return;
  if (spots.of(id) === null) {
    open.delete(link.session);
    return;
  }
  const { list } = kit.scene.children;
  const before = new Set<GameObjects.GameObject>(list);
  const { sheet: rect, small, k } = at;
  kit.scene.add.zone(rect.x, rect.y, rect.width, rect.height).setOrigin(0, 0).setInteractive();
  lay(kit, panel('paper', rect.width, rect.height, 18), rect);
  const head = small ? 58 : Math.round(94 * k);
  drawHead(ground, id, { ...rect, height: head });
  const y = rect.y + head + 8;
  drawLines(ground, linesOf(ground, id), {
    x: rect.x + 12,
    y,
    width: rect.width - 24,
    height: rect.y + rect.height - 10 - y,
  });
  for (const object of [...list]) {
    if (!before.has(object) && 'setDepth' in object) (object as GameObjects.Image).setDepth(DEPTH);
  }
}

/** Face, name, life, type; and what closes it. */
function drawHead(ground: Ground, id: string, rect: Rect): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { small, k } = at;
  const who = whoIs(look.view, id);
  const { type, life, left } = numbersOf(look.view, id);
  lay(kit, plate(who.kind === 'boss' ? '#c9a3e6' : '#b9cdf0', rect.width, rect.height, 16, 4), rect);
  const size = rect.height - 8;
  kit.fitted(faceArt(who), { x: rect.x + 5, y: rect.y + 4, width: size, height: size });
  const x = rect.x + size + 14;
  const close = 48;
  const flags = mayFlag(ground) ? close + 6 : 0;
  const room = rect.x + rect.width - close - flags - 14 - x;
  const nameY = rect.y + (small ? 17 : 26 * k);
  leftward(kit.words(nameOf(link.speech, who), x, nameY, { size: small ? 19 : 23 * k, fit: room }));
  const lifeY = rect.y + (small ? 40 : 62 * k);
  const step = small ? 26 : 34 * k;
  badge(kit, energyIcon(type), x + step / 2, lifeY, step);
  kit.fitted(heart(), { x: x + step + 8, y: lifeY - step / 2, width: step, height: step });
  leftward(kit.words(`${left}/${life}`, x + 2 * step + 14, lifeY, { size: small ? 18 : 21 * k }));
  const foe = look.view.foes.find((one) => one.card === id);
  for (const [i, treasure] of (foe?.treasures ?? []).slice(0, 3).entries())
    kit.fitted(treasureArt(treasure), {
      x: x + 2 * step + 78 + i * step,
      y: lifeY - step / 2,
      width: step,
      height: step,
    });
  const button = {
    x: rect.x + rect.width - close - 8,
    y: rect.y + (rect.height - close) / 2 - 2,
    width: close,
    height: close,
  };
  if (flags > 0) {
    const place = { ...button, x: button.x - flags };
    const flag = kit.button(
      'flag',
      place,
      { kind: 'plain' },
      () => turnFlag(ground, id),
      () => explainFlag(ground),
    );
    const inner = { x: 9, y: 7, width: close - 18, height: close - 18 };
    // Under the zone that is pressed.
    flag.addAt(kit.fitted(flagArt('#fffaf0'), inner), flag.length - 1);
    drawFlag(ground, id, { ...inner, x: place.x + inner.x, y: place.y + inner.y });
  }
  kit.button(
    'close',
    button,
    { kind: 'plain', words: '×', size: 28 },
    () => lookAt(ground, null),
    () => ({
      title: link.speech.t('ui.react.close'),
      lines: [],
    }),
  );
}

/** Its lines, one below the other, as high as their words need; smaller if there are too many. */
function drawLines(ground: Ground, lines: readonly Line[], rect: Rect): void {
  const { kit } = ground.deal;
  const { small } = ground.at;
  const columns = small && lines.length > 3 ? 2 : 1;
  const width = (rect.width - 10 * (columns - 1)) / columns;
  const perColumn = Math.ceil(lines.length / columns);
  for (const size of [17, 16, 15, 14]) {
    const made: GameObjects.GameObject[] = [];
    let y = rect.y;
    let isFull = false;
    for (const [i, { icon, title, text }] of lines.entries()) {
      if (i % perColumn === 0) y = rect.y;
      const x = rect.x + Math.floor(i / perColumn) * (width + 10);
      const sign = small ? 26 : 34;
      made.push(kit.fitted(questIcon(icon), { x, y: y + 1, width: sign, height: sign }));
      const name = leftward(
        kit.words(title, x + sign + 8, y + 11, { size: size + 1, fit: width - sign - 10 }),
      );
      const body = kit.words(text, x + sign + 8, y + 22, { size, family: 'text', colour: palette.textSoft });
      body
        .setOrigin(0, 0)
        .setAlign('left')
        .setWordWrapWidth(width - sign - 10, true)
        .setLineSpacing(-3);
      made.push(name, body);
      y = Math.max(y + sign + 4, body.y + body.height + (small ? 2 : 7));
      isFull ||= y > rect.y + rect.height + 6;
    }
    if (!isFull || size === 14) return;
    for (const object of made) object.destroy();
  }
}
