import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { StaffListing } from '../../../contract/staff-listing';
import { hasCapability } from '../../services/configuration';
import { staffListingPath } from '../../services/staff-listing-path';

interface ManageListingLinkProps {
  id: string;
  name: string;
  state: StaffListing['state'] | 'draft';
}

/** A link to the page on which staff hide, restore or delete a listing. */
export function ManageListingLink({ id, name, state }: ManageListingLinkProps) {
  if (!hasCapability('staffListings')) return null;
  const isDeleted = state === 'deleted';
  return (
    <ChakraLink asChild minHeight="6" variant="underline">
      <Link to={staffListingPath({ id, isDeleted })} aria-label={`Manage ${name}`}>
        Manage
      </Link>
    </ChakraLink>
  );
}
