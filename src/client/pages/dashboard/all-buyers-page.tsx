import { fresh } from '../../api/api';
import { useAllBuyersQuery } from '../../api/users-api';
import { UsersPage } from './users-page';

export default function AllBuyersPage() {
  return (
    <UsersPage
      title="All Buyers"
      what="the buyers"
      query={useAllBuyersQuery(undefined, fresh)}
      verified="Buyer Verified Successfully!"
      deleted="Buyer Deleted Successfully!"
    />
  );
}
