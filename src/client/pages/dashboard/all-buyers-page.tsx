import { routes } from '../../../contract/routes';
import { fresh } from '../../api/api';
import { useAllBuyersQuery } from '../../api/users-api';
import { useShown } from './growing-records';
import { UsersPage } from './users-page';

export default function AllBuyersPage() {
  const shown = useShown();
  return (
    <UsersPage
      title={routes.allBuyers.title}
      what="the buyers"
      more="buyers"
      shown={shown}
      query={useAllBuyersQuery(shown, fresh)}
      verified="Buyer Verified Successfully!"
      deleted="Buyer Deleted Successfully!"
      closing="admin.closeBuyer"
      ordersLeft={{
        paid: "The watches stay sold; the buyer can't open the receipts any more.",
        unpaid: 'They are cancelled, and the watches can be booked again.',
      }}
    />
  );
}
