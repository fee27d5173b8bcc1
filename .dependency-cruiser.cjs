/**
 * Allowed imports (docs/ARCHITECTURE.md). Arrows point one way:
 * entries → features → (contract, islands) → domain, and compose → adapters → ports → domain.
 */
const TESTS = [
  '\\.(unit|int|web|e2e)\\.test\\.tsx?$',
  '/testing/',
  '/fixtures/',
  '/sheet/',
  '/gallery/',
  '/vitest\\.browser\\.config\\.ts$',
];
/** The messages between a browser that sends its camera and the origin: the only module of the engine that the web may import. */
const WIRE = '^packages/live-engine/src/ingest/packets/wire\\.ts$';
const from = path => ({ path, pathNot: TESTS });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that need each other are one file, or one of them knows too much. Split out what both need.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules take facts, time and ids as arguments. Put what needs npm, Node or the network behind a port.',
      severity: 'error',
      from: from('^packages/domain/src'),
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contract-knows-domain-only',
      comment:
        'The contract is read by server and browser alike: domain, zod and the pure rule libraries, nothing else.',
      severity: 'error',
      from: from('^packages/contract/src'),
      to: {
        pathNot: ['^packages/(contract|domain)/src', 'node_modules/zod/'],
      },
    },
    {
      name: 'ports-are-interfaces',
      comment: 'A port declares what is needed in terms of the domain. An adapter implements it.',
      severity: 'error',
      from: from('^packages/ports/src'),
      to: { pathNot: ['^packages/(ports|domain)/src', '^(node:)?stream$'] },
    },
    {
      name: 'islands-are-independent',
      comment: 'An island could ship in a different product: it knows streams, videos or controls, never weddings.',
      severity: 'error',
      from: from('^packages/(live-engine|player|reactions|ui|themes)/src'),
      to: { path: ['^packages/(contract|domain|ports|testkit)/', '^(apps|adapters|sandboxes|db)/'] },
    },
    {
      name: 'islands-do-not-meet',
      comment: 'Islands are joined by the app. Only the kit reads the tokens of the themes, and the player the kit.',
      severity: 'error',
      from: { ...from('^packages/(live-engine|player|reactions|ui|themes)/src') },
      to: {
        path: '^packages/(live-engine|player|reactions|ui|themes)/src',
        pathNot: ['^packages/$1/src', '^packages/themes/src', '^packages/ui/src'],
      },
    },
    {
      name: 'adapters-serve-ports',
      comment: 'An adapter turns one vendor into one port. Join two adapters in compose, not here.',
      severity: 'error',
      from: from('^adapters/([^/]+)/src'),
      to: { path: ['^(apps|packages/contract|sandboxes|db)/', '^adapters/'], pathNot: '^adapters/$1/' },
    },
    {
      name: 'platform-has-no-feature',
      comment: 'platform knows http, sockets and jobs, and no noun of the product.',
      severity: 'error',
      from: from('^apps/server/src/platform'),
      to: { path: ['^apps/server/src/(features|gate|roles|compose)', '^adapters/'] },
    },
    {
      name: 'gate-is-below-features',
      comment: 'The gate proves who may; what is then done is a feature.',
      severity: 'error',
      from: from('^apps/server/src/gate'),
      to: { path: ['^apps/server/src/(features|roles|compose)', '^adapters/'] },
    },
    {
      name: 'server-features-by-index',
      comment: 'Another feature is imported by its index.ts alone: export what you need there.',
      severity: 'error',
      from: from('^apps/server/src/features/([^/]+)/'),
      to: {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'web-features-through-index',
      comment: 'Another feature is imported by its index.ts alone: export what you need there.',
      severity: 'error',
      from: from('^apps/web/src/features/([^/]+)/'),
      to: {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'entries-through-index',
      comment:
        'Entries import a feature by its index.ts, or by its index.data.ts where no component may be loaded. Only a dynamic import names the file, because it makes a chunk of exactly that file, and so do the catalogs, which join the texts of one language.',
      severity: 'error',
      from: from('^apps/web/src/(entries/|main\\.tsx)'),
      to: {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/[^/]+/index(\\.data)?\\.ts$', '/messages\\.(ja|en)\\.ts$'],
        dynamic: false,
      },
    },
    {
      name: 'server-features-know-no-adapter',
      comment: 'Features speak to ports; compose chooses who answers.',
      severity: 'error',
      from: from('^apps/server/src/features'),
      to: {
        path: [
          '^(adapters|sandboxes|apps/web)/',
          '^packages/(player|reactions|ui|live-engine|testkit)/',
          '^apps/server/src/(roles|compose)',
        ],
      },
    },
    {
      name: 'sql-in-stores-only',
      comment:
        'The query builder is used in store.ts alone, so that every question to the database has a name and a scope.',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: ['/store\\.ts$', '/store\\.[a-z-]+\\.ts$', '/platform/db/', '/platform/http/health', ...TESTS],
      },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-knows-no-server',
      comment: 'The browser knows the server by the contract, and the live origin by the wire of its cameras (ADR 9).',
      severity: 'error',
      from: from('^apps/web/src'),
      to: {
        path: ['^(apps/server|adapters|sandboxes|db)/', '^packages/(ports|live-engine|testkit)/'],
        pathNot: [WIRE],
      },
    },
    {
      name: 'wire-in-features-only',
      comment: 'The wire of the cameras is spoken by one feature; shell and entries have nothing to say on it.',
      severity: 'error',
      from: from('^apps/web/src/(shell|entries)/'),
      to: { path: [WIRE] },
    },
    {
      name: 'wire-is-pure',
      comment: 'Both ends of the wire import it, one of them in a browser: it needs nothing but the language.',
      severity: 'error',
      from: { path: WIRE },
      to: { pathNot: WIRE },
    },
    {
      name: 'web-features-below-entries',
      comment: 'Entries compose features; a feature never asks which audience it is shown to.',
      severity: 'error',
      from: from('^apps/web/src/(features|shell)'),
      to: { path: '^apps/web/src/entries' },
    },
    {
      name: 'shell-below-features',
      comment: 'The shell serves every feature and knows none.',
      severity: 'error',
      from: from('^apps/web/src/shell'),
      to: { path: '^apps/web/src/features' },
    },
    {
      name: 'audiences-apart',
      comment: 'What two audiences share is a feature or part of the shell.',
      severity: 'error',
      from: from('^apps/web/src/entries/([^/]+)/'),
      to: { path: '^apps/web/src/entries/[^/]+/', pathNot: '^apps/web/src/entries/$1/' },
    },
    {
      name: 'nothing-ships-a-test-tool',
      comment: 'testkit, sandboxes, e2e and bench are for tests.',
      severity: 'error',
      from: { path: '^(apps|packages|adapters|db)/', pathNot: ['^packages/testkit', ...TESTS] },
      to: { path: '^(packages/testkit|sandboxes|e2e|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/\\.vite|/dist/' },
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    moduleSystems: ['es6'],
  },
};
