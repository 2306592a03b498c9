import { build, type Plugin } from 'esbuild';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

interface LoadedModule {
  exports: Record<string, unknown>;
  paths: string[];
  filename: string;
  _compile: (code: string, file: string) => void;
}

/** Told by its shape: the file's XState may be another copy than this one's. */
function isMachine(value: unknown): value is AnyStateMachine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    'implementations' in value &&
    'getTransitionData' in value
  );
}

/** What a bundler of pages makes of a style or a picture has no machine in it. */
const withoutAssets: Plugin = {
  name: 'without-assets',
  setup(bundling) {
    const asset =
      /\.(css|scss|sass|less|svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp[34]|webm|wasm|md|html|txt)$|\?[^/]*$/;
    bundling.onResolve({ filter: asset }, ({ path: asked }) => ({
      path: asked,
      namespace: 'asset',
    }));
    bundling.onLoad({ filter: /./, namespace: 'asset' }, () => ({ contents: '', loader: 'empty' }));
  },
};

/** What a file exports, whether it is TypeScript or JavaScript, with all that it imports. */
async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
    jsx: 'automatic',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'import.meta.env': '{}',
    },
    plugins: [withoutAssets],
  });
  const made = new Module(file) as unknown as LoadedModule;
  made.filename = file;
  made.paths = createRequire(file).resolve.paths('xstate') ?? [];
  made._compile(outputFiles[0]?.text ?? '', file);
  return made.exports;
}

const childrenOf = (machine: AnyStateMachine): [string, AnyStateMachine][] =>
  Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    isMachine(logic) ? [[name, logic] as [string, AnyStateMachine]] : [],
  );

/** Every machine that a file exports, and those that these run, by the names of their drawings. */
export async function machinesOf(file: string): Promise<Map<string, AnyStateMachine>> {
  const exported = Object.entries(await exportsOf(path.resolve(file))).filter(
    (entry): entry is [string, AnyStateMachine] => isMachine(entry[1]),
  );
  const found = new Map<string, AnyStateMachine>();
  const seen = new Set<AnyStateMachine>();
  const add = (name: string, machine: AnyStateMachine) => {
    if (seen.has(machine)) return;
    seen.add(machine);
    found.set(name, machine);
    childrenOf(machine).forEach(([child, logic]) => add(name ? `${name}.${child}` : child, logic));
  };
  // The only one is drawn under the file's own name.
  exported.forEach(([name, machine]) => add(exported.length === 1 ? '' : name, machine));
  return found;
}
