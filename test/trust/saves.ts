/** The golden saves: one of each kind of file that the game writes, saved for good for every version of the rules. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyProgress } from '../../src/campaign/progress.ts';
import type { Level } from '../../src/campaign/schema.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { root } from '../../src/cli/capture.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { type GameId, type SetupOf, versionOf } from '../../src/engine/games.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { atOnce } from '../../src/session/game/pacing.ts';
import { hashLog } from '../../src/session/game/replay.ts';
import { type NewGame, Session } from '../../src/session/game/session.ts';
import { randomThinker } from '../../src/session/game/thinker.ts';
import { type Backup, writeBackup } from '../../src/session/profiles/backup.ts';
import { usualSettings } from '../../src/session/profiles/settings.ts';
import type { AnyGameFile, LevelTag } from '../../src/session/saves/game-file.ts';
import { readGame, writeGame } from '../../src/session/saves/load.ts';
import { toSave } from '../../src/session/saves/save-format.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { openSessions } from '../kit/session.ts';
import { answerAtRandom } from './kills/deeds.ts';

export const SAVES = join(root, 'test', 'golden', 'saves');

/** The folder of the versions that the rules have now. */
export const folderNow = (): string => `petz-${versionOf('petz')}-quest-${versionOf('quest')}`;

const quick = { thinker: randomThinker, pace: atOnce };
const persons = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ kind: 'person', name: `Person ${i + 1}` }) as const);

/** A game as it is saved, so many answers old; 0 plays it to its end. */
function played<G extends GameId>(game: NewGame<G>, answers: number): AnyGameFile {
  const session = Session.start(game, quick);
  const rng = dice(`golden ${game.seed}`);
  session.begin();
  for (let n = 0; (answers === 0 || n < answers) && answerAtRandom(session, rng); n++);
  const read = readGame(writeGame(session.toSave()));
  if (!read.ok) throw new Error(`a golden save cannot be read: ${read.problem}`);
  return read.save;
}

function levelGame(id: string, tag: LevelTag = { id, picks: {} }): AnyGameFile {
  const level = readCampaignFiles().levels.find((one) => one.level.id === id)?.level as Level;
  const { game, setup } = levelSetup(level, emptyProgress(), {});
  const wanted = { game, setup, seed: 'golden level', players: persons(setup.seats), level: tag };
  return played(wanted as NewGame<GameId>, 9);
}

function games(): Record<string, AnyGameFile> {
  const free = <G extends GameId>(game: G, setup: SetupOf<G>, answers: number) =>
    played<G>({ game, setup, seed: 'golden free', players: persons(setup.seats) }, answers);
  return {
    'petz-base': free('petz', basicSetup(2), 30),
    'petz-full': free('petz', fullSetup(4), 70),
    'petz-alleys': free('petz', alleysSetup(3, 'extended', fullSetup(3).variants), 90),
    'petz-over': free('petz', basicSetup(3), 0),
    'quest-heroes': free('quest', questSetup(3), 60),
    'quest-lord': free('quest', questSetup(2, { lord: { handicap: 'refill' } }), 60),
    'quest-over': free('quest', questSetup(4), 0),
    'quest-hard': free('quest', questSetup(1, { mode: 'hard' }), 30),
    level: levelGame('town.1'),
    'quest-level': levelGame('bedtime.1'),
    daily: levelGame('ladder.3', { id: 'daily.2026-05-01', picks: {} }),
  };
}

/** A whole game as it is exported for `npm run replay`, with fingerprints along the way. */
function exported<G extends GameId>({ game, setup, seed, log }: AnyGameFile & { game: G }): string {
  const own = setup as SetupOf<G>;
  const { hashes, hash } = hashLog<G>(own, seed, log, 10, game);
  return JSON.stringify(toSave<G>({ setup: own, seed, log, hash, hashes }, game));
}

const PROGRESS: Json = {
  ...(emptyProgress() as { [key: string]: Json }),
  levels: { 'town.1': { won: true, goals: [0, 1], tries: 3, lost: 1 } },
  choices: { name: 'golden' },
  unlocked: ['level:town.2'],
  album: [{ pet: 'uni', customer: 'dungeonLord', level: 'town.1', reputation: 9, size: 5 }],
};

/** A whole database as two evenings leave it. */
async function database(saves: Record<string, AnyGameFile>): Promise<string> {
  const texts = new Map<string, string>();
  const sessions = await openSessions(memoryStore(texts), { newId: () => 'golden' });
  sessions.profiles.change(sessions.profiles.active.id, { name: 'Anna', face: 'imp' });
  for (const name of ['petz-base', 'petz-full', 'level', 'daily']) {
    const save = saves[name];
    const slot = name === 'level' || name === 'daily' ? name : 'free';
    if (save !== undefined) sessions.deviceData.slots.put(slot, save);
    await sessions.settled();
  }
  await sessions.progress.write(PROGRESS);
  const other = sessions.profiles.create('Bert', 'knut');
  await sessions.switchTo(other?.id ?? '');
  if (saves['quest-lord'] !== undefined) sessions.deviceData.slots.put('free', saves['quest-lord']);
  await sessions.settled();
  return JSON.stringify(Object.fromEntries(texts));
}

/** Every golden save of today, by the name of its file. */
async function goldenSaves(): Promise<Record<string, string>> {
  const saves = games();
  const { daily, level, 'petz-alleys': free } = saves;
  const backup = {
    name: 'Anna',
    face: 'imp',
    progress: PROGRESS,
    games: { ...(free && { free }), ...(level && { level }), ...(daily && { daily }) },
    heroes: [],
    settings: usualSettings(),
  } satisfies Backup<Json>;
  return {
    ...Object.fromEntries(
      Object.entries(saves).map(([name, save]) => [`${name}.game.json`, writeGame(save)]),
    ),
    ...Object.fromEntries(
      Object.entries(saves).map(([name, save]) => [`${name}.log.json`, exported<GameId>(save)]),
    ),
    'anna.profile.json': writeBackup(backup),
    'all.store.json': await database(saves),
  };
}

/** Writes those of the present versions, unless they are there: what was released is never written again. */
export async function writeGoldenSaves(): Promise<number> {
  const folder = join(SAVES, folderNow());
  if (existsSync(folder)) return 0;
  mkdirSync(folder, { recursive: true });
  const saves = Object.entries(await goldenSaves());
  for (const [name, text] of saves) writeFileSync(join(folder, name), `${text}\n`);
  return saves.length;
}
