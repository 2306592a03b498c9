import type { SaveUserRequest } from '../../contract/calls/accounts';
import type { Deletion, Modification } from '../../contract/change';
import type { AccessToken, Account, User } from '../../contract/user';
import { api } from './api';
import { answerOf } from './answer-of';

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
    allBuyers: build.query<User[], void>({
      query: () => '/all-buyer',
      responseSchema: answerOf('userList'),
      providesTags: ['Users'],
    }),
    allSellers: build.query<User[], void>({
      query: () => '/all-seller',
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

export const { useAccountQuery, useAllBuyersQuery, useAllSellersQuery } = usersApi;
