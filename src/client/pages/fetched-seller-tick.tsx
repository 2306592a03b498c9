import { useSellerAccountQuery } from '../api/sellers-api';
import { SellerTick } from '../components/people/verified-tick';

/** The tick of a seller who was verified only after their product was listed. */
export default function FetchedSellerTick({ email }: { email: string }) {
  const { data: account } = useSellerAccountQuery(email);
  return account?.role === 'seller' && account.verified ? <SellerTick /> : null;
}
