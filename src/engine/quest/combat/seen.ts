/** Ripostes to an attack or Combo that has just been carried out (R-PQ-26, step 10). */

import { script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/state.ts';
import { askOne, type SeenChoice } from '../choices.ts';
import { type CardPlay, seenRipostes } from '../effects/plays.ts';
import type { QuestEvent } from '../events.ts';
import type { SeenVars } from '../heads.ts';
import { payWays } from '../pay.ts';
import { usePlay } from '../play.ts';
import { byInitiative, heroSeat, isInPlay, lordSeat, mightPay } from '../query.ts';
import type { CreatureId, OpenQuest, Quest } from '../state.ts';

function plays(s: OpenQuest, v: SeenVars, id: CreatureId): CardPlay[] {
  const seat = heroSeat(id);
  return seat === null || !isInPlay(s, id) ? [] : seenRipostes(s, seat, v.strike);
}

function options(s: OpenQuest, v: SeenVars, seat: Seat, id: CreatureId): SeenChoice[] {
  return plays(s, v, id).flatMap((play) => payWays(s, seat, play.cost).map((pay) => ({ id: play.id, pay })));
}

/** The next Hero who might answer, for all that the table can see if hands are hidden. */
function nextAsked(s: OpenQuest, v: SeenVars): [CreatureId, Seat] | null {
  for (const id of s.over === null ? byInitiative(s, v.left) : []) {
    const seat = heroSeat(id);
    if (seat === null || !mightPay(s, seat) || plays(s, v, id).length === 0) continue;
    if (lordSeat(s.setup) !== null || options(s, v, seat, id).length > 0) return [id, seat];
  }
  return null;
}

export const seenScript = script<Quest, QuestEvent, SeenVars>('quest.seen', [
  askOne('answer', {
    kind: 'quest.seen',
    who: (s, v) => {
      const next = nextAsked(s, v);
      return next === null ? [] : [next[1]];
    },
    domain: (s, seat, v) => {
      const [id] = nextAsked(s, v) ?? [''];
      return { type: 'pick', options: [null, ...options(s, v, seat, id)] };
    },
    then(c, v, choice, seat) {
      const [id] = nextAsked(c.s, v) ?? [''];
      const play = plays(c.s, v, id).find((x) => x.id === choice?.id);
      v.left = v.left.filter((x) => x !== id);
      if (choice === null || play === undefined) return 'again';
      usePlay(c, {
        seat,
        source: id,
        play,
        payment: choice.pay,
        target: null,
        attacker: v.strike.by,
        kind: 'copy',
      });
      return 'again';
    },
  }),
]);
