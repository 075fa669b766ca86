/** Withdrawing groups, and groups that grow: DA-GROUP. */

import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/kernel/state.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import type { Group } from '../../../src/engine/petz/state.ts';
import {
  alleysTable,
  board,
  go,
  going,
  hireBodyguard,
  imps,
  offer,
  own,
  price,
  tomorrow,
  waiting,
  withdrawal,
  withdrawals,
} from '../../kit/alleys-market.ts';
import type { Table } from '../../kit/petz.ts';
import { refused, spacesFor } from '../../kit/town.ts';

const [RED, YELLOW, BLUE] = [0, 1, 2] as const;

/** A table with groups of each seat in turn, everything on the market free. */
function shoppers(...groups: Group[][]): Table {
  const t = price(alleysTable());
  for (const [seat, own] of groups.entries()) waiting(t, seat, ...own);
  return t.sendGroups();
}

/** Keeps every group home and tells whose turn it was: `R2`. */
function rest(t: Table): string[] {
  const turns: string[] = [];
  while (t.s.ask?.kind === 'petz.send') {
    const seat = petzEngine.waiting(t.s)[0] as Seat;
    const home = t.options(seat).find((x) => (x as { space: string }).space === 'home');
    const { imps: n, gold, bodyguard = 0, hat = 0 } = home as unknown as Group;
    turns.push(`${'RYBG'[seat]}${n + gold + bodyguard + hat / 2}`);
    t.play(seat, home ?? null);
  }
  return turns;
}

/** The seat in turn hires the bodyguard with a group, and lets him join another. */
function recruit(t: Table, seat: Seat, group: Group, into: Group): Table {
  return go(t, seat, group, 'market', 'bodyguard')
    .expectAsk('petz.join', seat)
    .play(seat, { ...into });
}

describe('withdrawing', () => {
  const groups = [imps(2), imps(1, { gold: 1 }), imps(1), imps(1)];

  test('DA-GROUP-01 DA-GROUP-05 the player on turn may take back waiting groups of any size; the others may not', () => {
    const t = shoppers(groups, [imps(2), imps(1)]);
    expect(withdrawals(t, RED)).toEqual([imps(2), imps(1, { gold: 1 }), imps(1)]);
    expect(refused(t, YELLOW, withdrawal(imps(1)))).toMatch(/^notYourTurn/);
    // As many as he likes, but the one he deals with.
    t.play(RED, withdrawal(imps(1)))
      .play(RED, withdrawal(imps(2)))
      .play(RED, withdrawal(imps(1)));
    expect(withdrawals(t, RED)).toEqual([]);
    expect(refused(t, RED, withdrawal(imps(1, { gold: 1 })))).toBe('cannotWithdraw DA-GROUP-01');
    expect(t.shop(RED).groups).toEqual([imps(1, { gold: 1 })]);
    go(t, RED, imps(1, { gold: 1 }), 'home')
      .expectAsk('petz.send', YELLOW)
      .expectInventory();
  });

  test('DA-GROUP-02 DA-GROUP-06 R-DA-28 a group comes back whole, imps, gold and bodyguard; it has no further turn', () => {
    const big = imps(2, { gold: 2, bodyguard: 1 });
    const t = waiting(hireBodyguard(alleysTable(), RED), RED, imps(5), big).sendGroups();
    const before = { home: t.shop(RED).home, gold: t.shop(RED).gold };
    for (const part of [
      imps(1),
      imps(2),
      imps(0, { gold: 2 }),
      imps(0, { bodyguard: 1 }),
      imps(2, { gold: 2 }),
    ]) {
      expect(refused(t, RED, withdrawal(part))).toBe('notThisGroup DA-GROUP-02');
    }
    expect(t.shop(RED).groups).toEqual([imps(5), big]);
    t.play(RED, withdrawal(big));
    expect(t.shop(RED)).toMatchObject({ home: before.home + 2, gold: before.gold + 2, groups: [imps(5)] });
    expect(t.eventsOf('petz.withdrew')).toEqual([{ type: 'petz.withdrew', seat: RED, group: big }]);
    expect(rest(t)).toEqual(['R5']);
  });

  test('DA-GROUP-03 R-DA-26 before the action: the same seat goes on and sends or keeps a group', () => {
    const t = shoppers([imps(2), imps(1, { gold: 1 })], [imps(2)]);
    t.shop(RED).gold = 0;
    price(t, 'cage');
    t.play(RED, withdrawal(imps(1, { gold: 1 }))).expectAsk('petz.send', RED);
    // The gold that came back pays.
    go(t, RED, imps(2), 'market', 'cage');
    expect(t.shop(RED).gold).toBe(0);
    expect(t.shop(RED).cart.cages).toHaveLength(1);
    t.expectAsk('petz.send', YELLOW);
  });

  test('DA-GROUP-04 R-DA-10 others may be taken back although the group on turn stays home', () => {
    const t = shoppers([imps(2), imps(1)], [imps(1)]);
    t.play(RED, withdrawal(imps(1)));
    go(t, RED, imps(2), 'home').expectAsk('petz.send', YELLOW);
    expect(t.shop(RED)).toMatchObject({ home: 7, groups: [] });
  });
});

describe('groups that grow', () => {
  test('DA-GROUP-07 DA-GROUP-08 DA-GROUP-09 DA-BODY-03 EX-DA-19 a group that outgrows the size at hand cuts in', () => {
    const t = shoppers([imps(2), imps(2)], [imps(2)]);
    recruit(t, RED, imps(2), imps(2));
    expect(t.eventsOf('petz.joined').at(-1)).toMatchObject({
      who: 'bodyguard',
      group: imps(2, { bodyguard: 1 }),
    });
    expect(t.eventsOf('petz.cutIn')).toEqual([
      { type: 'petz.cutIn', seat: RED, group: imps(2, { bodyguard: 1 }) },
    ]);
    expect(rest(t)).toEqual(['R3', 'Y2']);
  });

  test('DA-GROUP-09 then the player who would have been next goes on, with the size as before', () => {
    const t = shoppers([imps(2), imps(2), imps(1)], [imps(2), imps(2)], [imps(2), imps(1)]);
    go(t, RED, imps(2), 'home');
    recruit(t, YELLOW, imps(2), imps(2));
    expect(rest(t)).toEqual(['Y3', 'B2', 'R2', 'R1', 'B1']);
    expect(t.eventsOf('petz.cutIn')).toHaveLength(1);
  });

  test('DA-GROUP-09 so it is if the group that cut in is sent and none of its size was there before', () => {
    const t = shoppers([imps(3), imps(1)], [imps(3)], [imps(3)]);
    go(t, RED, imps(3), 'home');
    t.shop(YELLOW).groups.push(imps(3));
    t.shop(YELLOW).home -= 3;
    recruit(t, YELLOW, imps(3), imps(3));
    go(t, YELLOW, imps(3, { bodyguard: 1 }), 'cage1', t.s.town.cages.find((x) => x !== null) ?? '');
    expect(rest(t)).toEqual(['B3', 'R1']);
  });

  test('DA-GROUP-10 EX-DA-20 one that grows to the size at hand takes its turn as if it had always had it', () => {
    const t = shoppers([imps(2), imps(1)], [imps(2)], [imps(2)]);
    recruit(t, RED, imps(2), imps(1));
    expect(t.eventsOf('petz.cutIn')).toEqual([]);
    expect(rest(t)).toEqual(['Y2', 'B2', 'R2']);
  });

  test('DA-GROUP-10 so it does if it overtakes another group of its owner', () => {
    const t = shoppers([imps(2, { gold: 2 }), imps(3), imps(1, { gold: 2 })], [imps(4)], [imps(3)]);
    recruit(t, RED, imps(2, { gold: 2 }), imps(1, { gold: 2 }));
    expect(t.shop(RED).groups).toEqual([imps(1, { gold: 2, bodyguard: 1 }), imps(3)]);
    expect(rest(t)).toEqual(['Y4', 'R4', 'R3', 'B3']);
  });

  test('DA-GROUP-11 EX-DA-21 one that stays smaller waits for its new size', () => {
    const t = shoppers([imps(4), imps(2)], [imps(4)], [imps(3), imps(2)]);
    recruit(t, RED, imps(4), imps(2));
    expect(t.eventsOf('petz.cutIn')).toEqual([]);
    expect(rest(t)).toEqual(['Y4', 'R3', 'B3', 'B2']);
  });

  test('DA-GROUP-12 R-DA-94 a group that cut in is a full turn: sent or kept home, others taken back', () => {
    const t = shoppers([imps(2), imps(1), imps(1)], [imps(2)]);
    // The wagon and the slug shop are as open to it as to any group.
    t.s.town.taken.hospital = { seat: RED, imps: 2 };
    t.shop(RED).home -= 2;
    const tile = board(t).shown[0] ?? '';
    go(t, RED, imps(2), 'slugShop', tile).play(RED, { from: 'hospital', who: 'imp' });
    t.expectAsk('petz.join', RED).play(RED, { ...imps(1) });
    // 2 is the size at hand: no cut; Yellow first.
    go(t, YELLOW, imps(2), 'home').expectAsk('petz.send', RED);
    const cut = shoppers([imps(1), imps(1), imps(1, { gold: 0 })], [imps(1)]);
    recruit(cut, RED, imps(1), imps(1));
    const guarded = imps(1, { bodyguard: 1 });
    cut.expectAsk('petz.send', RED);
    expect(withdrawals(cut, RED)).toEqual([imps(1)]);
    expect(spacesFor(cut, RED)).toEqual(
      expect.arrayContaining(['home', 'fortuneTeller', 'slugShop', 'cage1']),
    );
    const visit = cut.fork();
    go(visit, RED, guarded, 'fortuneTeller').play(RED, null);
    expect(visit.eventsOf('petz.drew').at(-1)).toMatchObject({ seat: RED, counts: [1, 1, 1, 1] });
    visit.expectAsk('petz.send', YELLOW);
    cut.play(RED, withdrawal(imps(1)));
    go(cut, RED, guarded, 'home').expectAsk('petz.send', YELLOW);
    expect(rest(cut)).toEqual(['Y1']);
  });

  test('DA-GROUP-13 nothing can form a group of its own: it joins a waiting one, or goes to the Quarters', () => {
    const t = shoppers([imps(3), imps(2), imps(1, { gold: 1 }), imps(2)]);
    go(t, RED, imps(3), 'market', 'bodyguard');
    expect(t.options(RED)).toEqual([null, imps(2), imps(1, { gold: 1 })]);
    expect(t.refusal(RED, { ...imps(1) })).not.toBeNull();
    t.play(RED, null);
    expect(t.shop(RED).groups).toEqual([imps(2), imps(2), imps(1, { gold: 1 })]);
    // With no group left no seat is asked.
    const alone = shoppers([imps(3)], [imps(1)]);
    go(alone, RED, imps(3), 'market', 'bodyguard').expectAsk('petz.send', YELLOW);
    expect(alone.eventsOf('petz.joined')).toEqual([
      { type: 'petz.joined', seat: RED, who: 'bodyguard', group: null },
    ]);
  });

  test('DA-GROUP-14 R-DA-11 several at once: the largest first, equal ones from the starting player', () => {
    const t = alleysTable();
    waiting(t, RED, imps(2), imps(1));
    waiting(t, YELLOW, imps(2), imps(1));
    waiting(t, BLUE, imps(3), imps(1));
    t.s.phase = 'shopping';
    t.goToStep('petz.shopping', 'nextSize', { size: 1, last: RED });
    expect(rest(t)).toEqual(['B3', 'R2', 'Y2', 'Y1', 'B1', 'R1']);
    expect(t.eventsOf('petz.cutIn').map(({ seat }) => seat)).toEqual([BLUE, RED, YELLOW]);
  });

  test('R-DA-27 a group that cut in may make another cut in; then play goes on as before', () => {
    const t = shoppers([imps(1), imps(1), imps(1)], [imps(1)]);
    t.s.town.taken.hospital = { seat: RED, imps: 2 };
    t.shop(RED).home -= 2;
    go(t, RED, imps(1), 'slugShop', board(t).shown[0] ?? '').play(RED, { from: 'hospital', who: 'imp' });
    t.play(RED, { ...imps(1) }).expectAsk('petz.send', RED);
    recruit(t, RED, imps(2), imps(1));
    expect(rest(t)).toEqual(['R2', 'Y1']);
    expect(t.eventsOf('petz.cutIn').map(({ group }) => group)).toEqual([imps(2), imps(1, { bodyguard: 1 })]);
    t.expectInventory();
  });
});

describe('with the slug shop and the hat', () => {
  test('DA-GROUP-08 DA-GROUP-09 EX-DA-24 the imp that returned makes its group big enough for a cage', () => {
    const t = alleysTable();
    t.s.town.taken.vegetables = { seat: RED, imps: 2 };
    t.shop(RED).home -= 2;
    waiting(t, RED, imps(2), imps(2));
    waiting(t, YELLOW, imps(2)).sendGroups();
    go(t, RED, imps(2), 'slugShop', board(t).shown[1] ?? '');
    t.expectAsk('petz.return', RED).play(RED, { from: 'vegetables', who: 'imp' });
    t.expectAsk('petz.join', RED).play(RED, { ...imps(2) });
    t.expectAsk('petz.send', RED);
    const cage = t.s.town.cages.find((x) => x !== null) ?? '';
    go(t, RED, imps(3), 'cage1', cage).expectAsk('petz.send', YELLOW).expectInventory();
  });

  test('R-DA-11 R-DA-33 R-DA-34 a Gift Box that becomes the hat lets another cut in, after the buyer is done', () => {
    const t = price(alleysTable()).artifact(BLUE, 'giftBox');
    offer(t, 'artifact', 'fancyHat');
    waiting(t, RED, imps(2), imps(2));
    waiting(t, YELLOW, imps(2));
    waiting(t, BLUE, imps(2)).sendGroups();
    go(t, RED, imps(2), 'market', 'artifact');
    // The buyer first, then the owner of the box, then the cut-ins, then the next turn.
    t.expectAsk('petz.join', RED).play(RED, { ...imps(2) });
    t.expectAsk('petz.copy', BLUE).play(BLUE, 'fancyHat');
    t.expectAsk('petz.join', BLUE).play(BLUE, { ...imps(2) });
    const again = t.fork();
    expect(rest(t)).toEqual(['R2.5', 'B2.5', 'Y2']);
    expect(own(again, BLUE).gift).toBe('fancyHat');
    // If only the box owner's group has grown, it goes before the one whose turn it would be.
    again.s.shops[RED]?.groups.splice(0);
    again.shop(RED).home += 2;
    again.goToStep('petz.shopping', 'nextSize', { size: 2, last: RED });
    expect(rest(again)).toEqual(['B2.5', 'Y2']);
  });

  test('R-DA-31 R-DA-92 the hat is the whole group’s: it makes 1/2, and comes back with the group', () => {
    const t = alleysTable().artifact(RED, 'fancyHat');
    waiting(t, RED, imps(3), imps(2, { hat: 1 }));
    waiting(t, YELLOW, imps(2)).sendGroups();
    t.play(RED, withdrawal(imps(2, { hat: 1 })));
    go(t, RED, imps(3), 'home').expectAsk('petz.send', YELLOW);
    expect(t.shop(RED)).toMatchObject({ home: 7, groups: [] });
    // It rests: no group of this round gets it, the next round's may.
    go(t, YELLOW, imps(2), 'home').until('petz.group');
    const domain = t.domain(RED);
    expect(domain.type === 'split' && domain.stocks).toMatchObject({ imps: 7, hat: 1 });
  });
});

describe('the four new spaces', () => {
  test('DA-GROUP-15 gold in a group is spent there too, at any cost of the action', () => {
    for (const [space, item] of [
      ['market', 'artifact'],
      ['fortuneTeller', undefined],
      ['industrialZone', undefined],
      ['slugShop', 'shown'],
    ] as const) {
      const t = offer(price(alleysTable()), 'artifact', 'whipOfObedience');
      t.shop(RED).gold = 3;
      waiting(t, RED, imps(1, { gold: 2 })).sendGroups();
      go(t, RED, imps(1, { gold: 2 }), space, item === 'shown' ? (board(t).shown[0] ?? '') : item);
      expect(t.shop(RED).gold, space).toBe(3);
    }
  });

  test('DA-GROUP-16 each of them serves one group a round', () => {
    const t = shoppers([imps(2), imps(1)], [imps(2), imps(1)]);
    go(t, RED, imps(2), 'market', 'pet');
    expect(refused(t, YELLOW, going(imps(2), 'market', 'cage'))).toBe('spaceTaken PB-SHOP-10');
    const space = board(t).shown[0] ?? '';
    go(t, YELLOW, imps(2), 'slugShop', space).play(YELLOW, null).expectAsk('petz.send', RED);
    expect(refused(t, RED, going(imps(1), 'market', 'cage'))).toBe('spaceTaken PB-SHOP-10');
    expect(spacesFor(t, RED)).not.toContain('slugShop');
    t.play(RED, going(imps(1), 'fortuneTeller'))
      .play(RED, null)
      .expectAsk('petz.send', YELLOW);
    expect(refused(t, YELLOW, going(imps(1), 'fortuneTeller'))).toBe('spaceTaken PB-SHOP-10');
    t.play(YELLOW, going(imps(1), 'industrialZone'));
    expect(Object.keys(t.s.town.taken).sort()).toEqual([
      'fortuneTeller',
      'industrialZone',
      'market',
      'slugShop',
    ]);
    tomorrow(t);
    waiting(t, YELLOW, imps(1)).sendGroups();
    for (const four of ['market', 'slugShop', 'fortuneTeller', 'industrialZone'])
      expect(spacesFor(t, YELLOW)).toContain(four);
  });
});
