import { memo } from 'react';
import type { Product } from '../../contract/product';
import { ProductCard } from '../components/product-card';
import { BookNow } from '../features/booking/book-now';
import { AddToWishlist } from '../features/wishlist/add-to-wishlist';

interface BookableProductCardProps {
  product: Product;
  /** Its place among the cards, from 0. */
  place: number;
}

/** The first row of the widest grid. */
const seenFirst = 3;

/** A product's card with what a buyer does with it. */
export const BookableProductCard = memo(function BookableProductCard({
  product,
  place,
}: BookableProductCardProps) {
  return (
    <ProductCard product={product} priority={place < seenFirst}>
      <BookNow product={product} />
      <AddToWishlist product={product} />
    </ProductCard>
  );
});
