import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from 'esbuild';

const ownSource = readFileSync(new URL(import.meta.url));

const loaders = { ts: 'ts', mts: 'ts', cts: 'ts', tsx: 'tsx', jsx: 'jsx' };

/** Compiles a file for jest. Unlike Babel and swc, it does not hoist `jest.mock` above imports. */
export default {
  /** By default, each change of the configuration, such as another selection of tests, empties the cache. */
  getCacheKey(source, file) {
    const parts = [ownSource, version, file, source];
    return parts
      .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
      .digest('hex');
  },
  process(source, file) {
    // The variable `require` of Emscripten would shadow the `require` that replaces `import()`.
    return transformSync(source.replaceAll('var require=', 'var ownRequire='), {
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      loader: loaders[file.slice(file.lastIndexOf('.') + 1)] ?? 'js',
      jsx: 'automatic',
      sourcemap: true,
      sourcefile: file,
      // Jest runs CommonJS only.
      supported: { 'dynamic-import': false },
      // Not in other files: jest compiles its runner once for each project, each time what it compiled before.
      ...(source.includes('import.meta.url') && {
        define: { 'import.meta.url': 'importMetaUrl' },
        banner: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;',
      }),
      logLevel: 'silent',
    });
  },
};
