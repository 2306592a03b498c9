import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import { EmptyState } from '../../components/records/empty-state';
import { ProductGrid } from '../../components/product/product-grid';
import { BookableProductCard } from '../bookable-product-card';

/** The filtered products of a category, or a link to all products if none match. */
export function VisibleProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) {
    return (
      <EmptyState title="No watches match">
        <Button asChild variant="outline">
          <Link to={{ search: '' }}>Show everything in this category</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <BookableProductCard key={product._id} product={product} index={index} />
      ))}
    </ProductGrid>
  );
}
