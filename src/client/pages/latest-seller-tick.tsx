import { useSellerAccountQuery } from '../api/sellers-api';
import { SellerTick } from '../components/people/verified-tick';

/** The verified badge of a seller who was verified after the product was listed. */
export default function LatestSellerTick({ email }: { email: string }) {
  const { data: account } = useSellerAccountQuery(email);
  return account?.role === 'seller' && account.verified ? <SellerTick /> : null;
}
