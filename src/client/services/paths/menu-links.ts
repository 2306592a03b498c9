import { hasRole } from '../../../contract/accounts/has-role';
import { isRouteEnabled } from '../../../contract/website/match-route';
import { routeNames, routes, type Access } from '../../../contract/routes';
import type { Role } from '../../../contract/accounts/user';
import { configuration } from '../configuration';
import { paths } from './paths';

export interface MenuLink {
  label: string;
  to: string;
}

/** Returns the links of the public menu or of a role's dashboard menu. */
export function menuLinks(audience: 'public' | Role): MenuLink[] {
  return routeNames.flatMap((name) => {
    const route = routes[name];
    if (!route.menu || !isVisibleTo(audience, route.menuRole ?? route.access)) return [];
    // The public menu renders before the configuration has loaded.
    if (route.needs && !isRouteEnabled(name, configuration())) return [];
    return [{ label: route.menu === true ? route.title : route.menu, to: route.path }];
  });
}

function isVisibleTo(audience: 'public' | Role, access: Access): boolean {
  if (audience === 'public' || access === 'public') return access === audience;
  return access === 'signedIn' || hasRole({ role: audience }, access);
}

/** Returns the path that the Dashboard button links to: the first page of the role's menu. */
export function dashboardStartPath(role: Role): string {
  const [first] = menuLinks(role);
  return first?.to ?? paths.dashboard;
}
