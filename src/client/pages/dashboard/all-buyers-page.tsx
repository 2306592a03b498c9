import { routes } from '../../../contract/routes';
import { fresh } from '../../api/api';
import { useAllBuyersQuery } from '../../api/users-api';
import { UsersPage } from './users-page';

export default function AllBuyersPage() {
  return (
    <UsersPage
      title={routes.allBuyers.title}
      what="the buyers"
      query={useAllBuyersQuery(undefined, fresh)}
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
