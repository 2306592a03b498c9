import { Box, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sellerPageSize } from '../../../contract/website/rendered-page';
import { freshFor30Seconds } from '../../api/api';
import { useSellerProductsQuery } from '../../api/product-pages-api';
import { loadFailureReason } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { ShowMore } from '../../components/records/show-more';
import { ProductGrid, resultColumns } from '../../components/product/product-grid';
import { ProductGridSkeleton } from '../../components/product/product-grid-skeleton';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { BookableProductCard } from '../bookable-product-card';

/** A seller's products for sale, newest first. The URL stores the number of visible products. */
export function SellerProducts({ uid }: { uid: string }) {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const requested = isHydrated ? Number(search.get('shown')) || 0 : 0;
  const visibleCount = Math.max(sellerPageSize, requested);
  // Requests one more than is visible, to know whether there are more.
  const { data, currentData, error, isFetching, refetch } = useSellerProductsQuery(
    { uid, neededCount: visibleCount + 1 },
    freshFor30Seconds,
  );
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} marginTop={{ base: '8', md: '12' }}>
      <Heading id={headingId} as="h2" textStyle="sectionTitle" marginBottom="6">
        For sale now
      </Heading>
      {data ? (
        <>
          {data.length === 0 && <Text color="fg.muted">Nothing is for sale right now.</Text>}
          <ProductGrid css={resultColumns}>
            {data.slice(0, visibleCount).map((product, index) => (
              <BookableProductCard key={product._id} product={product} index={index} />
            ))}
          </ProductGrid>
        </>
      ) : (
        !error && <ProductGridSkeleton label="Loading the watches" />
      )}
      {error && !currentData ? (
        <LoadFailure
          label={data ? 'more watches' : 'the watches'}
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        data &&
        (!currentData || data.length > visibleCount) && (
          <ShowMore
            itemsLabel="watches"
            visibleCount={visibleCount + sellerPageSize}
            busy={!currentData}
          />
        )
      )}
    </Box>
  );
}
