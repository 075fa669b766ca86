/** What is shared comes back as it was; what is anything else is refused, and does no harm. */
import { describe, expect, test, vi } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import { fileKind } from '../../src/session/saves/file-kind.ts';
import { isLink, LONGEST_LINK, pack, unpack } from '../../src/session/saves/link.ts';
import { gameFile, LONGEST_SHARED, readShared } from '../../src/session/saves/sharing.ts';
import { finished } from '../kit/finished.ts';
import { shippedLevel } from '../kit/level-games.ts';
import { levelFile } from '../kit/shared-level.ts';

const level = shippedLevel('town/02-inspector.json');
const over = finished();

/** What is wrong with a text; null if nothing. */
function problem(text: string): string | null {
  const read = readShared(text);
  return read.ok ? null : read.problem;
}

/** The file of the game with one thing changed in it. */
function gameWith(change: (game: Record<string, unknown>) => void): string {
  const file = JSON.parse(gameFile(over));
  change(file.game);
  return JSON.stringify(file);
}

describe('a link', () => {
  test.each([['a'], ['Ünïcödé – “ñ”'], [JSON.stringify(level)], ['x'.repeat(200_000)]])(
    'brings a text back as it was (%#)',
    async (text) => {
      const link = await pack(text);
      expect(link).toMatch(/^#play=d[\w-]+$/);
      expect(isLink(link ?? '')).toBe(true);
      expect(await unpack(link ?? '')).toEqual({ ok: true, text });
    },
  );

  test('is made without the browser’s press too', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const link = await pack('“plain”');
    vi.unstubAllGlobals();
    expect(link).toMatch(/^#play=p/);
    expect(await unpack(link ?? '')).toEqual({ ok: true, text: '“plain”' });
  });

  test('is not made longer than an address may be', async () => {
    const rng = dice('noise');
    const noise = Array.from({ length: 40_000 }, () => String.fromCharCode(33 + rng.below(9000)));
    expect((await pack(noise.join(''))) === null).toBe(true);
  });

  test('that is cut, changed or of another program says so', async () => {
    const link = (await pack(JSON.stringify(level))) ?? '';
    const broken = { ok: false, problem: 'brokenLink' };
    expect(await unpack(link.slice(0, -20))).toEqual(broken);
    expect(await unpack('#play=')).toEqual(broken);
    expect(await unpack('#play=x123')).toEqual(broken);
    expect(await unpack('#play=d<script>')).toEqual(broken);
    expect(await unpack('#play=pgICA')).toEqual(broken);
    expect(await unpack('#other')).toEqual(broken);
    expect(await unpack(`#play=p${'A'.repeat(LONGEST_LINK)}`)).toEqual({ ok: false, problem: 'tooLarge' });
  });

  test('with a mountain in it is left alone before it is all there', async () => {
    const stream = new Blob([new Uint8Array(20_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    const link = `#play=d${bytes.toString('base64url')}`;
    expect(link.length).toBeLessThan(LONGEST_LINK);
    expect(await unpack(link)).toEqual({ ok: false, problem: 'tooLarge' });
  });
});

describe('a level', () => {
  test('comes back with everything that makes its game, and passes for no level of the campaign', () => {
    const read = readShared(levelFile(level));
    if (!read.ok || read.shared.what !== 'level') throw new Error('not read');
    const { id, chapter, unlocks, choices, ...rest } = read.shared.level;
    expect(id).toMatch(/^shared\.[0-9a-f]{16}$/);
    expect([chapter, unlocks, choices]).toEqual(['shared', undefined, undefined]);
    expect(rest).toMatchObject({ game: 'petz', seats: level.seats, seed: level.seed, goals: level.goals });
    expect(rest.mods).toEqual(level.mods);
    // What was saved is read again as the same level.
    expect(readShared(read.shared.text)).toEqual(read);
  });

  test('goes by what it is: another one has another id', () => {
    const idOf = (text: string) => {
      const read = readShared(text);
      return read.ok && read.shared.what === 'level' ? read.shared.level.id : null;
    };
    expect(idOf(levelFile(level))).toBe(idOf(JSON.stringify(level)));
    expect(idOf(levelFile({ ...level, seed: 'other' }))).not.toBe(idOf(levelFile(level)));
  });

  test('that is wrong is reported with the place and what was meant', () => {
    const wrong = { ...level, mods: [{ id: 'inspektor', arg: {} }] };
    const read = readShared(JSON.stringify(wrong));
    expect(read).toEqual({
      ok: false,
      problem: 'badLevel',
      lines: [expect.stringContaining("did you mean 'inspector'?")],
    });
  });

  test('with 1,300 times the same modifier is refused through its link, with the place and the cause', async () => {
    const many = Array.from({ length: 1300 }, () => ({ id: 'doubleShows', arg: {} }));
    const link = (await pack(levelFile({ ...level, mods: many } as never))) ?? '';
    expect(link.length).toBeLessThan(LONGEST_LINK);
    const came = await unpack(link);
    if (!came.ok) throw new Error(came.problem);
    expect(readShared(came.text)).toEqual({
      ok: false,
      problem: 'badLevel',
      lines: [expect.stringContaining('mods: at most 24 modifiers')],
    });
  });

  test('whose text breaks off is reported with the place', () => {
    const read = readShared(JSON.stringify(level, null, 2).slice(0, 300));
    expect(read).toMatchObject({
      ok: false,
      problem: 'broken',
      lines: [expect.stringMatching(/line \d+/)],
    });
  });

  test('that the rules cannot deal is refused', () => {
    expect(problem(levelFile({ ...level, start: { shops: [{ gold: 2000 }] } } as never))).toBe('badLevel');
    expect(problem(levelFile({ ...level, seats: [{ who: 'person' }] } as never))).toBe('badLevel');
  });
});

describe('a game that is over', () => {
  test('comes back with its end, played again from its first answer', () => {
    const read = readShared(gameFile(over));
    if (!read.ok || read.shared.what !== 'game') throw new Error('not read');
    expect(read.shared.save.snapshot).toEqual(over.snapshot);
    expect(read.shared.save.players.map(({ name }) => name)).toEqual(['Ember', 'Knut']);
    expect(gameFile(over)).not.toContain('snapshot');
  });

  test('is read from an ordinary save too; what that claims to be its end is not believed', () => {
    const snapshot = { ...over.snapshot, shops: [] };
    const read = readShared(JSON.stringify({ ...over, snapshot }));
    expect(read.ok && read.shared.what === 'game' && read.shared.save.snapshot).toEqual(over.snapshot);
  });

  test('with another answer, end, seed or winner is none', () => {
    expect(problem(gameWith((game) => (game.log as unknown[]).pop()))).toBe('badGame');
    expect(problem(gameWith((game) => (game.log as unknown[]).push([0, null])))).toBe('badGame');
    expect(problem(gameWith((game) => Object.assign(game, { hash: '0'.repeat(16) })))).toBe('badGame');
    expect(problem(gameWith((game) => Object.assign(game, { seed: 'other' })))).toBe('badGame');
    expect(problem(gameWith((game) => Object.assign(game, { players: [] })))).toBe('badGame');
    expect(problem(gameWith((game) => Object.assign(game, { players: 'x' })))).toBe('badGame');
    expect(problem(gameWith((game) => Object.assign(game, { setup: { seats: 99 } })))).toBe('badGame');
    expect(problem(gameWith((game) => Object.assign(game, { log: {} })))).toBe('badGame');
  });

  test('that is not over, or of other rules, says so', () => {
    expect(problem(gameFile(finished(4)))).toBe('notOver');
    expect(problem(gameWith((game) => Object.assign(game, { version: 99 })))).toBe('otherRules');
  });

  test('with more answers than any game has is not even begun', () => {
    const long = gameWith((game) => Object.assign(game, { log: Array(6000).fill([0, null]) }));
    expect(problem(long)).toBe('badGame');
  });
});

describe('anything else', () => {
  test.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['a number', '7'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an empty record', '{}'],
    ['a frame without content', '{"kind":"dungeon-petz.shared","format":1}'],
    ['a frame with the wrong content', '{"kind":"dungeon-petz.shared","format":1,"level":7,"game":[]}'],
    ['no format', '{"kind":"dungeon-petz.shared"}'],
  ])('%s is not shared', (_, text) => {
    expect(problem(text)).toBe('notShared');
  });

  test('what a newer program has shared says so', () => {
    expect(problem('{"kind":"dungeon-petz.shared","format":2}')).toBe('newerShared');
  });

  test('five megabytes of garbage are not read', () => {
    expect(problem('['.repeat(5_000_000))).toBe('tooLarge');
    expect('x'.repeat(5_000_000).length).toBeGreaterThan(LONGEST_SHARED);
  });

  test('a million brackets do not run out of stack, quoted ones do not count', () => {
    expect(problem('['.repeat(900_000))).toBe('notShared');
    expect(problem(`{"goals":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`)).toBe('notShared');
    const named = { ...level, words: { en: { title: `${'['.repeat(100)}"` } } };
    expect(problem(JSON.stringify(named))).toBeNull();
  });

  test('a level holds no letter that cannot be seen: its words lose it, and so do its names', () => {
    const read = readShared(JSON.stringify({ ...level, words: { en: { title: 'T\u202eit\u0007le' } } }));
    expect(read).toMatchObject({ shared: { level: { words: { en: { title: 'Title' } } } } });
    const quest = shippedLevel('bedtime/01-solo.json');
    const companion = (name: string) => ({ id: 'companion', arg: { name, gift: 'guard', hero: 0 } });
    expect(problem(JSON.stringify({ ...quest, mods: [companion('Rex')] }))).toBeNull();
    expect(problem(JSON.stringify({ ...quest, mods: [companion('R\u202eex')] }))).toBe('badLevel');
  });

  test('names that would change an object are refused wherever they stand, and change none', () => {
    const evil = '"__proto__":{"polluted":true}';
    const dressed = '"\\u005f_proto__":{"polluted":true}';
    for (const bad of [evil, dressed, '"constructor":{"prototype":{"polluted":true}}']) {
      expect(problem(levelFile(level).replace('{"kind"', `{${bad},"kind"`))).toBe('notShared');
      expect(
        problem(levelFile(level).replace('"tune":', `${bad},"tune":`).replace('"seats":', `${bad},"seats":`)),
      ).not.toBeNull();
      expect(problem(gameFile(over).replace('"setup":{', `"setup":{${bad},`))).not.toBeNull();
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

test('what is worth a look is distinguished from a game to be continued', () => {
  const { snapshot: _, ...log } = over;
  for (const text of [levelFile(level), JSON.stringify(level), gameFile(over), JSON.stringify(log)]) {
    expect(fileKind(text).kind).toBe('shared');
  }
  expect(fileKind(JSON.stringify(over)).kind).toBe('game');
});
