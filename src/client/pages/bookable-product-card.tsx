import { Stack } from '@chakra-ui/react';
import { Suspense, lazy, memo } from 'react';
import type { Product } from '../../contract/product';
import { ProductCard } from '../components/product/product-card';
import { whenIdle } from '../components/loading/when-idle';
import { BookNow } from '../features/booking/book-now';
import { AddToWishlist } from '../features/wishlist/add-to-wishlist';
import { productPath } from '../services/product-path';

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
      address={productPath(product._id)}
      priority={place < seenFirst}
      fetchedTick={
        product.sellerEmail && (
          <Suspense fallback={null}>
            <FetchedSellerTick email={product.sellerEmail} />
          </Suspense>
        )
      }
    >
      {[BookNow, AddToWishlist].map((Action, index) => (
        // Each with the reason that may stand below it; one may be gone.
        <Stack key={index} flex="1 1 auto" gap="1" _empty={{ display: 'none' }}>
          <Action product={product} />
        </Stack>
      ))}
    </ProductCard>
  );
});
