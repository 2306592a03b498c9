import { accountCalls } from './accounts';
import { productCalls } from './products';
import { purchaseCalls } from './purchases';
import { saleCalls } from './sales';
import { searchCalls } from './search';
import { sellerCalls } from './sellers';

/** Every call of {api} by what it is about, under the name that clients give it. */
export const callsByTopic = {
  Accounts: accountCalls,
  Products: productCalls,
  Search: searchCalls,
  Sellers: sellerCalls,
  Purchases: purchaseCalls,
  Sales: saleCalls,
};

/** The same without the topics; a name may be used once only. */
export const calls = {
  ...accountCalls,
  ...productCalls,
  ...searchCalls,
  ...sellerCalls,
  ...purchaseCalls,
  ...saleCalls,
};
