/** The coach: what he says and when, what he holds back, what he tells again, and what he keeps to himself. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CoachMemory, type CoachStep, newMemory } from '../../src/campaign/coach.ts';
import { emptyProgress } from '../../src/campaign/progress.ts';
import type { Level } from '../../src/campaign/schema.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import type { GameId } from '../../src/engine/games.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { needsOf } from '../../src/engine/petz/read.ts';
import { catalogue as en } from '../../src/i18n/en.ts';
import { catalogue as es } from '../../src/i18n/es.ts';
import { catalogue as fr } from '../../src/i18n/fr.ts';
import { conditionsOf } from '../../src/session/advice/coach/conditions.ts';
import * as mind from '../../src/session/advice/coach/memory.ts';
import { watchesOfGame } from '../../src/session/advice/coach/watch/index.ts';
import { Coach } from '../../src/session/advice/coach.ts';
import type { Player } from '../../src/session/game/seats.ts';
import { Session } from '../../src/session/game/session.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { isPlace } from '../../src/ui/access/campaign/points.ts';
import { game, quick, quiet } from '../kit/session.ts';

const shelf = readCampaignFiles(join(import.meta.dirname, '../..'));
const lessons = shelf.levels.map(({ level }) => level).filter(({ coach }) => coach !== undefined);
const levelOf = (id: string): Level => {
  const found = lessons.find((level) => level.id === id);
  if (found === undefined) throw new Error(`no lesson is called '${id}'`);
  return found;
};

/** A lesson at its first question, with its coach; `memory` is what he knew before. */
function begin(id: string, memory: CoachMemory = newMemory(), steps?: readonly CoachStep[]) {
  const level = levelOf(id);
  const { game: which, setup, seed, seats } = levelSetup(level, emptyProgress(), {});
  const players: Player[] = seats.map(({ who }, i) =>
    who === 'person'
      ? { kind: 'person', name: 'Ember' }
      : { kind: 'bot', name: `Bot ${i}`, strength: 'random' },
  );
  const session = Session.start({ game: which, setup: setup as never, seed: seed ?? 'seed', players }, quick);
  return coachOf(session as Session<GameId>, level, memory, steps);
}

function coachOf(
  session: Session<GameId>,
  level: Level | null,
  memory: CoachMemory,
  steps: readonly CoachStep[] = level?.coach ?? [],
) {
  const kept = { memory };
  session.begin();
  const coach = new Coach(session, {
    lesson: level === null ? null : { level: level.id, steps },
    memory: () => kept.memory,
    keep: (next) => {
      kept.memory = next;
    },
  });
  return { session, coach, kept };
}

type Told = ReturnType<typeof begin>;

/** The step that is being said: its name in the keys. */
const step = ({ coach }: Told) => coach.saying?.keys[0]?.split('.')[4] ?? null;

/** Reads on until nothing more has to be pressed. */
function read({ coach }: Told): void {
  for (let i = 0; i < 9 && coach.saying !== null; i++) {
    const { at, keys, waits } = coach.saying;
    if (waits && at === keys.length - 1) return;
    coach.next();
  }
}

/** The cards of an assignment by their needs: `hunger poop`. */
function cards({ session }: Told, needs: string): number[] {
  const domain = session.domain(0);
  const items = domain?.type === 'deal' ? [...domain.items] : [];
  return needs.split(' ').map((need) => {
    const at = items.findIndex(({ value }) => needsOf(Number(value))[0] === need);
    if (at < 0) throw new Error(`nobody holds '${need}'`);
    return Number(items.splice(at, 1)[0]?.value);
  });
}

const asked = ({ session }: Told) => session.ask()?.kind ?? null;
const keep = { pet0: 'wormie', pet1: null, pet2: null, pet3: null };
const answer = ({ session }: Told, choice: Json) => session.answer(0, choice);

/** The first lesson, up to the Need Cards. */
function toCards(memory?: CoachMemory): Told {
  const told = begin('opening.1', memory);
  expect(answer(told, keep)).toBeNull();
  return told;
}

describe('the steps of a lesson', () => {
  test('come in order, each when it is due, and bubble by bubble', () => {
    const told = begin('opening.1');
    expect(asked(told)).toBe('petz.arrange');
    expect([step(told), told.coach.saying?.at]).toEqual(['meet', 0]);
    answer(told, keep);
    expect([asked(told), step(told)]).toEqual(['petz.assign', 'cards']);
    read(told);
    answer(told, cards(told, 'hunger poop'));
    expect([asked(told), step(told)]).toEqual(['petz.feed', 'feed']);
    const longer = begin('opening.8');
    expect([step(longer), longer.coach.saying?.at]).toEqual(['play', 0]);
    longer.coach.next();
    expect([step(longer), longer.coach.saying?.at]).toEqual(['play', 1]);
  });

  test('are said once', () => {
    const told = toCards();
    read(told);
    told.coach.next();
    expect(told.coach.saying).toBeNull();
    told.session.lift(0);
    expect(told.coach.saying).toBeNull();
    expect(told.kept.memory.heard).toContain('opening.1/cards');
  });

  test('the last bubble of a question goes with its answer', () => {
    const told = toCards();
    read(told);
    expect(told.coach.saying?.waits).toBe(true);
    answer(told, cards(told, 'hunger poop'));
    expect(step(told)).toBe('feed');
  });

  test('go on where a lesson was left', () => {
    const told = toCards();
    read(told);
    const file = told.session.toSave() as GameFile<GameId>;
    told.coach.close();
    const again = Session.resume(JSON.parse(JSON.stringify(file)), quick) as unknown as Session<GameId>;
    const later = coachOf(again, levelOf('opening.1'), JSON.parse(JSON.stringify(told.kept.memory)));
    expect(step(later)).toBeNull();
    answer(later, cards(later, 'hunger poop'));
    expect(step(later)).toBe('feed');
  });

  test('are said anew in a new game of the lesson, if the topic is not known', () => {
    const told = toCards();
    expect(step(toCards(told.kept.memory))).toBe('cards');
  });

  test('what waits for something to happen is told when it has', async () => {
    const steps: CoachStep[] = [{ id: 'night', topic: 'needs', when: { event: 'petz.passedToken' } }];
    const told = begin('opening.15', newMemory(), steps);
    for (let i = 0; i < 80 && step(told) !== 'night' && told.session.outcome() === null; i++) {
      const hint = await told.session.hint(0);
      if (hint !== null) answer(told, hint.choice);
      await quiet();
    }
    expect(step(told)).toBe('night');
    expect((told.session.view(0) as { round: number }).round).toBe(2);
  });

  test('others wait while something is to be read', async () => {
    const told = begin('opening.8');
    let isQuiet = false;
    void told.coach.silence().then(() => {
      isQuiet = true;
    });
    await quiet();
    expect(isQuiet).toBe(false);
    told.coach.next();
    await quiet();
    expect(isQuiet).toBe(true);
  });
});

describe('a bad answer', () => {
  test('is held back, and nothing has happened', () => {
    const told = toCards();
    const before = told.session.hash();
    expect(answer(told, cards(told, 'hunger hunger'))).toBeNull();
    expect(told.session.hash()).toBe(before);
    expect(told.coach.saying).toMatchObject({
      kind: 'held',
      keys: ['coach.held.care'],
      args: { pet: 'wormie', need: 'hunger', count: 2 },
    });
    expect(told.kept.memory.topics.needs?.misread).toBe(1);
  });

  test('is held back where a potion would have spared the pet', () => {
    const told = begin('opening.9');
    read(told);
    expect(answer(told, { pet0: 'liffard', pet1: null, pet2: null, pet3: null })).toBeNull();
    expect(asked(told)).toBe('petz.assign');
    answer(told, cards(told, 'hunger disease'));
    expect(told.coach.saying).toMatchObject({ kind: 'held', args: { need: 'hunger', count: 1 } });
  });

  test('is held back where other cages would hold more, or a clean one is free', () => {
    const stay = { pet0: 'birdie', pet1: 'stegobully', pet2: null, pet3: null };
    const addon = { addon0: null, addon1: 'strength1', addon2: null, addon3: null };
    const strong = begin('opening.7');
    read(strong);
    answer(strong, { ...stay, ...addon });
    expect(strong.coach.saying).toMatchObject({ kind: 'held', keys: ['coach.held.cages'] });
    strong.coach.rethink();
    answer(strong, {
      ...addon,
      addon0: 'strength1',
      addon1: null,
      ...stay,
      pet0: 'stegobully',
      pet1: 'birdie',
    });
    expect(asked(strong)).toBe('petz.assign');
    const clean = begin('opening.10');
    read(clean);
    answer(clean, { pet0: 'uni', pet1: null, pet2: null, pet3: null });
    expect(clean.coach.saying).toMatchObject({ kind: 'held', keys: ['coach.held.cages'] });
  });

  test('is held back where nobody plays, though an imp more is at home than the angry one takes', () => {
    const told = begin('opening.8');
    expect(asked(told)).toBe('petz.play');
    read(told);
    answer(told, null);
    expect(told.coach.saying).toMatchObject({ kind: 'held', keys: ['coach.held.play'] });
  });

  test('is held back where other cards would win the show or please the customer', async () => {
    const fair = begin('opening.12');
    read(fair);
    answer(fair, { pet0: 'liffard', pet1: 'wormie', pet2: null, pet3: null });
    await quiet();
    read(fair);
    answer(fair, cards(fair, 'hunger magic poop hunger poop'));
    expect(fair.coach.saying).toMatchObject({ kind: 'held', keys: ['coach.held.suit'] });
    const sale = begin('opening.13');
    read(sale);
    answer(sale, { pet0: null, pet1: 'uni', pet2: null, pet3: null });
    read(sale);
    answer(sale, cards(sale, 'magic hunger magic play'));
    expect(sale.coach.saying).toMatchObject({ kind: 'held', keys: ['coach.held.suit'] });
  });

  test('may be thought over', () => {
    const told = toCards();
    answer(told, cards(told, 'hunger hunger'));
    told.coach.rethink();
    expect(told.coach.saying).toBeNull();
    expect(answer(told, cards(told, 'hunger poop'))).toBeNull();
    expect(asked(told)).toBe('petz.feed');
    expect(told.kept.memory.topics.needs?.right).toBe(1);
  });

  test('may be insisted on', () => {
    const told = toCards();
    answer(told, cards(told, 'hunger hunger'));
    told.coach.insist();
    expect(asked(told)).toBe('petz.feed');
    // It has just been told: he does not say it again at once.
    expect(mind.isOwed(told.kept.memory, 'care')).toBe(false);
  });

  test('an impossible one is refused as ever', () => {
    const told = toCards();
    expect(answer(told, [])).not.toBeNull();
    expect(told.coach.saying?.kind).toBe('step');
  });
});

describe('what was misread and what was done right', () => {
  /** A free game in which the coach only watches, at its first question. */
  async function watched(memory: CoachMemory): Promise<Told> {
    const session = Session.start(game('person bot', 'coach'), quick) as unknown as Session<GameId>;
    const told = coachOf(session, null, memory);
    await quiet();
    return told;
  }

  test('misread: told again, in other words, at the next occasion, and only once', async () => {
    const told = await watched(mind.noteMisread(newMemory(), 'groups', 'noGold'));
    expect(told.coach.saying).toMatchObject({ kind: 'again', keys: ['coach.again.noGold'] });
    told.coach.next();
    expect(told.coach.saying).toBeNull();
    const later = await watched(told.kept.memory);
    expect(later.coach.saying).toBeNull();
  });

  test('right: silent', async () => {
    const memory = mind.doneRight(mind.noteMisread(newMemory(), 'groups', 'noGold'), 'groups', 'noGold');
    expect((await watched(memory)).coach.saying).toBeNull();
  });

  test('in a free game nothing is held back, but it is seen', async () => {
    const told = await watched(newMemory());
    expect(answer(told, [])).toBeNull();
    expect(asked(told)).not.toBe('petz.group');
    expect(told.kept.memory.watches).toMatchObject({ idle: { misread: 1 }, noGold: { misread: 1 } });
  });

  test('a step that was heard, of a topic that is known, is not said again; unless one wishes it', () => {
    const first = toCards();
    read(first);
    answer(first, cards(first, 'hunger poop'));
    const known = first.kept.memory;
    expect(mind.knowledge(known, 'needs')).toBe('known');
    expect(step(toCards(known))).toBeNull();
    expect(step(toCards(mind.wishForTopic(known, 'needs')))).toBe('cards');
  });

  test('a lesson that was played to its end fulfils the wish', () => {
    const told = toCards(mind.wishForTopic(newMemory(), 'needs'));
    read(told);
    answer(told, cards(told, 'hunger poop'));
    const domain = told.session.domain(0);
    answer(told, domain?.type === 'pick' ? (domain.options[0] ?? null) : null);
    expect(told.session.outcome()).not.toBeNull();
    expect(mind.isWanted(told.kept.memory, 'needs')).toBe(false);
    expect(told.coach.saying).toBeNull();
  });

  test('memory only grows, so that two pages’ knowledge can be put together', () => {
    const one = mind.noteMisread(newMemory(), 'needs', 'care');
    const two = mind.doneRight(one, 'needs', 'care');
    expect(two.watches.care?.misread).toBe(1);
    expect(two.watches.care?.settled).toBeGreaterThanOrEqual(one.watches.care?.settled ?? 0);
    expect(two.topics.needs?.misread).toBe(one.topics.needs?.misread);
  });
});

describe('the lessons', () => {
  test('nine bites follow the first pet, and a game of three rounds the bites; the quest has its own', () => {
    const road = shelf.campaign.chapters.find(({ id }) => id === 'opening')?.levels ?? [];
    expect(road).toHaveLength(11);
    expect(lessons.map(({ id }) => id).sort()).toEqual([...road, 'bedtime.0'].sort());
    const [first, second] = road.map(levelOf);
    const last = levelOf(road.at(-1) ?? '');
    expect(first?.id).toBe('opening.1');
    expect(second?.start, 'a whole round comes early').toMatchObject({ phase: 'shopping' });
    expect(last.stop).toEqual({ round: 3, scoring: 'final' });
  });

  test.each(['en', 'fr', 'es'] as const)(
    'no lesson of the shop takes more than twelve sentences in %s',
    (language) => {
      const words = { en, fr, es }[language];
      for (const { id, chapter } of lessons) {
        if (chapter !== 'opening') continue;
        // The title is no sentence, and whoever loses hears the other last line.
        const said = Object.keys(words).filter(
          (key) => key.startsWith(`level.${id}.`) && !/\.title$|\.lost\./.test(key),
        );
        const sentences = said.flatMap((key) => words[key]?.match(/[.!?…]+(?=\s|$)/g) ?? []);
        expect(sentences.length, id).toBeGreaterThan(3);
        expect(sentences.length, id).toBeLessThanOrEqual(12);
      }
    },
  );

  test.each(lessons.map((level) => [level.id, level] as const))(
    '%s points at places there are',
    (_, { coach = [] }) => {
      const names = coach.flatMap(({ point }) => (point === undefined ? [] : [point].flat()));
      expect(names.filter((name) => !isPlace(name))).toEqual([]);
      for (const { point, say = 1 } of coach) if (Array.isArray(point)) expect(point).toHaveLength(say);
    },
  );

  test.each(lessons.map((level) => [level.id, level] as const))('%s asks what its game knows', (_, level) => {
    const known = conditionsOf(level.game);
    const watches = watchesOfGame(level.game).map(({ id }) => id as string);
    for (const { id, when, watch } of level.coach ?? []) {
      for (const condition of [when.if ?? [], when.not ?? []].flat()) expect(known, id).toContain(condition);
      for (const name of [watch ?? []].flat()) expect(watches, id).toContain(name);
      expect((when.ask ?? when.event ?? '').split('.')[0], id).toBe(level.game);
    }
  });

  test('every watch has its words, and points somewhere', () => {
    const all = [...watchesOfGame('petz'), ...watchesOfGame('quest')];
    for (const { id, point } of all) {
      expect(en, id).toHaveProperty([`coach.held.${id}`]);
      expect(en, id).toHaveProperty([`coach.again.${id}`]);
      expect(isPlace(point), `${id}: ${point}`).toBe(true);
    }
  });

  test('a newcomer reads no more than sixty words before the first decision', () => {
    const keys = Object.keys(en).filter((key) =>
      /^level\.opening\.1\.(title|brief|before\.|coach\.(meet|cards)\.)/.test(key),
    );
    const words = keys.flatMap((key) => (en[key] ?? '').split(/\s+/));
    expect(keys).toHaveLength(5);
    expect(words.length).toBeLessThanOrEqual(60);
  });

  test('every bubble is short', () => {
    const long = Object.entries(en).filter(
      ([key, text]) => /\.coach\./.test(key) && text.split(/\s+/).length > 26,
    );
    expect(long).toEqual([]);
  });
});
