import * as z from 'zod/mini';
import { modificationSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import {
  newPayoutAccountSchema,
  ownPayoutAccountSchema,
  payoutAccountSchema,
} from '../payments/payout-account';
import { executedBankFileSchema, recordedBankFileSchema } from '../payments/payout';
import type { Call } from './call';

const changesPerMinute = 10;
const bankFilesPerMinute = 10;

/** Where sellers want to be paid. */
export const payoutAccountCalls = {
  ownPayoutAccount: {
    method: 'GET',
    path: '/my-payouts/account',
    summary: 'Read what kind of account the caller is paid to, and its last characters',
    auth: 'seller',
    response: z.nullable(ownPayoutAccountSchema),
  },
  setPayoutAccount: {
    method: 'PUT',
    path: '/my-payouts/account',
    summary: 'Set where the caller wants to be paid; it is encrypted',
    auth: 'seller',
    perMinute: changesPerMinute,
    body: newPayoutAccountSchema,
    // Without a key, whose stored hash of the body could be used to guess the IBAN. A repetition changes nothing.
    response: modificationSchema,
  },
  removePayoutAccount: {
    method: 'DELETE',
    path: '/my-payouts/account',
    summary: 'Remove where the caller wants to be paid',
    auth: 'seller',
    perMinute: changesPerMinute,
    response: modificationSchema,
  },
  readPayoutAccount: {
    method: 'POST',
    path: '/payouts/owed/{sellerId}/account',
    summary: 'Read where a seller wants to be paid; each look is recorded in the audit log',
    auth: 'Admin',
    response: z.nullable(payoutAccountSchema),
    errors: {
      404: notFoundMessages.seller,
      409: 'The payout account was encrypted with a key that the server does not have any more.',
    },
  },
  exportBankFile: {
    method: 'POST',
    path: '/payouts/bank-file',
    summary:
      'Export a transfer to each seller who is owed something, has an IBAN and is not suspended, as CSV',
    auth: 'Admin',
    perMinute: bankFilesPerMinute,
    mediaType: 'text/csv',
    response: z.string(),
  },
  exportSepaFile: {
    method: 'POST',
    path: '/payouts/sepa-file',
    summary: 'Export the transfers in euros in the format pain.001 of ISO 20022',
    auth: 'Admin',
    perMinute: bankFilesPerMinute,
    mediaType: 'application/xml',
    response: z.string(),
    errors: { 409: "The shop's bank account is missing, or no seller with an IBAN is owed euros." },
  },
  recordBankFile: {
    method: 'POST',
    path: '/payouts/bank-files/{id}/record',
    summary:
      'Record a payout for each transfer of the last file for the bank; a repetition adds none',
    auth: 'Admin',
    body: executedBankFileSchema,
    response: recordedBankFileSchema,
    errors: { 409: 'A newer file was exported.' },
  },
} satisfies Record<string, Call>;
