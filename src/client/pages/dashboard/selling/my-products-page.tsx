import { routes } from '../../../../contract/routes';
import { hasCapability } from '../../../services/configuration';
import { DashboardPage } from '../dashboard-page';
import { AwayBanner } from './my-products/away-banner';
import { Listings } from './my-products/listings';
import { LazyOwnProducts } from './my-products/lazy-own-products';

export default function MyProductsPage() {
  return (
    <DashboardPage title={routes.myProducts.title}>
      {hasCapability('listingEdits') && <AwayBanner />}
      {hasCapability('listings') ? <Listings /> : <LazyOwnProducts />}
    </DashboardPage>
  );
}
