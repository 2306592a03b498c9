import { transformSync } from 'esbuild';

const loaders = { ts: 'ts', mts: 'ts', cts: 'ts', tsx: 'tsx', jsx: 'jsx' };

/** Compiles a file for jest. Unlike Babel and swc, it does not hoist `jest.mock` above imports. */
export default {
  process(source, file) {
    // Emscripten's own `require` would shadow the one that `import()` becomes.
    return transformSync(source.replaceAll('var require=', 'var ownRequire='), {
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      loader: loaders[file.slice(file.lastIndexOf('.') + 1)] ?? 'js',
      jsx: 'automatic',
      sourcemap: true,
      sourcefile: file,
      // Jest runs CommonJS alone.
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': 'importMetaUrl' },
      banner: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;',
      logLevel: 'silent',
    });
  },
};
