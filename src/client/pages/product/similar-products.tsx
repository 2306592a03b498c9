import { freshFor30Seconds } from '../../api/api';
import { useSimilarProductsQuery } from '../../api/product-pages-api';
import { ProductTileSection } from '../../components/product/product-tile-section';
import { paths } from '../../services/paths/paths';

/**
 * Products for sale that are similar to a product, which may be sold or deleted. Renders nothing until
 * they have loaded.
 */
export function SimilarProducts({ id }: { id: string }) {
  const { currentData = [] } = useSimilarProductsQuery(id, freshFor30Seconds);
  if (currentData.length === 0) return null;
  return (
    <ProductTileSection heading="Similar watches" products={currentData} getPath={paths.product} />
  );
}
