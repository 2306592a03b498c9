import { accountCalls } from '../../contract/calls/accounts' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/**
 * Only a 401 is an error, so that the token is renewed. Any other status means that there is no
 * such account.
 */
const isUnauthorized = ({ status }: Response) => status === 401;

const sellersApi = injectCalls(
  accountCalls,
  async () => (await import('../../contract/calls/accounts')).accountCalls,
  ({ query }) => ({
    /**
     * The seller's current role and verification, which may have changed since the product was
     * listed.
     */
    sellerAccount: query('account', {
      request: { validateStatus: (response) => !isUnauthorized(response) },
      response: 'account',
      token: 'access',
      providesTags: ['Users'],
    }),
  }),
);

export const { useSellerAccountQuery } = sellersApi;
