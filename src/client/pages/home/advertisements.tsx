import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { advertisementsPageSize } from '../../../contract/advertisements-page';
import { current } from '../../api/api';
import { useAdvertisementsQuery } from '../../api/products-api';
import { requestFailureMessage } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { ShowMore } from '../../components/records/show-more';
import { ProductGrid } from '../../components/product/product-grid';
import { SectionSpinner } from '../../components/loading/section-spinner';
import { BookableProductCard } from '../bookable-product-card';
import { HomeSection } from './home-section';

/** So many cards at first, and so many more at each request; the address keeps how many. */
const step = advertisementsPageSize;

/** Advertised products; nothing at all when there are none. */
export function Advertisements() {
  const [search] = useSearchParams();
  const shown = Math.max(step, Number(search.get('shown')) || 0);
  const { data, currentData, isLoading, error, isFetching, refetch } = useAdvertisementsQuery(
    shown,
    current,
  );
  // Two dozen cards are rendered in slices, between which the page goes on answering.
  const rendered = useDeferredValue(data);
  if (isLoading || (data && !rendered))
    return <SectionSpinner label="Loading the advertisements" fillsWindow />;
  // Those that were there before stay while more of them are on their way.
  const failure = !currentData && error && (
    <LoadFailure
      what={data ? 'more advertisements' : 'the advertisements'}
      reason={requestFailureMessage(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (!data && failure) return failure;
  if (!rendered?.length) return null;
  return (
    <HomeSection id="advertisements" heading="Advertisements">
      <ProductGrid>
        {rendered.slice(0, shown).map((product, place) => (
          <BookableProductCard key={product._id} product={product} place={place} />
        ))}
      </ProductGrid>
      {failure}
      {!failure && (!currentData || rendered.length >= shown) && (
        <ShowMore what="advertisements" shown={shown + step} busy={!currentData} />
      )}
    </HomeSection>
  );
}
