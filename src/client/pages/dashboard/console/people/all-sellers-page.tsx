import { routes } from '../../../../../contract/routes';
import { freshFor5Minutes } from '../../../../api/api';
import { useAllSellersQuery } from '../../../../api/users-api';
import { useUsersSelection } from './users-selection';
import { UsersPage } from './users-page';

export default function AllSellersPage() {
  const selection = useUsersSelection();
  return (
    <UsersPage
      title={routes.allSellers.title}
      label="the sellers"
      itemsLabel="sellers"
      selection={selection}
      query={useAllSellersQuery(selection, freshFor5Minutes)}
      verifiedToast="User Verified Successfully!"
      deletedToast="Seller Deleted Successfully!"
      closingEvent="admin.closeSeller"
      orderConsequences={{
        paid: 'They stay paid, and the buyers see that the account was closed. Arrange a refund for each watch that was not handed over.',
        unpaid: 'They can no longer be paid. The buyers see that the account was closed.',
      }}
    />
  );
}
