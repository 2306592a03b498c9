import { memo } from 'react';
import type { Product } from '../../contract/product';
import { ProductCard } from '../components/product-card';
import { BookNow } from '../features/booking/book-now';
import { AddToWishlist } from '../features/wishlist/add-to-wishlist';

/** A product's card with what a buyer does with it. */
export const BookableProductCard = memo(function BookableProductCard({
  product,
}: {
  product: Product;
}) {
  return (
    <ProductCard product={product}>
      <BookNow product={product} />
      <AddToWishlist product={product} />
    </ProductCard>
  );
});
