/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import {
  longTests,
  maxWorkers,
  sharedPostgres,
  testTimeout,
  transform,
  transformIgnorePatterns,
} from '../../jest.config';

/** The long tests, with more repetitions than in other runs. */

process.env['CLUSTER_KILLS'] ??= '20';
process.env['CRASH_ROUNDS'] ??= '100';
process.env['FUZZ_RUNS'] ??= '5000';
process.env['JUDGED_PRODUCTS'] ??= '20000';
process.env['OUTBOX_EVENTS'] ??= '10000';
process.env['PAGING_RUNS'] ??= '10';
process.env['RACE_REPETITIONS'] ??= '3';
process.env['SIMULATED_ORDERS'] ??= '100000';
process.env['WEBHOOK_ORDERS'] ??= '200';

const config: Config = {
  rootDir: '../..',
  maxWorkers,
  testTimeout,
  testEnvironment: 'node',
  ...sharedPostgres,
  testMatch: [...longTests, '**/test/server/domains/buying/simulation/*.test.ts'],
  transform,
  transformIgnorePatterns,
};

export default config;
