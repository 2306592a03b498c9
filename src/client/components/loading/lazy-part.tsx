import { Suspense, type ComponentType } from 'react';
import { LoadBoundary } from './load-boundary';
import { MissingPart, type FetchAgain } from './missing-part';
import { retryableLazy } from './retryable-lazy';

interface LazyPartOptions<Props extends object> {
  /** What it is, as in "the form"; said when it could not be loaded. */
  what: string;
  load: () => Promise<ComponentType<Props>>;
  /** The fallback in its size, until it is loaded. */
  Waiting: ComponentType<Props>;
  /** The fallback when it could not be loaded; a note with Retry unless given. */
  Missing?: ComponentType<{ fetchAgain: FetchAgain }>;
}

/** A code-split part of a page. What was prerendered of it stays until its chunk is loaded. */
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
