import { paths } from './paths';

interface ListingKey {
  id: string;
  isDeleted: boolean;
}

/** Returns the path of the list in which staff manage listings, filtered to one. By default it omits deleted ones. */
export const staffListingPath = ({ id, isDeleted }: ListingKey): string =>
  `${paths.staffListings}?q=${encodeURIComponent(id)}${isDeleted ? '&state=deleted' : ''}`;
