import type { SaveUserRequest } from '../../contract/calls/accounts';
import type { Deletion, Modification } from '../../contract/mutation-results';
import type { AccessToken, Account, User } from '../../contract/user';
import { isCapableOf } from '../services/configuration';
import { askedAtOnce } from './all-pages';
import { api } from './api';
import { answerOf } from './answer-of';

/** Which users of a role: as many of the newest as are to be shown, all of them unless narrowed down. */
export interface UsersAskedFor {
  shown: number;
  text?: string | undefined;
  /** Only those whom nobody has verified yet. */
  unverified?: boolean | undefined;
}

/**
 * With one more than are to be shown, which tells whether there are more. A server that knows the
 * specification alone is not asked for a part.
 */
const newestUsers = (url: string, { shown, text, unverified }: UsersAskedFor) => ({
  url,
  ...(isCapableOf('users') && {
    params: { limit: askedAtOnce, ...(text && { text }), ...(unverified && { verified: false }) },
  }),
  enough: shown + 1,
});

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, string>({
      query: (email) => `/user/${encodeURIComponent(email)}`,
      responseSchema: answerOf('account'),
      providesTags: ['Account'],
    }),
    saveUser: build.mutation<unknown, SaveUserRequest>({
      query: (body) => ({ url: '/user', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    accessToken: build.query<AccessToken, string>({
      query: (email) => `/jwt?email=${encodeURIComponent(email)}`,
      responseSchema: answerOf('accessToken'),
      keepUnusedDataFor: 0,
    }),
    allBuyers: build.query<User[], UsersAskedFor>({
      query: (asked) => newestUsers('/all-buyer', asked),
      responseSchema: answerOf('userList'),
      providesTags: ['Users'],
    }),
    allSellers: build.query<User[], UsersAskedFor>({
      query: (asked) => newestUsers('/all-seller', asked),
      responseSchema: answerOf('userList'),
      providesTags: ['Users'],
    }),
    verifyUser: build.mutation<Modification, string>({
      query: (id) => ({
        url: `/user/verified/${encodeURIComponent(id)}`,
        method: 'PUT',
      }),
      responseSchema: answerOf('modification'),
      invalidatesTags: ['Users', 'Products'],
    }),
    deleteUser: build.mutation<Deletion, string>({
      query: (id) => ({
        url: `/user/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      responseSchema: answerOf('deletion'),
      invalidatesTags: ['Users', 'Products', 'Sales'],
    }),
  }),
});

export const { useAllBuyersQuery, useAllSellersQuery } = usersApi;
