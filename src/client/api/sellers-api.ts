import type { Account } from '../../contract/accounts/user';
import { api } from './api';
import { responseSchema } from './response-schema';

/**
 * Only a 401 is an error, so that the token is renewed. Any other status means that there is no
 * such account.
 */
const isUnauthorized = ({ status }: Response) => status === 401;

const sellersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The seller's current role and verification, which may have changed since the product was
     * listed.
     */
    sellerAccount: build.query<Account, string>({
      query: (email) => ({
        url: `/user/${encodeURIComponent(email)}`,
        validateStatus: (response) => !isUnauthorized(response),
      }),
      responseSchema: responseSchema('account'),
      providesTags: ['Users'],
    }),
  }),
});

export const { useSellerAccountQuery } = sellersApi;
