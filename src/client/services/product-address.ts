import { isOffered } from '../../contract/route-at';
import { configuration } from './configuration';
import { paths } from './paths';

/** Where a product has a page of its own; undefined where the API tells too little for one. */
export function productAddress(id: string): string | undefined {
  return isOffered('product', configuration()) ? paths.product(id) : undefined;
}
