/**
 * The forecast of an assignment is what then happens to the pets, counted from the printed pieces: in games of every
 * length with artifacts, accessories, twists and other numbers. What the seat cannot see has no part in it.
 */
import { expect, test } from 'vitest';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { LENGTHS } from '../../src/engine/petz/alleys/state.ts';
import { petz, petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { forecast } from '../../src/session/advice/forecast.ts';
import { type OrderForecast, ordersAhead, waysFrom } from '../../src/session/advice/forecast-orders.ts';
import { eager, richSetup } from '../kit/alleys-walk.ts';
import { petzSetup } from '../laws/random-petz.ts';
import { exhibitionTile, matchOf, NEEDS, times, total, works } from '../rules/examiner/printed.ts';

type Way = ReturnType<typeof waysFrom>[number];

const compared = new Map<string, number>();

function same(what: string, predicted: unknown, happens: unknown): void {
  expect([what, predicted]).toEqual([what, happens]);
  compared.set(what, (compared.get(what) ?? 0) + 1);
}

const ordersOf = (ways: readonly Way[]): OrderForecast[] => ways.map(({ line: _line, ...order }) => order);

/** The best score of a pet by the printed tile, with judging, Whip and cans. */
function scoreOf(s: Petz, judged: NonNullable<Way['line']['judged']>, id: string, pet: string): number {
  const plot = judged.plots.find((one) => one.pet?.id === pet);
  if (plot?.pet == null) throw new Error(`no ${pet}`);
  const { terms } = exhibitionTile(id);
  const judging = judged.judge ? (s.setup.tune.judgeBonus ?? 2) : 0;
  const bonus = judging + (works(judged, 'whipOfObedience') ? 0.5 : 0) + (judged.alleys?.show.cans[pet] ?? 0);
  const scores = (id === 'freestyle' ? NEEDS : [null]).map((need) =>
    total(terms.map((term) => (plot.pet === null ? 0 : term.value * times(term, plot.pet, plot, need)))),
  );
  return Math.max(...scores) + bonus;
}

function lookAtAssignment(s: Petz, seat: Seat, choice: Json): void {
  const prediction = forecast(petzEngine.view(s, seat), choice);
  const ways = waysFrom(structuredClone(s), seat, choice);
  const [way] = ways;
  if (prediction === null || way === undefined) throw new Error('no forecast');
  same('orders', prediction.orders, ordersOf(ways));
  const { judged, events } = way.line;
  if (judged === null) return;
  const showed = events.find((event) => event.type === 'petz.showed' && event.seat === seat);
  if (showed?.type !== 'petz.showed') throw new Error('nothing shown');
  same('the score', prediction.show?.score, showed.score);
  same('taking part', prediction.show?.takesPart, showed.takesPart);
  const tile = s.exhibitions.find(({ round }) => round === s.round)?.id ?? '';
  for (const predicted of prediction.pets) {
    const before = s.shops[seat]?.plots[predicted.plot]?.pet;
    const plot = judged.plots[predicted.plot];
    const pet = plot?.pet?.id === predicted.pet ? plot.pet : null;
    same('lost', predicted.lost !== null, pet === null);
    if (pet === null || plot === undefined) continue;
    same('needs', predicted.needs, pet.needs);
    same('suffering', (before?.suffering ?? 0) + predicted.suffering, pet.suffering);
    same('mutation', (before?.mutation ?? 0) + predicted.mutation, pet.mutation);
    for (const { customer, match } of predicted.matches) same('match', match, matchOf(customer, pet, plot));
    // Twists change what a tile is worth: the printed one does not know.
    if (s.setup.mods.length > 0 || exhibitionTile(tile).scope !== 'pet') continue;
    same('a pet’s own score', predicted.show, scoreOf(s, judged, tile, predicted.pet));
  }
}

function setupOf(game: number, rng: Rng): PetzSetup {
  const seats = 2 + (game % 3);
  const lengths = LENGTHS.filter((length) => seats < 4 || length !== 'compromise');
  return game % 2 === 0
    ? petzSetup(rng)
    : richSetup(seats, lengths[game % lengths.length] ?? 'standard', game % 4 === 1);
}

test.each([...Array(20).keys()])('game %i', (game) => {
  const rng = dice(`foretold ${game}`);
  const setup = setupOf(game, rng);
  if (petz.checkSetup(setup) !== null) return;
  let s = petzEngine.start(setup, `foretold ${game}`).state;
  for (let i = 0; i < 2500 && s.ask !== null && s.outcome === null; i++) {
    const { id, kind } = s.ask;
    const [seat = 0] = petzEngine.waiting(s);
    const wish = eager(s, seat, rng);
    const isTaken = petzEngine.check(s, { seat, ask: id, choice: wish }) === null;
    const choice = isTaken ? wish : petzEngine.sample(s, seat, rng);
    if (kind === 'petz.assign') lookAtAssignment(s, seat, choice);
    if (kind === 'petz.next')
      same(
        'orders ahead',
        ordersAhead(petzEngine.view(s, seat)),
        ordersOf(waysFrom(structuredClone(s), seat)),
      );
    const applied = petzEngine.apply(s, { seat, ask: id, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    s = applied.state;
  }
});

test('each of it was met often enough to be trusted', () => {
  for (const what of ['lost', 'suffering', 'mutation', 'needs', 'match', 'the score', 'taking part'])
    expect([what, (compared.get(what) ?? 0) > 60]).toEqual([what, true]);
  expect(compared.get('a pet’s own score') ?? 0).toBeGreaterThan(30);
});
