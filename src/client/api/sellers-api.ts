import type { Account } from '../../contract/user';
import { api } from './api';
import { answerOf } from './answer-of';

/** A server whose token has run out is asked again with a new one; any other refusal is a no. */
const needsNewToken = ({ status }: Response) => status === 401;

const sellersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What has become of a seller since their products were listed. */
    sellerAccount: build.query<Account, string>({
      query: (email) => ({
        url: `/user/${encodeURIComponent(email)}`,
        validateStatus: (response) => !needsNewToken(response),
      }),
      responseSchema: answerOf('account'),
      providesTags: ['Users'],
    }),
  }),
});

export const { useSellerAccountQuery } = sellersApi;
