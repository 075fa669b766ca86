/** A monster's or boss's own card, over the sheet: its numbers, its attack, its abilities, what it is about to do. */

import {
  arrowsOf,
  attackOf,
  bossCard,
  intentOf,
  kindOf,
  monsterCard,
  numbersOf,
  whoIs,
} from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { shapeSign } from '../../session/advice/quest-signs.ts';
import { attackText, cardText, textOf } from '../../text/quest/index.ts';
import type { Note, ProfileSheet } from '../../ui/panels/profile.tsx';
import { artUrl } from '../../ui/svg-art.ts';
import { energyIcon, faceArt, questIcon, treasureArt } from './art.ts';
import { explainFlag, flagArt, flagColour, mayFlag, turnFlag } from './flags.ts';
import { badgeArt, heart } from './pieces.ts';
import { closer } from './sheet.ts';
import type { Ground } from './types.ts';
import type { Voice } from './words.ts';

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

const note = (icon: string, title: string, text: string): Note => ({
  art: artUrl(questIcon(icon)),
  title,
  lines: [text],
});

/** Its attack, its way, its defence, its abilities or prize, and what it is about to do. */
function notesOf({ view, speech: voice }: Ground, id: string): Note[] {
  const { t } = voice;
  const { kind, card } = whoIs(view, id);
  const attack = attackOf(view, id);
  const steps = arrowsOf(view, id);
  const way = steps === 0 ? 'move-none' : steps < 0 ? 'move-left' : 'move-right';
  const goes =
    steps === 0
      ? t('ui.react.foe.stays')
      : t(steps < 0 ? 'ui.battle.tip.left' : 'ui.battle.tip.right', { n: Math.abs(steps) });
  const notes = [
    note(shapeSign(attack.shape), t('ui.react.foe.attack'), attackText(voice, attack, 'foe')),
    note(way, t('quest.term.movement.name'), goes),
  ];
  const defend = kind === 'boss' ? bossCard(card).defend : monsterCard(kindOf(id)).defend;
  if (defend !== undefined) {
    const text = t('ui.react.foe.defend', { energy: voice.energy(defend) });
    notes.push(note('defend', t('quest.term.defend.name'), text));
  }
  if (kind === 'boss') {
    for (const ability of bossCard(card).abilities) {
      const text = cardText(voice, ability, { side: 'foe', heroes: view.heroes.length });
      notes.push(note('boss', voice.card(ability.id), text));
    }
  } else if (monsterCard(kindOf(id)).prize !== undefined)
    notes.push(note('prize', t('ui.react.foe.prize'), textOf(voice, id)));
  const next = intentWords(voice, view, id);
  const title = `${t('quest.term.initiative.name')} ${numbersOf(view, id).init}`;
  return next === null ? notes : [...notes, note('initiative', title, next)];
}

/** What it would do if its turn came now. */
function intentWords(voice: Voice, view: QuestView, id: string): string | null {
  const intent = intentOf(view, id);
  if (intent === null || intent.byLord) return null;
  if (intent.isStunned) return voice.t('ui.react.foe.stunned');
  const hits = intent.blows.map(({ target, n }) => `${voice.creature(target)} (−${n})`);
  return hits.length === 0
    ? voice.t('ui.react.foe.nobody')
    : voice.t('ui.react.foe.next', { targets: voice.list(hits) });
}

/** The card of the foe that is looked at; null: none is. */
export function foeProfile(ground: Ground): ProfileSheet | null {
  const { deal, at, spots, view, speech } = ground;
  const { link } = deal;
  const id = looked(link.session);
  if (id === null) return null;
  if (spots.of(id) === null) {
    open.delete(link.session);
    return null;
  }
  const who = whoIs(view, id);
  const { type, life, left } = numbersOf(view, id);
  const carried = view.foes.find(({ card }) => card === id)?.treasures ?? [];
  const flag = {
    id: 'flag',
    words: speech.t('ui.couch.mark'),
    art: artUrl(flagArt(flagColour(ground, id) ?? '#fffaf0')),
    tap: () => turnFlag(ground, id),
    explain: ground.kit.telling('flag', () => explainFlag(ground)),
  };
  return {
    key: id,
    at: at.sheet,
    small: at.small,
    look: who.kind === 'boss' ? 'violet' : 'blue',
    who: { id: 'foe', words: speech.kind(id), art: artUrl(faceArt(who)), tap: null },
    badge: null,
    meters: [],
    signs: [
      { art: artUrl(badgeArt(energyIcon(type))) },
      { art: artUrl(heart()), words: `${left}/${life}` },
      ...carried.map((treasure) => ({ art: artUrl(treasureArt(treasure)) })),
    ],
    tools: [...(mayFlag(ground) ? [flag] : []), closer(ground, () => lookAt(ground, null))],
    skills: [],
    carried: [],
    notes: notesOf(ground, id),
    away: null,
  };
}
