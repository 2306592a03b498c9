import { accountCalls } from './accounts';
import { productCalls } from './products';
import { purchaseCalls } from './purchases';
import { saleCalls } from './sales';
import { searchCalls } from './search';
import { sellerCalls } from './sellers';

/** Every call of {api} by topic, under the name that clients use. */
export const callsByTopic = {
  Accounts: accountCalls,
  Products: productCalls,
  Search: searchCalls,
  Sellers: sellerCalls,
  Purchases: purchaseCalls,
  Sales: saleCalls,
};

/** The same without topics; names are unique. */
export const calls = {
  ...accountCalls,
  ...productCalls,
  ...searchCalls,
  ...sellerCalls,
  ...purchaseCalls,
  ...saleCalls,
};
