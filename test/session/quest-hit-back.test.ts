/** What a Riposte is said to do to the attacker is what it then does to it, in games of every sort. */
import { expect, test } from 'vitest';
import type { RiposteChoice } from '../../src/engine/quest/choices.ts';
import type { Tag } from '../../src/engine/quest/data/words.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { heroId, hitBackOf, sheetOf, threatOf } from '../../src/engine/quest/read.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { CreatureId, Mark, Quest } from '../../src/engine/quest/state.ts';
import { copyOfHero } from '../../src/engine/quest/workshop.ts';
import { letCome } from '../../src/session/advice/quest-ahead.ts';
import { walkQuest } from '../kit/quest-walk.ts';

/** A Barbarian by nature who answers like a Warrior: hit harder, she hits harder. */
const angry = { ...copyOfHero('bravepug', 'own1'), special: 'bauserker', life: 5, move: 1 };
const SETUPS: readonly QuestSetup[] = [
  questSetup(1, { heroes: ['bravepug'] }),
  questSetup(3, { heroes: ['bravepug', 'own1', 'elpug'], own: [angry] }),
  questSetup(2, { heroes: ['bravepug', 'pugramix'], lord: { handicap: 'none' } }),
  questSetup(3, {
    heroes: ['own1', 'bravepug', 'pugpin'],
    own: [angry],
    mods: [{ id: 'fog', arg: { rounds: [1, 2, 4] } }],
  }),
];

const marked = (tag: Tag): Mark => ({ tag, v: 1, until: 'world', by: 'h0', card: 'x' });
const MARKS: (Tag | null)[] = [null, 'bless', 'weak', null];

/** The same table, where each player who can answer has the cards for it, and some Heroes are blessed or weakened. */
function prepared(real: Quest, n: number): Quest {
  const s = structuredClone(real);
  for (const [seat, hero] of s.heroes.entries()) {
    const tag = MARKS[(n + seat) % MARKS.length] ?? null;
    if (tag !== null) hero.marks.push(marked(tag));
    if (hero.status === 'in') hero.hand?.push('strength', 'speed', 'strength', 'speed');
  }
  return s;
}

const compared = { hits: 0, others: new Set<number>(), unseen: 0, gone: 0 };

interface HitBack {
  by: CreatureId;
  attacker: CreatureId;
  n: number;
}

/** What the blow took; null if it was answered; 0 if it found nobody to hit. */
function blow(events: readonly QuestEvent[], { by, attacker }: HitBack): number | null {
  const from = events.findIndex((e) => e.type === 'quest.struck' && e.kind === 'riposte' && e.by === by);
  if (from < 0) return 0;
  const rest = events.slice(from + 1);
  const next = rest.findIndex(({ type }) => type === 'quest.struck' || type === 'quest.turnEnded');
  const own = next < 0 ? rest : rest.slice(0, next);
  if (own.some(({ type }) => type === 'quest.drewDefence' || type === 'quest.defended')) return null;
  return own.reduce((sum, e) => (e.type === 'quest.hurt' && e.id === attacker ? sum + e.n : sum), 0);
}

/** Lets the others have their turns, and answers every blow that can be answered. */
function answerAll(real: Quest, n: number): void {
  let s = prepared(real, n);
  let predicted: HitBack | null = null;
  let events: QuestEvent[] = [];
  for (let i = 0; i < 60 && s.outcome === null && s.ask !== null; i++) {
    const [seat = 0] = questEngine.waiting(s);
    const domain = questEngine.domain(s, seat);
    if (domain === null || (i > 0 && s.ask.kind === 'quest.act')) break;
    const options = domain.type === 'pick' ? (domain.options as (RiposteChoice | null)[]) : [];
    const parry =
      s.ask.kind === 'quest.riposte' ? options.find((one) => one?.id === 'parryAndRiposte') : null;
    if (predicted === null && parry != null) {
      const view = questEngine.view(s, seat);
      const attacker = threatOf(view)?.strike.by ?? '';
      const row = sheetOf(view, seat).find(({ id }) => id === parry.id);
      const by = heroId(seat);
      predicted = { by, attacker, n: hitBackOf(view, by, attacker, parry.id, row?.ability.fx ?? []) };
      events = [];
    }
    const choice = parry ?? letCome(domain) ?? null;
    const next = questEngine.apply(s, { seat, ask: s.ask.id, choice });
    if (!next.ok) throw new Error(next.refusal.code);
    s = next.state;
    events.push(...next.events);
    if (predicted === null || !events.some(({ type }) => type === 'quest.turnEnded')) continue;
    compare(predicted, events);
    predicted = null;
  }
}

function compare(predicted: HitBack, events: readonly QuestEvent[]): void {
  const fell = events.flatMap((event) => (event.type === 'quest.fell' ? [event.id] : []));
  const took = blow(events, predicted);
  if (took === null) return;
  // Who falls in the meantime neither strikes nor is struck.
  if (took === 0 && (fell.includes(predicted.by) || fell.includes(predicted.attacker))) {
    compared.gone++;
    return;
  }
  expect(predicted).toEqual({ ...predicted, n: took });
  compared.hits++;
  if (took === 0) compared.unseen++;
  else if (took !== 1) compared.others.add(took);
}

test.each([...SETUPS.entries()])('setup %i', (i, setup) => {
  for (let game = 0; game < 3; game++)
    walkQuest(setup, `hit back ${i} ${game}`, ({ state }) => {
      if (state.ask?.kind === 'quest.act' && state.ask.id % 3 === 0) answerAll(state, state.ask.id);
    });
});

test('they were many, some harder than printed and some that found nobody', () => {
  expect(compared.hits).toBeGreaterThan(80);
  expect(compared.others.size).toBeGreaterThan(0);
  expect(compared.unseen).toBeGreaterThan(0);
});
