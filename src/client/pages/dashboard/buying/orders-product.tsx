import { useAllSalesQuery, type AllSalesQuery } from '../../../api/sales-api';
import { productPathForStaff } from '../../../services/paths/product-path-for-staff';
import { LinkedFilter } from '../records/linked-filter';
import { ProductLink } from '../records/product-link';

interface OrdersProductProps {
  id: string;
  /** The query of the page, whose orders contain the name of the product. */
  query: AllSalesQuery;
}

/** The product to which All Orders is filtered, with a link that removes the filter. */
export function OrdersProduct({ id, query }: OrdersProductProps) {
  const { data: [order] = [] } = useAllSalesQuery(query);
  return (
    <LinkedFilter name="product" removeLabel="Show all orders">
      <span>{order ? 'Orders of ' : 'Orders of one listing'}</span>
      {order && <ProductLink name={order.productName} path={productPathForStaff(id)} />}
    </LinkedFilter>
  );
}
