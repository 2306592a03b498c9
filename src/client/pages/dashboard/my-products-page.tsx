import { routes } from '../../../contract/routes';
import { hasCapability } from '../../services/configuration';
import { DashboardPage } from './dashboard-page';
import { Listings } from './my-products/listings';
import { OwnProducts } from './my-products/own-products';

export default function MyProductsPage() {
  return (
    <DashboardPage title={routes.myProducts.title}>
      {hasCapability('listings') ? <Listings /> : <OwnProducts />}
    </DashboardPage>
  );
}
