/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { bundledChakra } from './test/client/bundle-chakra';

export const transform: NonNullable<Config['transform']> = {
  '^.+\\.([cm]?[jt]sx?)$': '<rootDir>/test/runner/esbuild-transform.mjs',
};

/** Packages that ship ES modules only, which jest's CommonJS runtime cannot load as they are. */
export const transformIgnorePatterns = [
  '/node_modules/(?!(@seriousme|jose|@electric-sql|marked|rettime|until-async|@open-draft|d3-[a-z]+)/)',
];

/**
 * What takes its time, and what meets every call with everything that it may hold, where the short
 * form has a part of it elsewhere: `test/long/jest.config.ts` runs it.
 */
export const longTests = [
  'build/recipes',
  'sandbox/{sandbox-database,process}',
  'sandbox/database/pglite',
  'sandbox/identity/reused-connection',
  'server/{crash,flood,fuzz,growth,races}/*',
  'server/{on-postgres,processes,rolling-restart}',
  'server/database/lost-connections',
  'server/http/shared-limits',
  'server/openapi/generated-client',
  'server/orders/{chart,lossy-outbox}',
  'server/permissions/{contact-data,error-responses,payloads,prototype-payloads,tokens,url-tampering}',
  'server/search/{judged,judged-listings,paging}',
  'server/website/sitemap-parts',
  'statecharts/package/*',
].map((name) => `**/test/${name}.test.ts`);

/** The servers that many of them start wait more than they work. */
export const maxWorkers = Math.ceil(availableParallelism() * 1.5);

/** So long that only what hangs runs into it, on a machine that is busy with other work as well. */
export const testTimeout = 180_000;

const assets = { '\\.(css|woff2)$': '<rootDir>/test/client/empty-asset.ts' };

const config: Config = {
  maxWorkers,
  testTimeout,
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/test/{build,contract,model,runner,sandbox,server,statecharts}/**/*.test.ts',
        ...longTests.map((name) => `!${name}`),
      ],
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
      ],
      globalSetup: '<rootDir>/test/client/bundle-chakra.ts',
      setupFilesAfterEnv: ['<rootDir>/test/client/setup.ts'],
      moduleNameMapper: {
        ...bundledChakra,
        ...assets,
      },
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
