import { Suspense, type ComponentType } from 'react';
import { LoadBoundary } from './load-boundary';
import { MissingPart, type FetchAgain } from './missing-part';
import { retryableLazy } from './retryable-lazy';

interface LazyPartOptions<Props extends object> {
  /** What it is, as in "the form"; said when it could not be loaded. */
  what: string;
  load: () => Promise<ComponentType<Props>>;
  /** Takes its place, in its size, until it is there. */
  Waiting: ComponentType<Props>;
  /** Takes its place when it did not come; says so with Retry when absent. */
  Missing?: ComponentType<{ fetchAgain: FetchAgain }>;
}

/** A part of a page in a chunk of its own. What was prerendered of it stays until it is there. */
export function lazyPart<Props extends object>({
  what,
  load,
  Waiting,
  Missing = ({ fetchAgain }) => <MissingPart what={what} fetchAgain={fetchAgain} />,
}: LazyPartOptions<Props>) {
  const { preload, useIsMissing, fetchAgain, Shown } = retryableLazy(load);
  function LazyPart(props: Props) {
    if (useIsMissing()) return <Missing fetchAgain={fetchAgain} />;
    return (
      <LoadBoundary what={what}>
        <Suspense fallback={<Waiting {...props} />}>
          <Shown {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(LazyPart, { preload });
}
