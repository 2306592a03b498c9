import type { RouteName } from '../../../contract/routes';
import { paths } from '../../services/paths/paths';
import type { MenuLink } from '../../services/paths/menu-links';

/** The groups of the console's menu, in the order of the work of a day. */
const groups = {
  Today: ['notifications', 'contactMessages'],
  Sales: ['allOrders', 'payouts'],
  Catalogue: ['staffListings', 'categories'],
  People: ['allSellers', 'allBuyers', 'people'],
  Trust: ['reports', 'auditLog'],
} satisfies Record<string, RouteName[]>;

interface MenuGroup {
  title: string;
  links: MenuLink[];
}

/** Groups the links of a member of staff. What is in no other group is about the shop itself. */
export function groupMenu(links: readonly MenuLink[]): MenuGroup[] {
  const grouped = Object.entries(groups).map(([title, names]) => {
    const groupPaths = names.map<string>((name) => paths[name]);
    return { title, links: links.filter(({ to }) => groupPaths.includes(to)) };
  });
  const others = links.filter((link) => !grouped.some((group) => group.links.includes(link)));
  return [...grouped, { title: 'Shop', links: others }].filter((group) => group.links.length > 0);
}
