import type { RoleRequest, SaveUserRequest } from '../../contract/calls/accounts';
import type { DateLocaleRequest } from '../../contract/accounts/date-locale';
import type {
  Acknowledgement,
  Deletion,
  Modification,
} from '../../contract/platform/mutation-results';
import type { AccessToken, Account, User } from '../../contract/accounts/user';
import { hasCapability } from '../services/configuration';
import { requestedPageSize } from './read-all-pages';
import { api } from './api';
import { responseSchema } from './response-schema';

/** A query of the newest users with a role. */
export interface UsersQuery {
  /** How many users the page renders. */
  visibleCount: number;
  /** Filters by name or email address. */
  text?: string | undefined;
  /** Only unverified users. */
  unverified?: boolean | undefined;
}

/**
 * Reads pages until there is one user more than is visible, which shows whether there are more users. A server without
 * the capability `users` sends the whole list.
 */
const createUserListCall = (url: string, { visibleCount, text, unverified }: UsersQuery) => ({
  url,
  ...(hasCapability('users') && {
    params: {
      limit: requestedPageSize,
      ...(text && { text }),
      ...(unverified && { verified: false }),
    },
  }),
  neededCount: visibleCount + 1,
});

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, string>({
      query: (email) => `/user/${encodeURIComponent(email)}`,
      responseSchema: responseSchema('account'),
      providesTags: ['Account'],
    }),
    saveUser: build.mutation<unknown, SaveUserRequest>({
      query: (body) => ({ url: '/user', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    addRole: build.mutation<Acknowledgement, RoleRequest>({
      query: (body) => ({ url: '/roles', method: 'POST', body }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Account'],
    }),
    activateRole: build.mutation<Acknowledgement, RoleRequest>({
      query: (body) => ({ url: '/active-role', method: 'PUT', body }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Account'],
    }),
    changeDateLocale: build.mutation<Acknowledgement, DateLocaleRequest & { email: string }>({
      query: ({ dateLocale }) => ({
        url: '/date-locale',
        method: 'PUT',
        body: { dateLocale },
        // Choosing a locale again after another one is a new change.
        idempotencyScope: 'date locale',
      }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Account'],
      async onQueryStarted({ email, dateLocale }, { dispatch, queryFulfilled }) {
        // Optimistic update, which is undone if the call fails.
        const change = dispatch(
          usersApi.util.updateQueryData('account', email, (account) => {
            account.dateLocale = dateLocale;
          }),
        );
        await queryFulfilled.catch(() => change.undo());
      },
    }),
    accessToken: build.query<AccessToken, string>({
      query: (email) => `/jwt?email=${encodeURIComponent(email)}`,
      responseSchema: responseSchema('accessToken'),
      keepUnusedDataFor: 0,
    }),
    allBuyers: build.query<User[], UsersQuery>({
      query: (query) => createUserListCall('/all-buyer', query),
      responseSchema: responseSchema('userList'),
      providesTags: ['Users'],
    }),
    allSellers: build.query<User[], UsersQuery>({
      query: (query) => createUserListCall('/all-seller', query),
      responseSchema: responseSchema('userList'),
      providesTags: ['Users'],
    }),
    verifyUser: build.mutation<Modification, string>({
      query: (id) => ({
        url: `/user/verified/${encodeURIComponent(id)}`,
        method: 'PUT',
      }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Users', 'Products'],
    }),
    deleteUser: build.mutation<Deletion, string>({
      query: (id) => ({
        url: `/user/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      responseSchema: responseSchema('deletion'),
      invalidatesTags: ['Users', 'Products', 'Sales'],
    }),
  }),
});

export const {
  useActivateRoleMutation,
  useAllBuyersQuery,
  useAllSellersQuery,
  useChangeDateLocaleMutation,
} = usersApi;
