/** The Fancy Hat: DA-ARTIFACT-FANCYHAT. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { hatHome } from '../../../src/engine/petz/alleys/query.ts';
import { businessScore } from '../../../src/engine/petz/score.ts';
import { alleys, go, has, hireFromMarket, linger, showTiles, stand, waiting } from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { expectRefused } from '../../kit/petz-plays.ts';

const imp = (from: string): Json => ({ from, who: 'imp' });
const withHat = (from: string): Json => ({ from, who: 'impWithHat' });

/** Seat 0 owns the hat; the slug shop shows known tiles. */
function hatted(): Table {
  return showTiles(alleys().artifact(0, 'fancyHat'), 'foodBowl1', 'ribbonBow1', 'spikedCollar1');
}

/** A table at a platform sale of seat 0: one pet that Dungeon Master likes. */
function selling(t: Table): Table {
  t.round(4).customers(['dungeonMaster']).exhibition('magicShow');
  t.house(0, 0, 'babyGolem', { size: 4, cards: ['R anger', 'Y play', 'R anger', 'R anger'] });
  t.pet(0, 0).needs = [0, 0, 1, 3, 0, 0, 0];
  t.plot(3, 0).manure = 1;
  return t.goTo('business').expectAsk('petz.sell', 0);
}
const fromPlatform = { plot: 0, customer: 'dungeonMaster', platform: true };

describe('putting it on', () => {
  test('DA-ARTIFACT-FANCYHAT-01 R-DA-30 in every round its owner may give it to one group, in secret till all are shown', () => {
    const t = hatted();
    const domain = t.domain(0);
    expect(domain).toMatchObject({ type: 'split', stocks: { hat: 1 }, need: 'imps' });
    t.play(0, [
      { imps: 1, gold: 0, hat: 1 },
      { imps: 2, gold: 0, hat: 0 },
    ] as unknown as Json);
    expect(JSON.stringify(t.view(1))).not.toContain('"hat":1');
    for (const seat of [1, 2, 3]) t.play(seat, []);
    expect(t.eventsOf('petz.grouped').at(-1)?.groups[0]).toEqual([
      { imps: 2, gold: 0 },
      { imps: 1, gold: 0, hat: 1 },
    ]);
    t.until('petz.group');
    expect(t.s.round).toBe(2);
    expect(t.domain(0)).toMatchObject({ stocks: { hat: 1 } });
  });

  test('DA-ARTIFACT-FANCYHAT-02 R-DA-30 the group needs an ordinary imp; neither gold nor the bodyguard can wear it', () => {
    const t = hireFromMarket(hatted(), 0);
    t.shop(0).gold = 2;
    expect(t.refusal(0, [{ imps: 0, gold: 2, bodyguard: 0, hat: 1 }] as unknown as Json)).not.toBeNull();
    expectRefused(
      t,
      0,
      [{ imps: 0, gold: 0, bodyguard: 1, hat: 1 }] as unknown as Json,
      'bodyguardAlone',
      'DA-BODY-05',
    );
    expect(t.refusal(0, [{ imps: 1, gold: 0, bodyguard: 1, hat: 1 }] as unknown as Json)).toBeNull();
    expect(t.refusal(0, [{ imps: 1, gold: 0, bodyguard: 0, hat: 2 }] as unknown as Json)).not.toBeNull();
  });

  test('DA-ARTIFACT-FANCYHAT-02 DA-ARTIFACT-FANCYHAT-04 EX-DA-40 4, then 3 imps with the hat, then 2 imps + 1 gold', () => {
    const t = alleys().artifact(0, 'fancyHat');
    waiting(t, 0, { imps: 3, hat: 1 });
    waiting(t, 1, { imps: 2, gold: 1 });
    waiting(t, 2, { imps: 4 }).sendGroups();
    go(t, 2, { imps: 4 }, 'home').expectAsk('petz.send', 0);
    go(t, 0, { imps: 3, hat: 1 }, 'home').expectAsk('petz.send', 1);
  });

  test('DA-ARTIFACT-FANCYHAT-03 EX-DA-41 gained at size 3: on the other 3 it goes next, on the 1 it waits', () => {
    const t = alleys().offerArtifacts(['fancyHat', 'crystalBall']);
    waiting(t, 1, { imps: 3 });
    waiting(t, 0, { imps: 3 }, { imps: 3 }, { imps: 1 }).sendGroups();
    go(t, 0, { imps: 3 }, 'artifacts').expectAsk('petz.join', 0);
    expect(t.options(0)).toEqual([null, { imps: 3, gold: 0 }, { imps: 1, gold: 0 }]);
    const small = t.fork().play(0, { imps: 1, gold: 0 });
    small.expectAsk('petz.send', 1);
    expect(small.shop(0).groups[1]).toEqual({ imps: 1, gold: 0, hat: 1 });
    t.play(0, { imps: 3, gold: 0 }).expectAsk('petz.send', 0);
    expect(t.eventsOf('petz.cutIn')).toEqual([
      { type: 'petz.cutIn', seat: 0, group: { imps: 3, gold: 0, hat: 1 } },
    ]);
    go(t, 0, { imps: 3, hat: 1 }, 'home').expectAsk('petz.send', 1);
    t.expectInventory();
  });

  test('DA-ARTIFACT-FANCYHAT-03 it may be kept; without a waiting group it is kept for the next round', () => {
    const t = alleys().offerArtifacts(['fancyHat']);
    linger(waiting(t, 0, { imps: 2 }, { imps: 1 })).sendGroups();
    go(t, 0, { imps: 2 }, 'artifacts').play(0, null).expectAsk('petz.send', 0);
    expect(hatHome(t.s, 0)).toBe(true);
    expect(t.shop(0).groups).toEqual([{ imps: 1, gold: 0 }]);
    const alone = alleys().offerArtifacts(['fancyHat']);
    linger(waiting(alone, 0, { imps: 1 })).sendGroups();
    go(alone, 0, { imps: 1 }, 'artifacts').expectAsk('petz.send', 3);
    expect(alone.eventsOf('petz.joined')).toEqual([
      { type: 'petz.joined', seat: 0, who: 'hat', group: null },
    ]);
    go(alone, 3, { imps: 1 }, 'home');
    expect(alone.s.round).toBe(2);
    expect(alone.domain(0)).toMatchObject({ stocks: { hat: 1 } });
  });

  test('R-DA-32 EX-DA-42 two groups of 2 1/2, hat and copied hat: clockwise from the starting player', () => {
    const t = alleys().artifact(0, 'fancyHat').artifact(1, 'giftBox').starter(1);
    has(t, 1).gift = 'fancyHat';
    waiting(t, 0, { imps: 2, hat: 1 });
    waiting(t, 1, { imps: 2, hat: 1 }).sendGroups();
    t.expectInventory().expectAsk('petz.send', 1);
    go(t, 1, { imps: 2, hat: 1 }, 'home').expectAsk('petz.send', 0);
  });

  test('R-DA-92 a group with the hat is kept home or withdrawn: the hat rests till the next shopping', () => {
    const stayed = waiting(hatted(), 0, { imps: 2, hat: 1 }, { imps: 1 }).sendGroups();
    go(stayed, 0, { imps: 2, hat: 1 }, 'home').expectAsk('petz.send', 0);
    expect(hatHome(stayed.s, 0)).toBe(true);
    expect(stayed.shop(0).groups).toEqual([{ imps: 1, gold: 0 }]);
    const back = waiting(hatted(), 0, { imps: 3 }, { imps: 2, hat: 1 }, { imps: 1 }).sendGroups();
    go(back, 0, { imps: 2, hat: 1 }, 'withdraw').expectAsk('petz.send', 0);
    expect(hatHome(back.s, 0)).toBe(true);
    expect(back.shop(0).groups).toEqual([
      { imps: 3, gold: 0 },
      { imps: 1, gold: 0 },
    ]);
  });
});

describe('on the way home', () => {
  test('DA-ARTIFACT-FANCYHAT-05 R-DA-31 an imp that returns through the slug shop may wear it, or leave it to the other', () => {
    const t = stand(hatted(), 0, 'meat', { imps: 2, hat: 1 });
    linger(waiting(t, 0, { imps: 1 })).sendGroups();
    go(t, 0, { imps: 1 }, 'slugShop', 'foodBowl1').expectAsk('petz.return', 0);
    expect(t.options(0)).toEqual([imp('meat'), withHat('meat'), null]);
    const left = t.fork().play(0, imp('meat'));
    expect(left.s.town.taken.meat).toEqual({ seat: 0, imps: 1, hat: 1 });
    t.play(0, withHat('meat'));
    expect(t.s.town.taken.meat).toEqual({ seat: 0, imps: 1 });
    expect(hatHome(t.s, 0)).toBe(true);
    t.expectInventory();
  });

  test('DA-ARTIFACT-FANCYHAT-05 the bodyguard never wears it home', () => {
    const t = stand(hireFromMarket(hatted(), 0), 0, 'meat', { imps: 1, bodyguard: 1, hat: 1 });
    linger(waiting(t, 0, { imps: 1 })).sendGroups();
    go(t, 0, { imps: 1 }, 'slugShop', 'foodBowl1');
    expect(t.options(0)).toEqual([{ from: 'meat', who: 'bodyguard' }, null]);
    t.play(0, { from: 'meat', who: 'bodyguard' });
    expect(t.s.town.taken.meat).toEqual({ seat: 0, imps: 1, hat: 1 });
  });

  test('R-DA-29 imp and hat add 1 1/2 to a waiting group; in the Quarters the hat rests', () => {
    const t = stand(hatted(), 0, 'meat', { imps: 2, hat: 1 });
    waiting(t, 1, { imps: 2 });
    waiting(t, 0, { imps: 2 }, { imps: 1 }).sendGroups();
    go(t, 0, { imps: 2 }, 'slugShop', 'foodBowl1').play(0, withHat('meat')).expectAsk('petz.join', 0);
    const rests = t.fork().play(0, null);
    expect(rests.shop(0).groups).toEqual([{ imps: 1, gold: 0 }]);
    expect(hatHome(rests.s, 0)).toBe(true);
    rests.expectAsk('petz.send', 1);
    // 1 + 1 1/2 = 2 1/2 is more than 2: it cuts in.
    t.play(0, { imps: 1, gold: 0 }).expectAsk('petz.send', 0);
    expect(t.options(0)).toContainEqual({ imps: 2, gold: 0, hat: 1, space: 'home' });
    t.expectInventory();
  });

  test('DA-ARTIFACT-FANCYHAT-07 from every other space it returns with its imp at the end of the round', () => {
    const t = stand(hatted(), 0, 'meat', { imps: 2, hat: 1 }).goTo('aging');
    expect(hatHome(t.s, 0)).toBe(true);
    expect(has(t, 0).hatOnPlatform).toBe(false);
    expect(t.expectAsk('petz.group').domain(0)).toMatchObject({ stocks: { hat: 1 } });
  });

  test('DA-ARTIFACT-FANCYHAT-06 sent to the platform it stays there', () => {
    const t = stand(hatted(), 0, 'platform', { imps: 2, hat: 1 }).goTo('aging');
    expect(has(t, 0).hatOnPlatform).toBe(true);
    expect(t.shop(0).platform).toBe(2);
    expect(hatHome(t.s, 0)).toBe(false);
    expect(t.expectAsk('petz.group').domain(0)).not.toMatchObject({ stocks: { hat: 1 } });
    t.expectInventory();
  });

  test('DA-ARTIFACT-FANCYHAT-06 EX-DA-43 of a pair there since round 3 one sells in round 4: with the hat, or without', () => {
    const pair = () => {
      const t = hatted().imps(0, { platform: 2 });
      has(t, 0).hatOnPlatform = true;
      return selling(t).play(0, fromPlatform).expectAsk('petz.hat', 0);
    };
    const home = pair();
    expect(home.options(0)).toEqual([true, false]);
    home.play(0, true);
    expect(home.eventsOf('petz.hatCameHome')).toEqual([{ type: 'petz.hatCameHome', seat: 0 }]);
    home.until('petz.group');
    expect(hatHome(home.s, 0)).toBe(true);
    const away = pair().play(0, false);
    away.until('petz.group');
    expect(has(away, 0).hatOnPlatform).toBe(true);
    expect(away.shop(0).platform).toBe(1);
  });

  test('DA-ARTIFACT-FANCYHAT-05 the last imp of the platform wears it home unasked', () => {
    const t = hatted().imps(0, { platform: 1 });
    has(t, 0).hatOnPlatform = true;
    selling(t).play(0, fromPlatform);
    expect(t.s.ask?.kind).toBe('petz.jobs');
    expect(has(t, 0).hatOnPlatform).toBe(false);
    expect(hatHome(t.s, 0)).toBe(true);
    t.expectInventory();
  });

  test('R-DA-95 so may an imp that sells from the action space in the round it was sent', () => {
    const t = selling(stand(hatted(), 0, 'platform', { imps: 2, hat: 1 }));
    t.play(0, fromPlatform).expectAsk('petz.hat', 0);
    const stays = t.fork().play(0, false);
    expect(stays.s.town.taken.platform).toEqual({ seat: 0, imps: 1, hat: 1 });
    stays.until('petz.group');
    expect(has(stays, 0).hatOnPlatform).toBe(true);
    t.play(0, true);
    expect(t.s.town.taken.platform).toEqual({ seat: 0, imps: 1 });
    expect(hatHome(t.s, 0)).toBe(true);
  });

  test('a sale on the black market or without a hat there asks nothing', () => {
    const t = hatted().imps(0, { platform: 2 });
    selling(t).play(0, fromPlatform);
    expect(t.s.ask?.kind).toBe('petz.jobs');
    const black = hatted().imps(0, { platform: 2 });
    has(black, 0).hatOnPlatform = true;
    selling(black).play(0, { ...fromPlatform, platform: false });
    expect(black.s.ask?.kind).toBe('petz.jobs');
  });

  test('R-DA-37 away from home it scores nothing, at home it is a tile like the others', () => {
    const t = hatted().imps(0, { waiting: [0, 0, 0, 0], platform: 1 });
    const atHome = businessScore(t.s, 0);
    has(t, 0).hatOnPlatform = true;
    expect(businessScore(t.s, 0)).toBe(atHome - 1);
    // So for a box that has become one.
    const box = alleys().artifact(1, 'giftBox');
    has(box, 1).gift = 'fancyHat';
    const before = businessScore(box.s, 1);
    has(box, 1).hatOnPlatform = true;
    expect(businessScore(box.s, 1)).toBe(before - 1);
  });
});
