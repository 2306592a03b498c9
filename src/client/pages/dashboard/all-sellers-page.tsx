import { fresh } from '../../api/api';
import { useAllSellersQuery } from '../../api/users-api';
import { UsersPage } from './users-page';

export default function AllSellersPage() {
  return (
    <UsersPage
      title="All Sellers"
      what="the sellers"
      query={useAllSellersQuery(undefined, fresh)}
      verified="User Verified Successfully!"
      deleted="Seller Deleted Successfully!"
    />
  );
}
