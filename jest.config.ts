/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.([cm]?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that ship ES modules only, which jest's CommonJS runtime cannot load as they are. */
const transformIgnorePatterns = [
  '/node_modules/(?!(jose|@electric-sql|rettime|until-async|@open-draft|d3-[a-z]+)/)',
];

const config: Config = {
  // The servers that many of them start wait more than they work.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // So long that only what hangs runs into it, on a machine that is busy with other work as well.
  testTimeout: 180_000,
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{build,contract,model,sandbox,server,statecharts}/**/*.test.ts'],
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
      setupFilesAfterEnv: ['<rootDir>/test/client/setup.ts'],
      moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/test/client/empty-asset.ts' },
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
