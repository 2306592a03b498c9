import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd?: number;
  node: unknown;
}

interface NodeFileSystem {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

/**
 * PGlite's file system on disk, with the fsync that PGlite omits. Without fsync, a power failure could
 * lose committed transactions.
 */
export class DurableNodeFS extends NodeFS {
  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(module: unknown): void {
  const { NODEFS } = module as { NODEFS: NodeFileSystem };
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fsyncSync(stream.nfd);
    else syncPath(NODEFS.realPath(stream.node));
    return 0;
  };
}

/** Flushes a file or folder to the disk. */
export function syncPath(location: string): void {
  const descriptor = openSync(location, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
