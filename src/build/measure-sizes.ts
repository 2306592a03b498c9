import { gzipSync } from 'node:zlib';
import type { Compilation } from 'webpack';
import type { Sizes } from './budget';

export function measureSizes(compilation: Compilation): Sizes {
  const initial = new Set(
    [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()),
  );
  const sumOf = (files: Iterable<string>, ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + compressedSize(compilation, file), 0);
  const documents = Object.keys(compilation.assets).filter((file) => file.endsWith('.html'));
  const lazy = [...compilation.namedChunkGroups].filter(([, group]) => !group.isInitial());
  return {
    initialScripts: sumOf(initial, '.js'),
    initialStyles: sumOf(initial, '.css'),
    documents: Object.fromEntries(
      documents.map((file) => [file, compressedSize(compilation, file)]),
    ),
    chunks: Object.fromEntries(
      lazy.map(([name, group]) => {
        const own = group.getFiles().filter((file) => !initial.has(file));
        return [name, sumOf(own, '.js') + sumOf(own, '.css')];
      }),
    ),
  };
}

function compressedSize(compilation: Compilation, file: string): number {
  const content = compilation.getAsset(file)?.source.buffer();
  return content ? gzipSync(content, { level: 9 }).length : 0;
}
