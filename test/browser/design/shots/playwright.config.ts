import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** `npm run screenshots`: takes screenshots of every screen for manual review. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*.shots.ts',
  outputDir: path.resolve(__dirname, '../../../../test-results/screenshots'),
  globalSetup: path.join(__dirname, '../../prepare.ts'),
  globalTeardown: path.join(__dirname, 'write-index.ts'),
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
});
