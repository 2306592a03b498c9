/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import all from '../../../jest.config';

const client = all.projects?.find(
  (project) => typeof project === 'object' && JSON.stringify(project.displayName) === '"client"',
);

const config = {
  ...(client as object),
  rootDir: '../../..',
  testTimeout: 180_000,
  testMatch: ['<rootDir>/test/mutants/hooks/try-hooks.ts'],
} as Config;

export default config;
