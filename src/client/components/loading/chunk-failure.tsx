import { useTransition } from 'react';
import { LoadFailure } from './load-failure';

/** Loads a failed chunk again; rejects if it fails again. */
export type ReloadChunk = () => Promise<void>;

interface ChunkFailureProps {
  /** What could not be loaded, as in "this page". */
  what: string;
  reloadChunk: ReloadChunk;
}

/** Replaces a lazy component whose chunk failed to load. */
export function ChunkFailure({ what, reloadChunk }: ChunkFailureProps) {
  const [isFetching, startFetching] = useTransition();
  const retry = () => startFetching(() => reloadChunk().catch(() => undefined));
  return <LoadFailure what={what} retrying={isFetching} onRetry={retry} />;
}
