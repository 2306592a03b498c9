import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { StaffListing } from '../../../../../contract/trust/staff-listing';
import { hasCapability } from '../../../../services/configuration';
import { paths } from '../../../../services/paths/paths';

/** A link to the orders of a listing. Even a listing that is for sale may have ended orders. */
export function ListingOrdersLink({ _id, productName, hasOrders }: StaffListing) {
  if (!hasOrders || !hasCapability('orders')) return null;
  return (
    <ChakraLink asChild minHeight="6" variant="underline" textStyle="sm">
      <Link
        to={`${paths.allOrders}?product=${encodeURIComponent(_id)}`}
        aria-label={`Orders of ${productName}`}
      >
        Orders
      </Link>
    </ChakraLink>
  );
}
