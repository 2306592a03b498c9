import { Suspense, lazy, memo } from 'react';
import type { Product } from '../../contract/selling/product';
import { ProductCard } from '../components/product/product-card';
import { whenIdle } from '../components/loading/when-idle';
import { BookNow } from '../features/booking/book-now';
import { AddToWishlist } from '../features/wishlist/add-to-wishlist';
import { productPath } from '../services/paths/product-path';

interface BookableProductCardProps {
  product: Product;
  /** The index of the card in its list. */
  index: number;
  /** The distance from the place of the search in km. */
  distance?: number | undefined;
}

/** Loads when the browser is idle, and renders nothing if its chunk fails to load. */
const LatestSellerBadge = lazy(() =>
  whenIdle()
    .then(() => import(/* webpackChunkName: "latest-seller-badge" */ './latest-seller-badge'))
    .catch(() => ({ default: () => null })),
);

/** The number of cards in the first row of the widest grid, whose pictures load first. */
const priorityCount = 3;

/** A product card with the buyer's actions. */
export const BookableProductCard = memo(function BookableProductCard({
  product,
  index,
  distance,
}: BookableProductCardProps) {
  return (
    <ProductCard
      product={product}
      path={productPath(product._id)}
      distance={distance}
      priority={index < priorityCount}
      currentSellerBadge={
        product.sellerEmail && (
          <Suspense fallback={null}>
            <LatestSellerBadge email={product.sellerEmail} />
          </Suspense>
        )
      }
      heart={<AddToWishlist product={product} />}
    >
      <BookNow product={product} />
    </ProductCard>
  );
});
