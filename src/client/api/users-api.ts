import { accountCalls } from '../../contract/calls/accounts' with { type: 'signature' };
import { dateLocaleCalls } from '../../contract/calls/date-locale' with { type: 'signature' };
import type { DateLocaleRequest } from '../../contract/accounts/date-locale';
import { hasCapability } from '../services/configuration';
import { injectCalls } from './inject-calls';
import { requestedPageSize } from './read-all-pages';

/** A query of the newest users with a role. */
export interface UsersQuery {
  /** How many users the page renders. */
  visibleCount: number;
  /** Filters by name or email address. */
  text?: string | undefined;
  /** Only unverified users. */
  unverified?: boolean | undefined;
}

/** What the lists of buyers and of sellers have in common. */
const userListOptions = {
  argument: ({ text, unverified }: UsersQuery) =>
    hasCapability('extensions')
      ? { limit: requestedPageSize, ...(text && { text }), ...(unverified && { verified: false }) }
      : {},
  // A server without extensions sends the whole list.
  request: ({ visibleCount }: UsersQuery) => ({ neededCount: visibleCount + 1 }),
  providesTags: ['Users' as const],
};

export const usersApi = injectCalls(
  accountCalls,
  async () => (await import('../../contract/calls/accounts')).accountCalls,
  ({ query, mutation }) => ({
    account: query('account', { response: 'account', providesTags: ['Account'] }),
    saveUser: mutation('saveUser', { response: 'unchecked', invalidatesTags: ['Account'] }),
    addRole: mutation('addRole', { invalidatesTags: ['Account'] }),
    activateRole: mutation('activateRole', { invalidatesTags: ['Account'] }),
    accessToken: query('accessToken', {
      argument: (email: string) => ({ email }),
      keepUnusedDataFor: 0,
    }),
    allBuyers: query('allBuyers', userListOptions),
    allSellers: query('allSellers', userListOptions),
    verifyUser: mutation('verifyUser', { invalidatesTags: ['Users', 'Products'] }),
    /** With a reason, which is for the user and the audit log, where staff administers users. */
    deleteUser: mutation('deleteUser', { invalidatesTags: ['Users', 'Products', 'Sales'] }),
  }),
);

export const dateLocaleApi = injectCalls(
  dateLocaleCalls,
  async () =>
    (await import(/* webpackChunkName: "account-calls" */ '../../contract/calls/date-locale'))
      .dateLocaleCalls,
  ({ mutation }) => ({
    changeTimeZone: mutation('changeTimeZone', { invalidatesTags: ['Account'] }),
    changeDateLocale: mutation('changeDateLocale', {
      argument: ({ dateLocale }: DateLocaleRequest & { email: string }) => ({ dateLocale }),
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
  }),
);

export const { useActivateRoleMutation, useAllBuyersQuery, useAllSellersQuery } = usersApi;
export const { useChangeDateLocaleMutation } = dateLocaleApi;
