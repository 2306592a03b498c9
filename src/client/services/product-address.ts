import { isRouteEnabled } from '../../contract/match-route';
import { configuration } from './configuration';
import { paths } from './paths';

/** Where a product has a page of its own; undefined where the API tells too little for one. */
export function productAddress(id: string): string | undefined {
  return isRouteEnabled('product', configuration()) ? paths.product(id) : undefined;
}
