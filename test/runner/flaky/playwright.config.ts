import { defineConfig } from '@playwright/test';

/** A run without a browser, for the test of what becomes of a flaky test. */
export default defineConfig({
  testDir: __dirname,
  retries: 1,
  workers: 1,
  failOnFlakyTests: true,
  reporter: [['json'], ['../playwright-reporter.ts']],
});
