import { Button } from '@chakra-ui/react';
import { ProductTileSection } from '../../components/product/product-tile-section';
import { paths } from '../../services/paths/paths';
import { clearViewedProducts, useViewedProducts } from '../../services/storage/recently-viewed';

/** The products viewed on this device, except one. Renders nothing if there are none. */
export function RecentlyViewed({ exceptId }: { exceptId: string }) {
  const others = useViewedProducts().filter(({ _id }) => _id !== exceptId);
  if (others.length === 0) return null;
  return (
    <ProductTileSection
      heading="Recently viewed"
      products={others}
      getPath={paths.product}
      action={
        <Button variant="ghost" size="sm" onClick={clearViewedProducts}>
          Clear recently viewed
        </Button>
      }
    />
  );
}
