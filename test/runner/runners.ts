import path from 'node:path';
import { findFirefox } from '../engines/find-firefox';
import { findMissingForWebKit } from '../engines/webkit';
import { readJest, readPlaywright, readTap, type Result } from './reports';

export const projectFolder = path.resolve(__dirname, '../..');
export const resultsFolder = path.join(projectFolder, 'test-results');

/** A process that runs tests and writes a report. */
export interface Runner {
  name: string;
  /** The arguments of `node`, given the file for the report. */
  command: (report: string) => string[];
  env?: (report: string) => Record<string, string>;
  read: (report: string) => Result;
  /** Returns what this machine lacks to run it; undefined if it can run. */
  findMissing?: () => string | undefined;
}

const jest = (name: string, config: string): Runner => ({
  name,
  command: (report) => [
    // Optimizing WebAssembly costs more time than it saves, because test databases are short-lived.
    '--liftoff-only',
    'node_modules/jest/bin/jest.js',
    '--config',
    config,
    '--reporters',
    path.join(__dirname, 'progress-reporter.mjs'),
    '--json',
    `--outputFile=${report}`,
  ],
  read: readJest,
});

const playwright = (name: string, config: string, ...options: string[]): Runner => ({
  name,
  command: () => [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    config,
    '--output',
    path.join(resultsFolder, name),
    ...options,
  ],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  read: readPlaywright,
});

const browser = (name: string, ...options: string[]) =>
  playwright(name, 'test/browser/playwright.config.ts', ...options);

const engine = (name: string, findMissing?: Runner['findMissing']): Runner => ({
  name,
  command: (report) => [
    '-r',
    'esbuild-register',
    '--test-reporter',
    'dot',
    '--test-reporter-destination',
    'stdout',
    '--test-reporter',
    'tap',
    '--test-reporter-destination',
    report,
    `test/engines/${name}.test.ts`,
  ],
  read: (report) => readTap(report, `test/engines/${name}.test.ts`),
  ...(findMissing && { findMissing }),
});

type Scope = 'quick' | 'all' | 'long';

/** The runners of each part of a scope. `npm run test:all -- spec production` selects two parts. */
export const partsByScope: Record<Scope, Record<string, Runner[]>> = {
  quick: {
    // At the same time, because each one leaves processors idle while it starts and at its end.
    tests: [
      jest('jest', 'jest.config.ts'),
      browser('browser', '--project=marketplace', '--grep=@quick'),
    ],
  },
  all: {
    jest: [jest('jest', 'jest.config.ts')],
    browser: [browser('browser', '--project=marketplace', '--grep-invert=@long')],
    spec: [
      browser(
        'spec',
        '--project=specification',
        '--reporter=test/browser/spec/statement-reporter.ts,json',
      ),
    ],
    production: [playwright('production', 'test/production/playwright.config.ts')],
    engines: [
      engine('chromium'),
      engine('firefox', () =>
        findFirefox() ? undefined : 'no Firefox found: install firefox-esr, or set FIREFOX_PATH',
      ),
      engine('webkit', findMissingForWebKit),
    ],
  },
  long: {
    jest: [jest('jest-long', 'test/long/jest.config.ts')],
    browser: [browser('browser-long', '--project=marketplace', '--grep=@long')],
  },
};

export const isScope = (name: string): name is Scope => name in partsByScope;
