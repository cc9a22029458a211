import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The public interface of a server feature. */
const PUBLIC = '\\.public\\.ts$';
const TESTS = ['\\.test\\.tsx?$', '\\.fixture\\.ts$', '\\.test-help\\.ts$', '/src/testing/', '^bench/', '^e2e/'];
const SERVER_FEATURES = '^apps/server/src/features/';
const DEMO = '^apps/server/demo/';
const DEMO_LOADER = '^apps/server/src/server\\.ts$';
/** What opens documents and texts of others. */
const READER =
  '^apps/server/src/features/authoring/(?:' +
  'contents/(?:documents\\.public|reading/(?:formats/|package-xml|read-file|cut-passages|reader\\.child))|' +
  'quizzes/bulk/(?:question-files/|reading/(?:table\\.child|read-file|form-heads|question-table)))';
const AI_LIBRARIES = '^apps/server/src/kernel/ai/sdk\\.ts$';
const WEB_FEATURES = '^apps/web/src/features/';
const CONTRACT = '^packages/contract/src/';

/** Who may not import whom. Each name has a fixture in `boundaries.test.ts` that must be refused. */
export const rules: readonly IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Files do not import each other in a ring, by types either: one of them cannot be read alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-exist',
    comment: 'What is imported is there.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'contract-depends-on-zod-alone',
    comment: 'The contract depends on zod alone: both sides run it.',
    from: { path: CONTRACT, pathNot: TESTS },
    to: { pathNot: [CONTRACT, '/node_modules/zod/', '^node_modules/zod/'] },
  },
  {
    name: 'server-knows-no-web',
    comment: 'Server and web meet only in the contract.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'web-knows-no-server',
    comment: 'Server and web meet only in the contract.',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'endpoints-by-type',
    comment: 'The web imports endpoints as types: their schemas would come with every page.',
    from: { path: '^apps/web/src/', pathNot: TESTS },
    to: { path: `${CONTRACT}.+\\.endpoints\\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'kernel-and-ui-know-no-feature',
    comment: 'Kernel and ui know nothing that is built of them.',
    from: { path: '^apps/(server|web)/src/(?:kernel|ui)/', pathNot: [...TESTS, '/ui/gallery/'] },
    to: { path: '^apps/$1/src/(?:features|screens|shell)/' },
  },
  {
    name: 'product-knows-no-tests',
    comment: 'What runs for people imports no test and nothing made for tests.',
    from: { path: '^(?:apps|packages)/[^/]+/(?:src|demo)/', pathNot: TESTS },
    to: { path: TESTS },
  },
  {
    name: 'program-runs-without-demo-data',
    comment: 'One place loads the demo data: production never reads it.',
    from: { path: '^apps/', pathNot: [...TESTS, DEMO, DEMO_LOADER] },
    to: { path: DEMO },
  },
  {
    name: 'demo-data-is-loaded-when-asked-for',
    comment: 'The demo data is imported where DEMO says so, not with the program.',
    from: { path: DEMO_LOADER },
    to: { path: DEMO, dynamic: false },
  },
  {
    name: 'ai-libraries-are-loaded-when-asked',
    comment:
      'One file imports the libraries of AI providers, and is loaded with the first call: no other server pays for them.',
    from: { path: '^apps/server/', pathNot: [...TESTS, AI_LIBRARIES] },
    to: { path: '^node_modules/(?:ai|@ai-sdk|cockatiel)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ai-libraries-come-late',
    comment: 'The file with the libraries of AI providers is imported with the first call.',
    from: { path: '^apps/server/', pathNot: TESTS },
    to: { path: AI_LIBRARIES, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'documents-are-read-in-a-child-process',
    comment: 'Documents and texts of others are opened in the reader process only, so that a crash stays there.',
    from: { path: '^apps/server/', pathNot: [...TESTS, READER] },
    to: { path: READER, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'features-meet-at-public-interfaces',
    comment: 'A server feature imports only the public interface of another one.',
    from: { path: `${SERVER_FEATURES}([^/]+/[^/]+)/`, pathNot: TESTS },
    to: { path: SERVER_FEATURES, pathNot: [`${SERVER_FEATURES}$1/`, PUBLIC] },
  },
  {
    name: 'public-interfaces-export-their-own',
    comment: 'A public interface exports what its own feature declares, and nothing else.',
    from: { path: `${SERVER_FEATURES}([^/]+/[^/]+)/.+\\.public\\.ts$` },
    to: { pathNot: `${SERVER_FEATURES}$1/` },
  },
  {
    name: 'demo-data-uses-public-interfaces',
    comment: 'The demo data is written through the public interfaces of the features.',
    from: { path: DEMO, pathNot: TESTS },
    to: { path: SERVER_FEATURES, pathNot: PUBLIC },
  },
  {
    name: 'app-lists-features',
    comment: 'The program lists features: each registers its routes and jobs; the rest is its public interface.',
    from: { path: '^apps/server/src/[^/]+$', pathNot: TESTS },
    to: { path: SERVER_FEATURES, pathNot: [PUBLIC, '\\.(?:feature|routes)\\.ts$'] },
  },
  {
    name: 'routes-and-views-do-not-query',
    comment: 'Only services read and write the database; the rows of a query are named by type.',
    from: { path: `${SERVER_FEATURES}.+\\.(?:routes|view)\\.ts$` },
    to: { path: '\\.queries\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'policies-do-no-io',
    comment: 'Policies are rules: no database, no service; rows are named by type.',
    from: { path: '\\.policy\\.ts$' },
    to: {
      path: ['\\.queries\\.ts$', '\\.service\\.ts$', '/kernel/(?:database|files|jobs|http)/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'policies-use-no-node',
    comment: 'Policies are rules: nothing of Node.',
    from: { path: '\\.policy\\.ts$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-features-meet-in-screens',
    comment: 'Web features do not import each other: screens compose them.',
    from: { path: `${WEB_FEATURES}([^/]+/[^/]+)/`, pathNot: TESTS },
    to: { path: WEB_FEATURES, pathNot: `${WEB_FEATURES}$1/` },
  },
  {
    name: 'web-features-know-no-screen',
    comment: 'Features are composed; they know neither screens nor shell.',
    from: { path: WEB_FEATURES, pathNot: TESTS },
    to: { path: '^apps/web/src/(?:screens|shell)/' },
  },
];
