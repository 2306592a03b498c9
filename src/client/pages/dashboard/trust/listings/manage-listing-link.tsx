import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { staffListingPath } from '../../../../services/paths/staff-listing-path';

interface ManageListingLinkProps {
  id: string;
  name: string;
}

/** A link to the page on which staff hide, restore or delete a listing. */
export function ManageListingLink({ id, name }: ManageListingLinkProps) {
  return (
    <ChakraLink asChild minHeight="6" variant="underline">
      <Link to={staffListingPath(id)} aria-label={`Manage ${name}`}>
        Manage
      </Link>
    </ChakraLink>
  );
}
