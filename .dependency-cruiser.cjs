/**
 * Who may import whom in src/. Arrows run one way:
 * levels → campaign → session → engine ← bots, and scenes → session, scenes → ui.
 * Each folder has one line below: everything it may import, all else is an error.
 * `test/source-rules.test.ts` sees to it that src/ has no folder without a line.
 */

const npm = (...names) => names.map((name) => `^node_modules/(@types/)?${name}/`);
/** Which games there are, and pure questions about what both a state and a view have: all that screens run of engines. */
const reading = '^src/engine/(games|petz/read|quest/read)[.]ts$';
const pure = npm('seedrandom', 'canonicalize', '@noble/hashes', 'dequal');

/**
 * `from` may import the paths in `may`, and of those in `types` only types.
 * @param {string} name
 * @param {string | { path: string, pathNot: string }} from
 * @param {{ may: string[], types?: string[] }} allowed
 */
function only(name, from, { may, types = [] }) {
  const where = typeof from === 'string' ? { path: from } : from;
  const rules = [{ name, severity: 'error', from: where, to: { pathNot: [...may, ...types] } }];
  if (types.length > 0) {
    rules.push({
      name: `${name}-types-only`,
      severity: 'error',
      from: where,
      to: { path: types, pathNot: may, dependencyTypesNot: ['type-only'] },
    });
  }
  return rules;
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // engine: pure, and the kernel knows no game.
    ...only('kernel', '^src/engine/kernel/', { may: ['^src/engine/kernel/', ...pure, ...npm('valibot')] }),
    ...only('engine', '^src/engine/', { may: ['^src/engine/', ...pure, ...npm('valibot')] }),
    {
      name: 'petz-knows-no-quest',
      severity: 'error',
      from: { path: '^src/engine/petz/' },
      to: { path: '^src/engine/quest/' },
    },
    {
      name: 'quest-knows-no-petz',
      severity: 'error',
      from: { path: '^src/engine/quest/' },
      to: { path: '^src/engine/petz/' },
    },
    {
      name: 'valibot-in-engine-only-for-data',
      comment:
        'In the engine, valibot describes what may come from outside: data files, setups, parameters, states.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '(/data/|/mods/|/schema[^/]*[.]ts$|/state[.]ts$)' },
      to: { path: npm('valibot') },
    },

    // bots: views in, choices out; only the worker and its proxy speak comlink.
    ...only(
      'bots',
      { path: '^src/bots/', pathNot: '^src/bots/advice/' },
      { may: ['^src/bots/', '^src/engine/', ...npm('comlink', 'valibot')] },
    ),
    // Whoever gives advice in a level knows its goals; those who play do not.
    ...only('advice', '^src/bots/advice/', {
      may: ['^src/bots/', '^src/engine/', '^src/campaign/(goals|solve)/', '^src/campaign/schema[.]ts$'],
    }),
    {
      name: 'expansions-of-bots-are-hooks',
      comment: 'The bots of the base game know an expansion by `hooks` alone; `index.ts` lists it.',
      severity: 'error',
      from: { path: '^src/bots/petz/', pathNot: '^src/bots/petz/(alleys/|index[.]ts$)' },
      to: { path: '^src/bots/petz/alleys/' },
    },
    {
      name: 'bots-of-petz-by-their-index',
      comment: 'Or else the expansions would be missing.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/bots/petz/' },
      to: { path: '^src/bots/petz/', pathNot: '^src/bots/petz/index[.]ts$' },
    },
    {
      name: 'comlink-in-bots-only-around-the-worker',
      severity: 'error',
      from: { path: '^src/bots/', pathNot: '^src/bots/(host|worker)[.]ts$' },
      to: { path: npm('comlink') },
    },

    // campaign: which bots there are it knows by name alone.
    ...only('campaign', '^src/campaign/', {
      may: [
        '^src/campaign/',
        '^src/engine/',
        '^src/bots/names[.]ts$',
        '^levels/',
        ...npm('valibot', 'glicko2-lite'),
      ],
    }),
    ...only('session', '^src/session/', {
      may: [
        ...['^src/session/', '^src/engine/', '^src/bots/', '^src/campaign/'],
        ...npm('localforage', 'comlink', 'valibot'),
        ...pure,
      ],
    }),
    // offline: decisions, the service worker, and the page's side of it; it knows no game.
    ...only('offline', '^src/offline/', {
      may: [
        '^src/offline/',
        ...npm('valibot', 'workbox-precaching', 'workbox-range-requests', 'workbox-routing'),
      ],
    }),
    ...only('i18n', '^src/i18n/', {
      may: ['^src/i18n/', ...npm('i18next')],
      types: ['^src/engine/.*words[.]ts$'],
    }),

    // text: what both games say, from what the session shows; how it is drawn it does not know.
    ...only('text', '^src/text/', {
      may: ['^src/text/', '^src/i18n/', '^src/session/', '^src/ui/(art-urls|json)[.]ts$', reading],
      types: ['^src/engine/'],
    }),

    // ui knows no game; only its accessible layer asks the session.
    ...only(
      'ui',
      { path: '^src/ui/', pathNot: '^src/ui/access/' },
      {
        may: [
          '^src/ui/',
          '^src/i18n/',
          '^assets/art/',
          ...npm('phaser', 'preact', '@fontsource/[^/]+', 'dequal'),
        ],
        types: ['^src/engine/kernel/'],
      },
    ),
    ...only('ui-access', '^src/ui/access/', {
      may: [
        '^src/ui/',
        '^src/text/',
        '^src/i18n/',
        '^src/offline/',
        '^src/session/',
        '^src/campaign/',
        reading,
        ...npm('phaser', 'preact', 'dequal'),
      ],
      types: ['^src/engine/'],
    }),
    ...only('scenes', '^src/scenes/', {
      may: [
        ...[
          '^src/scenes/',
          '^src/session/',
          '^src/campaign/',
          '^src/text/',
          '^src/ui/',
          '^src/i18n/',
          reading,
        ],
        ...npm('phaser', 'preact', 'dequal'),
      ],
      types: ['^src/engine/'],
    }),

    // sound: nobody but main builds on it; of the game it knows what may happen, by types alone.
    ...only('sound', '^src/sound/', {
      may: [
        ...['^src/sound/', '^assets/sound/', '^src/ui/chime[.]ts$', '^src/ui/access/dev[.]ts$'],
        ...npm('valibot'),
      ],
      types: ['^src/engine/', '^src/session/', '^src/ui/access/start[.]ts$'],
    }),

    {
      name: 'cli-has-no-screen',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: ['^src/(scenes|ui)/', '^src/main[.]ts', ...npm('phaser')] },
    },
    {
      name: 'phaser-only-on-screen',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(scenes/|ui/|main[.]ts$)' },
      to: { path: npm('phaser') },
    },
    {
      name: 'nobody-imports-the-programs',
      comment: 'main and cli are where programs start; nothing inside the game builds on them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^src/(cli/|main[.]ts$)' },
    },
    {
      name: 'no-tests-in-the-game',
      comment: 'Commands hold the games that they play against the laws.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^test/' },
    },
    {
      name: 'commands-know-of-tests-the-laws',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^test/', pathNot: '^test/laws/' },
    },
    {
      name: 'no-development-packages-in-the-game',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Neither of running code nor of types: what two files share lies below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Also what is imported for its types only, and told apart.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
