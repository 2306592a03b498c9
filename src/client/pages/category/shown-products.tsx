import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import { EmptyState } from '../../components/records/empty-state';
import { ProductGrid } from '../../components/product/product-grid';
import { BookableProductCard } from '../bookable-product-card';

/** What is left of a category once it is narrowed down; when nothing is, a way back to all of it. */
export function ShownProducts({ products }: { products: readonly Product[] }) {
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
      {products.map((product, place) => (
        <BookableProductCard key={product._id} product={product} place={place} />
      ))}
    </ProductGrid>
  );
}
