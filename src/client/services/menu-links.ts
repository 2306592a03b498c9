import { isRouteEnabled } from '../../contract/match-route';
import { routeNames, routes, type Access } from '../../contract/routes';
import type { Role } from '../../contract/user';
import { configuration } from './configuration';
import { paths } from './paths';

export interface MenuLink {
  label: string;
  to: string;
}

/** The menu of those pages that are for everybody, or that somebody of a role sees when signed in. */
export function menuLinks(reader: 'public' | Role): MenuLink[] {
  return routeNames.flatMap((name) => {
    const route = routes[name];
    if (!route.menu || !isFor(reader, route.menuOf ?? route.access)) return [];
    // The menu for everybody is known before the configuration is.
    if (route.needs && !isRouteEnabled(name, configuration())) return [];
    return [{ label: route.menu === true ? route.title : route.menu, to: route.path }];
  });
}

function isFor(reader: 'public' | Role, access: Access): boolean {
  return access === reader || (access === 'signedIn' && reader !== 'public');
}

/** Where the Dashboard button leads: to the first page of the role's menu. */
export function dashboardStart(role: Role): string {
  const [first] = menuLinks(role);
  return first?.to ?? paths.dashboard;
}
