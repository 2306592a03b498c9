import { matchRoute } from '../../contract/match-route';
import type { RouteName } from '../../contract/routes';
import { configuration } from './configuration';
import type { MenuLink } from './menu-links';
import { paths } from './paths';

/** The listsOfPage that contain a page's entity. A role's menu has at most one of them. */
const listsOfPage: Partial<Record<RouteName, readonly string[]>> = {
  order: [paths.myOrders, paths.mySales, paths.allOrders],
  payment: [paths.myOrders],
};

/** The menu link to the list that the page belongs to. */
export function parentLink(menu: readonly MenuLink[], pathName: string): MenuLink | undefined {
  const page = matchRoute(pathName, configuration());
  const parents = page && listsOfPage[page];
  return parents && menu.find(({ to }) => parents.includes(to));
}
