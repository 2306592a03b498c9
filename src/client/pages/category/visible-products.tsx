import type { Product } from '../../../contract/selling/product';
import { ProductGrid } from '../../components/product/product-grid';
import { BookableProductCard } from '../bookable-product-card';
import { NoMatches } from './no-matches';

/** The filtered products of a category, or a link to all products if none match. */
export function VisibleProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return <NoMatches />;
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <BookableProductCard key={product._id} product={product} index={index} />
      ))}
    </ProductGrid>
  );
}
