import { lazyComponent } from '../../components/loading/lazy-component';

/** A lazy chunk, because only orders that have ended have reviews. */
export const LazyOrderReviews = lazyComponent({
  label: 'the reviews',
  load: async () => {
    const module = await import(/* webpackChunkName: "order-reviews" */ './order-reviews');
    return module.OrderReviews;
  },
  Fallback: () => null,
});
