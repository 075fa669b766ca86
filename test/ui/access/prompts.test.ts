/** The pure parts of the prompters: proposals are legal, moves keep what they should, faces stand for cards. */
import { describe, expect, test } from 'vitest';
import { checkChoice, type Domain } from '../../../src/engine/kernel/domain.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { petz, petzEngine } from '../../../src/engine/petz/index.ts';
import { fullSetup } from '../../../src/engine/petz/setup.ts';
import type { Petz } from '../../../src/engine/petz/state.ts';
import {
  type ArrangeDomain,
  asItIs,
  proposal,
  put,
  toChoice,
} from '../../../src/ui/access/prompts/arrangement.ts';
import { cardsFor, facesFor, facesOf } from '../../../src/ui/access/prompts/assignment.ts';
import { GROUPINGS, grouping } from '../../../src/ui/access/prompts/groupings.ts';

/** Every question of some random games. */
function questions(kind: string, seeds: readonly string[]): { state: Petz; seat: number; domain: Domain }[] {
  const found: { state: Petz; seat: number; domain: Domain }[] = [];
  for (const seed of seeds) {
    const rng = dice(seed);
    let { state } = petzEngine.start(fullSetup(3), seed);
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

  test('is legal whatever was bought', () => {
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

  test('every legal assignment can be told by its faces', () => {
    expect(asked.length).toBeGreaterThan(10);
    for (const { state, seat, domain } of asked) {
      if (domain.type !== 'deal') continue;
      const choice = petzEngine.sample(state, seat, dice('x'));
      const cards = cardsFor(domain, facesOf(choice));
      expect(legal(domain, cards)).toBeNull();
      expect(facesOf(cards)).toEqual(facesOf(choice));
    }
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
