import { routes } from '../../../contract/routes';
import { freshFor5Minutes } from '../../api/api';
import { useAllSellersQuery } from '../../api/users-api';
import { useUsersSelection } from './users-selection';
import { UsersPage } from './users-page';

export default function AllSellersPage() {
  const selection = useUsersSelection();
  return (
    <UsersPage
      title={routes.allSellers.title}
      what="the sellers"
      more="sellers"
      selection={selection}
      query={useAllSellersQuery(selection, freshFor5Minutes)}
      verified="User Verified Successfully!"
      deleted="Seller Deleted Successfully!"
      closing="admin.closeSeller"
      ordersLeft={{
        paid: 'The buyers keep them, and are notified that the account was closed and the handover is not guaranteed.',
        unpaid: 'They can no longer be paid. The buyers are notified that the account was closed.',
      }}
    />
  );
}
