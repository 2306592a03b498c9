import { payoutAccountCalls } from '../../contract/calls/payout-accounts' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** Where sellers want to be paid. */
export const payoutAccountsApi = injectCalls(
  payoutAccountCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/payout-accounts'))
      .payoutAccountCalls,
  ({ query, mutation }) => ({
    ownPayoutAccount: query('ownPayoutAccount', { providesTags: ['PayoutAccount'] }),
    setPayoutAccount: mutation('setPayoutAccount', { invalidatesTags: ['PayoutAccount'] }),
    removePayoutAccount: mutation('removePayoutAccount', { invalidatesTags: ['PayoutAccount'] }),
    readPayoutAccount: mutation('readPayoutAccount'),
    exportBankFile: mutation('exportBankFile', { invalidatesTags: ['Payouts'] }),
    exportSepaFile: mutation('exportSepaFile', { invalidatesTags: ['Payouts'] }),
    recordBankFile: mutation('recordBankFile', { invalidatesTags: ['Payouts', 'Sales'] }),
  }),
);

export const { useOwnPayoutAccountQuery } = payoutAccountsApi;
