/** The close-ups of the dark alleys: layouts that fit every window, and and every option of every question in its panel. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { alleysSetup } from '../../../src/engine/petz/setup.ts';
import type { PetzView } from '../../../src/engine/petz/view.ts';
import { ASK_KINDS, type AskKind } from '../../../src/engine/petz/words.ts';
import { Words } from '../../../src/i18n/words.ts';
import { runsOf } from '../../../src/scenes/table/cast.ts';
import { drawing } from '../../../src/scenes/table/drawings.ts';
import { layoutFrame } from '../../../src/scenes/table/frame/layout.ts';
import { chooseSet, closeUpOf } from '../../../src/scenes/table/questions.ts';
import {
  layoutAlleyMarket,
  layoutCalendar,
  layoutCloseUp,
  layoutZone,
} from '../../../src/scenes/table/sets/close-up/layout.ts';
import { PAINTERS } from '../../../src/scenes/table/sets/close-up/painters.ts';
import type { CloseUp } from '../../../src/scenes/table/sets/close-up/picture.ts';
import { askCloseUp } from '../../../src/scenes/table/sets/close-up/question.ts';
import { paintQueue, queueOf, withJoiner } from '../../../src/scenes/table/sets/close-up/queue.ts';
import { split, spreadGrid } from '../../../src/scenes/table/sets/parts/spread.ts';
import { Speech } from '../../../src/text/speech.ts';
import type { Asked as Question } from '../../../src/ui/access/question/asking.ts';
import { cachedDrawing } from '../../../src/ui/svg-art.ts';
import { apart, WINDOWS, within } from '../../kit/rects.ts';

// Parts of drawings are cut out by the browser: here the whole stands for them.
for (const part of ['back', 'front'])
  cachedDrawing(`crystal-${part}`, () => drawing('backgrounds/alley-crystal'));

/** As much as a fingertip needs. */
const TIP = 44;

describe.each(WINDOWS)('in a window of %i by %i', (width, height) => {
  const { area } = layoutFrame(width, height, 4, true);

  test.each([true, false])('what is said, the things and the question hold (asked: %s)', (isAsked) => {
    const { line, stage, panel, foot } = layoutCloseUp(area, isAsked);
    for (const rect of [line, stage, panel, foot]) expect(within(rect, area)).toBe(true);
    expect(apart(line, stage) && apart(stage, foot)).toBe(true);
    if (isAsked) expect(apart(panel, stage) && apart(panel, line)).toBe(true);
    else expect(stage.width).toBeGreaterThan(area.width * 0.95);
    if (!isAsked) expect(foot.height).toBeGreaterThanOrEqual(48);
  });

  const { stage } = layoutCloseUp(area, true);

  test.each([2, 4, 6, 8, 10])('%i cards stand apart and can be touched', (count) => {
    const boxes = spreadGrid(split(stage, 0.3).things, count, { most: 330, tall: 0.8 });
    expect(boxes).toHaveLength(count);
    for (const [i, box] of boxes.entries()) {
      expect(within(box, stage)).toBe(true);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(TIP);
      for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
    }
  });

  test.each([true, false])('six facilities, each over its road (asked: %s)', (isAsked) => {
    const room = layoutCloseUp(area, isAsked).stage;
    const { tiles, roads } = layoutZone(room);
    expect(tiles).toHaveLength(6);
    for (const rect of [...tiles, ...roads]) expect(within(rect, room)).toBe(true);
    for (const [n, tile] of tiles.entries()) {
      expect(tile.width).toBeGreaterThanOrEqual(TIP);
      for (const other of [...roads, ...tiles.slice(n + 1)]) expect(apart(tile, other)).toBe(true);
    }
  });

  test('the market and the longest calendar', () => {
    const { goods } = layoutAlleyMarket(stage);
    for (const [i, box] of goods.entries()) {
      // On the smallest phone a little less: the panel has the same answers.
      expect(within(box, stage) && box.width >= (width < 700 ? 40 : TIP)).toBe(true);
      const next = goods[i + 1];
      if (next !== undefined) expect(apart(box, next)).toBe(true);
    }
    const { ball, columns } = layoutCalendar(stage, 6, 2);
    const tiles = columns.flatMap(({ exhibition, customers }) => [exhibition, ...customers]);
    for (const tile of tiles) {
      expect(within(tile, stage) && apart(tile, ball)).toBe(true);
      expect(Math.min(tile.width, tile.height)).toBeGreaterThanOrEqual(24);
    }
  });
});

/** Anything drawn, or nothing. */
function stub(): unknown {
  const chain: unknown = new Proxy(() => undefined, {
    get: (_, name) =>
      name === 'then' ? undefined : /^(x|y|width|height|display\w+)$/.test(String(name)) ? 100 : chain,
    apply: () => chain,
  });
  return chain;
}

/** A kit that draws nothing and remembers what can be pressed. */
function listening() {
  const presses = new Map<string, () => void>();
  const press = (id: string, _rect: unknown, tap: () => void, explain?: () => unknown) => {
    expect(presses.has(id), `${id} twice`).toBe(false);
    presses.set(id, tap);
    expect(explain?.()).not.toBeNull();
  };
  const kit = new Proxy(
    { press, button: (id: string, rect: unknown, _look: unknown, tap: () => void) => press(id, rect, tap) },
    { get: (own, name) => (name in own ? own[name as keyof typeof own] : stub()) },
  );
  return { kit, presses };
}

const CLOSE_UPS = ASK_KINDS.filter((kind) => closeUpOf(kind) !== null);

interface Asked {
  kind: AskKind;
  view: PetzView;
  seat: number;
  options: readonly Json[];
}

/** Questions as they come up in games of chance, at most so many of a kind. */
function askedIn(games: number, most: number): Asked[] {
  const found: Asked[] = [];
  for (let game = 0; game < games; game++) {
    const rng = dice(`errands ${game}`);
    let { state } = petzEngine.start(alleysSetup(4, 'standard'), `errands ${game}`);
    while (state.outcome === null) {
      const seat = petzEngine.waiting(state)[0] ?? 0;
      const domain = petzEngine.domain(state, seat);
      const kind = state.ask?.kind;
      if (
        kind !== undefined &&
        CLOSE_UPS.includes(kind) &&
        domain?.type === 'pick' &&
        found.filter((one) => one.kind === kind).length < most
      )
        found.push({ kind, view: petzEngine.view(state, seat), seat, options: domain.options });
      const answer = { seat, ask: state.ask?.id ?? 0, choice: petzEngine.sample(state, seat, rng) };
      const applied = petzEngine.apply(state, answer);
      if (!applied.ok) throw new Error('refused');
      state = applied.state;
    }
  }
  return found;
}

describe('the questions of the alleys', async () => {
  const words = await Words.speak('en');
  const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, kind: 'person' }) as never);
  const speech = new Speech(words, players);
  const asked = askedIn(8, 6);
  const [sample] = asked;
  // A hat on the platform beside two imps comes up too seldom.
  if (sample !== undefined) asked.push({ ...sample, kind: 'petz.hat', options: [true, false] });

  /** A question in its picture and its panel, with one of its answers picked. */
  function paint({ kind, view, seat, options }: Asked, picked: number) {
    const { kit, presses } = listening();
    const answers: Json[] = [];
    const picks: number[] = [];
    const plan = closeUpOf(kind);
    if (plan === null) throw new Error(kind);
    let panel: Question | null = null;
    const link = { speech };
    const host = {
      kit,
      link,
      speech,
      answer: (choice: Json) => answers.push(choice),
      question: (asked: Question) => {
        panel = asked;
      },
    };
    const { area } = layoutFrame(1280, 800, 4, true);
    const context = {
      host,
      kit,
      link,
      speech,
      look: { view, seat, subject: seat },
      view,
      seat,
      options,
      picked,
      pick: (i: number) => picks.push(i),
      at: layoutCloseUp(area, true),
      marks: new Map(),
      parts: new Map(),
    } as unknown as CloseUp;
    if (plan.picture === 'queue') paintQueue(context);
    else PAINTERS[plan.picture](context);
    askCloseUp(context, kind, plan);
    const asked = panel as Question | null;
    if (asked === null) throw new Error('no panel');
    return { presses, picks, answers, asked: { ...asked, options: asked.options ?? [] } };
  }

  test.each(CLOSE_UPS)('%s comes up, and has its picture', (kind) => {
    const one = asked.find((x) => x.kind === kind);
    expect(one, kind).toBeDefined();
    const ask = { kind, id: 1, seats: [0] };
    const look = {
      view: { ...sample?.view, ask, outcome: null },
      seat: 0,
      ask,
      domain: { type: 'pick', options: [] },
    };
    expect(chooseSet(look as never)).toBe('closeUp');
  });

  test.each(CLOSE_UPS)('every answer of %s is in the panel: pressed, picked, sent', (kind) => {
    for (const one of asked.filter((x) => x.kind === kind)) {
      const none = closeUpOf(kind)?.declines === true ? one.options.indexOf(null) : -1;
      for (const [i, option] of one.options.entries()) {
        const { asked: panel, picks, answers } = paint(one, i);
        const ids = panel.options.map(({ id }) => id);
        expect(ids).toEqual(one.options.flatMap((_, n) => (n === none ? [] : [`option:${n}`])));
        for (const { words, details } of panel.options) expect([words, ...(details ?? [])]).not.toContain('');
        expect(panel.options.filter(({ look }) => look === 'picked').map(({ id }) => id)).toEqual(
          i === none ? [] : [`option:${i}`],
        );
        panel.options.find(({ id }) => id === `option:${i}`)?.tap?.();
        expect(picks).toEqual(i === none ? [] : [i]);
        expect(panel.main?.tap === null).toBe(i === none);
        (i === none ? panel.decline : panel.main)?.tap?.();
        expect(answers).toEqual([option]);
      }
    }
  });

  test.each(CLOSE_UPS)(
    'the things in the picture of %s pick answers, and reach all that have a thing',
    (kind) => {
      for (const one of asked.filter((x) => x.kind === kind)) {
        const seen = new Set<number>();
        const open = [0];
        const done = new Set<number>();
        for (let picked = open.pop(); picked !== undefined; picked = open.pop()) {
          if (done.has(picked)) continue;
          done.add(picked);
          const { presses, picks } = paint(one, picked);
          for (const tap of presses.values()) {
            picks.length = 0;
            tap();
            expect(picks).toHaveLength(1);
            for (const i of picks) seen.add(i);
            open.push(...picks);
          }
        }
        const declines = closeUpOf(kind)?.declines === true;
        const all = one.options.flatMap((option, i) => (option === null && declines ? [] : [i]));
        expect(
          [...seen].sort((a, b) => a - b),
          JSON.stringify(one.options),
        ).toEqual(all);
      }
    },
  );

  test('advice picks what it names, and leaves what is picked where it says to decline', () => {
    for (const one of asked) {
      const none = closeUpOf(one.kind)?.declines === true ? one.options.indexOf(null) : -1;
      for (const [i, option] of one.options.entries()) {
        const { asked: panel, picks } = paint(one, 0);
        panel.take?.(option);
        expect(picks).toEqual(i === none ? [] : [i]);
      }
    }
  });
});

test('who joins makes a group as much bigger as the rules say', () => {
  const group = { imps: 2, gold: 1 };
  expect(withJoiner(group, 'imp')).toMatchObject({ imps: 3, gold: 1 });
  expect(withJoiner(group, 'bodyguard')).toMatchObject({ imps: 2, bodyguard: 1 });
  expect(withJoiner(group, 'hat')).toMatchObject({ imps: 2, hat: 1 });
  expect(withJoiner(group, 'impWithHat')).toMatchObject({ imps: 3, hat: 1 });
});

test('the queue has every waiting group once, the biggest first', () => {
  const [one] = askedIn(2, 1).filter(({ view }) => view.shops.some(({ groups }) => groups.length > 0));
  expect(one).toBeDefined();
  if (one === undefined) return;
  const queue = queueOf(one.view);
  const all = one.view.shops.flatMap(({ groups }, seat) => groups.map((group) => ({ seat, group })));
  expect(queue).toHaveLength(all.length);
  for (const waiting of all) expect(queue).toContainEqual(waiting);
});

describe('where it is played', () => {
  const moments = (phase: string, ...events: object[]) =>
    events.map((event) => ({ event, after: { phase, setup: {}, shops: [] } })) as never;
  const sets = (phase: string, ...events: object[]) =>
    runsOf(moments(phase, ...events), {} as never, 0).map(({ stage, beats }) => [
      stage.set,
      stage.subject,
      beats.length,
    ]);

  test('what a facility brings is seen at the facility, also that of a rival', () => {
    const used = { type: 'petz.usedFacility', seat: 2, facility: 'office', imps: 1, gold: 0 };
    const earned = { type: 'petz.earned', seat: 2, gold: 2 };
    expect(sets('business', used, earned)).toEqual([['closeUp', 2, 2]]);
    expect(sets('business', earned)).toEqual([['sale', 2, 1]]);
  });

  test('the fortune teller deals her cards at the wagon, the usual ones come at home', () => {
    const drew = { type: 'petz.drew', seat: 0, cards: [], counts: [1, 1, 1, 1] };
    expect(sets('shopping', drew)).toEqual([['closeUp', 0, 1]]);
    expect(sets('needs', drew)).toEqual([['shop', 0, 1]]);
  });
});
