import { Badge, Stack } from '@chakra-ui/react';
import type { OrderState } from '../../../../../contract/order.machine';
import type { OwnProduct, Product } from '../../../../../contract/selling/product';
import { freshFor5Minutes } from '../../../../api/api';
import { useMyProductsQuery } from '../../../../api/products-api';
import { DisabledAction } from '../../../../components/product/disabled-action';
import type { Column } from '../../../../components/records/records-table';
import { AdvertiseButton } from '../../../../features/advertising/advertise-button';
import { OrderLink } from '../../../../features/order/order-link';
import { isPaid } from '../../../../features/order/order-predicates';
import { useSignedInUser } from '../../../../session/use-signed-in-user';
import { Records } from '../../records/records';
import { NothingForSale } from './nothing-for-sale';
import { DeleteButton, ownProductColumns } from './own-product-columns';
import { useProductDeletion } from './use-product-deletion';

/** Each product exists once, so one paid order means that it is sold. */
const isSold = ({ totalSales = 0 }: Product) => totalSales > 0;

interface ProductOrderProps {
  product: OwnProduct;
  id: string;
  state: OrderState;
}

/** The state of a booked or sold product with a link to its order, in place of the row's actions. */
function ProductOrder({ product: { productName }, id, state }: ProductOrderProps) {
  const paid = isPaid(state);
  return (
    <Stack gap="1" align="start">
      <Badge {...(paid && { colorPalette: 'green' })} size="lg">
        {paid ? 'Sold' : 'Booked'}
      </Badge>
      <OrderLink orderId={id} productName={productName} />
    </Stack>
  );
}

/** The seller's products on a server that lacks the optional capability `listings`, such as one of the specification only. */
export function OwnProducts() {
  const user = useSignedInUser();
  const query = useMyProductsQuery(user.email, freshFor5Minutes);
  const { openDeletion, dialog } = useProductDeletion(query.data);

  const columns: readonly Column<OwnProduct>[] = [
    ...ownProductColumns(({ _id }: OwnProduct) => _id),
    {
      heading: 'Advertise',
      cardArea: 'action',
      cell: (product) =>
        product.orderId && product.orderState ? (
          <ProductOrder product={product} id={product.orderId} state={product.orderState} />
        ) : isSold(product) ? (
          <Badge colorPalette="green" size="lg">
            Sold
          </Badge>
        ) : product.listed === false ? (
          <Badge size="lg">Not for sale</Badge>
        ) : (
          <AdvertiseButton product={product} />
        ),
    },
    {
      heading: 'Delete',
      cardArea: 'action',
      cell: (product) => {
        const { productName, booked, orderState } = product;
        if (isSold(product) || orderState) return null;
        if (booked)
          return <DisabledAction label="Delete" reason="Booked products can't be deleted." />;
        return <DeleteButton name={productName} onClick={() => openDeletion(product)} />;
      },
    },
  ];

  return (
    <>
      <Records label="your products" query={query} columns={columns} empty={<NothingForSale />} />
      {dialog}
    </>
  );
}
