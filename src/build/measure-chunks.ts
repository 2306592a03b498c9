import { gzipSync } from 'node:zlib';
import type { Chunk, Compilation, Module } from 'webpack';
import type { Sizes } from './budget';
import { partOf, type ReportedChunk } from './chunk-report';

export function measureSizes(compilation: Compilation): Sizes {
  const initial = new Set(
    [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()),
  );
  const sumOf = (files: Iterable<string>, ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + compressedSize(compilation, file), 0);
  const documents = Object.keys(compilation.assets).filter((file) => file.endsWith('.html'));
  const later = [...compilation.namedChunkGroups].filter(([, group]) => !group.isInitial());
  return {
    initialScripts: sumOf(initial, '.js'),
    initialStyles: sumOf(initial, '.css'),
    documents: Object.fromEntries(
      documents.map((file) => [file, compressedSize(compilation, file)]),
    ),
    chunks: Object.fromEntries(
      later.map(([name, group]) => {
        const own = group.getFiles().filter((file) => !initial.has(file));
        return [name, sumOf(own, '.js') + sumOf(own, '.css')];
      }),
    ),
  };
}

export function measureChunks(compilation: Compilation): ReportedChunk[] {
  return [...compilation.chunks].map((chunk) => ({
    name: nameOf(chunk),
    isInitial: chunk.canBeInitial(),
    bytes: [...chunk.files].reduce((sum, file) => sum + compressedSize(compilation, file), 0),
    parts: partsOf(compilation, chunk),
  }));
}

/** A shared chunk has no name of its own: it is told by those that load it. */
function nameOf(chunk: Chunk): string {
  const users = [...chunk.groupsIterable].map(({ name }) => name ?? 'unnamed');
  return chunk.name ?? `shared by ${[...new Set(users)].sort().join(', ')}`;
}

function partsOf({ chunkGraph, requestShortener }: Compilation, chunk: Chunk) {
  const sizes = new Map<string, number>();
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
    // What was joined into one module is counted where it came from.
    const sources = 'modules' in module ? (module.modules as Module[]) : [module];
    for (const source of sources) {
      const part = partOf(source.readableIdentifier(requestShortener));
      sizes.set(part, (sizes.get(part) ?? 0) + source.size());
    }
  }
  return [...sizes].map(([name, bytes]) => ({ name, bytes }));
}

function compressedSize(compilation: Compilation, file: string): number {
  const content = compilation.getAsset(file)?.source.buffer();
  return content ? gzipSync(content, { level: 9 }).length : 0;
}
