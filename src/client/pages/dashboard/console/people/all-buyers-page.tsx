import { routes } from '../../../../../contract/routes';
import { freshFor5Minutes } from '../../../../api/api';
import { useAllBuyersQuery } from '../../../../api/users-api';
import { useUsersSelection } from './users-selection';
import { UsersPage } from './users-page';

export default function AllBuyersPage() {
  const selection = useUsersSelection();
  return (
    <UsersPage
      title={routes.allBuyers.title}
      label="the buyers"
      itemsLabel="buyers"
      selection={selection}
      query={useAllBuyersQuery(selection, freshFor5Minutes)}
      verifiedToast="Buyer Verified Successfully!"
      deletedToast="Buyer Deleted Successfully!"
      closingEvent="admin.closeBuyer"
      orderConsequences={{
        paid: "The watches stay sold; the buyer can't open the receipts any more.",
        unpaid: 'They are cancelled, and the watches can be booked again.',
      }}
    />
  );
}
