/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { testTimeout, transform, transformIgnorePatterns } from '../../../jest.config';

/** Runs only the judged queries, and prints their metrics, for `npm run test:search`. */

process.env['SEARCH_FIGURES'] = '1';

const config: Config = {
  rootDir: '../../..',
  maxWorkers: 1,
  testTimeout,
  testEnvironment: 'node',
  testMatch: ['**/test/server/search/judged*.test.ts'],
  transform,
  transformIgnorePatterns,
};

export default config;
