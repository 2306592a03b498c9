import type { RouteName } from '../../../contract/routes';
import { paths } from '../../services/paths/paths';
import type { MenuLink } from '../../services/paths/menu-links';

/** The groups of the menu of buyers and sellers. What is in no group is about the person. */
const traderGroups = {
  Buying: ['myOrders', 'myWishlist', 'savedSearches'],
  Selling: ['myProducts', 'addProduct', 'mySales', 'myPayouts'],
} satisfies Record<string, RouteName[]>;

/** The groups of the console's menu, in the order of the work of a day. What is in no group is about the shop. */
const staffGroups = {
  Today: ['notifications', 'contactMessages'],
  Sales: ['allOrders', 'payouts', 'fees'],
  Catalog: ['staffListings', 'categories'],
  People: ['allSellers', 'allBuyers', 'people'],
  Trust: ['reports', 'auditLog'],
} satisfies Record<string, RouteName[]>;

interface MenuGroup {
  title: string;
  links: MenuLink[];
}

/** Groups the links of a role's menu. */
export function groupMenu(
  links: readonly MenuLink[],
  { isStaff }: { isStaff: boolean },
): MenuGroup[] {
  const groups = Object.entries<RouteName[]>(isStaff ? staffGroups : traderGroups);
  const grouped = groups.map(([title, names]) => {
    const groupPaths = names.map((name) => paths[name]);
    return { title, links: links.filter(({ to }) => groupPaths.some((path) => path === to)) };
  });
  const others = links.filter((link) => !grouped.some((group) => group.links.includes(link)));
  return [...grouped, { title: isStaff ? 'Shop' : 'You', links: others }].filter(
    (group) => group.links.length > 0,
  );
}
