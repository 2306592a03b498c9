import type { ProductPage } from '../../../contract/product';
import { refetchOnMountAndFocus } from '../../api/api';
import { useMyOrdersQuery } from '../../api/orders-api';
import { useMyProductsQuery } from '../../api/products-api';
import { useVisitor } from '../../session/visitor';
import type { ViewerOrder } from './viewer-order';

/** Returns the order of a product if the user is its buyer or seller; undefined for other users. */
export function useViewerOrder({ _id, uid, booked, sold }: ProductPage): ViewerOrder | undefined {
  const visitor = useVisitor();
  const isTaken = booked || sold;
  const user = visitor.status === 'signedIn' ? visitor.user : undefined;
  const isSeller = user?.uid === uid;
  const isBuyer = !isSeller && visitor.status === 'signedIn' && visitor.role === 'buyer';
  // Without `ended` the API returns only orders that still reserve their product.
  const { currentData: orders } = useMyOrdersQuery(
    { uid: user?.uid ?? '' },
    { ...refetchOnMountAndFocus, skip: !(isTaken && isBuyer) },
  );
  const { currentData: products } = useMyProductsQuery(user?.email ?? '', {
    ...refetchOnMountAndFocus,
    skip: !(isTaken && isSeller),
  });

  if (isSeller) {
    const orderId = isTaken ? products?.find((product) => product._id === _id)?.orderId : undefined;
    return { role: 'seller', status: sold ? 'sold' : booked ? 'booked' : 'listed', orderId };
  }
  const order = isTaken && isBuyer && orders?.find(({ productId }) => productId === _id);
  return order ? { role: 'buyer', order } : undefined;
}
