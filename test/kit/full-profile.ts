/** A player with everything that can be saved: a profile, games in every slot, stars, own Heroes, a level of others. */
import { emptyProgress } from '../../src/campaign/progress.ts';
import { plain } from '../../src/engine/kernel/data.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { copyOfHero } from '../../src/engine/quest/workshop.ts';
import { asLevel } from '../../src/session/campaign/as-level.ts';
import { exportProfile } from '../../src/session/profiles/profile-files.ts';
import { SettingsBox, usualSettings } from '../../src/session/profiles/settings.ts';
import type { SessionManager } from '../../src/session/session-manager.ts';
import { finished } from './finished.ts';
import { KillStore } from './kill-store.ts';
import { game, nextQuestion, openSessions, playOn } from './session.ts';

export async function openStore(store = new KillStore()) {
  const sessions = await openSessions(store, { patience: 20 });
  return { sessions, settings: new SettingsBox(store, usualSettings()), store };
}

/** Begins a game, of that level if one is named, and leaves it unfinished. */
export async function play(sessions: SessionManager, seed: string, level?: string, steps = 2): Promise<void> {
  const tag = level === undefined ? {} : { level: { id: level, picks: {} } };
  const session = sessions.newGame({ ...game('person bot', seed), ...tag });
  await playOn(session, (n) => n >= steps);
  await nextQuestion(session);
  sessions.leave();
}

/** Progress with these stars of a level. */
export const won = (goals: number[]) =>
  plain({
    ...emptyProgress(),
    levels: { 'town.1': { won: true, goals, tries: 2, lost: 0 } },
    choices: { stray: 'keep' },
  });

export async function fullProfile() {
  const home = await openStore();
  const { sessions, settings } = home;
  sessions.profiles.change('first', { name: 'Anna', face: 'pip' });
  await play(sessions, 'free');
  await play(sessions, 'level', 'town.3');
  await play(sessions, 'daily', 'daily.1');
  const level = asLevel(finished());
  if (level === null) throw new Error('no level');
  const files = { [level.level.id]: level.text };
  const album = [{ pet: 'uni', customer: 'warlock', level: 'town.1', reputation: 6, size: 4 }];
  const progress = { ...won([0, 1]), kept: files, album, unlocked: ['hat.chef'] };
  await sessions.progress.write(progress as unknown as Json);
  settings.change({ textSize: 130, ownHeroes: [{ ...copyOfHero('elpug', 'own1'), name: 'Mops' }] });
  await sessions.settled();
  const text = (await exportProfile(home, 'first')) ?? '';
  return { ...home, text, levelId: level.level.id };
}
