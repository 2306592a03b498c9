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

/** Checks the shape instead of `instanceof`: the file may import another copy of XState. */
function isMachine(value: unknown): value is AnyStateMachine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    'implementations' in value &&
    'getTransitionData' in value
  );
}

/** Replaces style sheets, images and other assets by empty modules. */
const withoutAssets: Plugin = {
  name: 'without-assets',
  setup(pluginBuild) {
    const asset =
      /\.(css|scss|sass|less|svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp[34]|webm|wasm|md|html|txt)$|\?[^/]*$/;
    pluginBuild.onResolve({ filter: asset }, ({ path: importPath }) => ({
      path: importPath,
      namespace: 'asset',
    }));
    pluginBuild.onLoad({ filter: /./, namespace: 'asset' }, () => ({
      contents: '',
      loader: 'empty',
    }));
  },
};

/** Bundles and executes a TypeScript or JavaScript file. Returns its exports. */
async function loadExports(file: string): Promise<Record<string, unknown>> {
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
  const loadedModule = new Module(file) as unknown as LoadedModule;
  loadedModule.filename = file;
  loadedModule.paths = createRequire(file).resolve.paths('xstate') ?? [];
  loadedModule._compile(outputFiles[0]?.text ?? '', file);
  return loadedModule.exports;
}

const getChildMachines = (machine: AnyStateMachine): [string, AnyStateMachine][] =>
  Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    isMachine(logic) ? [[name, logic] as [string, AnyStateMachine]] : [],
  );

/** Loads the machines that a file exports and their child machines, by the name of their drawing. */
export async function loadMachines(file: string): Promise<Map<string, AnyStateMachine>> {
  const exported = Object.entries(await loadExports(path.resolve(file))).filter(
    (entry): entry is [string, AnyStateMachine] => isMachine(entry[1]),
  );
  const machines = new Map<string, AnyStateMachine>();
  const visitedMachines = new Set<AnyStateMachine>();
  const addMachine = (name: string, machine: AnyStateMachine) => {
    if (visitedMachines.has(machine)) return;
    visitedMachines.add(machine);
    machines.set(name, machine);
    getChildMachines(machine).forEach(([child, logic]) =>
      addMachine(name ? `${name}.${child}` : child, logic),
    );
  };
  // A single machine is drawn under the name of the file.
  exported.forEach(([name, machine]) => addMachine(exported.length === 1 ? '' : name, machine));
  return machines;
}
