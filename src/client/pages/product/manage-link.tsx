import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hasRole } from '../../../contract/accounts/has-role';
import { hasCapability } from '../../services/configuration';
import { staffListingPath } from '../../services/paths/staff-listing-path';
import { useSession } from '../../session/use-session';

/** For staff, a link to the page on which they hide or delete the listing. */
export function ManageLink({ id }: { id: string }) {
  const session = useSession();
  const isStaff = session.status === 'signedIn' && hasRole(session, 'staff');
  if (!isStaff || !hasCapability('staffListings')) return null;
  return (
    <Button asChild variant="outline" size="sm" alignSelf="start">
      <Link to={staffListingPath(id)}>Manage this listing</Link>
    </Button>
  );
}
