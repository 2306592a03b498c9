import { build, type BuildOptions } from 'esbuild';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from './package.json';

const project = path.resolve(__dirname, '../..');
const source = __dirname;
const target = path.join(project, 'dist/statecharts');
const declarations = path.join(project, 'node_modules/.cache/types/src/statecharts');

const peerDependencies = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'xstate'];
const commonOptions: BuildOptions = {
  bundle: true,
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'warning',
};

const { scripts, devDependencies, private: isPrivate, ...publishedFields } = packageJson;

/** The published package.json: that of the sources, with the paths of the built files. */
const manifest = {
  ...publishedFields,
  type: 'module',
  bin: { statecharts: './statecharts.cjs' },
  exports: {
    '.': { types: './types/index.d.ts', default: './index.js' },
    './element': {
      types: './types/component/statechart-element.d.ts',
      default: './element.js',
    },
  },
};

/** Bundles the inspector page into one self-contained HTML file. */
async function buildInspectorPage(): Promise<string> {
  const { outputFiles } = await build({
    ...commonOptions,
    entryPoints: [path.join(source, 'inspector/inspector-page.tsx')],
    format: 'esm',
    minify: true,
    write: false,
  });
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
  const page = readFileSync(path.join(source, 'inspector/inspector.html'), 'utf8');
  return page.replace('/*script*/', () => script);
}

async function main(): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const libraryOptions = {
    ...commonOptions,
    format: 'esm' as const,
    external: [...peerDependencies, 'elkjs'],
  };
  const entry = (file: string) => [path.join(source, file)];
  await build({
    ...libraryOptions,
    entryPoints: entry('index.ts'),
    outfile: path.join(target, 'index.js'),
  });
  await build({
    ...libraryOptions,
    entryPoints: entry('component/statechart-element.ts'),
    outfile: path.join(target, 'element.js'),
  });
  await build({
    ...commonOptions,
    entryPoints: entry('command/main.ts'),
    define: {
      ...commonOptions.define,
      'process.env.STATECHARTS_VERSION': JSON.stringify(packageJson.version),
    },
    outfile: path.join(target, 'statecharts.cjs'),
    platform: 'node',
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
    external: ['esbuild', 'elkjs', 'ws', 'xstate'],
  });
  writeFileSync(path.join(target, 'inspector.html'), await buildInspectorPage());
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(source, 'README.md'), path.join(target, 'README.md'));
  cpSync(path.join(source, 'features.md'), path.join(target, 'features.md'));
  cpSync(path.join(project, 'LICENSE'), path.join(target, 'LICENSE'));
  copyTypes();
}

/** Adds the file extensions that Node needs to resolve ES modules and the sources omit. */
const addExtensions = (declaration: string) =>
  declaration.replace(/(from '|import\(')(\.{1,2}\/[^']+)(')/g, '$1$2.js$3');

function copyTypes(): void {
  for (const folder of ['.', 'chart', 'component', 'export', 'live', 'simulation']) {
    for (const file of readdirSync(path.join(declarations, folder), { encoding: 'utf8' })) {
      if (!file.endsWith('.d.ts') || file === 'build.d.ts') continue;
      const text = readFileSync(path.join(declarations, folder, file), 'utf8');
      mkdirSync(path.join(target, 'types', folder), { recursive: true });
      writeFileSync(path.join(target, 'types', folder, file), addExtensions(text));
    }
  }
}

void main();
