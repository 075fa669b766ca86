/** What a lock file of npm says, as far as the tests of the house read it. */
interface Entry {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly resolved?: string;
}

export interface LockFile {
  readonly packages: Record<string, Entry>;
}

/** Whether a package is found where Node would look for it: beside its user or any folder above. */
function isFound(lock: LockFile, user: string, name: string): boolean {
  for (let folder = user; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) {
      return lock.packages[`node_modules/${name}`] !== undefined;
    }
  }
}

/**
 * The packages a lock file asks for without listing them, as `user: name`. `npm ci` refuses such a
 * file, and only where it runs first: on a fresh clone. It comes to be when a release is locked
 * whose builds for other systems are not all published yet.
 */
export function unlisted(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([user, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isFound(lock, user, name))
      .map((name) => `${user}: ${name}`),
  );
}
