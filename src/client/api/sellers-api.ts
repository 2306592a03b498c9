import type { Account } from '../../contract/user';
import { api } from './api';
import { readAnswer } from './read-answer';

/** A server whose token has run out is asked again with a new one; any other refusal is a no. */
const needsNewToken = ({ status }: Response) => status === 401;

export const sellersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What has become of a seller since their products were listed. */
    sellerVerified: build.query<boolean, string>({
      query: (email) => ({
        url: `/user/${encodeURIComponent(email)}`,
        responseHandler: readAnswer('account'),
        validateStatus: (response) => !needsNewToken(response),
      }),
      transformResponse: (answer: Partial<Account> | null) =>
        answer?.role === 'seller' && answer.verified === true,
      providesTags: ['Users'],
    }),
  }),
});

export const { useSellerVerifiedQuery } = sellersApi;
