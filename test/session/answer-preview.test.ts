/** What a panel predicts of an answer is what the engine then does: the questions of random games. */
import { expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { plotInQuestion } from '../../src/engine/petz/read.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { type AnswerPreview, previewAnswer } from '../../src/session/advice/answer-preview.ts';
import { addPet, alleyTable } from '../kit/alleys-show.ts';
import { mod } from '../kit/scenario.ts';

const TWISTS = [
  ...mod('festival', { need: 'magic' }),
  ...mod('festival', { need: 'poop' }),
  ...mod('mutants', { mode: 'welcome' }),
  ...mod('fashion', { need: 'play', worth: 2 }),
  ...mod('plague', {}),
];

/** Armour and its kin are rare in random games; here everybody finds some. */
const ARMED = { artifacts: ['impArmor', 'magicBox', 'crystalBall'] };

const SETUPS: readonly [string, PetzSetup][] = [
  ['two shops', basicSetup(2)],
  ['two shops with armour', { ...basicSetup(2), decks: ARMED, tune: { startGold: 9 } }],
  ['four shops, full variant', fullSetup(4)],
  [
    'four shops with festivals, welcome mutants, a fashion and the sniffles',
    { ...fullSetup(4), mods: TWISTS },
  ],
  ['alleys, extended', alleysSetup(3, 'extended')],
  ['alleys, compromise, full variant', alleysSetup(2, 'compromise', fullSetup(2).variants)],
];

/** So many questions of each setup: 24,000 in all. */
const QUESTIONS = 4000;

type Happened = (events: readonly PetzEvent[], plot: number | null) => AnswerPreview;

const tokens =
  (
    type: 'petz.suffered' | 'petz.mutated',
    cause: string | null,
  ): ((events: readonly PetzEvent[], plot: number | null) => number) =>
  (events, plot) =>
    events.reduce((sum, event) => {
      if (event.type !== type || (plot !== null && event.plot !== plot)) return sum;
      return event.type === 'petz.suffered' && event.cause !== cause ? sum : sum + event.tokens;
    }, 0);

const lost = (events: readonly PetzEvent[], plot: number | null, cause: string): AnswerPreview =>
  events.some((event) => event.type === 'petz.lost' && event.plot === plot && event.cause === cause)
    ? { lost: true }
    : {};

function found<T extends PetzEvent['type']>(events: readonly PetzEvent[], type: T) {
  return events.find((event): event is Extract<PetzEvent, { type: T }> => event.type === type);
}

/** What of it is predicted, read from the events of the shop. */
const HAPPENED: Readonly<Record<string, Happened>> = {
  'petz.feed': (events, plot) => ({ suffering: tokens('petz.suffered', 'hunger')(events, plot) }),
  'petz.play': (events, plot) => ({ suffering: tokens('petz.suffered', 'play')(events, plot) }),
  'petz.ward': (events, plot) => ({
    mutation: tokens('petz.mutated', null)(events, plot),
    ...lost(events, plot, 'mutated'),
  }),
  'petz.catch': (events, plot) => lost(events, plot, 'escaped'),
  'petz.enter': (events) => ({ score: found(events, 'petz.showed')?.score ?? Number.NaN }),
  'petz.sell': (events) => {
    const { match, reputation, gold } = found(events, 'petz.sold') ?? {};
    return { match, reputation, gold } as AnswerPreview;
  },
  'petz.jobs': (events) => ({ gold: found(events, 'petz.earned')?.gold ?? 0 }),
};

/** Questions asked pet by pet or shop by shop, the consequences of which come after the last. */
const IN_A_ROW = ['petz.feed', 'petz.play', 'petz.ward', 'petz.catch', 'petz.jobs'];

/** Everything that happens to a shop after an answer; further questions in the same row are declined. */
function after(before: Petz, seat: Seat, choice: Json): PetzEvent[] {
  const kind = before.ask?.kind ?? '';
  const events: PetzEvent[] = [];
  let s = before;
  let action = { seat, ask: s.ask?.id ?? 0, choice };
  do {
    const applied = petzEngine.apply(s, action);
    if (!applied.ok) throw new Error(applied.refusal.code);
    events.push(...applied.events);
    s = applied.state;
    const next = petzEngine.waiting(s)[0] ?? 0;
    action = { seat: next, ask: s.ask?.id ?? 0, choice: declined(s, next) };
  } while (s.ask?.kind === kind && IN_A_ROW.includes(kind));
  return events.filter((event) => 'seat' in event && event.seat === seat);
}

function declined(s: Petz, seat: Seat): Json {
  const domain = s.ask === null ? null : petzEngine.domain(s, seat);
  const options = domain?.type === 'pick' ? domain.options : [null];
  return options.includes(null) ? null : (options[0] ?? null);
}

const compared = new Map<string, number>();

test.each(SETUPS)('%s', (name, setup) => {
  let questions = 0;
  for (let game = 0; questions < QUESTIONS; game++) {
    const rng = dice(`${name} ${game}`);
    let s = petzEngine.start(setup, `${name} ${game}`).state;
    for (; s.ask !== null && s.outcome === null; questions++) {
      const { id, kind } = s.ask;
      const seat = petzEngine.waiting(s)[0] ?? 0;
      const view = petzEngine.view(s, seat);
      const domain = petzEngine.domain(s, seat);
      for (const option of domain?.type === 'pick' ? domain.options : []) {
        const said = previewAnswer(view, seat, option);
        if (said === null) continue;
        const did = HAPPENED[kind]?.(after(s, seat, option), plotInQuestion(view));
        expect([name, game, kind, option, said]).toEqual([name, game, kind, option, did]);
        compared.set(kind, (compared.get(kind) ?? 0) + 1);
      }
      const applied = petzEngine.apply(s, { seat, ask: id, choice: petzEngine.sample(s, seat, rng) });
      if (!applied.ok) throw new Error(applied.refusal.code);
      s = applied.state;
    }
  }
});

test('what a Spook will keep of its tokens is unknown, unless no pet is there to take any (DA-PET-SPOOK-01)', () => {
  const asked = (beside: boolean) => {
    const t = alleyTable().artifact(0, 'impArmor').imps(0, { home: 1 });
    addPet(t, 0, 0, 'shiningSpook', 'magic magic magic', { cage: 'c03' });
    if (beside) addPet(t, 0, 1, 'uni', 'poop poop', { cage: 'c01' });
    t.goTo('showing').until('petz.ward', (seat, kind) =>
      kind === 'petz.next' ? t.options(seat)[0] : undefined,
    );
    return [0, 1].map((imps) => previewAnswer(t.view(0), 0, { imps, employee: false }));
  };
  expect(asked(false)).toEqual([{ mutation: 1 }, { mutation: 0 }]);
  expect(asked(true)).toEqual([null, { mutation: 0 }]);
});

test('each kind was met often enough to be trusted', () => {
  for (const kind of Object.keys(HAPPENED))
    expect([kind, (compared.get(kind) ?? 0) >= 30]).toEqual([kind, true]);
});
