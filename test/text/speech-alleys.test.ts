/** Everything a game with Dark Alleys can say has words in every language. */
import { beforeAll, describe, expect, test } from 'vitest';
import { explainAlleys } from '../../src/bots/petz/alleys/explain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { Length } from '../../src/engine/petz/alleys/state.ts';
import { ACCESSORIES, CUSTOMERS, EXHIBITIONS, FACILITIES } from '../../src/engine/petz/data/cards.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { alleysSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { LANGUAGES, Words } from '../../src/i18n/words.ts';
import { type ArrangeDomain, proposal, toChoice } from '../../src/session/advice/arrangement.ts';
import { marketName, offered, stockArt, stockText } from '../../src/text/offers.ts';
import { describeOption, type OptionScene } from '../../src/text/options.ts';
import { sayReason } from '../../src/text/reason.ts';
import { Speech } from '../../src/text/speech.ts';
import { signOf } from '../../src/text/story.ts';
import { tell } from '../../src/text/tell.ts';
import { customerSymbols, exhibitionSymbols } from '../../src/text/tiles.ts';
import { players } from '../kit/session.ts';
import { expectStep, expectWords } from '../kit/words.ts';

const GAMES: readonly (readonly [seats: number, length: Length, seed: string])[] = [
  [4, 'standard', 'a'],
  [4, 'extended', 'b'],
  [3, 'compromise', 'c'],
  [2, 'extended', 'd'],
];

/** Plays a random game in which pets are housed, and shows every step of it. */
function play(
  seats: number,
  length: Length,
  seed: string,
  look: (state: Petz, seat: number, choice: Json) => void,
): Petz {
  const rng = dice(seed);
  let { state } = petzEngine.start(alleysSetup(seats, length, fullSetup(seats).variants), seed);
  while (state.outcome === null) {
    const seat = petzEngine.waiting(state)[0] ?? 0;
    const view = petzEngine.view(state, seat);
    const domain = petzEngine.domain(state, seat);
    const housed =
      state.ask?.kind === 'petz.arrange' ? toChoice(proposal(domain as ArrangeDomain, view, seat)) : null;
    const choice = housed ?? petzEngine.sample(state, seat, rng);
    look(state, seat, choice);
    const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    state = applied.state;
  }
  return state;
}

/** Each event of the expansion in each of its shapes, some of which a random game seldom sees. */
function everyEvent(): PetzEvent[] {
  const group = { imps: 2, gold: 1, bodyguard: 1, hat: 1 };
  const at = { seat: 0, plot: 1, pet: 'uni' };
  return [
    { type: 'petz.accessoryCame', accessory: 'foodBowl1', removed: null },
    { type: 'petz.accessoryCame', accessory: 'foodBowl1', removed: 'ribbonBow2' },
    { type: 'petz.cutIn', seat: 0, group },
    { type: 'petz.bought', seat: 0, place: 'bodyguard', id: 'bodyguard', paid: 1 },
    { type: 'petz.bought', seat: 0, place: 'food', id: 'arena', paid: 0 },
    ...(['imp', 'bodyguard', 'hat', 'impWithHat'] as const).flatMap((who): PetzEvent[] => [
      { type: 'petz.joined', seat: 0, who, group },
      { type: 'petz.joined', seat: 0, who, group: null },
      { type: 'petz.returned', seat: 0, who, from: 'cage1' },
    ]),
    { type: 'petz.peeked', seat: 0, tile: 'customer', round: 4, at: 0, id: 'dungeonDoc' },
    { type: 'petz.peeked', seat: 0, tile: 'customer', round: 4, at: 0, id: null },
    { type: 'petz.peeked', seat: 0, tile: 'exhibition', round: 4, at: 0, id: null },
    ...(['progress', 'hospital', 'platform'] as const).map(
      (from): PetzEvent => ({ type: 'petz.regained', seat: 0, from, home: true }),
    ),
    { type: 'petz.cured', ...at, suffering: 1, mutation: 1, by: 'ding' },
    { type: 'petz.cured', ...at, suffering: 0, mutation: 1, by: 'psychiatrist' },
    { type: 'petz.slugged', seat: 0, plots: [1, 1, 0, 0] },
    { type: 'petz.pearls', seat: 0, gold: 2 },
    { type: 'petz.dressed', seat: 0, pets: [] },
    { type: 'petz.dressed', seat: 0, pets: [{ plot: 1, pet: 'uni', wears: ['foodBowl1', 'foodBowl2'] }] },
    { type: 'petz.undressed', seat: 0, pet: 'uni', accessories: ['foodBowl1'], sold: true },
    { type: 'petz.undressed', seat: 0, pet: 'uni', accessories: ['foodBowl1'], sold: false },
    ...(['normal', 'strength', 'antimagic', 'disease'] as const).map(
      (setting): PetzEvent => ({ type: 'petz.setCage', seat: 0, plot: 1, setting }),
    ),
    ...(['strength', 'antimagic', 'play', 'graze', 'meat'] as const).map(
      (tune): PetzEvent => ({ type: 'petz.tuned', seat: 0, plot: 1, tune }),
    ),
    ...(['lemur', 'vampire', 'pony', 'sickie', 'gap', 'cage', 'lollipop'] as const).flatMap((by) =>
      [1, 2].map((needs): PetzEvent => ({ type: 'petz.relieved', ...at, need: 'play', needs, by })),
    ),
    ...(['lollipop', 'can', 'gold', 'potion', 'imp'] as const).map(
      (what): PetzEvent => ({ type: 'petz.ate', ...at, what, id: null, card: null }),
    ),
    { type: 'petz.ate', ...at, what: 'artifact', id: 'whipOfObedience', card: null },
    { type: 'petz.ate', ...at, what: 'artifact', id: 'petdemonium', card: 3 },
    { type: 'petz.shoved', seat: 0, pet: 'slyPiggy', from: 0, to: 1, pearl: true },
    { type: 'petz.shoved', seat: 0, pet: 'slyPiggy', from: 0, to: 1, pearl: false },
    { type: 'petz.spooked', seat: 0, from: 0, to: 1, pet: 'uni' },
    { type: 'petz.wrecked', seat: 0, plot: 1, tile: 'cage', id: 'mudWallow' },
    { type: 'petz.wrecked', seat: 0, plot: 1, tile: 'addon', id: 'jukebox' },
    { type: 'petz.hatCameHome', seat: 0 },
    { type: 'petz.lost', seat: 0, pet: 'wreckie', plot: 0, cause: 'rampage', reputation: 0 },
    { type: 'petz.lost', seat: 0, pet: 'wreckie', plot: 0, cause: 'rampage', reputation: -2 },
  ];
}

/** Options of every question of the expansion, in every shape they have. */
const OPTIONS: Readonly<Record<string, readonly Json[]>> = {
  'petz.send': [{ imps: 1, gold: 1, hat: 1, space: 'withdraw' }],
  'petz.join': [null, { imps: 1, gold: 0, bodyguard: 1 }],
  'petz.return': [null, { from: 'cage1', who: 'bodyguard' }, { from: 'cage1', who: 'impWithHat' }],
  'petz.peek': [null, { tile: 'exhibition', round: 3, at: 0 }, { tile: 'customer', round: 6, at: 1 }],
  'petz.discount': ['bodyguard', 'pet', 'cage', 'food', 'addon', 'artifact'],
  'petz.forget': [0, 30],
  'petz.facility': [
    null,
    ...['progress', 'hospital', 'platform', 'platformSpace'].map((from) => ({
      facility: 'headhunter',
      from,
      hat: false,
    })),
    { facility: 'headhunter', from: 'platform', hat: true },
    { facility: 'lollipopFactory', chamber: 2 },
    { facility: 'cannery', chamber: 0 },
    { facility: 'office' },
    { facility: 'psychiatrist', plot: 0, token: 'mutation' },
    { facility: 'fecalSlug', plots: [1, 0, 1, 0] },
  ],
  'petz.copy': [null, 'whipOfObedience'],
  'petz.next': [0, 1],
  'petz.setCage': ['normal', 'strength', 'antimagic', 'disease'],
  'petz.tune': [null, 'strength', 'antimagic', 'play', 'graze', 'meat'],
  'petz.shove': [null, { to: 1, pearl: false }, { to: 1, pearl: true }, { to: 3, pearl: false }],
  'petz.spook': [null, { to: 0 }],
  'petz.wreck': [
    { plot: 0, tile: 'cage' },
    { plot: 0, tile: 'addon' },
  ],
  'petz.ding': [null, { suffering: 1, mutation: 1 }, { suffering: 0, mutation: 1 }],
  'petz.hat': [true, false],
  'petz.feed': [
    { from: 'processed', food: 'can', play: false },
    { from: 'processed', food: 'lollipop', play: false },
    { from: 'processed', food: 'lollipop', play: true },
    { from: 'gold' },
    { from: 'potion' },
    { from: 'imp' },
    { from: 'artifact', artifact: 'whipOfObedience', card: null },
    { from: 'artifact', artifact: 'petdemonium', card: 3 },
  ],
  'petz.play': [{ food: 'lollipop' }],
};

/** The first morning of an extended game, a pet in the first shop. */
function morning(speech: Speech): OptionScene {
  const { state } = petzEngine.start(alleysSetup(4, 'extended'), 'morning');
  const [plot] = state.shops[0]?.plots ?? [];
  if (plot === undefined) throw new Error('no plot');
  plot.addon = 'jukebox';
  plot.pet = { id: 'uni', size: 4, suffering: 1, mutation: 1, cards: [0, 1], needs: null };
  return { speech, view: petzEngine.view(state, 0), seat: 0 };
}

describe.each(LANGUAGES)('in %s', (language) => {
  let speech: Speech;
  beforeAll(async () => {
    speech = new Speech(await Words.speak(language), players('person bot bot bot'));
  });

  test.each(GAMES)('every question, answer and event of a game of %i, %s', (seats, length, seed) => {
    const asked = new Set<string>();
    play(seats, length, seed, (state, seat, choice) => {
      asked.add(state.ask?.kind ?? '');
      for (const event of expectStep(speech, state, seat, choice)) expect(signOf(event)).toMatch(/\.svg$/);
      const view = petzEngine.view(state, seat);
      for (const space of ['market', 'fortuneTeller', 'industrialZone', 'slugShop']) {
        const stock = stockText(speech, view, space);
        if (stock !== null) expectWords(stock);
        for (const art of stockArt(speech, view, space)) expect(art).not.toContain('undefined');
      }
    });
    expect(asked).toContain('petz.dress');
    expect(asked).toContain('petz.forget');
  });

  test('every event, also those that seldom happen', () => {
    const lines = everyEvent().map((event) => {
      expectWords(tell(speech, event));
      expect(signOf(event)).toMatch(/\.svg$/);
      return tell(speech, event);
    });
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('every option, each unlike the others', () => {
    const scene = morning(speech);
    for (const [kind, options] of Object.entries(OPTIONS)) {
      const labels = options.map((option) => describeOption(scene, kind, option));
      for (const { label, details } of labels) for (const text of [label, ...details]) expectWords(text);
      expect(new Set(labels.map(({ label }) => label)).size).toBe(options.length);
    }
  });

  test('what is sold in the alleys', () => {
    const { view } = morning(speech);
    const items = ['bodyguard', 'pet', 'cage', 'food:mixed', 'addon', 'artifact'];
    for (const item of items) {
      const { name, lines, art } = offered(speech, view, 'market', item);
      for (const text of [name, ...lines]) expectWords(text);
      expect(art).toMatch(/\.svg$/);
    }
    for (const tile of Object.keys(ACCESSORIES)) {
      for (const text of offered(speech, view, 'slugShop', tile).lines) expectWords(text);
    }
    for (const id of Object.keys(FACILITIES)) expectWords(speech.thing('facility', id));
    expectWords(marketName(speech, 'food', 'arena'));
  });

  test('why a group goes there', () => {
    const { view } = morning(speech);
    const said = (space: string, item?: string) =>
      sayReason(
        speech,
        explainAlleys(view, { imps: 1, gold: 0, space, ...(item === undefined ? {} : { item }) }).why,
      );
    for (const item of ['bodyguard', 'pet', 'cage', 'food:mixed', 'addon', 'artifact'])
      expectWords(said('market', item) ?? '');
    for (const space of ['fortuneTeller', 'industrialZone', 'home']) expectWords(said(space) ?? '');
    for (const tile of Object.keys(ACCESSORIES))
      expect(said('slugShop', tile)).toContain(speech.accessory(tile));
  });

  test('what the new tiles count', () => {
    const symbols = [
      ...Object.keys(CUSTOMERS).flatMap((id) => customerSymbols(speech, id)),
      ...Object.keys(EXHIBITIONS).flatMap((id) => exhibitionSymbols(speech, morning(speech).view, id, 2)),
    ];
    for (const { text } of symbols) expectWords(text);
    const doc = customerSymbols(speech, 'dungeonDoc')[0];
    expect(doc).toMatchObject({ value: 3, of: 'magic', with: 'poop' });
    expect(doc?.text).toContain(speech.need('magic'));
    expect(doc?.text).toContain(speech.need('poop'));
  });
});

test('a group names who walks with it', async () => {
  const speech = new Speech(await Words.speak('en'), players('person bot bot bot'));
  const group = { imps: 2, gold: 1, bodyguard: 1, hat: 1 };
  expect(tell(speech, { type: 'petz.sent', seat: 0, group, space: 'market' })).toBe(
    'Person 0 sends 2 imps, the bodyguard, the Fancy Hat, and 1 gold to town: Black market.',
  );
});
