import { isRouteEnabled } from '../../../contract/website/match-route';
import { configuration } from '../configuration';
import { paths } from './paths';

/** Returns the path of a product's page; undefined if the API does not support product pages. */
export function productPath(id: string): string | undefined {
  return isRouteEnabled('product', configuration()) ? paths.product(id) : undefined;
}
