import { hasRole } from '../../contract/accounts/has-role';
import { useSellerAccountQuery } from '../api/sellers-api';
import { SellerBadge } from '../components/people/verified-badge';

/** The verified badge of a seller who was verified after the product was listed. */
export default function LatestSellerBadge({ email }: { email: string }) {
  const { data: account } = useSellerAccountQuery(email);
  return account?.verified && hasRole(account, 'seller') ? <SellerBadge /> : null;
}
