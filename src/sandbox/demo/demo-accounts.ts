import { demoBuyers } from './demo-buyers';
import { demoAdmin, demoModerator } from './demo-people';
import { demoSellers } from './demo-sellers';

const [seller] = demoSellers;
const [buyer] = demoBuyers;

/** One account of each role, offered on the sign-in page of the sandbox. */
export const demoAccounts = [
  { label: 'Buyer', email: buyer.email, password: buyer.password },
  { label: 'Seller', email: seller.email, password: seller.password },
  { label: 'Admin', email: demoAdmin.email, password: demoAdmin.password },
  { label: 'Moderator', email: demoModerator.email, password: demoModerator.password },
];
