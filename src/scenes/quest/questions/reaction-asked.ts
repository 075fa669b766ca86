/** A reaction as the panel of its question: who strikes whom, and the dial or the choices, with the ways to pay. */
import type { Json } from '../../../engine/kernel/state.ts';
import { heroId, lordSeat, numbersOf, whoIs } from '../../../engine/quest/read.ts';
import type { Asked } from '../../../ui/access/question/asking.ts';
import type { Duel, Fighter } from '../../../ui/panels/duel.tsx';
import type { Pressable } from '../../../ui/panels/pressed.tsx';
import type { Option } from '../../../ui/panels/question.tsx';
import type { Stepper } from '../../../ui/panels/stepper.tsx';
import type { Ways } from '../../../ui/panels/ways.tsx';
import { type Art, artUrl } from '../../../ui/svg-art.ts';
import { energyIcon, type Face, faceArt, questIcon, thingArt, treasureArt } from '../art.ts';
import { isSentByTap } from '../ground.ts';
import { handShown } from '../hand.ts';
import { pickedFor } from '../on-board.ts';
import { badgeArt, star, starburst } from '../pieces.ts';
import type { Arrow, Ground, Offers, Painter, Touchable } from '../types.ts';
import { heroFacts } from './lord-facts.ts';
import { panelPlace, payTokens, sidePlace } from './panel-place.ts';
import {
  answerByTap,
  answerOf,
  dialled,
  type Picked,
  pickedOf,
  type Reaction,
  type ReactionChoice,
  type ReactionSign,
  remaining,
  tapCard,
  usefulKinds,
} from './reaction.ts';
import { reactionOf } from './reaction-kinds.ts';

const NOTHING_PICKED = { chosen: null, way: 0, cards: [] } as const;

/** What stands for a choice in its picture. */
function signArt({ view }: Ground, sign: ReactionSign): Art {
  switch (sign.kind) {
    case 'face':
      return faceArt(whoIs(view, sign.id));
    case 'treasure':
      return treasureArt(sign.card);
    case 'icon':
      return questIcon(sign.name);
    case 'energy':
      return badgeArt(energyIcon(sign.type));
    case 'star':
      return star(true);
    case 'hurt':
      return starburst(false);
  }
}

function waysOf(ground: Ground, { choice, way }: Picked): Ways | null {
  const { draft, change, speech } = ground;
  const { t } = speech;
  const all = choice?.ways ?? [];
  if (choice === null || (all.length < 2 && way !== null)) return null;
  const turn = (id: string, words: string, by: number): Pressable => ({
    id,
    words,
    tap: () => change({ way: (draft.way + by + all.length) % all.length, cards: [] }),
  });
  return {
    pay: payTokens(way?.pay),
    words: way === null ? t('ui.react.moreCards') : null,
    turn: all.length < 2 ? null : { back: turn('way-back', '‹', -1), on: turn('way-on', '›', 1) },
  };
}

function fighter(ground: Ground, id: string, face: Face, left: number | null, loss: number): Fighter {
  const who = whoIs(ground.view, id);
  return { id, art: artUrl(faceArt(who, face)), name: ground.speech.kind(id), left, loss };
}

function duelOf(ground: Ground, reaction: Reaction, picked: Picked): Duel | null {
  const { duel } = reaction;
  if (duel === null) return null;
  const { view } = ground;
  const back = picked.choice?.back ?? 0;
  const by =
    duel.by === null
      ? null
      : fighter(ground, duel.by, 'fierce', back > 0 ? numbersOf(view, duel.by).left : null, back);
  const targets = duel.targets.map(({ id, n }) => {
    const { left } = numbersOf(view, id);
    const rest = remaining(reaction, picked, id, n);
    return fighter(ground, id, rest > 0 || left <= 0 ? 'hurt' : 'glad', left, rest);
  });
  return { by, targets };
}

/** So many cards against the damage, and the life that is left then. */
function stepperOf(ground: Ground, reaction: Reaction, picked: Picked): Stepper {
  const { change } = ground;
  const n = picked.index + 1;
  const step = (id: string, words: string, isOff: boolean, by: 1 | -1): Pressable => ({
    id,
    words,
    tap: isOff ? null : () => change(dialled(reaction, picked.index, by)),
  });
  return {
    art: artUrl(questIcon('shield')),
    value: n,
    less: step('less', '−', n === 0, -1),
    more: step('more', '+', n >= reaction.choices.length, 1),
    outcome: outcomeOf(ground, reaction, picked),
  };
}

function outcomeOf({ speech, view }: Ground, reaction: Reaction, picked: Picked): Stepper['outcome'] {
  const [target] = reaction.duel?.targets ?? [];
  if (target === undefined) return null;
  const { left } = numbersOf(view, target.id);
  const after = Math.max(0, left - remaining(reaction, picked, target.id, target.n));
  const isBad = after === 0;
  const who = speech.creature(target.id);
  return {
    words: isBad ? speech.t('ui.react.falls', { who }) : speech.t('ui.react.lifeLeft', { n: after }),
    isBad,
  };
}

/** Of several ripostes only the picked one is shown whole: all of them are to be in sight. */
const isBrief = ({ choices }: Reaction, { saves }: ReactionChoice): boolean =>
  saves !== null && choices.length > 1;

/** What a tap on a choice sends; undefined: it picks. */
const sentBy = (ground: Ground, reaction: Reaction, choice: ReactionChoice): Json | undefined =>
  isSentByTap(ground, !isBrief(reaction, choice)) ? answerByTap(reaction, choice) : undefined;

function optionOf(ground: Ground, reaction: Reaction, choice: ReactionChoice, picked: Picked): Option {
  const { host, change } = ground;
  const isPicked = picked.choice?.id === choice.id;
  const [first] = choice.ways;
  const { sign, note } = choice;
  const ways = isPicked ? waysOf(ground, picked) : null;
  const cards = first?.pay?.cards.length ?? 0;
  const answer = sentBy(ground, reaction, choice);
  // A single card of the energy shown in the picture need not be shown again.
  const hasPrice = ways === null && (cards !== 1 || sign?.kind !== 'energy');
  return {
    id: `choice:${choice.id}`,
    words: choice.title,
    art: sign === null ? null : artUrl(signArt(ground, sign)),
    details: choice.text === '' || (!isPicked && isBrief(reaction, choice)) ? [] : [choice.text],
    remark: note === '' ? null : { words: note, isBad: choice.isDire },
    signs: hasPrice ? payTokens(first?.pay) : [],
    ways,
    look: isPicked ? 'picked' : 'plain',
    tap: () =>
      answer === undefined
        ? change({ ...NOTHING_PICKED, chosen: isPicked ? null : choice.id })
        : void host.answer(answer),
  };
}

/** Taking the damage is an answer of the dial like any other; elsewhere gold never lets it be. */
const mayPass = ({ form, choices }: Reaction): boolean => form === 'dial' || choices.length === 0;

/** What the big button does: the choice by its name; grey until there is one. None where every choice sends itself. */
function mainOf(ground: Ground, reaction: Reaction, picked: Picked): Pressable | null {
  const { host, speech } = ground;
  const answer = answerOf(reaction, picked);
  const tap = answer === undefined ? null : () => void host.answer(answer);
  const { choice, isLoose } = picked;
  if (choice !== null) return { id: 'main', words: reaction.verb(choice), tap: isLoose ? null : tap };
  if (reaction.pass !== null && mayPass(reaction)) return { id: 'main', words: reaction.pass.words, tap };
  if (reaction.choices.every((one) => sentBy(ground, reaction, one) !== undefined)) return null;
  return { id: 'main', words: speech.t('ui.react.choose'), tap: null };
}

/** Declining is a small button beside it, by the same words all the time. */
function declineOf({ host }: Ground, reaction: Reaction, { choice }: Picked): Pressable | null {
  const { pass } = reaction;
  if (pass === null || (choice === null && mayPass(reaction))) return null;
  return { id: 'pass', words: pass.words, tap: () => void host.answer(pass.answer) };
}

/** After the ripostes a Hero who is still hit may defend, if there are cards for it left. */
function thenWords({ look, view, speech }: Ground, reaction: Reaction, picked: Picked): string | null {
  const own = heroId(look.seat);
  const hit = reaction.duel?.targets.find(({ id }) => id === own);
  if (look.ask?.kind !== 'quest.riposte' || hit === undefined) return null;
  if (remaining(reaction, picked, own, hit.n) <= 0) return null;
  const { type } = numbersOf(view, own);
  const left = (handShown(look).cards ?? []).filter((_, i) => !picked.cards.includes(i));
  if (!left.some((kind) => kind === type || kind === 'joker')) return null;
  return speech.t('ui.react.then', { energy: speech.energy(type) });
}

/** Everything that the panel of a reaction says. */
function reactionAsked(ground: Ground, reaction: Reaction): Asked {
  const { look, at, draft, change, speech, view } = ground;
  const picked = pickedOf(reaction, draft, handShown(look).cards ?? []);
  const isDial = reaction.form === 'dial';
  // The Evil Lord's own act, for the creature whose turn it is: the board is to be seen.
  const isAct = reaction.strikes !== undefined;
  const isLord = look.seat === lordSeat(view.setup);
  const who = isAct ? (view.turn?.id ?? '') : heroId(look.seat);
  const face = isLord && !isAct ? thingArt('lord') : faceArt(whoIs(view, who));
  const hasPicked = draft.chosen !== null || picked.isLoose;
  return {
    at: isAct ? sidePlace(at) : panelPlace(at),
    small: at.small,
    face: artUrl(face),
    title: reaction.title,
    lines: [reaction.hint],
    duel: duelOf(ground, reaction, picked),
    stepper: isDial ? stepperOf(ground, reaction, picked) : null,
    ways: isDial ? waysOf(ground, picked) : null,
    options: isDial ? [] : reaction.choices.map((one) => optionOf(ground, reaction, one, picked)),
    isPair: reaction.form === 'pair',
    facts: isAct ? heroFacts(ground) : [],
    note: isDial ? picked.choice?.note || null : thenWords(ground, reaction, picked),
    main: mainOf(ground, reaction, picked),
    decline: declineOf(ground, reaction, picked),
    take: (choice) => change(pickedFor(look, speech, { choice, why: null })),
    back: hasPicked ? () => change(NOTHING_PICKED) : null,
  };
}

/** Cards that pay for something can be lifted; the others are out of reach. */
function cardsOf(ground: Ground, reaction: Reaction, picked: Picked): Map<number, Touchable> {
  const { look, draft, change } = ground;
  const hand = handShown(look).cards ?? [];
  const useful = usefulKinds(reaction);
  return new Map(
    hand.map((kind, i): [number, Touchable] => {
      const tap = () => change(tapCard(reaction, draft, hand, i));
      if (picked.cards.includes(i)) return [i, { state: 'picked', tap }];
      return [i, useful.has(kind) ? { state: 'open', tap } : { state: 'barred', tap: null }];
    }),
  );
}

/** Who is hit, by how much; who stands for a choice. */
function creaturesOf(ground: Ground, reaction: Reaction, picked: Picked): Map<string, Touchable> {
  const found = new Map<string, Touchable>();
  for (const { id, n } of reaction.duel?.targets ?? []) {
    found.set(id, { state: 'picked', tap: null, harm: remaining(reaction, picked, id, n) });
  }
  const by = reaction.duel?.by ?? null;
  const back = picked.choice?.back ?? 0;
  if (by !== null && back > 0) found.set(by, { state: 'picked', tap: null, harm: back });
  const strikes = picked.choice === null ? [] : (reaction.strikes?.(picked.choice) ?? []);
  for (const { target, n, falls } of strikes)
    found.set(target, { state: 'picked', tap: null, harm: n, fells: falls });
  for (const { id, on } of reaction.choices) {
    if (on === null) continue;
    const isPicked = picked.choice?.id === id;
    const tap = () => ground.change({ ...NOTHING_PICKED, chosen: isPicked ? null : id });
    found.set(on, { ...found.get(on), state: isPicked ? 'picked' : 'open', tap });
  }
  return found;
}

function arrowsOf({ duel }: Reaction): Arrow[] {
  const by = duel?.by ?? null;
  return by === null ? [] : (duel?.targets ?? []).map(({ id }) => ({ from: by, to: id, kind: 'attack' }));
}

function offers(ground: Ground): Offers {
  const reaction = reactionOf(ground.look, ground.speech);
  if (reaction === null) return {};
  const picked = pickedOf(reaction, ground.draft, handShown(ground.look).cards ?? []);
  return {
    cards: cardsOf(ground, reaction, picked),
    creatures: creaturesOf(ground, reaction, picked),
    arrows: arrowsOf(reaction),
  };
}

function asked(ground: Ground) {
  const reaction = reactionOf(ground.look, ground.speech);
  return reaction === null ? null : reactionAsked(ground, reaction);
}

export const reactionPainter: Painter = { offers, asked };
