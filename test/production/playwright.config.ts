import path from 'node:path';
import { defineConfig } from '@playwright/test';

const results = path.resolve(__dirname, '../../test-results');

/** `npm run test:all -- production`: installs and starts the production build as the guide describes. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  globalSetup: path.join(__dirname, 'build.ts'),
  outputDir: path.join(results, 'production'),
  // All tests share one server, which the last one stops.
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: path.join(results, 'production.json') }],
  ],
  use: {
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
  },
});
