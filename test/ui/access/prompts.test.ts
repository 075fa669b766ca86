/** The pure parts of the prompters: proposals are legal, moves keep what they should, faces stand for cards. */
import { describe, expect, test } from 'vitest';
import { checkChoice, type Domain } from '../../../src/engine/kernel/domain.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { petz, petzEngine } from '../../../src/engine/petz/index.ts';
import { petsOf } from '../../../src/engine/petz/read.ts';
import type { PetzSetup } from '../../../src/engine/petz/schema-setup.ts';
import { alleysSetup, fullSetup } from '../../../src/engine/petz/setup.ts';
import type { Petz } from '../../../src/engine/petz/state.ts';
import {
  type ArrangeDomain,
  asItIs,
  proposal,
  put,
  toChoice,
} from '../../../src/session/advice/arrangement.ts';
import { cardsFor, facesFor, facesOf, obviousFaces } from '../../../src/session/advice/assignment.ts';
import { GROUPINGS, grouping, withCompanions } from '../../../src/session/advice/groupings.ts';
import { numbered } from '../../../src/ui/access/prompts/arrange.tsx';

/** Every question of some random games. */
function questions(
  kind: string,
  seeds: readonly string[],
  setup: PetzSetup = fullSetup(3),
): { state: Petz; seat: number; domain: Domain }[] {
  const found: { state: Petz; seat: number; domain: Domain }[] = [];
  for (const seed of seeds) {
    const rng = dice(seed);
    let { state } = petzEngine.start(setup, seed);
    while (state.outcome === null) {
      const seat = petzEngine.waiting(state)[0] ?? 0;
      const domain = petzEngine.domain(state, seat);
      if (domain !== null && state.ask?.kind === kind) found.push({ state, seat, domain });
      const choice = petzEngine.sample(state, seat, rng);
      const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) throw new Error(applied.refusal.code);
      state = applied.state;
    }
  }
  return found;
}

const legal = (domain: Domain, choice: Parameters<typeof checkChoice>[1]) =>
  checkChoice(domain, choice, petz.forms);

describe('proposed groupings', () => {
  test.each(GROUPINGS)('%s is legal for every burrow', (name) => {
    for (let imps = 0; imps <= 10; imps++) {
      for (let gold = 0; gold <= 12; gold++) {
        const domain: Domain = { type: 'split', stocks: { imps, gold }, parts: 6, need: 'imps' };
        const choice = grouping(name, imps, gold, 6).map((group) => ({ ...group }));
        expect(legal(domain, choice)).toBeNull();
      }
    }
  });
});

describe('the proposed arrangement', () => {
  const asked = questions('petz.arrange', ['a', 'b', 'c', 'd']);

  test('is legal after any purchase', () => {
    expect(asked.length).toBeGreaterThan(20);
    for (const { state, seat, domain } of asked) {
      const view = petzEngine.view(state, seat);
      expect(legal(domain, toChoice(proposal(domain as ArrangeDomain, view, seat)))).toBeNull();
    }
  });

  test('a pet put where another lives changes places with it', () => {
    const now = { pet0: 'uni', pet1: 'drago', pet2: null, pet3: null };
    expect(put(now, 'pet', 1, 'uni')).toEqual({ pet0: 'drago', pet1: 'uni', pet2: null, pet3: null });
    expect(put(now, 'pet', 2, 'uni')).toEqual({ pet0: null, pet1: 'drago', pet2: 'uni', pet3: null });
    expect(put(now, 'pet', 0, null)).toEqual({ ...now, pet0: null });
  });

  test('a new cage put elsewhere leaves its old plot as it was', () => {
    const now = { cage0: 'c05', cage1: null, cage2: null, cage3: null };
    expect(put(now, 'cage', 2, 'c05')).toEqual({ cage0: null, cage1: null, cage2: 'c05', cage3: null });
  });

  test('as it is means every first option', () => {
    for (const { domain } of asked.slice(0, 5)) {
      const fields = Object.entries((domain as ArrangeDomain).fields);
      const now = asItIs(domain as ArrangeDomain);
      for (const [name, field] of fields)
        expect(now[name]).toBe(field.type === 'pick' ? field.options[0] : null);
    }
  });
});

describe('cards by face', () => {
  const asked = questions('petz.assign', ['e', 'f']);

  test('every legal assignment can be given by its faces', () => {
    expect(asked.length).toBeGreaterThan(10);
    for (const { state, seat, domain } of asked) {
      if (domain.type !== 'deal') continue;
      const choice = petzEngine.sample(state, seat, dice('x'));
      const cards = cardsFor(domain, facesOf(choice));
      expect(legal(domain, cards)).toBeNull();
      expect(facesOf(cards)).toEqual(facesOf(choice));
    }
  });

  test('what is obvious is added to what lies, and nothing of that changes', () => {
    let added = 0;
    for (const { state, seat, domain } of asked) {
      if (domain.type !== 'deal') continue;
      const whole = facesOf(petzEngine.sample(state, seat, dice('z')));
      const some = whole.map((face, at) => (at % 2 === 0 ? face : null));
      const filled = obviousFaces(domain, some);
      for (const [at, face] of some.entries()) if (face !== null) expect(filled[at]).toBe(face);
      const cards = cardsFor(domain, filled);
      for (const [at, face] of filled.entries()) expect(cards[at] === null).toBe(face === null);
      added += filled.filter((face, at) => face !== null && some[at] === null).length;
    }
    expect(added).toBeGreaterThan(0);
  });

  test('a face that is left can be chosen, one that is used up cannot', () => {
    for (const { state, seat, domain } of asked) {
      if (domain.type !== 'deal') continue;
      const faces = facesOf(petzEngine.sample(state, seat, dice('y')));
      for (const option of facesFor(domain, faces, 0)) {
        const changed = [option.face, ...faces.slice(1)];
        const refusal = legal(domain, cardsFor(domain, changed));
        if (option.left > 0) expect(refusal).toBeNull();
        else expect(refusal).not.toBeNull();
      }
    }
  });
});

describe('companions of a group', () => {
  const groups = [
    { imps: 0, gold: 0 },
    { imps: 2, gold: 1 },
  ];
  const both = ['bodyguard', 'hat'] as const;

  test('go with the group they were given to', () => {
    expect(withCompanions(groups, both, { bodyguard: 1, hat: 1 })[1]).toEqual({
      imps: 2,
      gold: 1,
      bodyguard: 1,
      hat: 1,
    });
    expect(withCompanions(groups, ['hat'], { hat: null })[1]).toEqual({ imps: 2, gold: 1, hat: 0 });
    expect(withCompanions(groups, [], {})).toEqual(groups);
  });

  test('never walk without an imp (DA-BODY-05)', () => {
    expect(withCompanions(groups, both, { bodyguard: 0 })[0]?.bodyguard).toBe(0);
  });

  test('make a grouping the rules accept', () => {
    const asked = questions('petz.group', ['a', 'b', 'c'], alleysSetup(3, 'extended')).filter(
      ({ domain }) => domain.type === 'split' && Object.keys(domain.stocks).length > 2,
    );
    expect(asked.length).toBeGreaterThan(3);
    for (const { state, seat, domain } of asked) {
      if (domain.type !== 'split') continue;
      const { imps = 0, gold = 0 } = domain.stocks;
      const companions = both.filter((who) => (domain.stocks[who] ?? 0) > 0);
      const made = withCompanions(grouping('singles', imps, gold, domain.parts), companions, {
        bodyguard: 0,
        hat: 0,
      });
      const choice = made.map((group) => ({ ...group }));
      expect(made[0]).toMatchObject(Object.fromEntries(companions.map((who) => [who, 1])));
      expect(petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice }).ok).toBe(true);
    }
  });
});

describe('dressing up', () => {
  test('two accessories of a kind are distinguished', () => {
    expect(numbered(['foodBowl1', 'ribbonBow2', 'foodBowl2'])).toEqual([1, 0, 2]);
  });

  test('everything stays where it is at first, and that is legal', () => {
    const asked = questions('petz.dress', ['a', 'b'], alleysSetup(3, 'extended'));
    expect(asked.length).toBeGreaterThan(3);
    for (const { state, seat, domain } of asked) {
      if (domain.type !== 'form') throw new Error('a form was expected');
      const worn = asItIs(domain);
      expect(legal(domain, worn)).toBeNull();
      for (const { pet } of petsOf(petzEngine.view(state, seat).shops[seat] ?? { plots: [] })) {
        for (const tile of pet.wears ?? []) expect(worn[tile]).toBe(pet.id);
      }
    }
  });
});

describe('arranging with Dark Alleys', () => {
  test('the proposal is legal', () => {
    const asked = questions('petz.arrange', ['a', 'b'], alleysSetup(4, 'standard'));
    expect(asked.length).toBeGreaterThan(10);
    for (const { state, seat, domain } of asked) {
      const view = petzEngine.view(state, seat);
      expect(legal(domain, toChoice(proposal(domain as ArrangeDomain, view, seat)))).toBeNull();
    }
  });
});
