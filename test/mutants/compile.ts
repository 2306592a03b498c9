import { transformSync } from '@swc/core';

/** TypeScript as JavaScript that `require` can load. */
export const compile = (source: string, { tsx = false } = {}): string =>
  transformSync(source, {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  }).code;
