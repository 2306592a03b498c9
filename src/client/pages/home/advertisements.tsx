import { Button, Center } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { current } from '../../api/api';
import { useAdvertisementsQuery } from '../../api/products-api';
import { reasonOf } from '../../api/request-failure';
import { LoadFailure } from '../../components/load-failure';
import { ProductGrid } from '../../components/product-grid';
import { SectionSpinner } from '../../components/section-spinner';
import { BookableProductCard } from '../bookable-product-card';
import { HomeSection } from './home-section';

/** So many cards at first, and so many more at each request; the address keeps how many. */
const step = 24;

/** Advertised products; nothing at all when there are none. */
export function Advertisements() {
  const [search] = useSearchParams();
  const shown = Math.max(step, Number(search.get('shown')) || 0);
  const { data, isLoading, error, isFetching, refetch } = useAdvertisementsQuery(
    undefined,
    current,
  );
  // Two dozen cards are drawn in slices, between which the page goes on answering.
  const drawn = useDeferredValue(data);
  if (isLoading || (data && !drawn))
    return <SectionSpinner label="Loading the advertisements" fillsWindow />;
  if (!data && error) {
    return (
      <LoadFailure
        what="the advertisements"
        reason={reasonOf(error)}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!drawn?.length) return null;
  return (
    <HomeSection id="advertisements" heading="Advertisements">
      <ProductGrid>
        {drawn.slice(0, shown).map((product, place) => (
          <BookableProductCard key={product._id} product={product} place={place} />
        ))}
      </ProductGrid>
      {drawn.length > shown && (
        <Center marginTop="10">
          <Button asChild variant="outline" size="lg">
            <Link to={`?shown=${shown + step}`} replace preventScrollReset>
              Show more advertisements
            </Link>
          </Button>
        </Center>
      )}
    </HomeSection>
  );
}
