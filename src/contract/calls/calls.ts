import { accountCalls } from './accounts';
import { productCalls } from './products';
import { purchaseCalls } from './purchases';

/** Every call of {api}, under the name that clients give it. */
export const calls = { ...accountCalls, ...productCalls, ...purchaseCalls };
