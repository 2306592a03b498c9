import { lazyComponent } from '../../../../components/loading/lazy-component';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';

/** Only servers without the capability `listings` need it. */
export const LazyOwnProducts = lazyComponent({
  label: 'your products',
  load: async () => {
    const module = await import(/* webpackChunkName: "own-products" */ './own-products');
    return module.OwnProducts;
  },
  Fallback: () => <RecordsSkeleton label="Loading your products" />,
});
