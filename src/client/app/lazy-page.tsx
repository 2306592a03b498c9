import { lazy, useState, type ComponentType } from 'react';
import { PageBoundary } from './page-boundary';

/** A page in a chunk of its own, which is asked for again on Retry when it did not come. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const FirstTry = lazy(load);
  return function LazyPage() {
    const [Page, setPage] = useState<ComponentType>(() => FirstTry);
    return (
      <PageBoundary onRetry={() => setPage(() => lazy(load))}>
        <Page />
      </PageBoundary>
    );
  };
}
