import { Suspense, type ComponentType } from 'react';
import { LoadBoundary } from './load-boundary';
import { ChunkFailure, type ReloadChunk } from './chunk-failure';
import { retryableLazy } from './retryable-lazy';

interface LazyComponentOptions<Props extends object> {
  /** A name such as "the form", for the error message. */
  label: string;
  load: () => Promise<ComponentType<Props>>;
  /** Rendered while loading; has the size of the component. */
  Fallback: ComponentType<Props>;
  /** Rendered when loading failed; by default a message with a Retry button. */
  Failed?: ComponentType<{ reloadChunk: ReloadChunk }>;
}

/** Creates a code-split component. Its prerendered HTML stays visible until its chunk has loaded. */
export function lazyComponent<Props extends object>({
  label,
  load,
  Fallback,
  Failed = ({ reloadChunk }) => <ChunkFailure label={label} reloadChunk={reloadChunk} />,
}: LazyComponentOptions<Props>) {
  const { preload, useHasFailed, reloadChunk, Content } = retryableLazy(load);
  function LazyComponent(props: Props) {
    if (useHasFailed()) return <Failed reloadChunk={reloadChunk} />;
    return (
      <LoadBoundary label={label}>
        <Suspense fallback={<Fallback {...props} />}>
          <Content {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(LazyComponent, { preload });
}
