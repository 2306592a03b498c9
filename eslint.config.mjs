import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { translatableText } from './.eslint/translatable-text.mjs';

/** Forbids imports, so that dependencies run one way: app → pages → features → session → api, services, components → contract. */
function forbid(files, ...rules) {
  return {
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: rules.map(([regex, message]) => ({ regex, message })) },
      ],
    },
  };
}

const clientIsolation = [
  '^\\..*/(server|sandbox)/',
  'The client speaks to the server by HTTP alone; shared types live in contract.',
];
const noClient = ['(^|/)client/', 'The sandbox stands beside the server, not the client.'];
const noStatecharts = [
  '^statecharts(/|$)|(^|/)\\.\\./statecharts/',
  'Only app and the page of the state charts know their package.',
];
const machinePurity = [
  '^(react|react-dom|react-router-dom|react-redux|react-hot-toast|@reduxjs/toolkit|@xstate/react|firebase.*)$',
  'A machine is pure: its hook provides the effects.',
];
const noApp = [
  '(^|/)(\\.\\./|client/)app/|/hydration/(load|hydrate)-application$',
  'app is the composition root: nothing below it imports it.',
];
const noPages = ['(^|/)pages/', 'Only app imports pages.'];
const noFeatures = ['(^|/)features/', 'Only app and pages import features.'];
const noFeaturesInSession = [
  '(^|/)features/(?!flow-examples$|unprovided-actor$)',
  'The session is below the features, which read it.',
];
const noSession = [
  '(^|/)session/(?!session-slice$)',
  'The API knows nothing of the session, of which the store holds the slice.',
];
const noOtherFeature = [
  '^\\.\\./(?!failure-message$|reauthentication-failure-message$|flow-examples$|account-types$|unprovided-actor$|call-failure$|use-request$|upload-photo$|confirmation/|consent/|(\\.\\./)?(api|session|services|components|hydration|theme)/|\\.\\./\\.\\./contract/)',
  'Features never import each other; pages compose them.',
];

const serverIsolation = ['(^|/)(client|sandbox)/', 'The server knows neither client nor sandbox.'];
const noServer = [
  '^(\\.\\./)+(app|start-server|main)$',
  'app composes the plugins: only the entry points import it.',
];
/** The domains of the server, in the order of src/README.md: each imports only those before it. */
const domains = [
  'platform',
  'access',
  'pictures',
  'catalogue',
  'finding',
  'accounts',
  'selling',
  'ledger',
  'buying',
  'payments',
  'trust',
  'talking',
  'mail',
  'privacy',
  'website',
  'console',
];
const noDomains = [
  '^(\\.\\./)+(app-options$|(plugins|background|telemetry|domains)/)',
  'This folder is below the domains.',
];
const noPlugins = ['^(\\.\\./)+(app-options$|plugins/)', 'Plugins are above this folder.'];
const noCompositionRoot = [
  '^(\\.\\./)+(plugins|background|telemetry|commands)/',
  'A domain knows nothing of what composes the domains.',
];
const noOptions = ['^(\\.\\./)+app-options$', 'Routes pass on the options that a rule needs.'];
const noForeignRoutes = [
  `^(\\.\\./)+(${domains.join('|')})/(.*[./])?routes$`,
  'Routes are private to their domain: move what others need into a rule.',
];
const noSql = ['/database/sql$', 'SQL belongs into a file named *.sql.ts.'];

/** Forbids that a domain imports one that comes after it. */
function forbidLaterDomains(domain, index) {
  const files = `src/server/domains/${domain}/**`;
  const later = domains.slice(index + 1);
  const noLaterDomain = [
    `^(\\.\\./)+(${later.join('|')})/`,
    'A domain imports only those before it: see the table in src/README.md.',
  ];
  const rules = [
    serverIsolation,
    noServer,
    noCompositionRoot,
    noForeignRoutes,
    ...(later.length > 0 ? [noLaterDomain] : []),
  ];
  return [
    forbid(files, ...rules, noOptions, noSql),
    forbid(`${files}/*.sql.ts`, ...rules, noOptions),
    forbid(`${files}/{*.,}routes.ts`, ...rules, noSql),
  ];
}

const outsideTransaction = {
  message: 'Inside a transaction use its handle `tx`: the database is another connection.',
};
const unnamedTransaction = { message: 'Name the handle of a transaction `tx`.' };
/** What another connection writes is not rolled back with the transaction, nor seen by it before. */
const transactionHandle = [
  'error',
  {
    selector: ":function:has(> Identifier.params[name='tx']) Identifier[name='database']",
    ...outsideTransaction,
  },
  {
    selector:
      "CallExpression[callee.property.name='transaction'] > :function:not([params.0.name='tx'])",
    ...unnamedTransaction,
  },
  {
    selector:
      ":function > Identifier.params:not([name='tx']) > TSTypeAnnotation > TSTypeReference[typeName.name='Transaction']",
    ...unnamedTransaction,
  },
];

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'node_modules', 'test-results', '.data', '.cache'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // An arrow that calls what gives nothing reads better without braces.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Fastify's plugins and hooks, and what stands in for others, are async by their contract.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // What was caught is passed on as it is.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // Characters are meant to be counted by code points; a storage's entries are its own.
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: ['string', 'Storage', 'MediaQueryList'] }] },
      ],
      'no-console': ['error', { allow: ['info', 'error'] }],
      // RTK Query's type for an endpoint without an argument.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['src/{client,statecharts}/**'],
    plugins: {
      'react-hooks': reactHooks,
      translation: { rules: { 'translatable-text': translatableText } },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'translation/translatable-text': 'error',
    },
  },
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A test reads answers as they come: a wrong shape fails it.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      // Jest's mocks are named as methods of what they stand in for.
      '@typescript-eslint/unbound-method': 'off',
      // What a double rejects with is as the library's own, and a listener that fails ends the run.
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false } },
      ],
      // node:test itself waits for its tests.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: 'test' }],
        },
      ],
    },
  },
  // No project holds the first two, and the packages of the third are installed apart.
  { files: ['**/*.mjs', 'public/**', 'test/bench/**'], ...tseslint.configs.disableTypeChecked },
  { files: ['src/{server,sandbox}/**', 'test/**'], rules: { 'no-console': 'off' } },
  {
    files: ['src/{server,sandbox}/**', 'test/{server,sandbox,bench}/**'],
    rules: { 'no-restricted-syntax': transactionHandle },
  },
  forbid('src/contract/*.ts', ['\\.\\./', 'The contract depends on nothing of ours.']),
  forbid('src/contract/*/**', ['\\.\\./\\.\\./', 'The contract depends on nothing of ours.']),
  forbid('src/server/**', serverIsolation),
  // The rule that matches last applies.
  forbid('src/server/*/**', serverIsolation, noServer),
  forbid('src/server/{background,telemetry}/**', serverIsolation, noServer, noPlugins),
  forbid(
    'src/server/{concurrency,environment,errors,http}/**',
    serverIsolation,
    noServer,
    noDomains,
  ),
  forbid('src/server/database/**', serverIsolation, [
    '^\\.\\./(?!\\.\\./contract/|environment/|concurrency/)',
    'The database layer is below the domains.',
  ]),
  ...domains.flatMap(forbidLaterDomains),
  forbid('src/server/commands/**', serverIsolation),
  forbid('src/sandbox/**', noClient, [
    '^firebase-tools',
    'Only identity/auth-emulator.ts imports what is not a public API of firebase-tools.',
  ]),
  forbid('src/sandbox/identity/{auth-emulator.ts,firebase-tools.d.ts}', noClient),
  forbid('src/build/**', [
    '(^|/)(server|sandbox)/',
    'The build makes the client, and knows nothing of who serves it.',
  ]),
  forbid('src/client/{app,prerender}/**', clientIsolation),
  forbid('src/statecharts/**', [
    '(^|/)(client|contract|server|sandbox)/',
    'The package is for any project with XState: it knows nothing of this one.',
  ]),
  forbid('src/statecharts/{chart,command,component,drawings,export,inspector,live,simulation}/**', [
    '^@chakra-ui|(^|/)(client|contract|server|sandbox|page)/',
    'Only the visualiser page needs Chakra UI.',
  ]),
  forbid('src/client/pages/**', clientIsolation, noApp, noStatecharts),
  forbid('src/client/pages/statecharts/**', clientIsolation, noApp),
  forbid('src/client/features/**', clientIsolation, noApp, noPages, noStatecharts, noOtherFeature),
  forbid(
    'src/client/features/**/*.machine.ts',
    clientIsolation,
    machinePurity,
    noApp,
    noPages,
    noStatecharts,
    noOtherFeature,
  ),
  forbid(
    'src/client/session/**',
    clientIsolation,
    noApp,
    noPages,
    noFeaturesInSession,
    noStatecharts,
  ),
  forbid(
    'src/client/session/*.machine.ts',
    clientIsolation,
    machinePurity,
    noApp,
    noPages,
    noFeaturesInSession,
    noStatecharts,
  ),
  forbid(
    'src/client/api/**',
    clientIsolation,
    noApp,
    noPages,
    noFeatures,
    noSession,
    noStatecharts,
    ['(^|/)components/', 'The API renders nothing.'],
  ),
  forbid('src/client/services/**', clientIsolation, noApp, noPages, noFeatures, noStatecharts, [
    '(^|/)(api|session|components)/',
    'A service is an adapter: no store, no view.',
  ]),
  forbid(
    'src/client/{components,theme}/**',
    clientIsolation,
    noApp,
    noPages,
    noFeatures,
    noStatecharts,
    ['(^|/)(api|session|services)/', 'Components are presentational.'],
    [
      '^(@reduxjs/toolkit|react-redux|xstate|@xstate/react)$',
      'Components know no store and no machine.',
    ],
  ),
);
