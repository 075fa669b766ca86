/** Lollipop Factory, Pet Food Cannery, and processed food outside the showing off: DA-PROCESSED. */

import { describe, expect, test } from 'vitest';
import { businessScore } from '../../../src/engine/petz/score.ts';
import { alleys, has, openRow, toWork, visitAlone } from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { shopping } from '../../kit/petz-plays.ts';

/** A table with one open facility; seat 0 may use it in phase 5 too, and has 1 gold. */
function at(facility: string): Table {
  const t = openRow(alleys(), facility);
  has(t, 0).permission = 0;
  t.shop(0).gold = 1;
  return t;
}

describe('Lollipop Factory and Pet Food Cannery', () => {
  test('DA-FACILITY-LOLLIPOP-01 DA-PROCESSED-01 a vegetable becomes a lollipop in the Artifact Storage', () => {
    const t = at('lollipopFactory').food(0, { vegetable: 2, meat: 1 });
    visitAlone(t, 0, 'industrialZone').play(0, { facility: 'lollipopFactory', chamber: 0 });
    expect(t.shop(0).food).toMatchObject({ vegetable: [1, 0, 0], meat: [1, 0] });
    expect(has(t, 0).processed).toEqual({ lollipop: 1, can: 0 });
    // The marker is the bank's gold, not the owner's.
    expect(t.shop(0).gold).toBe(1);
    expect(t.eventsOf('petz.processed')).toEqual([{ type: 'petz.processed', seat: 0, made: 'lollipop' }]);
  });

  test('DA-FACILITY-CANNERY-01 DA-PROCESSED-01 meat becomes a can', () => {
    const t = at('cannery').food(0, { vegetable: 2, meat: [0, 1] });
    toWork(t).play(0, { facility: 'cannery', chamber: 1 });
    expect(t.eventsOf('petz.processed')).toEqual([{ type: 'petz.processed', seat: 0, made: 'can' }]);
    expect(has(t, 0).processed).toEqual({ lollipop: 0, can: 1 });
    expect(t.eventsOf('petz.usedFacility')).toMatchObject([{ imps: 0, gold: 0 }]);
  });

  test('DA-PROCESSED-07 processed food never ages', () => {
    const t = at('cannery');
    has(t, 0).processed = { lollipop: 2, can: 3 };
    for (let round = 1; round < 4; round++) t.until('petz.group', () => undefined).nextRound();
    expect(has(t, 0).processed).toEqual({ lollipop: 2, can: 3 });
    const aged = alleys().food(0, { vegetable: [0, 0, 1] });
    has(aged, 0).processed = { lollipop: 2, can: 3 };
    aged.goTo('aging');
    expect(aged.eventsOf('petz.spoiled')).toMatchObject([{ seat: 0, vegetable: 1, meat: 0 }]);
    expect(has(aged, 0).processed).toEqual({ lollipop: 2, can: 3 });
  });

  test('DA-PROCESSED-08 there is room for any number, and it is no artifact tile', () => {
    const t = alleys()
      .artifact(0, 'impArmor')
      .imps(0, { waiting: [0, 0, 0, 0] });
    has(t, 0).processed = { lollipop: 20, can: 20 };
    expect(t.shop(0).artifacts).toEqual(['impArmor']);
    // One artifact and forty processed foods worth 2 each; were they artifacts too, it would be 121.
    expect(businessScore(t.s, 0)).toBe(81);
    shopping(t.offerArtifacts(['crystalBall']), 0, [[1, 0], 'artifacts']);
    expect(t.shop(0).artifacts).toEqual(['impArmor', 'crystalBall']);
    expect(has(t, 0).processed).toEqual({ lollipop: 20, can: 20 });
  });

  test('DA-PROCESSED-03 it is not offered to the Magic Box', () => {
    const t = alleys()
      .artifact(0, 'magicBox')
      .food(0, { meat: [1] });
    has(t, 0).processed = { lollipop: 1, can: 1 };
    t.goTo('aging').expectAsk('petz.box', 0);
    expect(t.options(0)).toEqual([null, { from: 'meat', chamber: 0 }]);
  });
});
