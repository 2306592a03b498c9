import { current } from '../../api/api';
import { useAdvertisementsQuery } from '../../api/products-api';
import { LoadFailure } from '../../components/load-failure';
import { ProductGrid } from '../../components/product-grid';
import { SectionSpinner } from '../../components/section-spinner';
import { BookableProductCard } from '../bookable-product-card';
import { HomeSection } from './home-section';

/** Advertised products; nothing at all when there are none. */
export function Advertisements() {
  const { data, isLoading, isError, isFetching, refetch } = useAdvertisementsQuery(
    undefined,
    current,
  );
  if (isLoading) return <SectionSpinner label="Loading the advertisements" fillsWindow />;
  if (!data && isError) {
    return <LoadFailure what="the advertisements" retrying={isFetching} onRetry={refetch} />;
  }
  if (!data?.length) return null;
  return (
    <HomeSection id="advertisements" heading="Advertisements">
      <ProductGrid>
        {data.map((product) => (
          <BookableProductCard key={product._id} product={product} />
        ))}
      </ProductGrid>
    </HomeSection>
  );
}
