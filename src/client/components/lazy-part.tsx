import { Suspense, useState, type ComponentType } from 'react';
import { LoadBoundary } from './load-boundary';
import { retryableLazy } from './retryable-lazy';

interface LazyPartOptions<Props extends object> {
  /** What it is, as in "the form"; said when it could not be loaded. */
  what: string;
  load: () => Promise<ComponentType<Props>>;
  /** Takes its place, in its size, until it is there. */
  Waiting: ComponentType<Props>;
}

/** A part of a page in a chunk of its own. What was prerendered of it stays until it is there. */
export function lazyPart<Props extends object>({ what, load, Waiting }: LazyPartOptions<Props>) {
  const part = retryableLazy(load);
  function LazyPart(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props>>(part.current);
    return (
      <LoadBoundary what={what} onRetry={() => setShown(part.again)}>
        <Suspense fallback={<Waiting {...props} />}>
          <Shown {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: part.preload });
}
