import { useSellerVerifiedQuery } from '../api/sellers-api';
import { SellerTick } from '../components/people/verified-tick';

/** The tick of a seller who was verified only after their product was listed. */
export default function LateSellerTick({ email }: { email: string }) {
  const { data: verified = false } = useSellerVerifiedQuery(email);
  return verified ? <SellerTick /> : null;
}
