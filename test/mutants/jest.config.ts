/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { transform, transformIgnorePatterns } from '../../jest.config';

const config: Config = {
  rootDir: '../..',
  testEnvironment: '<rootDir>/test/client/browser-environment.ts',
  testMatch: ['<rootDir>/test/mutants/try-mutants.ts'],
  transform,
  transformIgnorePatterns,
};

export default config;
