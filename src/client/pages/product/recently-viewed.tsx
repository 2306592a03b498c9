import { Button } from '@chakra-ui/react';
import { ProductTileSection } from '../../components/product/product-tile-section';
import { paths } from '../../services/paths';
import { clearViewed, useViewed } from '../../services/recently-viewed';

/** The watches that were looked at on this device, but for the one that is; nothing at first. */
export function RecentlyViewed({ exceptId }: { exceptId: string }) {
  const others = useViewed().filter(({ _id }) => _id !== exceptId);
  if (others.length === 0) return null;
  return (
    <ProductTileSection
      heading="Recently viewed"
      products={others}
      addressOf={paths.product}
      action={
        <Button variant="ghost" size="sm" onClick={clearViewed}>
          Clear recently viewed
        </Button>
      }
    />
  );
}
