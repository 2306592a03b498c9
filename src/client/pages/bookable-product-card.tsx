import { Suspense, lazy, memo } from 'react';
import type { Product } from '../../contract/product';
import { ProductCard } from '../components/product/product-card';
import { whenIdle } from '../components/loading/when-idle';
import { BookNow } from '../features/booking/book-now';
import { AddToWishlist } from '../features/wishlist/add-to-wishlist';

interface BookableProductCardProps {
  product: Product;
  /** Its place among the cards, from 0. */
  place: number;
}

/** Fetched when the page is idle; a card does without it where it can't be fetched. */
const FetchedSellerTick = lazy(() =>
  whenIdle()
    .then(() => import(/* webpackChunkName: "fetched-seller-tick" */ './fetched-seller-tick'))
    .catch(() => ({ default: () => null })),
);

/** The first row of the widest grid. */
const seenFirst = 3;

/** A product's card with what a buyer does with it. */
export const BookableProductCard = memo(function BookableProductCard({
  product,
  place,
}: BookableProductCardProps) {
  return (
    <ProductCard
      product={product}
      priority={place < seenFirst}
      fetchedTick={
        product.sellerEmail && (
          <Suspense fallback={null}>
            <FetchedSellerTick email={product.sellerEmail} />
          </Suspense>
        )
      }
    >
      <BookNow product={product} />
      <AddToWishlist product={product} />
    </ProductCard>
  );
});
