import { Heading } from '@chakra-ui/react';
import type { ComponentType, ReactElement } from 'react';
import { LoadBoundary } from '../components/loading/load-boundary';
import { ChunkFailure } from '../components/loading/chunk-failure';
import { PageHead } from '../components/page/page-head';
import { retryableLazy } from '../components/loading/retryable-lazy';

export interface LazyPage {
  (): ReactElement;
  preload: () => Promise<void>;
}

function FailedPageHeading() {
  return (
    <>
      <PageHead title="Not loaded" />
      <Heading as="h1" textStyle="pageTitle" textAlign="center" marginTop="16">
        This page didn't load
      </Heading>
    </>
  );
}

/** Creates a lazy page, which renders a Retry button if its chunk fails to load. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  const page = retryableLazy(async () => (await load()).default);
  const label = 'this page';
  const heading = <FailedPageHeading />;
  function Page() {
    if (page.useHasFailed()) {
      return (
        <>
          {heading}
          <ChunkFailure label={label} reloadChunk={page.reloadChunk} />
        </>
      );
    }
    return (
      <LoadBoundary label={label} heading={heading}>
        <page.Content />
      </LoadBoundary>
    );
  }
  return Object.assign(Page, { preload: page.preload });
}
