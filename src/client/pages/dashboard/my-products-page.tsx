import { Badge, Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import type { OrderState } from '../../../contract/order.machine';
import type { OwnProduct, Product } from '../../../contract/product';
import { freshFor5Minutes } from '../../api/api';
import { useMyProductsQuery, productsApi } from '../../api/products-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { EmptyState } from '../../components/records/empty-state';
import { PriceText } from '../../components/product/price-text';
import type { Column } from '../../components/records/records-table';
import { DisabledAction } from '../../components/product/disabled-action';
import { AdvertiseButton } from '../../features/advertising/advertise-button';
import { DeletionDialog } from '../../features/deletion/deletion-dialog';
import { useDeletion } from '../../features/deletion/use-deletion';
import { OrderLink } from '../../features/order/order-link';
import { isPaid } from '../../features/order/order-predicates';
import { pendingSubmission } from '../../features/product-creation/pending-submission';
import { paths } from '../../services/paths';
import { DashboardPage } from './dashboard-page';
import { productTableColumns } from './product-table-columns';
import { Records } from './records';

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

export default function MyProductsPage() {
  const user = useSignedInUser();
  const query = useMyProductsQuery(user.email, freshFor5Minutes);
  const dispatch = useAppDispatch();
  const [deletion, send] = useDeletion({
    remove: async (id) => {
      const product = query.data?.find(({ _id }) => _id === id);
      const call = productsApi.endpoints.deleteProduct.initiate(id, { track: false });
      const result = await unwrapCall(dispatch(call));
      if (product) pendingSubmission({ user }).removeDeleted(product.productName);
      return result;
    },
    success: 'Product Deleted Successfully!',
  });

  const columns: readonly Column<OwnProduct>[] = [
    ...productTableColumns(({ _id }: OwnProduct) => _id),
    { heading: 'Total Sales', cell: ({ totalSales = 0 }) => totalSales },
    { heading: 'Price', cell: ({ sellingPrice }) => <PriceText price={sellingPrice} /> },
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
        const { _id, productName, booked, orderState } = product;
        if (isSold(product) || orderState) return null;
        if (booked)
          return <DisabledAction label="Delete" reason="Booked products can't be deleted." />;
        return (
          <Button
            size="sm"
            variant="outline"
            colorPalette="red"
            aria-label={`Delete ${productName}`}
            onClick={() => send({ type: 'deletion.open', subject: { id: _id, name: productName } })}
          >
            Delete
          </Button>
        );
      },
    },
  ];

  return (
    <DashboardPage title={routes.myProducts.title}>
      <Records
        label="your products"
        query={query}
        columns={columns}
        empty={
          <EmptyState title="You have nothing for sale yet">
            <Text color="fg.muted">A photo and a few details are all it takes.</Text>
            <ChakraLink asChild variant="underline">
              <Link to={paths.addProduct}>Add a product</Link>
            </ChakraLink>
          </EmptyState>
        }
      />
      <DeletionDialog
        snapshot={deletion}
        send={send}
        question="Are you sure about deleting data!"
      />
    </DashboardPage>
  );
}
