/** What is told at the end: World by World what happened, hero by hero what it did and carries, who is remembered for what. */

import { heroId, whoIs } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { type QuestSuperlativeId, questSuperlatives } from '../../../session/advice/quest-superlatives.ts';
import { questTale, type WorldTale } from '../../../session/advice/quest-tale.ts';
import type { ReportPart, ReportRow } from '../../../ui/panels/report.tsx';
import { artUrl } from '../../../ui/svg-art.ts';
import { faceArt, questIcon, treasureArt, worldCardArt } from '../art.ts';
import { star } from '../pieces.ts';
import type { QuestDeal } from '../types.ts';
import { cardRules, nameOf, thingName } from '../words.ts';

const HOW = {
  cleared: 'ui.tableaux.final.cleared',
  time: 'ui.tableaux.final.time',
  wiped: 'ui.tableaux.final.wiped',
  won: 'ui.tableaux.final.worldWon',
  lost: 'ui.tableaux.final.worldLost',
} as const;
const GOOD: readonly WorldTale['how'][] = ['cleared', 'won'];

const ICONS: Readonly<Record<QuestSuperlativeId, string>> = {
  hits: 'damage',
  blow: 'attack',
  guard: 'shield',
  tricks: 'combo',
  tough: 'heart-broken',
  steps: 'move',
  naps: 'couch',
};

export function questReport(deal: QuestDeal, view: QuestView): ReportPart[] {
  const { session, speech } = deal.link;
  const story = session.story(null);
  const tale = questTale(story, view.heroes.length);
  const awards = questSuperlatives(story, view.heroes.length).map(
    ({ id, seats, value }): ReportRow => ({
      key: id,
      art: artUrl(questIcon(ICONS[id])),
      title: speech.t(`ui.questSuperlative.${id}`),
      faces: seats.map((seat) => artUrl(faceArt(whoIs(view, heroId(seat)), 'calm'))),
      value: speech.number(value),
    }),
  );
  const parts: ReportPart[] = [
    { key: 'worlds', title: null, look: 'places', rows: tale.map((one) => worldRow(deal, one)) },
    {
      key: 'heroes',
      title: null,
      look: 'people',
      rows: view.heroes.map((_, seat) => heroRow(deal, view, seat, tale)),
    },
    { key: 'awards', title: speech.t('ui.questSuperlative.title'), look: 'titles', rows: awards },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

function worldRow({ link: { speech } }: QuestDeal, { world, number, how, rounds }: WorldTale): ReportRow {
  const count = speech.t('ui.tableaux.final.rounds', { count: rounds });
  const art = world === null ? null : worldCardArt(world);
  return {
    key: String(number),
    art: artUrl(art ?? questIcon('world')),
    title: world === null ? speech.t('ui.battle.world', { n: number }) : thingName(speech, 'world', world),
    note: { words: `${speech.t(HOW[how])} · ${count}`, isBad: !GOOD.includes(how) },
  };
}

/** A game saved under other rules has lost its story: then nobody knows who felled how many. */
function heroRow(deal: QuestDeal, view: QuestView, seat: number, tale: readonly WorldTale[]): ReportRow {
  const { kit, link } = deal;
  const { speech } = link;
  const { xp = [], treasures = [] } = view.heroes[seat] ?? {};
  const who = whoIs(view, heroId(seat));
  const isWon = view.outcome?.winners.includes(seat) ?? false;
  const felled = tale.reduce((sum, { felled: by }) => sum + (by[seat] ?? 0), 0);
  const fell = { art: artUrl(questIcon('fell')), words: String(felled) };
  return {
    key: String(seat),
    art: artUrl(faceArt(who, isWon ? 'glad' : 'hurt')),
    title: nameOf(speech, who),
    signs: [{ art: artUrl(star(true)), words: String(xp.length) }, ...(tale.length === 0 ? [] : [fell])],
    things: treasures.map((card) => {
      const id = `treasure:${card}`;
      const told = { title: thingName(speech, 'treasure', card), lines: [cardRules(speech, view, card)] };
      const explain = kit.telling(id, () => told);
      return { id, words: told.title, art: artUrl(treasureArt(card)), tap: null, explain };
    }),
  };
}
