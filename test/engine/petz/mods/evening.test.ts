/** What modifiers do at the end of a round: the inspector, the customer of the hour. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/engine/kernel/state.ts';
import { WISHES, wishNow } from '../../../../src/engine/petz/mods/wish.ts';
import type { ShopStart } from '../../../../src/engine/petz/start/schema.ts';
import { suffering } from '../../../kit/alleys-show.ts';
import { at, idle, mod, scenario, twists } from '../../../kit/scenario.ts';

const QUIET: ShopStart = { home: 0, gold: 0, waiting: [0, 0, 0, 0], plots: [{ manure: 0 }] };
const stop = { round: 3, after: 'business', scoring: 'reputation' } as const;

describe('inspector', () => {
  const evening = (shop: ShopStart, arg: object) =>
    idle(at(3, 'business', [{ ...QUIET, ...shop }, QUIET], { stop, mods: mod('inspector', arg as never) }));

  test('every manure above the limit costs gold', () => {
    const t = evening({ gold: 5, plots: [{ manure: 3 }, { manure: 1 }] }, { limit: 2, fine: 2 });
    expect(t.shop(0)).toMatchObject({ gold: 1, reputation: 0 });
    expect(twists(t)).toEqual(['inspector fined 4 at 0', 'inspector pleased 2 at 1']);
  });

  test('what cannot be paid costs reputation, as long as there is some', () => {
    const t = evening({ gold: 1, reputation: 2, plots: [{ manure: 5 }] }, { limit: 1, fine: 1 });
    expect(t.shop(0)).toMatchObject({ gold: 0, reputation: 0 });
    expect(twists(t).slice(0, 2)).toEqual(['inspector fined 1 at 0', 'inspector shamed 2 at 0']);
  });

  test('the limit itself is allowed, and other rounds are free', () => {
    expect(evening({ gold: 5, plots: [{ manure: 2 }] }, { limit: 2, fine: 2 }).shop(0).gold).toBe(5);
    expect(
      evening({ gold: 5, plots: [{ manure: 9 }] }, { limit: 2, fine: 2, rounds: [4] }).shop(0).gold,
    ).toBe(5);
  });
});

describe('debt', () => {
  const evening = (arg: object, gold: number) =>
    idle(
      at(
        3,
        'business',
        [
          { ...QUIET, gold, reputation: 9 },
          { ...QUIET, reputation: 9 },
        ],
        {
          stop,
          mods: mod('debt', arg as never),
        },
      ),
    );

  test('is paid at the end of its round, and each missing gold costs reputation, 2 if nothing else is said', () => {
    const t = evening({ gold: 5, round: 3, seat: 0 }, 4);
    expect(t.s.shops.map(({ gold, reputation }) => [gold, reputation])).toEqual([
      [0, 7],
      [0, 9],
    ]);
    expect(twists(t)).toEqual(['debt due 5', 'debt charged 4 at 0', 'debt blamed 2 at 0']);
  });

  test('falls due with the last round at the latest', () => {
    const owes = (round: number) => ({ mods: mod('debt', { gold: 5, round, seat: 0 }) });
    const last = (round: number) => idle(at(6, 'business', [{ ...QUIET, gold: 9 }, QUIET], owes(round)));
    expect(twists(last(9))).toEqual(['debt due 5', 'debt charged 5 at 0']);
    expect(twists(last(5))).toEqual([]);
  });

  test('is everybody’s where no shop is named, and no reputation is owed', () => {
    const t = evening({ gold: 4, round: 3, each: 5 }, 6);
    expect(t.s.shops.map(({ gold, reputation }) => [gold, reputation])).toEqual([
      [2, 9],
      [0, 0],
    ]);
  });

  test('is not due in another round', () => {
    expect(evening({ gold: 5, round: 4 }, 4).shop(0)).toMatchObject({ gold: 4, reputation: 9 });
  });
});

describe('compost', () => {
  const evening = (manure: number, rounds?: number[]) =>
    idle(
      at(3, 'business', [{ ...QUIET, plots: [{ manure }, { manure: 1 }] }, QUIET], {
        stop,
        mods: mod('compost', { worth: 2, most: 3, ...(rounds === undefined ? {} : { rounds }) }),
      }),
    );

  test('is paid by the token up to its most, and stays where it lies', () => {
    const t = evening(1);
    expect(t.shop(0)).toMatchObject({ gold: 4, plots: [{ manure: 1 }, { manure: 1 }, {}, {}] });
    expect(twists(t)).toEqual(['compost paid 4 at 0']);
    expect(evening(7).shop(0).gold).toBe(6);
  });

  test('brings nothing in other rounds', () => {
    expect(evening(4, [2]).shop(0).gold).toBe(0);
  });
});

describe('mascot', () => {
  const cards = ['Y.hunger', 'G.hunger', 'P.magic'];
  const shop = (suffering: number): ShopStart => ({
    ...QUIET,
    reputation: 5,
    plots: [{ manure: 0, pet: { id: 'uni', size: 3, suffering, cards } }],
  });
  const begun = (suffering: number, pet: string) =>
    at(3, 'business', [shop(suffering), { ...QUIET, reputation: 5 }], {
      stop,
      decks: { customers: ['dungeonGranny'] },
      mods: mod('mascot', { pet, worth: 2 }),
    });

  test('brings its shop reputation of an evening, or costs it if it suffers', () => {
    const well = idle(begun(0, 'uni'));
    expect(well.s.shops.map(({ reputation }) => reputation)).toEqual([7, 5]);
    expect(twists(well)).toEqual(['mascot praised 2 at 0']);
    expect(twists(idle(begun(1, 'uni')))).toEqual(['mascot blamed 2 at 0']);
    expect(twists(idle(begun(0, 'drago')))).toEqual([]);
  });

  test('finds no buyer, which any other pet would', () => {
    const eater = (id: string, cards: string[]) => ({ manure: 0, pet: { id, size: 4, cards } });
    const t = at(
      3,
      'business',
      [
        {
          ...QUIET,
          plots: [
            eater('uni', ['Y.hunger', 'Y.play', 'G.hunger', 'P.magic']),
            { cage: 'c11', ...eater('trollie', ['Y.hunger', 'Y.play', 'Y.poop', 'G.hunger']) },
          ],
        },
        QUIET,
      ],
      { stop, decks: { customers: ['dungeonGranny'] }, mods: mod('mascot', { pet: 'uni', worth: 2 }) },
    );
    const sale = { plot: 0, customer: 'dungeonGranny', platform: false };
    expect(t.refusal(0, sale)?.code).toBe('mascotStays');
    expect(t.options(0)).toEqual([{ ...sale, plot: 1 }, null]);
  });
});

describe('wish', () => {
  const arg = (wishes: string[], more: object = {}) => ({ wishes, reward: 3, penalty: 2, ...more });
  const uni = (cards: string[], suffering = 0) => ({
    manure: 0,
    pet: { id: 'uni', size: 4, suffering, cards },
  });
  const evening = (wish: string, first: ShopStart, second: ShopStart = {}, more: object = {}) =>
    idle(
      at(
        3,
        'showing',
        [
          { ...QUIET, reputation: 10, gold: 5, ...first },
          { ...QUIET, reputation: 10, gold: 5, ...second },
        ],
        {
          stop,
          decks: { exhibitions: ['eatingContest'], customers: ['dungeonGranny'] },
          mods: mod('wish', arg([wish], more) as never),
        },
      ),
    );
  const HUNGRY = ['Y.hunger', 'Y.hunger', 'G.hunger', 'P.magic'];

  test('clean: rewards who has no manure, and costs the other', () => {
    const t = evening('clean', {}, { plots: [{ manure: 1 }] });
    expect(t.s.shops.map((shop) => shop.reputation)).toEqual([13, 8]);
    expect(twists(t)).toEqual(['wish clean 3', 'wish praised 3 at 0', 'wish blamed 2 at 1']);
  });

  test('in gold, and no seat pays what it has not', () => {
    const t = evening('clean', {}, { gold: 1, plots: [{ manure: 1 }] }, { in: 'gold' });
    expect(t.s.shops.map((shop) => shop.gold)).toEqual([8, 0]);
    expect(twists(t)).toEqual(['wish clean 3', 'wish paid 3 at 0', 'wish charged 1 at 1']);
  });

  test('win: the best score at the exhibition', () => {
    const t = evening('win', { plots: [uni(HUNGRY)] });
    // 7 for the exhibition, 3 for the wish.
    expect(t.s.shops.map((shop) => shop.reputation)).toEqual([20, 8]);
  });

  test('pets: at least two at the end', () => {
    const two = {
      plots: [
        uni(['Y.poop', 'Y.poop', 'G.poop', 'P.anger']),
        { cage: 'c01', pet: { id: 'trollie', size: 2, cards: ['Y.magic', 'G.poop'] } },
      ],
    };
    expect(twists(evening('pets', two))).toEqual([
      'wish pets 3',
      'wish praised 3 at 0',
      'wish blamed 2 at 1',
    ]);
  });

  test('meat: what the Magic Box keeps is meat too, and so is that of the storage', () => {
    const fed = (shop: ShopStart, from: string | null) => {
      const plots = [{ manure: 0, pet: { id: 'snappy', size: 2, cards: ['G.hunger', 'R.anger'] } }];
      const t = at(3, 'showing', [{ ...QUIET, ...shop, plots }, QUIET], {
        stop,
        decks: { exhibitions: ['eatingContest'] },
        mods: mod('wish', arg(['meat']) as never),
      });
      if (from !== null) {
        t.expectAsk('petz.feed', 0);
        t.play(0, t.options(0).find((one) => JSON.stringify(one).includes(from)) as never);
      }
      return twists(idle(t));
    };
    const isGranted = ['wish meat 3', 'wish praised 3 at 0'];
    expect(fed({ artifacts: ['magicBox'], box: 'meat' }, 'box')).toEqual(isGranted);
    expect(fed({ food: { meat: [1, 0] } }, 'meat')).toEqual(isGranted);
    expect(fed({ artifacts: ['magicBox'], box: 'meat' }, null)).toEqual([
      'wish meat 3',
      'wish blamed 2 at 0',
    ]);
  });

  test('meat: frozen meat was fed although the empty box is eaten after it (R-DA-55)', () => {
    const pet = { id: 'nomnivore', size: 3, cards: ['G.hunger', 'P.play', 'G.hunger', 'P.play'] };
    const shop = {
      ...QUIET,
      plots: [{ manure: 0, pet }],
      artifacts: ['magicBox'],
      box: 'meat',
      reputation: 10,
    };
    const fed = (...meals: Json[]) => {
      const t = at(3, 'showing', [shop as ShopStart, QUIET], {
        stop,
        expansions: { darkAlleys: { length: 'standard' } },
        mods: mod('wish', arg(['meat']) as never),
      });
      for (const meal of meals) t.expectAsk('petz.feed', 0).play(0, meal);
      return twists(idle(t));
    };
    const box = { from: 'artifact', artifact: 'magicBox', card: null };
    expect(fed({ from: 'box' }, box)).toContain('wish praised 3 at 0');
    // Eaten with its meat in it, the box is an artifact.
    expect(fed(box)).toContain('wish blamed 2 at 0');
  });

  test('calm: pets, and none of them suffers more than before', () => {
    const calm = { plots: [uni(['Y.poop', 'Y.poop', 'G.poop', 'P.anger'], 1)] };
    expect(twists(evening('calm', calm))).toEqual([
      'wish calm 3',
      'wish praised 3 at 0',
      'wish blamed 2 at 1',
    ]);
    expect(twists(evening('calm', { plots: [uni(HUNGRY)] }))).toContain('wish blamed 2 at 0');
  });

  test('calm: what the Ding takes off one pet does not make up for another (DA-ADDON-DING-02)', () => {
    const plots = [
      { manure: 0, pet: { id: 'uni', size: 2, cards: ['Y.play', 'G.poop'] } },
      {
        cage: 'c01',
        addon: 'ding',
        pet: { id: 'trollie', size: 2, suffering: 1, cards: ['Y.poop', 'G.poop'] },
      },
    ];
    const t = at(3, 'showing', [{ ...QUIET, plots, gold: 1, reputation: 10 }, QUIET], {
      stop,
      expansions: { darkAlleys: { length: 'standard' } },
      mods: mod('wish', arg(['calm']) as never),
    });
    idle(t, 'petz.ding').play(0, { suffering: 1, mutation: 0 });
    expect(suffering(t).slice(0, 2)).toEqual([1, 0]);
    expect(twists(idle(t))).toContain('wish blamed 2 at 0');
  });

  test('calm: a game that was saved by an earlier version in the middle of showing off goes on, and nobody is judged', () => {
    const plots = [{ manure: 0, pet: { id: 'snakitty', size: 2, cards: ['G.hunger', 'Y.play'] } }];
    const t = at(3, 'showing', [{ ...QUIET, plots, food: { meat: [1] } }, QUIET], {
      stop,
      mods: mod('wish', arg(['calm']) as never),
    });
    t.expectAsk('petz.feed', 0);
    const round = t.s.tasks.find(({ proc }) => proc === 'petz.round')?.vars as { wish: { before: unknown } };
    round.wish.before = t.s.shops.map(() => ({ meat: 1, pets: 1, suffering: 0 }));
    expect(twists(idle(t))).toEqual(['wish calm 3']);
  });

  test('meat: eaten, not only owned', () => {
    const plots = [{ manure: 0, pet: { id: 'snakitty', size: 2, cards: ['G.hunger', 'Y.play'] } }];
    const shop = { plots, food: { meat: [1] } };
    const t = at(
      3,
      'showing',
      [
        { ...QUIET, ...shop, reputation: 10 },
        { ...QUIET, reputation: 10 },
      ],
      { stop, mods: mod('wish', arg(['meat']) as never) },
    );
    t.expectAsk('petz.feed', 0);
    expect(twists(idle(t.fork().play(0, { from: 'meat', chamber: 0 })))).toContain('wish praised 3 at 0');
    expect(twists(idle(t.fork().play(0, null)))).toContain('wish blamed 2 at 0');
  });

  test('sell: a pet is sold in this round', () => {
    const t = at(
      3,
      'business',
      [
        { ...QUIET, plots: [uni(HUNGRY)] },
        { ...QUIET, reputation: 2 },
      ],
      {
        stop,
        decks: { customers: ['dungeonGranny'] },
        mods: mod('wish', arg(['sell']) as never),
      },
    );
    const sold = idle(t.fork().play(0, { plot: 0, customer: 'dungeonGranny', platform: false }));
    expect(twists(sold)).toEqual(['wish sell 3', 'wish praised 3 at 0', 'wish blamed 2 at 1']);
    expect(twists(idle(t.fork().play(0, null)))).not.toContain('wish praised 3 at 0');
  });

  test('the list goes round, and leaves out what no seat could grant', () => {
    const wished = (wishes: string[], round: number) =>
      wishNow(at(round, 'shopping', [], { mods: mod('wish', arg(wishes) as never) }).s);
    expect([1, 2, 3, 4].map((round) => wished(['clean', 'pets', 'calm'], round))).toEqual([
      'clean',
      'pets',
      'calm',
      'clean',
    ]);
    // No customer comes in round 1, no exhibition is held.
    expect(wished(['sell', 'win', 'pets'], 1)).toBe('pets');
    expect(wished(['sell'], 1)).toBeNull();
    expect(wished(['sell'], 3)).toBe('sell');
  });

  test('without a list a die chooses, and all see the wish', () => {
    const found = new Set<string | null>();
    for (let i = 0; i < 30; i++) {
      const t = scenario({ mods: mod('wish', { reward: 1 }), start: { round: 3 } }, `wish ${i}`);
      found.add(wishNow(t.view(null)));
    }
    expect([...found].sort()).toEqual([...WISHES].sort());
  });

  test('a wish about the exhibition is forgotten where the game begins after it', () => {
    const t = idle(at(3, 'business', [QUIET, QUIET], { stop, mods: mod('wish', arg(['meat']) as never) }));
    expect(twists(t)).toEqual(['wish meat 3']);
  });
});
