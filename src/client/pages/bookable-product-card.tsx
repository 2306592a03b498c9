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
  /** Its index among the cards. */
  place: number;
}

/** Lazy, and left out if its chunk fails to load. */
const LatestSellerTick = lazy(() =>
  whenIdle()
    .then(() => import(/* webpackChunkName: "latest-seller-tick" */ './latest-seller-tick'))
    .catch(() => ({ default: () => null })),
);

/** The first row of the widest grid. */
const seenFirst = 3;

/** A product card with the buyer's actions. */
export const BookableProductCard = memo(function BookableProductCard({
  product,
  place,
}: BookableProductCardProps) {
  return (
    <ProductCard
      product={product}
      path={productPath(product._id)}
      priority={place < seenFirst}
      latestTick={
        product.sellerEmail && (
          <Suspense fallback={null}>
            <LatestSellerTick email={product.sellerEmail} />
          </Suspense>
        )
      }
    >
      {[BookNow, AddToWishlist].map((Action, index) => (
        // Each with the reason that may be shown below it; one may be missing.
        <Stack key={index} flex="1 1 auto" gap="1" _empty={{ display: 'none' }}>
          <Action product={product} />
        </Stack>
      ))}
    </ProductCard>
  );
});
