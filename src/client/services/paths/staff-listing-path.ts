import { paths } from './paths';

/** Returns the path of the list in which staff manage listings, filtered to one listing in any state. */
export const staffListingPath = (id: string): string =>
  `${paths.staffListings}?q=${encodeURIComponent(id)}`;
