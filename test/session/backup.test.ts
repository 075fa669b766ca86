/** Profiles as files: out and in again, and every kind of file that is refused. */
import { describe, expect, test } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import { copyOfHero } from '../../src/engine/quest/workshop.ts';
import { BACKUP_FORMAT } from '../../src/session/profiles/backup.ts';
import { exportProfile, previewImport, survey, takeIn } from '../../src/session/profiles/profile-files.ts';
import { usualSettings } from '../../src/session/profiles/settings.ts';
import { LONGEST_FILE } from '../../src/session/saves/file-kind.ts';
import { openFile } from '../../src/session/saves/open-file.ts';
import { fullProfile, openStore, play, won } from '../kit/full-profile.ts';

function profileIn(text: string) {
  const file = openFile(text);
  if (file.kind !== 'profile') throw new Error(JSON.stringify(file));
  return file;
}

describe('a profile', () => {
  test('goes out and comes in on another device as it was', async () => {
    const { sessions, text } = await fullProfile();
    const other = await openStore();
    const { backup, refused } = profileIn(text);
    expect(refused).toEqual([]);
    const made = await takeIn(other, backup, { into: null, settings: true });
    expect(made).toMatchObject({ name: 'Anna', face: 'pip' });
    const [, there] = await survey(other.sessions);
    const [here] = await survey(sessions);
    expect(there?.games).toEqual(here?.games);
    expect(there?.progress).toEqual(here?.progress);
    expect(there?.stars).toBe(2);
    expect(other.settings.value).toMatchObject({ textSize: 130, ownHeroes: [{ name: 'Mops' }] });
    // And so it is saved.
    const again = await openStore(other.store.reopened());
    expect((await survey(again.sessions))[1]?.games).toEqual(here?.games);
    const back = await exportProfile({ ...again, settings: other.settings }, made?.id ?? '');
    expect(hash(JSON.parse(back ?? ''))).toBe(hash(JSON.parse(text)));
  });

  test('added to another one takes nothing away', async () => {
    const { text } = await fullProfile();
    const other = await openStore();
    await play(other.sessions, 'another');
    const own = other.sessions.exportGame('free');
    await other.sessions.progress.write(won([0, 2]));
    const { backup } = profileIn(text);
    const preview = await previewImport(other, backup, 'first');
    expect(preview.games.map(({ slot, effect }) => [slot, effect])).toEqual([
      ['free', 'staysOut'],
      ['level', 'comes'],
      ['daily', 'comes'],
    ]);
    expect(preview.stars).toEqual({ before: 2, after: 3 });
    expect(preview.heroes.map(({ name }) => name)).toEqual(['Mops']);
    await takeIn(other, backup, { into: 'first', settings: false });
    expect(other.sessions.exportGame('free')).toBe(own);
    expect(other.sessions.unfinishedIn('level')?.level?.id).toBe('town.3');
    expect(other.sessions.progress.stars(other.sessions.progress.read())).toBe(3);
    expect(other.settings.value.textSize).toBe(100);
    expect((await previewImport(other, backup, 'first')).games.map(({ effect }) => effect)).toEqual([
      'staysOut',
      'here',
      'here',
    ]);
  });

  test('the same game goes on from where it is further', async () => {
    const far = await openStore();
    await play(far.sessions, 'same', undefined, 5);
    const text = (await exportProfile(far, 'first')) ?? '';
    const near = await openStore();
    await play(near.sessions, 'same', undefined, 2);
    const { backup } = profileIn(text);
    expect((await previewImport(near, backup, 'first')).games[0]?.effect).toBe('further');
    await takeIn(near, backup, { into: 'first', settings: false });
    const [mine, theirs] = [near, far].map(({ sessions }) => sessions.exportGame('free') ?? '');
    expect(hash(JSON.parse(mine ?? ''))).toBe(hash(JSON.parse(theirs ?? '')));
  });

  test('own Heroes find a free place, and none is replaced', async () => {
    const { text } = await fullProfile();
    const other = await openStore();
    other.settings.change({ ownHeroes: [{ ...copyOfHero('pugpin', 'own1'), name: 'Rex' }] });
    await takeIn(other, profileIn(text).backup, { into: 'first', settings: true });
    expect(other.settings.value.ownHeroes.map(({ id, name }) => [id, name])).toEqual([
      ['own1', 'Rex'],
      ['own2', 'Mops'],
    ]);
  });

  test('there is no ninth', async () => {
    const { sessions, settings, text } = await fullProfile();
    while (sessions.profiles.create('x', 'imp') !== null);
    const { length } = sessions.profiles.all;
    expect(
      await takeIn({ sessions, settings }, profileIn(text).backup, { into: null, settings: false }),
    ).toBeNull();
    expect(sessions.profiles.all).toHaveLength(length);
  });
});

describe('a file that is none of ours', () => {
  const sealed = (body: unknown, more: object = {}) =>
    JSON.stringify({ kind: 'dungeon-petz.profile', format: BACKUP_FORMAT, sum: hash(body), body, ...more });
  const problem = (text: string) => {
    const file = openFile(text);
    return file.kind === 'none' ? file.problem : file.kind;
  };

  test.each([
    ['', 'notABackup'],
    ['hello', 'notABackup'],
    ['null', 'notABackup'],
    ['[]', 'notABackup'],
    ['{}', 'notABackup'],
    ['{"kind":"dungeon-petz.profile"}', 'notABackup'],
    ['{"kind":"dungeon-petz.profile","format":2}', 'newerBackup'],
    ['{"kind":"dungeon-petz.profile","format":0}', 'olderBackup'],
    ['{"kind":"dungeon-petz.profile","format":0.5}', 'olderBackup'],
    ['{"kind":"dungeon-petz.profile","format":1}', 'damagedBackup'],
    ['{"kind":"dungeon-petz.profile","format":1,"sum":"0000000000000000","body":{}}', 'damagedBackup'],
    ['{"game":"chess","format":1}', 'notASave'],
    ['{"game":"petz","format":99}', 'newerFormat'],
    ['{"game":"petz","format":1}', 'damaged'],
  ])('%j is refused as %s', (text, code) => {
    expect(problem(text)).toBe(code);
  });

  test('cut off or changed anywhere it is refused, and changes nothing', async () => {
    const { text } = await fullProfile();
    expect(problem(text)).toBe('profile');
    for (let i = 1; i < 40; i++) {
      const at = Math.floor((text.length * i) / 40);
      expect(['notABackup', 'damagedBackup']).toContain(problem(text.slice(0, at)));
      const other = text[at] === '7' ? '8' : '7';
      expect(problem(text.slice(0, at) + other + text.slice(at + 1))).not.toBe('profile');
    }
  });

  test('much too long, or nested much too deeply, it is refused', () => {
    expect(problem('x'.repeat(LONGEST_FILE + 1))).toBe('tooLarge');
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(['notABackup', 'damagedBackup']).toContain(
      problem(`{"kind":"dungeon-petz.profile","format":1,"sum":"0","body":${deep}}`),
    );
  });

  test('well sealed, but with nonsense in it, only the sense of it is taken', async () => {
    const { text } = await fullProfile();
    const { body } = JSON.parse(text) as { body: Record<string, unknown> };
    expect(problem(sealed('x'))).toBe('damagedBackup');
    const odd = {
      ...body,
      name: 'An\u202ena',
      face: 'zarathustra',
      games: { ...(body.games as object), level: { game: 'petz' }, attic: {} },
      heroes: [{ id: 'own1' }, 7],
      settings: { textSize: 'huge', language: 7 },
      progress: { levels: { 'town.1': { won: 'yes' } } },
      extra: '<script>',
    };
    const { backup, refused } = profileIn(sealed(odd));
    expect(backup).toMatchObject({
      name: 'Anna',
      face: 'imp',
      heroes: [],
      progress: null,
      settings: usualSettings(),
    });
    expect(Object.keys(backup.games)).toEqual(['free', 'daily']);
    expect(refused.map(({ what }) => what)).toEqual(['level', 'progress']);
    expect(backup).not.toHaveProperty('extra');
  });

  test('a name that would change what things inherit makes it none of ours', async () => {
    const body = `{"name":"Eve","face":"imp","progress":null,"games":{"__proto__":{"free":{}}},"heroes":[],"settings":{"__proto__":{"evil":1}}}`;
    const text = sealed(JSON.parse(body)).replace('"body":{', '"body":{');
    expect(problem(text)).toBe('notABackup');
    expect(({} as { evil?: number }).evil).toBeUndefined();
  });

  test('a single game is known as one', async () => {
    const { sessions } = await fullProfile();
    const text = sessions.exportGame('free') ?? '';
    expect(openFile(text)).toMatchObject({ kind: 'game', save: { game: 'petz' } });
    expect(problem(text.replace('"hash":"', '"hash":"0'))).toBe('damaged');
  });
});
