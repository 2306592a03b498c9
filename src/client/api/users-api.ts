import type { AccessToken, Account, SaveUserRequest, User } from '../../contract/user';
import type { Deletion, Modification } from '../../contract/product';
import { api } from './api';
import { readAnswer } from './read-answer';

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, string>({
      query: (email) => ({
        url: `/user/${encodeURIComponent(email)}`,
        responseHandler: readAnswer('account'),
      }),
      providesTags: ['Account'],
    }),
    saveUser: build.mutation<unknown, SaveUserRequest>({
      query: (body) => ({ url: '/user', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    accessToken: build.query<AccessToken, string>({
      query: (email) => ({
        url: `/jwt?email=${encodeURIComponent(email)}`,
        responseHandler: readAnswer('accessToken'),
      }),
      keepUnusedDataFor: 0,
    }),
    allBuyers: build.query<User[], void>({
      query: () => ({ url: '/all-buyer', responseHandler: readAnswer('userList') }),
      providesTags: ['Users'],
    }),
    allSellers: build.query<User[], void>({
      query: () => ({ url: '/all-seller', responseHandler: readAnswer('userList') }),
      providesTags: ['Users'],
    }),
    verifyUser: build.mutation<Modification, string>({
      query: (id) => ({
        url: `/user/verified/${encodeURIComponent(id)}`,
        method: 'PUT',
        responseHandler: readAnswer('modification'),
      }),
      invalidatesTags: ['Users', 'Products'],
    }),
    deleteUser: build.mutation<Deletion, string>({
      query: (id) => ({
        url: `/user/${encodeURIComponent(id)}`,
        method: 'DELETE',
        responseHandler: readAnswer('deletion'),
      }),
      invalidatesTags: ['Users', 'Products'],
    }),
  }),
});

export const { useAccountQuery, useAllBuyersQuery, useAllSellersQuery } = usersApi;
