/** The layering of docs (architecture): imports point downwards only. Types may cross where it says so. */
const values = { dependencyTypesNot: ['type-only'] };

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment: 'An import that cannot be found.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'app-is-the-top',
      comment: 'Nothing below imports the app.',
      severity: 'error',
      from: { path: '^src/(?!app/)' },
      to: { path: '^src/app/' },
    },
    {
      name: 'screens-stay-in-their-domain',
      comment: 'A screen imports no screen of another domain; what they share is a component.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'screens-have-no-css',
      comment: 'Screens are composed of components; a missing look is added to src/ui or src/components.',
      severity: 'error',
      from: { path: '^src/screens/' },
      to: { path: '\\.css\\.ts$', pathNot: '^src/theme/' },
    },
    {
      name: 'views-take-data-as-props',
      comment: 'A View may take types from api, never values: live data comes as props.',
      severity: 'error',
      from: { path: '^src/screens/.+View[^/]*\\.tsx$' },
      to: { path: '^src/api/', ...values },
    },
    {
      name: 'components-take-data-as-props',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/(screens|app)/' },
    },
    {
      name: 'components-take-types-from-api',
      comment: 'And how what changed is asked for again, which knows no call.',
      severity: 'error',
      from: { path: '^src/components/', pathNot: '\\.(test|proof)\\.tsx?$' },
      to: { path: '^src/api/', pathNot: '^src/api/calling/refetchQueries\\.ts$', ...values },
    },
    {
      name: 'api-draws-nothing',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^src/(screens|components|ui|theme)/' },
    },
    {
      name: 'domains-are-declarations',
      comment: 'What the app knows of its domains: api, components, screens and the app read it.',
      severity: 'error',
      from: { path: '^src/domains/' },
      to: { path: '^src/(?!domains/|ui/pictures/)' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src/(screens|components|api|domains)|contracts)/', pathNot: '^contracts/brand\\.ts$' },
    },
    {
      name: 'theme-reads-tokens-only',
      comment: 'And the brand, whose accent it has, and which theme was chosen.',
      severity: 'error',
      from: { path: '^src/theme/', pathNot: '\\.(test|proof)\\.tsx?$' },
      to: { path: '^(src/(?!theme/|stored/)|contracts/(?!brand\\.ts$)|server/)' },
    },
    {
      name: 'stored-is-the-bottom',
      comment: 'It keeps values and knows none of them.',
      severity: 'error',
      from: { path: '^src/stored/' },
      to: { path: '^(src/(?!stored/)|contracts/|server/)' },
    },
    {
      name: 'intl-knows-no-screen',
      severity: 'error',
      from: { path: '^src/intl/' },
      to: { path: '^src/(?!intl/)' },
    },
    {
      name: 'src-and-server-meet-in-contracts',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|proof)\\.tsx?$' },
      to: { path: '^(server|stories|scripts|e2e|bench)/|^contracts/(examples|pact|spec)/' },
    },
    {
      name: 'tests-of-src-read-contracts-alone',
      comment:
        'What they expect is written there. How their modules are loaded anew is nothing that they expect.',
      severity: 'error',
      from: { path: '^src/.+\\.(test|proof)\\.tsx?$' },
      to: {
        path: '^(server|stories|scripts|e2e|bench)/|^contracts/pact/',
        pathNot: '^scripts/testing/appReload\\.ts$',
      },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|stories|scripts|e2e|bench)/|^contracts/(pact|spec)/(?!rows)' },
    },
    {
      name: 'contracts-know-neither-side',
      comment:
        'Pacts run the real client functions, commands end as those of scripts, what is built the app says; nothing else looks out.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '^contracts/(pact/|verify|compare|stub\.ts|spec/scope\.ts)' },
      to: { path: '^(src|server|stories|scripts)/' },
    },
    {
      name: 'domains-are-the-top-of-the-server',
      comment:
        'Domains declare themselves to the commands and the ledger: their reasons, events, tables and commands. Custody, instruments and the declaration of orders serve all of them.',
      severity: 'error',
      from: {
        path: '^server/(commands|ledger|custody|instruments|orders)/',
        pathNot: '\\.(test|proof)\\.ts$',
      },
      to: { path: '^server/domains/' },
    },
    {
      name: 'domains-meet-in-public-modules',
      comment: 'A domain imports another domain only from the folder public of that domain.',
      severity: 'error',
      from: {
        path: '^server/domains/([^/]+)/',
        pathNot: '\\.(test|proof)\\.ts$|^server/domains/\\w+/fixtures/',
      },
      to: { path: '^server/domains/', pathNot: '^server/domains/($1|[^/]+/public)/' },
    },
    {
      name: 'production-knows-no-tests',
      severity: 'error',
      from: { path: '^server/(?!testing/)', pathNot: '\\.(test|proof)\\.ts$|^server/domains/\\w+/fixtures/' },
      to: { path: '^server/(testing|domains/\\w+/fixtures)/' },
    },
    {
      name: 'the-running-product-builds-nothing',
      comment: 'What builds the app takes 600 MB, which would stay with the server.',
      severity: 'error',
      from: { path: '^(scripts/start|server/main)\\.ts$' },
      to: { path: 'node_modules/(vite|rolldown)/', reachable: true },
    },
    {
      name: 'commands-and-ledger-know-no-metrics',
      comment: 'They tell whoever observes them.',
      severity: 'error',
      from: { path: '^server/(commands|ledger|store)/', pathNot: '\\.(test|proof)\\.ts$' },
      to: { path: '^server/ops/|@prometheus-io/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^contracts/rules/', pathNot: '\\.(test|proof)\\.ts$' },
      // A library's types are no more than words; what works is handed in.
      to: {
        pathNot: '^contracts/|bignumber\\.js|ibantools|@noble/hashes|@scure/base',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-development-packages-in-production',
      severity: 'error',
      from: {
        path: '^(src|server|contracts/(rules|messages))/',
        pathNot:
          '\\.(test|proof|stories)\\.tsx?$|/states\\.ts$|^server/(testing/|domains/\\w+/fixtures/|http/validateResponses\\.ts)',
      },
      to: { dependencyTypes: ['npm-dev'], ...values },
    },
    {
      name: 'tests-alone-validate-responses',
      comment: 'It is made of development packages: a dynamic import, where it is asked for.',
      severity: 'error',
      from: {},
      to: { path: '^server/http/validateResponses\\.ts$', dynamic: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|public)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.d.ts'],
    },
  },
};
