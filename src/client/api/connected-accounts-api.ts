import { connectedAccountCalls } from '../../contract/calls/connected-accounts' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** The seller's account at Stripe. */
export const connectedAccountsApi = injectCalls(
  connectedAccountCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/connected-accounts'))
      .connectedAccountCalls,
  ({ query, mutation }) => ({
    connectedAccount: query('connectedAccount', { providesTags: ['Payouts'] }),
    createAccountLink: mutation('createAccountLink'),
  }),
);

export const { useConnectedAccountQuery } = connectedAccountsApi;
