import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { StaffListing } from '../../../../contract/staff-listing';
import { hasCapability } from '../../../services/configuration';
import { paths } from '../../../services/paths';

const orderedStates: readonly StaffListing['state'][] = ['booked', 'sold', 'refunded'];

/** A link to the orders of a listing, in a state that an order has caused. */
export function ListingOrdersLink({ _id, productName, state }: StaffListing) {
  if (!orderedStates.includes(state) || !hasCapability('orders')) return null;
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
