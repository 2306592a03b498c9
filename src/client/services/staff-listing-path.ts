import { paths } from './paths';

interface ListingKey {
  id: string;
  isDeleted: boolean;
}

/** Returns the path of a listing in the list in which staff manage it. Deleted ones have to be asked for. */
export const staffListingPath = ({ id, isDeleted }: ListingKey): string =>
  `${paths.staffListings}?q=${encodeURIComponent(id)}${isDeleted ? '&state=deleted' : ''}`;
