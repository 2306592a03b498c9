import type { DetailedProduct } from '../../../contract/selling/product';
import { hasRole } from '../../../contract/accounts/has-role';
import { refetchOnMountAndFocus } from '../../api/api';
import { useMyOrdersQuery } from '../../api/orders-api';
import { useMyProductsQuery } from '../../api/products-api';
import { useSession } from '../../session/use-session';
import type { ParticipantStatus } from './participant-status';

/**
 * Returns what the product's seller, or the buyer of its order, sees in place of Book Now; undefined for
 * other users.
 */
export function useParticipantStatus({
  _id,
  uid,
  booked,
  sold,
  paused,
}: DetailedProduct): ParticipantStatus | undefined {
  const session = useSession();
  const isTaken = booked || sold;
  const user = session.status === 'signedIn' ? session.user : undefined;
  const isSeller = user?.uid === uid;
  const isBuyer = !isSeller && session.status === 'signedIn' && hasRole(session, 'buyer');
  // By default the API leaves out cancelled and expired orders.
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
    // A watch whose price was refunded stays unlisted, without an order that holds it.
    const wasSold = sold && (!products || orderId);
    const isUnlisted = sold || paused;
    const status = wasSold ? 'sold' : isUnlisted ? 'unlisted' : booked ? 'booked' : 'listed';
    return { role: 'seller', status, orderId };
  }
  const order = isTaken && isBuyer && orders?.find(({ productId }) => productId === _id);
  return order ? { role: 'buyer', order } : undefined;
}
