import type {
  NewPayoutAccount,
  OwnPayoutAccount,
  PayoutAccount,
} from '../../contract/payments/payout-account';
import { api } from './api';
import { responseSchema } from './response-schema';

/** Where sellers want to be paid. Requires the server's capability `payoutAccounts`. */
export const payoutAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownPayoutAccount: build.query<OwnPayoutAccount | null, void>({
      query: () => '/my-payouts/account',
      responseSchema: responseSchema('ownPayoutAccount'),
      providesTags: ['PayoutAccount'],
    }),
    setPayoutAccount: build.mutation<unknown, NewPayoutAccount>({
      query: (body) => ({ url: '/my-payouts/account', method: 'PUT', body }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['PayoutAccount'],
    }),
    removePayoutAccount: build.mutation<unknown, void>({
      query: () => ({ url: '/my-payouts/account', method: 'DELETE' }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['PayoutAccount'],
    }),
    readPayoutAccount: build.mutation<PayoutAccount | null, string>({
      query: (sellerId) => ({
        url: `/payouts/owed/${encodeURIComponent(sellerId)}/account`,
        method: 'POST',
      }),
      responseSchema: responseSchema('payoutAccount'),
    }),
    exportBankFile: build.mutation<string, void>({
      query: () => ({
        url: '/payouts/bank-file',
        method: 'POST',
        responseHandler: 'text',
      }),
      responseSchema: responseSchema('csv'),
      invalidatesTags: ['Payouts'],
    }),
  }),
});

export const { useOwnPayoutAccountQuery } = payoutAccountsApi;
