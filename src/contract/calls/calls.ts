import { accountCalls } from './accounts';
import { productCalls } from './products';
import { purchaseCalls } from './purchases';

/** Every call of {api} by what it is about, under the name that clients give it. */
export const callsByTopic = {
  Accounts: accountCalls,
  Products: productCalls,
  Purchases: purchaseCalls,
};

/** The same without the topics; a name may be used once only. */
export const calls = { ...accountCalls, ...productCalls, ...purchaseCalls };
