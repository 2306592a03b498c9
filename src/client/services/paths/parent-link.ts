import { matchRoute } from '../../../contract/website/match-route';
import type { RouteName } from '../../../contract/routes';
import { configuration } from '../configuration';
import type { MenuLink } from './menu-links';
import { paths } from './paths';

/** The paths of the lists that link to a page. A role's menu has at most one of them. */
const parentListPaths: Partial<Record<RouteName, readonly string[]>> = {
  order: [paths.myOrders, paths.mySales, paths.allOrders],
  payment: [paths.myOrders],
  listingFigures: [paths.myProducts],
  editProduct: [paths.myProducts],
  importProducts: [paths.myProducts],
  conversation: [paths.messages],
};

/** Returns the menu link to the list that links to the page; undefined if there is none. */
export function parentLink(menu: readonly MenuLink[], pathName: string): MenuLink | undefined {
  const page = matchRoute(pathName, configuration());
  const parents = page && parentListPaths[page];
  return parents && menu.find(({ to }) => parents.includes(to));
}
