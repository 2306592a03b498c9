import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** The tests of the specification's statements. */
const specification = '**/{spec,spec-only}/**/*.spec.ts';

const results = path.resolve(__dirname, '../../test-results');

export default defineConfig({
  testDir: __dirname,
  projects: [
    { name: 'marketplace', testMatch: '**/*.spec.ts', testIgnore: specification },
    { name: 'specification', testMatch: specification },
  ],
  globalSetup: path.join(__dirname, 'prepare.ts'),
  outputDir: path.join(results, 'browser'),
  // Each worker runs a marketplace and a browser. Two workers leave two processors idle a fifth of
  // the time.
  workers: 3,
  forbidOnly: true,
  // The retry only records a trace. A test that needs it has failed.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: path.join(results, 'browser.json') }],
  ],
  // Recording takes a third of the time, so only the retry is recorded.
  use: {
    video: 'off',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 900 },
  },
});
