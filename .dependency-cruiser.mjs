/** Who may import whom: geometry, engine <- games <- apps. Run by scripts/check-boundaries.mjs. */

const OURS = '^(packages|games|apps)/';
const TESTS = '^(packages|games|apps)/[^/]+/tests/';
const BROWSER_CODE = '^(packages/(engine|geometry|language|learning|ai|table)/src|games/[^/]+)/';

/**
 * @param {string} who a package
 * @param {readonly string[]} sees the packages that it may import
 */
const packageSees = (who, sees) => ({
  name: `${who}-sees-${sees.join('-and-') || 'no-other-package'}`,
  comment: `packages/${who} may import ${sees.length > 0 ? `only ${sees.join(' and ')}` : 'no other package of ours'}.`,
  severity: 'error',
  from: { path: `^packages/${who}/src/` },
  to: { path: OURS, pathNot: `^packages/(${[who, ...sees].join('|')})/` },
});

export default {
  forbidden: [
    packageSees('engine', []),
    packageSees('geometry', []),
    packageSees('ai', ['engine']),
    packageSees('testkit', ['engine', 'ai', 'language', 'learning']),
    packageSees('language', ['engine']),
    packageSees('table', ['engine']),
    packageSees('learning', ['engine']),
    {
      name: 'language-sees-only-types-of-engine',
      comment: 'packages/language makes sentences; of the engine it may know types, no code.',
      severity: 'error',
      from: { path: '^packages/language/src/' },
      to: { path: '^packages/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'game-sees-engine-and-geometry',
      comment: 'The rules of a game stand on engine and geometry alone.',
      severity: 'error',
      from: { path: '^games/', pathNot: '^games/[^/]+/tests/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(engine|geometry)/' },
    },
    {
      name: 'game-sees-no-other-game',
      comment: 'A game knows no other game; only the catalogue lists them.',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: '^games/catalogue/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'nobody-sees-apps',
      comment: 'Arrows go one way: an app is imported by nobody.',
      severity: 'error',
      from: { path: '^(?:packages|games)/|^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another package is imported by its name, which leads to its index; drawings may ask for the plan of a game alone, a lobby for the mission of the day.',
      severity: 'error',
      from: { path: '^((?:packages|games|apps)/[^/]+)/' },
      to: {
        path: OURS,
        pathNot: ['^$1/', '^(?:packages|apps)/[^/]+/src/index\\.ts$', '^games/[^/]+/(?:index|plan|daily)\\.ts$'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'runs-in-a-browser',
      comment: 'Engine, geometry, language, ai and games also run in a browser: nothing of Node there.',
      severity: 'error',
      from: { path: BROWSER_CODE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tests-in-sources',
      comment: 'A source imports neither a test nor the kit for tests.',
      severity: 'error',
      from: { path: OURS, pathNot: [TESTS, '^packages/testkit/'] },
      to: { path: [TESTS, '^packages/testkit/'] },
    },
    {
      name: 'no-unknown-modules',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
