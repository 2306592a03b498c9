import { transformSync } from 'esbuild';

const loaders = { ts: 'ts', mts: 'ts', cts: 'ts', tsx: 'tsx', jsx: 'jsx' };

/** Compiles a file for jest. Unlike Babel and swc, it does not hoist `jest.mock` above imports. */
export default {
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
      define: { 'import.meta.url': 'importMetaUrl' },
      banner: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;',
      logLevel: 'silent',
    });
  },
};
