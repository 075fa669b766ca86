/** The page docs/trust.md out of the numbers that were measured. */

import { markdownTable } from '../../src/cli/table.ts';
import { LAWS } from '../laws/laws.ts';
import { MEASURES } from '../performance/meter.ts';
import type { ActionsResult } from './actions.ts';
import type { KillsResult } from './kills.ts';
import { MOST_GROWTH, SETTLED, type TabResult, WARM } from './tab.ts';

/** What a browser has played, all of it as in Node. */
export interface BrowserResult {
  /** What it says of itself. */
  browser: string;
  games: number;
  answers: number;
}

/** How often the page of a browser was killed, by how it ended. */
export interface PageKillsResult {
  kills: number;
  answers: number;
  seed: string;
  byWay: Record<string, number>;
}

/** docs/trust.json: the newest run of each kind. */
export interface TrustNumbers {
  actions: ActionsResult | null;
  kills: KillsResult | null;
  pageKills?: PageKillsResult | null;
  browsers: Record<string, BrowserResult>;
  tab?: TabResult | null;
}

const table = (...parts: Parameters<typeof markdownTable>): string => markdownTable(...parts).join('\n');

const n = (number: number): string => number.toLocaleString('en-US');

function actionsPart(result: ActionsResult | null): string {
  if (result === null) return 'Not measured yet.';
  const { actions, games, violations, seconds, seed, looks } = result;
  const rows = Object.entries(result.byKind).map(([kind, one]) => [kind, n(one.games), n(one.actions)]);
  const twists = Object.entries(result.twists).map(([id, count]) => `${id} ${n(count)}`);
  const laws = LAWS.map(({ name, every }) => [name, every, n(looks[name] ?? 0)]);
  return `**${n(actions)} answers in ${n(games)} games, ${n(violations)} violations** (seed \`${seed}\`, ${n(seconds)} s on a
busy machine of two cores).

${table(['law', 'every so many answers', 'compared'], laws)}

${table(['games of', 'games', 'answers'], rows)}

Games with each modifier: ${twists.join(', ')}.`;
}

function killsPart(result: KillsResult | null): string {
  if (result === null) return 'Not measured yet.';
  const { kills, deeds, lives, violations, seed, sorts } = result;
  const sum = (test: (sort: string) => boolean): string =>
    n(Object.entries(sorts).reduce((all, [sort, count]) => all + (test(sort) ? count : 0), 0));
  const faults = [...new Set(Object.keys(sorts).map((sort) => sort.split(',')[0] ?? ''))].sort();
  const after = [...new Set(Object.keys(sorts).flatMap((sort) => sort.split(', then ')[1] ?? []))].sort();
  const rows = [
    ...faults.map((fault) => [fault, sum((sort) => sort.split(',')[0] === fault)]),
    ...after.map((what) => [`and then: ${what}`, sum((sort) => sort.endsWith(`then ${what}`))]),
  ];
  return `**${n(kills)} kills after ${n(deeds)} deeds on ${n(lives)} devices, ${n(violations)} violations** (seed \`${seed}\`).

${table(['the disk', 'kills'], rows)}`;
}

function pageKillsPart(result: PageKillsResult | null): string {
  if (result === null) return 'Not measured yet.';
  const { kills, answers, seed, byWay } = result;
  const ways = Object.entries(byWay).map(([way, count]) => `${way} ${n(count)} times`);
  return `**${n(kills)} kills after ${n(answers)} answers, nothing lost** (seed \`${seed}\`): the page ${ways.join(', ')}.`;
}

function browsersPart(browsers: TrustNumbers['browsers']): string {
  const rows = Object.entries(browsers).map(([name, { browser, games, answers }]) => [
    name,
    browser,
    games,
    n(answers),
  ]);
  return table(['', 'says of itself', 'games', 'answers'], rows);
}

function tabPart(result: TabResult | null): string {
  if (result === null) return 'Not measured yet.';
  const { games, growth, violations, seed } = result;
  const rows = games.map((game, i) => [
    i + 1,
    game.kind,
    ...['answers' as const, ...MEASURES].map((what) => n(game[what])),
  ]);
  const grown = Object.entries(growth).map(([what, percent]) => `${what} ${percent} %`);
  return `**${games.length} games, ${violations} violations** (seed \`${seed}\`). Growth from games ${WARM - SETTLED + 1} to ${WARM} to the last ${SETTLED}: ${grown.join(', ')}.

${table(['', 'game', 'answers', 'heap, kB', 'nodes', 'listeners', 'textures'], rows)}`;
}

/** The whole page. */
export function trustPage({ actions, kills, pageKills = null, browsers, tab = null }: TrustNumbers): string {
  return `# Trust

What the game promises, and how it is proven. \`npm test\` proves all of it in small; \`npm run trust\` at length. With
\`--write\` it keeps what it has measured in \`trust.json\`, and this page is made of that.

## Random answers

\`npm run trust -- --actions 1000000 --seed trust\`

The n-th game of a seed is always the same: 2 to 4 shops, the base game and three lengths of Dark Alleys, any variants; 1 to 5
Heroes, hard mode, the Evil Lord with each handicap, Heroes of one's own; up to six modifiers with any parameter that
makes sense, other numbers, stacked piles. One game of four begins where a shipped level begins, half of them with
modifiers besides its own. Every answer is one of all legal ones, by chance, from any seat that may speak.

The laws stand in \`test/laws/laws.ts\`, and \`test/laws/laws.test.ts\` holds all of them at every answer of a few games. Here
each is held at every so many answers; \`npm run simulate -- --check\` does the same to games that bots play.
At the end the log leads to the same fingerprint again, the scores are those on the table, and no game goes on for ever.
A game that breaks a law is written to \`test-results/trust/\` for \`npm run replay\`; \`--from N\` begins with the n-th game.

${actionsPart(actions)}

## Killed while saving

\`npm run trust -- --kills 10000 --seed trust\`

A player plays games of all kinds in all three places, wins stars, gives profiles names, makes and removes them; then the disk
misbehaves and the page is killed, often in the middle of a deed, and opened again on what is left. \`dies\`: killed before a
write is done; \`half\`: in the middle of it; \`lies\`: said to be done and is not; \`full\`, \`forbidden\`: refused; \`hangs\`:
never answered; \`late\`: arrives much later; \`slow\`; \`oneSlot\`: only one slot is refused. Between two openings the newest
text may be damaged, the whole database emptied, or unreadable the first time. Or a second tab comes, is informed
that the game is open in the first, takes it over and plays on; then the first takes it back (\`two tabs\`; one device of four has no locks).

Then every game, every progress and every name is as it was before or after the deed in flight. More is only missing where
trouble was reported all along. A damaged text is reported, and the one before it is found; an emptied database is a new
start, and reported where the browser still remembers that something was saved; nothing is ever thrown. What was thrown away may come back where the disk has only said to have removed it.
\`test/session/kills.test.ts\` kills at every single write of an evening; \`test/cli/trust.test.ts\` lives through some hundred.

${killsPart(kills)}

\`npm run trust -- --page-kills 100\`, which asks for the long test \`test/e2e/kills.spec.ts\`

The same with a page of the built game and the store of a real browser: between two answers the page crashes, is closed or
left, and is opened again. The game is there as it was last saved, or with answers given since.

${pageKillsPart(pageKills)}

## The same in every browser

\`npm run trust -- --browser chromium\` (or \`firefox\`, \`webkit\`), which asks for the long test in \`test/e2e/trust.spec.ts\`

All recorded games of \`test/golden\`, every fingerprint in them, and five new games of a seed are played by the engine in
the browser, and compared with Node; \`test/e2e/trust.spec.ts\` does it in Chromium at every change. Firefox and WebKit are
those of Playwright: \`npx playwright install firefox webkit\` fetches them; where one is not there, the test says so and is left
out. What stands below for these two was measured with the browsers of a Debian system.

${browsersPart(browsers)}

## Many games in one tab

\`npm run trust -- --tab 20\`, which asks for the long test \`test/e2e/one-tab.spec.ts\`

Whole games of both boxes and of Pug Quest are played one after the other in one tab of Chromium, by the drawn table, and
after each one, back at the title and with everything unused collected, it is counted what the page still holds. The most after the
last ${SETTLED} games, one of each kind, may not be more than ${MOST_GROWTH} % above the most after games ${WARM - SETTLED + 1} to ${WARM}: until then code, words and drawings
come that no game had before.

${tabPart(tab)}

## Old saves

\`test/golden/saves/\` has a folder for every pair of rules versions: a game of each kind, as it is saved and as it is exported, a
profile as a file, and a whole database. \`test/golden/saves.test.ts\` opens all of them, compares what can be replayed, and
plays on to the end. A released folder is never written again. When a version of the rules grows (\`version\` in
\`src/engine/petz/index.ts\` or \`quest/index.ts\`), the test asks for its folder: \`npm run trust -- --saves\`.

A game of older rules goes on from its snapshot; its log is then no more than a story. Where the *shape* of a save changes,
\`SAVE_FORMAT\` grows and \`src/session/saves/migrate/\` gets a file: \`2.ts\` exports one \`Migration\` that lifts format 1 to format 2
(plain data in, plain data out, nothing checked), and \`ALL\` lists it. Old files are lifted step by step, and only then checked.
`;
}
