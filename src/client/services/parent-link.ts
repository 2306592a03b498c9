import { matchRoute } from '../../contract/match-route';
import type { RouteName } from '../../contract/routes';
import { configuration } from './configuration';
import type { MenuLink } from './menu-links';
import { paths } from './paths';

/** The lists that a page shows one entry of; a menu has the one of its role. */
const lists: Partial<Record<RouteName, readonly string[]>> = {
  order: [paths.myOrders, paths.mySales, paths.allOrders],
  payment: [paths.myOrders],
};

/** The link of the menu to the list that the page at a path belongs to. */
export function parentLink(menu: readonly MenuLink[], pathName: string): MenuLink | undefined {
  const page = matchRoute(pathName, configuration());
  const parents = page && lists[page];
  return parents && menu.find(({ to }) => parents.includes(to));
}
