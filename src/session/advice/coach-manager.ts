/**
 * When there is a coach: in a lesson, and in free games if the player wishes him to have an eye on them. His code is
 * loaded with him.
 */
import { type CoachMemory, newMemory } from '../../campaign/coach.ts';
import type { GameId } from '../../engine/games.ts';
import type { CampaignManager } from '../campaign/campaign-manager.ts';
import { Emitter } from '../emitter.ts';
import type { AnySession, Session } from '../game/session.ts';
import type { SessionManager } from '../session-manager.ts';
import { missingParts, type Part } from './coach/shown.ts';
import type { Coach, CoachTools } from './coach.ts';

interface CoachManagerTools {
  sessions: Pick<SessionManager, 'session' | 'subscribe'>;
  levels: Pick<CampaignManager, 'run' | 'subscribe' | 'progress' | 'load' | 'keepPart'>;
  /** Does the player wish to be watched in free games? */
  isWatching(): boolean;
  fetch?: () => Promise<{ Coach: typeof Coach }>;
}

export class CoachManager extends Emitter {
  readonly #tools: CoachManagerTools;
  #coach: Coach | null = null;
  #session: AnySession | null = null;
  #loading: Promise<void> | null = null;
  /** He could not be had: offline, and never fetched. */
  #hasFailed = false;

  constructor(tools: CoachManagerTools) {
    super();
    this.#tools = tools;
    tools.sessions.subscribe(() => this.#follow());
    tools.levels.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Null where there is no coach. */
  get coach(): Coach | null {
    return this.#coach;
  }

  get memory(): CoachMemory {
    return this.#tools.levels.progress.coach ?? newMemory();
  }

  /** The parts of the table that the lesson under way has not come to; none where there is no coach. */
  get missing(): readonly Part[] {
    const { run } = this.#tools.levels;
    return run === null || this.#hasFailed ? [] : missingParts(run.level, this.memory);
  }

  /** Remembers something else from now on. */
  save(memory: CoachMemory): void {
    this.#tools.levels.keepPart({ coach: memory });
  }

  /** Resolves when nothing is being said that the player has to read first. */
  async silence(): Promise<void> {
    await this.#loading;
    await this.#coach?.silence();
  }

  /** Another setting, another game, or the book of levels has come. */
  readonly follow = (): void => this.#follow();

  #follow(): void {
    const { session } = this.#tools.sessions;
    if (session !== this.#session) {
      this.#session = session;
      this.#drop();
    }
    const job = session === null ? null : this.#jobIn(session);
    if (job === null) this.#drop();
    else if (session !== null && this.#coach === null && this.#loading === null) {
      this.#loading = this.#begin(session, job).finally(() => {
        this.#loading = null;
      });
    }
  }

  #drop(): void {
    if (this.#coach === null) return;
    this.#coach.close();
    this.#coach = null;
    this.emit();
  }

  /** What there is to do in a game; null: nothing, or it is not known yet. */
  #jobIn(session: AnySession): Pick<CoachTools, 'lesson'> | null {
    const { run } = this.#tools.levels;
    const level = session.level === null ? null : run?.session === session ? run.level : undefined;
    if (level === undefined || session.outcome() !== null) return null;
    const steps = level?.coach ?? [];
    if (level !== null && steps.length > 0) return { lesson: { level: level.id, steps } };
    return this.#tools.isWatching() ? { lesson: null } : null;
  }

  async #begin(session: AnySession, job: Pick<CoachTools, 'lesson'>): Promise<void> {
    const { fetch = () => import('./coach.ts'), levels } = this.#tools;
    // What he remembers comes with the book of levels.
    const [code, book] = await Promise.all([fetch().catch(() => null), levels.load()]);
    this.#hasFailed = code === null || book === null;
    if (code === null || book === null || session !== this.#session) return;
    this.#coach = new code.Coach(session as Session<GameId>, {
      ...job,
      memory: () => this.memory,
      save: (memory) => this.save(memory),
    });
    this.#coach.subscribe(() => this.emit());
    this.emit();
  }
}
