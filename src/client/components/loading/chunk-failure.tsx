import { useTransition } from 'react';
import { LoadFailure } from './load-failure';

/** Retries loading a chunk; rejects if it fails again. */
export type ReloadChunk = () => Promise<void>;

interface ChunkFailureProps {
  /** A name such as "this page", for the error message. */
  label: string;
  reloadChunk: ReloadChunk;
}

/** Replaces a lazy component whose chunk failed to load. */
export function ChunkFailure({ label, reloadChunk }: ChunkFailureProps) {
  const [isFetching, startFetching] = useTransition();
  const retry = () => startFetching(() => reloadChunk().catch(() => undefined));
  return <LoadFailure label={label} retrying={isFetching} onRetry={retry} />;
}
