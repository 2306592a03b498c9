import { useUserRecordQuery } from '../../api/user-administration-api';
import { OrdersFilter } from './orders-filter';
import { UserLink } from './user-link';

/** The user whose orders All Orders lists. */
export function OrdersUser({ id }: { id: string }) {
  const { currentData: user } = useUserRecordQuery(id);
  return (
    <OrdersFilter name="user" all="Show the orders of all users">
      <span>{user ? 'Orders of ' : 'Orders of one user'}</span>
      {user && <UserLink name={user.displayName} id={id} />}
    </OrdersFilter>
  );
}
