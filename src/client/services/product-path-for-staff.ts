import { hasCapability } from './configuration';
import { productPath } from './product-path';
import { staffListingPath } from './staff-listing-path';

/** Returns the path of a product in Listings, which unlike its public page exists whatever became of the product. */
export const productPathForStaff = (id: string): string | undefined =>
  hasCapability('staffListings') ? staffListingPath(id) : productPath(id);
