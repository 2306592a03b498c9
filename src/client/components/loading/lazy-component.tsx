import { Suspense, type ComponentType } from 'react';
import { LoadBoundary } from './load-boundary';
import { ChunkFailure, type ReloadChunk } from './chunk-failure';
import { retryableLazy } from './retryable-lazy';

interface LazyComponentOptions<Props extends object> {
  /** A name such as "the form", for the error message. */
  what: string;
  load: () => Promise<ComponentType<Props>>;
  /** The fallback of the same size while loading. */
  Fallback: ComponentType<Props>;
  /** The fallback when loading failed; by default a message with Retry. */
  Failed?: ComponentType<{ reloadChunk: ReloadChunk }>;
}

/** A code-split component. Its prerendered HTML stays until its chunk has loaded. */
export function lazyComponent<Props extends object>({
  what,
  load,
  Fallback,
  Failed = ({ reloadChunk }) => <ChunkFailure what={what} reloadChunk={reloadChunk} />,
}: LazyComponentOptions<Props>) {
  const { preload, useHasFailed, reloadChunk, Shown } = retryableLazy(load);
  function LazyComponent(props: Props) {
    if (useHasFailed()) return <Failed reloadChunk={reloadChunk} />;
    return (
      <LoadBoundary what={what}>
        <Suspense fallback={<Fallback {...props} />}>
          <Shown {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(LazyComponent, { preload });
}
