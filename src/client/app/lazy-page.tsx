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

function MissingPageHeading() {
  return (
    <>
      <PageHead title="Not loaded" />
      <Heading as="h1" textStyle="pageTitle" textAlign="center" marginTop="16">
        This page didn't load
      </Heading>
    </>
  );
}

/** A lazy page, with a Retry button if its chunk fails to load. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  const page = retryableLazy(async () => (await load()).default);
  const what = 'this page';
  const heading = <MissingPageHeading />;
  function Page() {
    if (page.useHasFailed()) {
      return (
        <>
          {heading}
          <ChunkFailure what={what} reloadChunk={page.reloadChunk} />
        </>
      );
    }
    return (
      <LoadBoundary what={what} heading={heading}>
        <page.Shown />
      </LoadBoundary>
    );
  }
  return Object.assign(Page, { preload: page.preload });
}
