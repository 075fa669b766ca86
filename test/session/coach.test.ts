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

const files = readCampaignFiles(join(import.meta.dirname, '../..'));
const lessons = files.levels.map(({ level }) => level).filter(({ coach }) => coach !== undefined);
const levelOf = (id: string): Level => {
  const found = lessons.find((level) => level.id === id);
  if (found === undefined) throw new Error(`no lesson is called '${id}'`);
  return found;
};

/** A lesson at its first question, with its coach; `memory` is what he has noted before. */
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
  const saved = { memory };
  session.begin();
  const coach = new Coach(session, {
    lesson: level === null ? null : { level: level.id, steps },
    memory: () => saved.memory,
    save: (next) => {
      saved.memory = next;
    },
  });
  return { session, coach, saved };
}

type Lesson = ReturnType<typeof begin>;

/** The step that is being said: its name in the keys. */
const step = ({ coach }: Lesson) => coach.saying?.keys[0]?.split('.')[4] ?? null;

/** Reads on until nothing more has to be pressed. */
function read({ coach }: Lesson): void {
  for (let i = 0; i < 9 && coach.saying !== null; i++) {
    const { at, keys, waits } = coach.saying;
    if (waits && at === keys.length - 1) return;
    coach.next();
  }
}

/** The cards of an assignment by their needs: `hunger poop`. */
function cards({ session }: Lesson, needs: string): number[] {
  const domain = session.domain(0);
  const items = domain?.type === 'deal' ? [...domain.items] : [];
  return needs.split(' ').map((need) => {
    const at = items.findIndex(({ value }) => needsOf(Number(value))[0] === need);
    if (at < 0) throw new Error(`no card has '${need}'`);
    return Number(items.splice(at, 1)[0]?.value);
  });
}

const asked = ({ session }: Lesson) => session.ask()?.kind ?? null;
const keep = { pet0: 'wormie', pet1: null, pet2: null, pet3: null };
const answer = ({ session }: Lesson, choice: Json) => session.answer(0, choice);

/** The first lesson, up to the Need Cards. */
function toCards(memory?: CoachMemory): Lesson {
  const lesson = begin('opening.1', memory);
  expect(answer(lesson, keep)).toBeNull();
  return lesson;
}

describe('the steps of a lesson', () => {
  test('come in order, each when it is due, and bubble by bubble', () => {
    const lesson = begin('opening.1');
    expect(asked(lesson)).toBe('petz.arrange');
    expect([step(lesson), lesson.coach.saying?.at]).toEqual(['meet', 0]);
    answer(lesson, keep);
    expect([asked(lesson), step(lesson)]).toEqual(['petz.assign', 'cards']);
    read(lesson);
    answer(lesson, cards(lesson, 'hunger poop'));
    expect([asked(lesson), step(lesson)]).toEqual(['petz.feed', 'feed']);
    const longer = begin('opening.8');
    expect([step(longer), longer.coach.saying?.at]).toEqual(['play', 0]);
    longer.coach.next();
    expect([step(longer), longer.coach.saying?.at]).toEqual(['play', 1]);
  });

  test('are said once', () => {
    const lesson = toCards();
    read(lesson);
    lesson.coach.next();
    expect(lesson.coach.saying).toBeNull();
    lesson.session.lift(0);
    expect(lesson.coach.saying).toBeNull();
    expect(lesson.saved.memory.heard).toContain('opening.1/cards');
  });

  test('the last bubble of a question goes with its answer', () => {
    const lesson = toCards();
    read(lesson);
    expect(lesson.coach.saying?.waits).toBe(true);
    answer(lesson, cards(lesson, 'hunger poop'));
    expect(step(lesson)).toBe('feed');
  });

  test('go on where a lesson was left', () => {
    const lesson = toCards();
    read(lesson);
    const file = lesson.session.toSave() as GameFile<GameId>;
    lesson.coach.close();
    const again = Session.resume(JSON.parse(JSON.stringify(file)), quick) as unknown as Session<GameId>;
    const later = coachOf(again, levelOf('opening.1'), JSON.parse(JSON.stringify(lesson.saved.memory)));
    expect(step(later)).toBeNull();
    answer(later, cards(later, 'hunger poop'));
    expect(step(later)).toBe('feed');
  });

  test('are said anew in a new game of the lesson, if the topic is not known', () => {
    const lesson = toCards();
    expect(step(toCards(lesson.saved.memory))).toBe('cards');
  });

  test('what waits for something to happen is said when it has', async () => {
    const steps: CoachStep[] = [{ id: 'night', topic: 'needs', when: { event: 'petz.passedToken' } }];
    const lesson = begin('opening.15', newMemory(), steps);
    for (let i = 0; i < 80 && step(lesson) !== 'night' && lesson.session.outcome() === null; i++) {
      const hint = await lesson.session.hint(0);
      if (hint !== null) answer(lesson, hint.choice);
      await quiet();
    }
    expect(step(lesson)).toBe('night');
    expect((lesson.session.view(0) as { round: number }).round).toBe(2);
  });

  test('others wait while something is to be read', async () => {
    const lesson = begin('opening.8');
    let isQuiet = false;
    void lesson.coach.silence().then(() => {
      isQuiet = true;
    });
    await quiet();
    expect(isQuiet).toBe(false);
    lesson.coach.next();
    await quiet();
    expect(isQuiet).toBe(true);
  });
});

describe('a bad answer', () => {
  test('is held back, and nothing has happened', () => {
    const lesson = toCards();
    const before = lesson.session.hash();
    expect(answer(lesson, cards(lesson, 'hunger hunger'))).toBeNull();
    expect(lesson.session.hash()).toBe(before);
    expect(lesson.coach.saying).toMatchObject({
      kind: 'held',
      keys: ['coach.held.care'],
      args: { pet: 'wormie', need: 'hunger', count: 2 },
    });
    expect(lesson.saved.memory.topics.needs?.misread).toBe(1);
  });

  test('is held back where a potion would have spared the pet', () => {
    const lesson = begin('opening.9');
    read(lesson);
    expect(answer(lesson, { pet0: 'liffard', pet1: null, pet2: null, pet3: null })).toBeNull();
    expect(asked(lesson)).toBe('petz.assign');
    answer(lesson, cards(lesson, 'hunger disease'));
    expect(lesson.coach.saying).toMatchObject({ kind: 'held', args: { need: 'hunger', count: 1 } });
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

  test('is held back where no imp plays, though an imp more is at home than the angry one takes', () => {
    const lesson = begin('opening.8');
    expect(asked(lesson)).toBe('petz.play');
    read(lesson);
    answer(lesson, null);
    expect(lesson.coach.saying).toMatchObject({ kind: 'held', keys: ['coach.held.play'] });
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
    const lesson = toCards();
    answer(lesson, cards(lesson, 'hunger hunger'));
    lesson.coach.rethink();
    expect(lesson.coach.saying).toBeNull();
    expect(answer(lesson, cards(lesson, 'hunger poop'))).toBeNull();
    expect(asked(lesson)).toBe('petz.feed');
    expect(lesson.saved.memory.topics.needs?.right).toBe(1);
  });

  test('may be insisted on', () => {
    const lesson = toCards();
    answer(lesson, cards(lesson, 'hunger hunger'));
    lesson.coach.insist();
    expect(asked(lesson)).toBe('petz.feed');
    // It has just been said: he does not say it again at once.
    expect(mind.isOwed(lesson.saved.memory, 'care')).toBe(false);
  });

  test('an impossible one is refused as ever', () => {
    const lesson = toCards();
    expect(answer(lesson, [])).not.toBeNull();
    expect(lesson.coach.saying?.kind).toBe('step');
  });
});

describe('what was misread and what was done right', () => {
  /** A free game in which the coach only watches, at its first question. */
  async function watched(memory: CoachMemory): Promise<Lesson> {
    const session = Session.start(game('person bot', 'coach'), quick) as unknown as Session<GameId>;
    const lesson = coachOf(session, null, memory);
    await quiet();
    return lesson;
  }

  test('misread: said again, in other words, at the next occasion, and only once', async () => {
    const lesson = await watched(mind.noteMisread(newMemory(), 'groups', 'noGold'));
    expect(lesson.coach.saying).toMatchObject({ kind: 'again', keys: ['coach.again.noGold'] });
    lesson.coach.next();
    expect(lesson.coach.saying).toBeNull();
    const later = await watched(lesson.saved.memory);
    expect(later.coach.saying).toBeNull();
  });

  test('right: silent', async () => {
    const memory = mind.doneRight(mind.noteMisread(newMemory(), 'groups', 'noGold'), 'groups', 'noGold');
    expect((await watched(memory)).coach.saying).toBeNull();
  });

  test('in a free game nothing is held back, but it is seen', async () => {
    const lesson = await watched(newMemory());
    expect(answer(lesson, [])).toBeNull();
    expect(asked(lesson)).not.toBe('petz.group');
    expect(lesson.saved.memory.watches).toMatchObject({ idle: { misread: 1 }, noGold: { misread: 1 } });
  });

  test('a step that was heard, of a topic that is known, is not said again; unless one wishes it', () => {
    const first = toCards();
    read(first);
    answer(first, cards(first, 'hunger poop'));
    const known = first.saved.memory;
    expect(mind.knowledge(known, 'needs')).toBe('known');
    expect(step(toCards(known))).toBeNull();
    expect(step(toCards(mind.wishForTopic(known, 'needs')))).toBe('cards');
  });

  test('a lesson that was played to its end fulfils the wish', () => {
    const lesson = toCards(mind.wishForTopic(newMemory(), 'needs'));
    read(lesson);
    answer(lesson, cards(lesson, 'hunger poop'));
    const domain = lesson.session.domain(0);
    answer(lesson, domain?.type === 'pick' ? (domain.options[0] ?? null) : null);
    expect(lesson.session.outcome()).not.toBeNull();
    expect(mind.isWanted(lesson.saved.memory, 'needs')).toBe(false);
    expect(lesson.coach.saying).toBeNull();
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
    const road = files.campaign.chapters.find(({ id }) => id === 'opening')?.levels ?? [];
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
        // The title is no sentence, and a player who loses hears the other last line.
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
