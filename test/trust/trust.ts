/**
 * `npm run trust`: what the game promises, proven at length. Random answers over both games and all variants under all
 * laws; the page killed at random moments of saving; the same fingerprints in browsers as here; many games in one tab.
 * What is measured goes into docs/trust.json, and from there into docs/trust.md.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/cli/capture.ts';
import { complain, printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, readWholeNumber, runCommand, UsageError } from '../../src/cli/usage.ts';
import { runActions } from './actions.ts';
import { runFiles } from './files.ts';
import { runKills } from './kills.ts';
import { runLongSpec } from './long-spec.ts';
import { type BrowserResult, type PageKillsResult, type TrustNumbers, trustPage } from './page.ts';
import { writeGoldenSaves } from './saves.ts';
import { runTab } from './tab.ts';

const BROWSERS = ['chromium', 'firefox', 'webkit'];
const NUMBERS = join(root, 'docs', 'trust.json');

function savedNumbers(): TrustNumbers {
  try {
    return JSON.parse(readFileSync(NUMBERS, 'utf8')) as TrustNumbers;
  } catch {
    return { actions: null, kills: null, browsers: {}, tab: null };
  }
}

/** A browser as it is named on the command line. */
function browserName(text: string): string {
  if (BROWSERS.includes(text)) return text;
  throw new UsageError(`--browser takes ${BROWSERS.join(', ')}, not '${text}'`);
}

const COMMAND = command({
  call: 'npm run trust',
  about: 'Proves at length what the game promises; docs/trust.md says what.',
  options: {
    actions: { type: 'string', value: 'N', help: 'so many random answers under every law' },
    kills: { type: 'string', value: 'N', help: 'kills the page so often while it saves' },
    'page-kills': { type: 'string', value: 'N', help: 'kills a browser’s page so often' },
    files: { type: 'string', value: 'N', help: 'gives so many broken and forged files to every door' },
    browser: { type: 'string', value: 'NAME', help: 'compares fingerprints with a browser' },
    tab: { type: 'string', value: 'N', help: 'plays so many games in one tab' },
    seed: { type: 'string', value: 'TEXT', default: 'trust', help: 'which games' },
    from: { type: 'string', value: 'N', default: '0', help: 'the number of the first game' },
    saves: { type: 'boolean', default: false, help: 'writes the golden saves anew' },
    write: {
      type: 'boolean',
      default: false,
      help: 'keeps the numbers in docs/trust.json and docs/trust.md',
    },
  },
  example: '--actions 1000000 --kills 10000',
});

/** Does what is wished for, and gives how many violations there were. */
async function trust(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, COMMAND);
  const { seed } = values;
  const from = readWholeNumber('--from', values.from, 0, 1_000_000_000);
  const numbers = savedNumbers();
  let violations = 0;
  if (values.saves) printLine(`${await writeGoldenSaves()} golden saves written`);
  if (values.actions !== undefined) {
    const actions = readWholeNumber('--actions', values.actions, 1, 1_000_000_000);
    const result = await runActions({ actions, seed, from }, join(root, 'test-results', 'trust'));
    printLine(`${result.actions} answers in ${result.games} games, ${result.violations} violations`);
    numbers.actions = result;
    violations += result.violations;
  }
  if (values.kills !== undefined) {
    const result = await runKills(readWholeNumber('--kills', values.kills, 1, 10_000_000), seed, complain);
    printLine(`${result.kills} kills after ${result.deeds} deeds, ${result.violations} violations`);
    numbers.kills = result;
    violations += result.violations;
  }
  if (values['page-kills'] !== undefined) {
    const kills = readWholeNumber('--page-kills', values['page-kills'], 1, 100_000);
    const { ok, result } = await runLongSpec<PageKillsResult>('kills.spec.ts', { kills, seed }, complain);
    if (result !== null) printLine(`${result.kills} kills of a page after ${result.answers} answers`);
    numbers.pageKills = result;
    if (!ok) violations++;
  }
  if (values.files !== undefined) {
    const result = await runFiles(readWholeNumber('--files', values.files, 1, 10_000_000), seed, complain);
    printLine(`${result.files} files, ${result.refused} refused, ${result.violations} violations`);
    violations += result.violations;
  }
  if (values.browser !== undefined) {
    const name = browserName(values.browser);
    const { ok, result } = await runLongSpec<BrowserResult>('trust.spec.ts', { name, seed }, complain);
    if (ok && result === null) throw new UsageError(`--browser: npx playwright install ${name}`);
    if (result !== null) printLine(`${result.browser}: ${result.games} games as here`);
    if (result !== null) numbers.browsers[name] = result;
    if (!ok) violations++;
  }
  if (values.tab !== undefined) {
    const games = readWholeNumber('--tab', values.tab, 1, 10_000);
    const result = await runTab(games, seed, complain);
    printLine(`${result.games.length} games in one tab, ${result.violations} violations`);
    printLine(JSON.stringify(result.growth));
    numbers.tab = result;
    violations += result.violations;
  }
  if (values.write) {
    writeFileSync(NUMBERS, `${JSON.stringify(numbers, null, 2)}\n`);
    writeFileSync(join(root, 'docs', 'trust.md'), trustPage(numbers));
  }
  return violations;
}

if (import.meta.filename === process.argv[1])
  await runCommand(COMMAND, async (args) => ((await trust(args)) === 0 ? 0 : 1));
