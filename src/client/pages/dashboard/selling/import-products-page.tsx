import { routes } from '../../../../contract/routes';
import { ProductImport } from '../../../features/product-import/product-import';
import { DashboardPage } from '../dashboard-page';

/** The page on which a seller imports products from a CSV file. */
export default function ImportProductsPage() {
  return (
    <DashboardPage title={routes.importProducts.title}>
      <ProductImport />
    </DashboardPage>
  );
}
