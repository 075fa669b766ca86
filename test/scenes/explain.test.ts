/** What things say of themselves: something for every thing of the game, in every language, with a rule that exists. */
import { beforeAll, describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import { artifactCard } from '../../src/engine/petz/data/cards.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { canTurn, NEED_CARDS, NEEDS, nextUp, POTION, spaceIds } from '../../src/engine/petz/read.ts';
import { basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { type Group, PHASES } from '../../src/engine/petz/state.ts';
import type { PetzView } from '../../src/engine/petz/view.ts';
import { THINGS } from '../../src/engine/petz/words.ts';
import { TOKENS } from '../../src/i18n/keys.ts';
import { LANGUAGES, Words } from '../../src/i18n/words.ts';
import * as explain from '../../src/scenes/table/explain/index.ts';
import { Speech } from '../../src/text/speech.ts';
import { entryAt } from '../../src/ui/access/rules/find.ts';
import { table } from '../kit/petz.ts';

const names = ['Ember', 'Otso', 'Pip', 'Mirelle'];
const players = names.map((name) => ({ name, kind: 'person' }) as never);

/** A key that was not found is shown as itself. */
const isKey = (words: string) => /\b(ui|petz|why|option|event)\.[\w.]+/.test(words);

function check(explained: explain.Explanation, name: string): void {
  expect(explained.title, name).not.toBe('');
  expect(explained.lines.length + (explained.why === undefined ? 0 : 1), name).toBeGreaterThan(0);
  for (const words of [explained.title, explained.why ?? '', ...explained.lines]) {
    expect(isKey(words), `${name}: ${words}`).toBe(false);
    expect(words, name).not.toMatch(/\{\{|undefined|NaN|\[object/);
  }
  if (explained.rule !== undefined)
    expect(entryAt(explained.rule), `${name}: ${explained.rule}`).not.toBeNull();
}

describe.each(LANGUAGES)('in %s', (language) => {
  let link: { speech: Speech };
  beforeAll(async () => {
    link = { speech: new Speech(await Words.speak(language), players) };
  });

  const view = petzEngine.view(petzEngine.start(fullSetup(4), 'explain').state, 0);

  test('every thing there is', () => {
    for (const id of THINGS.pet) check(explain.explainPetKind(link, id), id);
    for (const id of THINGS.cage) check(explain.explainItem(link, 'cage', id), id);
    for (const id of THINGS.addon) check(explain.explainItem(link, 'addon', id), id);
    for (const id of THINGS.artifact) {
      const explained = explain.explainArtifact(link, id);
      check(explained, id);
      const { book, box } = artifactCard(id);
      const entry = entryAt(explained.rule ?? '')?.id;
      if (book !== undefined) expect(entry).toMatch(/^artifacts\.books$|^alleys\./);
      else if (box !== 'guest') expect(entry, id).toMatch(/^artifacts\.(?!books)|^alleys\./);
    }
    for (const id of THINGS.customer) check(explain.explainCustomer(link, id, { view, round: 3 }), id);
    for (const id of THINGS.exhibition) check(explain.explainExhibition(link, view, id, 2), id);
  });

  test('every card, need and token', () => {
    for (const card of [...NEED_CARDS.keys(), POTION])
      check(explain.explainCard(link, view, card), String(card));
    for (const need of NEEDS) check(explain.explainNeed(link, need), need);
    for (const token of TOKENS) {
      check(explain.explainToken(link, token), token);
      check(explain.explainToken(link, token, 2), token);
    }
  });

  function checkTable(now: PetzView): void {
    check(explain.explainRound(link, now), 'round');
    for (const phase of PHASES) check(explain.explainPhase(link, phase, ['aging']), phase);
    for (const [owner, shop] of now.shops.entries()) {
      check(explain.explainShop(link, now, owner), `shop ${owner}`);
      for (const food of ['vegetable', 'meat'] as const) check(explain.explainFood(link, shop, food), food);
      for (const plot of shop.plots) {
        if (plot.cage !== null) check(explain.explainCage(link, plot), plot.cage);
        if (plot.pet !== null) check(explain.explainPet(link, plot.pet), plot.pet.id);
      }
    }
  }

  function checkTown(now: PetzView, group: Group | null): void {
    for (const id of [...spaceIds(now), 'home']) check(explain.explainSpace(link, now, id, group), id);
    check(explain.explainNext(link, nextUp(now)), 'next');
  }

  test('every space, through a whole game; every shop and what is in it', () => {
    const rng = dice('explain');
    let { state } = petzEngine.start(basicSetup(4), 'explain');
    let seen = 0;
    for (let step = 0; state.outcome === null; step++) {
      const seat = petzEngine.waiting(state)[0] ?? 0;
      const now = petzEngine.view(state, seat);
      if (step % 20 === 0) checkTable(now);
      if (state.ask?.kind === 'petz.send') {
        seen++;
        if (seen % 3 === 0) checkTown(now, now.shops[seat]?.groups[0] ?? null);
      }
      const choice = petzEngine.sample(state, seat, rng);
      const done = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!done.ok) throw new Error(done.refusal.code);
      ({ state } = done);
    }
    expect(seen).toBeGreaterThan(20);
    check(explain.explainServed(link, petzEngine.view(state, 0)), 'served');
    check(explain.explainHelp(link), 'help');
  });
});

describe('in English', () => {
  let link: { speech: Speech };
  beforeAll(async () => {
    link = { speech: new Speech(await Words.speak('en'), players) };
  });

  test('before any customer could come none is said to have gone unserved', () => {
    const { state } = petzEngine.start(basicSetup(2), 'explain');
    expect(explain.explainServed(link, petzEngine.view(state, 0)).lines).toEqual(['No customers today.']);
    const late = petzEngine.view({ ...state, round: 3 }, 0);
    expect(explain.explainServed(link, late).lines).toEqual(['No customer was served.']);
  });

  test('a space says why this group may not go there, and which rule forbids it (PB-CAGE-01)', () => {
    const t = table({ seats: 4, seed: 'why' });
    const view = petzEngine.view(t.s, 0);
    const lone = explain.explainSpace(link, view, 'cage1', { imps: 1, gold: 3 });
    expect(lone.why).toBe('The group needs at least 2 imps for this.');
    expect(lone.rule).toMatch(/^PB-CAGE/);
    expect(explain.explainSpace(link, view, 'cage1', { imps: 2, gold: 0 }).why).toBeUndefined();
    expect(explain.explainSpace(link, view, 'home', { imps: 2, gold: 0 }).why).toBeUndefined();
  });

  test('a pet shows what is printed on its tile, with the bars it has, and says its tokens', () => {
    const pet = { id: 'snakitty', size: 3, suffering: 2, mutation: 0, cards: null, needs: null };
    const { lines, tile } = explain.explainPet(link, pet);
    expect(lines).toContain('Carries 2 suffering tokens.');
    expect(tile?.bars.map(({ colour, isOpen }) => (isOpen ? colour : colour.toLowerCase())).join('')).toBe(
      'GYRyrgy',
    );
    expect(tile?.eats).toEqual(['meat']);
    expect(tile?.prices).toEqual([4, 5, 6, 7].map((size) => ({ size, gold: size - 1 })));
    expect(explain.explainItem(link, 'pet', 'ghosty').tile?.eats).toEqual(['vegetable', 'meat']);
  });

  test('a card that may be turned says what it gives then, only if the variant is on', () => {
    const card = NEED_CARDS.findIndex((_, i) => canTurn(i));
    const plain = petzEngine.view(petzEngine.start(basicSetup(2), 'x').state, 0);
    const full = petzEngine.view(petzEngine.start(fullSetup(2), 'x').state, 0);
    const more = explain.explainCard(link, full, card).lines.length;
    expect(more).toBe(explain.explainCard(link, plain, card).lines.length + 1);
  });
});
