import { routes } from '../../../../contract/routes';
import { hasCapability } from '../../../services/configuration';
import { DashboardPage } from '../dashboard-page';
import { AwayBanner } from './my-products/away-banner';
import { Listings } from './my-products/listings';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';

export default function MyProductsPage() {
  return (
    <DashboardPage title={routes.myProducts.title}>
      {hasCapability('extensions') ? (
        <>
          <AwayBanner />
          <Listings />
        </>
      ) : (
        <LazyOwnProducts />
      )}
    </DashboardPage>
  );
}

/** Only servers without extensions need it. */
const LazyOwnProducts = lazyComponent({
  label: 'your watches',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "own-products" */ './my-products/own-products'
    );
    return module.OwnProducts;
  },
  Fallback: () => <RecordsSkeleton label="Loading your watches" />,
});
