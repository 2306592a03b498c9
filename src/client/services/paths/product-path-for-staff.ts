import { hasCapability } from '../configuration';
import { productPath } from './product-path';
import { staffListingPath } from './staff-listing-path';

/** Returns the path of a product in the staff's list, which also contains products without a public page. */
export const productPathForStaff = (id: string): string | undefined =>
  hasCapability('staffListings') ? staffListingPath(id) : productPath(id);
