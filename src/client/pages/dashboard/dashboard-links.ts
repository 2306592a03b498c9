import type { Role } from '../../../contract/user';
import { paths } from '../../services/paths';

/** Where the Dashboard button leads. */
export const dashboardStart: Record<Role, string> = {
  Admin: paths.allSellers,
  seller: paths.myProducts,
  buyer: paths.myOrders,
};

/** The dashboard's side menu. */
export const dashboardLinks: Record<Role, readonly { label: string; to: string }[]> = {
  buyer: [
    { label: 'My Orders', to: paths.myOrders },
    { label: 'My WishList', to: paths.myWishlist },
  ],
  seller: [
    { label: 'My Products', to: paths.myProducts },
    { label: 'Add A Product', to: paths.addProduct },
  ],
  Admin: [
    { label: 'All Sellers', to: paths.allSellers },
    { label: 'All Buyers', to: paths.allBuyers },
  ],
};
