/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { bundledPackages } from './test/client/bundle-packages';

export const transform: NonNullable<Config['transform']> = {
  '^.+\\.([cm]?[jt]sx?)$': '<rootDir>/test/runner/esbuild-transform.mjs',
};

/** Packages that ship ES modules only, which jest's CommonJS runtime cannot load as they are. */
export const transformIgnorePatterns = [
  '/node_modules/(?!(@seriousme|jose|@electric-sql|marked|rettime|until-async|@open-draft|d3-[a-z]+)/)',
];

/** Slow tests, and tests that repeat one check for every call. Only `test/long/jest.config.ts` runs them. */
export const longTests = [
  'build/recipes',
  'release/release',
  'cluster/cluster',
  'sandbox/{sandbox-database,process}',
  'sandbox/database/pglite',
  'sandbox/identity/reused-connection',
  'server/{crash,flood,fuzz,races}/*',
  'server/{on-pglite,processes,rolling-restart}',
  'server/database/lost-connections',
  'server/domains/website/openapi/generated-client',
  'server/domains/buying/{chart,lossy-outbox}',
  'server/domains/buying/simulation/webhooks',
  'server/permissions/{contact-data,error-responses,prototype-payloads,tokens,url-tampering}',
  'server/domains/finding/{judged,judged-listings,judged-sentences,paging}',
  'server/domains/website/sitemap-parts',
  'statecharts/package/*',
].map((name) => `**/test/${name}.test.ts`);

/**
 * Only `npm run test:all` runs them: the package of the state charts, which knows nothing of the product, what
 * repeats a check for every chart or every call, the pages of staff, the rarer ways through a page whose
 * main test stays, and the machinery around the flows: the sandbox, limits, telemetry, jobs in the background.
 */
const pushTests = [
  'statecharts/**/*',
  'sandbox/**/*',
  'client/spelling',
  'client/pages/category/{filtered,searched}-products',
  'client/features/booking/interrupted-booking',
  'client/features/product-import/*',
  'client/pages/dashboard/{console,mail,payments,records,trust,website}/**/*',
  'client/pages/dashboard/buying/{all-orders-page,order/order-codes}',
  'client/pages/dashboard/selling/{add-product,categories,drafts,my-products}/*',
  'client/pages/dashboard/selling/{edit-product,import-products,listing-figures}-page',
  'client/pages/dashboard/talking/conversation-safety',
  'client/pages/product/product-photos',
  'client/pages/search/{more-results,translated-search,url-and-controls}',
  'server/{closing,contract}',
  'server/{background,growth,telemetry}/*',
  'server/permissions/{both-roles,head-requests,payloads}',
  'server/http/{csp-reports,distributed-rate-limiter,load-shedding,rate-limits}',
  'server/database/migrate',
  'server/domains/buying/simulation/*',
  'server/domains/mail/{email-limit,notification-email}',
  'server/domains/pictures/*',
  'server/domains/platform/{idempotency,response-cache/*}',
  'server/domains/selling/imports/*',
  'server/domains/talking/{events,live,reading}',
].map((name) => `**/test/${name}.test.{ts,tsx}`);

const excludedTests = (
  process.env['TEST_SCOPE'] === 'quick' ? [...longTests, ...pushTests] : longTests
).map((name) => `!${name}`);

/** The PostgreSQL server of all tests that use a database. */
export const sharedPostgres = {
  globalSetup: '<rootDir>/test/server/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/server/support/global-teardown.ts',
};

/** More workers than cores: the servers that many tests start wait more than they compute. */
export const maxWorkers = Math.ceil(availableParallelism() * 1.5);

/** Milliseconds; long enough that even on a busy machine only a test that hangs exceeds it. */
export const testTimeout = 180_000;

const assets = { '\\.(css|woff2)$': '<rootDir>/test/client/empty-asset.ts' };

const config: Config = {
  maxWorkers,
  testTimeout,
  projects: [
    {
      displayName: 'node',
      runner: '<rootDir>/test/runner/groups/group-runner.ts',
      testRunner: '<rootDir>/test/runner/groups/group-framework.mjs',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/test/{build,contract,model,runner,sandbox,server,statecharts}/**/*.test.ts',
        ...excludedTests,
      ],
      ...sharedPostgres,
      // Some tests render pages as the server does.
      moduleNameMapper: assets,
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'client',
      testEnvironment: '<rootDir>/test/client/browser-environment.ts',
      testMatch: [
        '<rootDir>/test/client/**/*.test.{ts,tsx}',
        '<rootDir>/test/statecharts/**/*.test.tsx',
        ...excludedTests,
      ],
      globalSetup: '<rootDir>/test/client/bundle-packages.ts',
      setupFilesAfterEnv: ['<rootDir>/test/client/setup.ts'],
      moduleNameMapper: {
        ...bundledPackages,
        ...assets,
      },
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
