import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { advertisementsPageSize } from '../../../contract/finding/advertisements-page';
import { freshFor30Seconds } from '../../api/api';
import { useAdvertisementsQuery } from '../../api/products-api';
import { loadFailureReason } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { ShowMore } from '../../components/records/show-more';
import { ProductGrid } from '../../components/product/product-grid';
import { SectionSpinner } from '../../components/loading/section-spinner';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { BookableProductCard } from '../bookable-product-card';
import { HomeSection } from './home-section';

/** The number of cards that are visible at first, and that each "Show more" adds. */
const batchSize = advertisementsPageSize;

/** The number of cards in the rendered page: enough to fill the window, few enough for a slow phone. */
const initialCount = 6;

/** The advertised products. The URL stores the number of visible ones. Renders nothing if there are none. */
export function Advertisements() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The server renders the page without the query string.
  const requestedCount = isHydrated ? Number(search.get('shown')) || 0 : 0;
  const visibleCount = Math.max(batchSize, requestedCount);
  const { data, currentData, isLoading, error, isFetching, refetch } = useAdvertisementsQuery(
    visibleCount,
    freshFor30Seconds,
  );
  // Deferred, so that many cards render in slices and the page stays responsive.
  const renderedProducts = useDeferredValue(data);
  const renderedCount = useDeferredValue(visibleCount, isHydrated ? visibleCount : initialCount);
  if (isLoading || (data && !renderedProducts))
    return <SectionSpinner label="Loading the advertisements" fillsWindow />;
  // Loaded cards stay visible while more are loading.
  const failure = !currentData && error && (
    <LoadFailure
      label={data ? 'more advertisements' : 'the advertisements'}
      reason={loadFailureReason(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (!data && failure) return failure;
  if (!renderedProducts?.length) return null;
  return (
    <HomeSection id="advertisements" heading="Advertisements">
      <ProductGrid>
        {renderedProducts.slice(0, renderedCount).map((product, index) => (
          <BookableProductCard key={product._id} product={product} index={index} />
        ))}
      </ProductGrid>
      {failure}
      {!failure && isHydrated && (!currentData || renderedProducts.length >= visibleCount) && (
        <ShowMore
          itemsLabel="advertisements"
          visibleCount={visibleCount + batchSize}
          busy={!currentData}
        />
      )}
    </HomeSection>
  );
}
