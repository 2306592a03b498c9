import { gzipSync } from 'node:zlib';
import type { Compilation } from 'webpack';
import type { Sizes } from './budget';

/** Returns the gzip sizes of the scripts, styles, documents and lazy chunks of a compilation. */
export function measureSizes(compilation: Compilation): Sizes {
  const initialFiles = new Set(
    [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()),
  );
  const sumSizes = (files: Iterable<string>, ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + compressedSize(compilation, file), 0);
  const documents = Object.keys(compilation.assets).filter((file) => file.endsWith('.html'));
  const lazyChunkGroups = [...compilation.namedChunkGroups].filter(
    ([, group]) => !group.isInitial(),
  );
  return {
    initialScripts: sumSizes(initialFiles, '.js'),
    initialStyles: sumSizes(initialFiles, '.css'),
    documents: Object.fromEntries(
      documents.map((file) => [file, compressedSize(compilation, file)]),
    ),
    chunks: Object.fromEntries(
      lazyChunkGroups.map(([name, group]) => {
        const lazyFiles = group.getFiles().filter((file) => !initialFiles.has(file));
        return [name, sumSizes(lazyFiles, '.js') + sumSizes(lazyFiles, '.css')];
      }),
    ),
  };
}

function compressedSize(compilation: Compilation, file: string): number {
  const content = compilation.getAsset(file)?.source.buffer();
  return content ? gzipSync(content, { level: 9 }).length : 0;
}
