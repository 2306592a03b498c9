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
  'server/{crash,flood,fuzz,growth,races}/*',
  'server/{on-pglite,processes,rolling-restart}',
  'server/database/lost-connections',
  'server/domains/website/openapi/generated-client',
  'server/domains/buying/{chart,lossy-outbox}',
  'server/permissions/{contact-data,error-responses,payloads,prototype-payloads,tokens,url-tampering}',
  'server/domains/finding/{judged,judged-listings,paging}',
  'server/domains/website/sitemap-parts',
  'statecharts/package/*',
].map((name) => `**/test/${name}.test.ts`);

/**
 * The package of the state charts, which knows nothing of the product, and what repeats a check for every chart
 * or every call: only `npm run test:all` runs them.
 */
const pushTests = [
  '**/test/statecharts/**/*.test.{ts,tsx}',
  '**/test/server/permissions/both-roles.test.ts',
  '**/test/server/contract.test.ts',
];

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
