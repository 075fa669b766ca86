/**
 * Makes `npm start`, `npm test` and `npm run dev` work on a fresh clone: installs the packages when
 * what stands in node_modules is not what package-lock.json asks for. Plain JavaScript with no
 * imports beyond Node's own, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages a lock file lists, or null where there is no readable one. */
function packagesOf(lockFile) {
  if (!existsSync(lockFile)) return null;
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * Compares contents, not dates: a checkout changes dates without changing anything, and npm writes
 * the inner lock file last, so an interrupted install is seen as missing. Optional packages are for
 * other systems as often as for this one.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const have = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !have) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      (have[path]?.version === entry.version && existsSync(join(root, path, 'package.json'))),
  );
}

/** Prints what is wrong and ends; nothing after a failed install could work. */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
}

if (!isInstalled()) {
  console.log('Installing packages (npm ci) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) stop('The packages could not be installed; see npm’s message above.');
}
