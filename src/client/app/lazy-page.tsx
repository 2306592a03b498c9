import { Heading } from '@chakra-ui/react';
import type { ComponentType, ReactElement } from 'react';
import { LoadBoundary } from '../components/loading/load-boundary';
import { MissingPart } from '../components/loading/missing-part';
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

/** A page in a chunk of its own, which is asked for again on Retry when it did not come. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  const page = retryableLazy(async () => (await load()).default);
  const what = 'this page';
  const heading = <MissingPageHeading />;
  function Page() {
    if (page.useIsMissing()) {
      return (
        <>
          {heading}
          <MissingPart what={what} fetchAgain={page.fetchAgain} />
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
