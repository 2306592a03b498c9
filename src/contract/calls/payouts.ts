import * as z from 'zod/mini';
import { insertionSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import {
  owedSaleSchema,
  newPayoutSchema,
  owedTotalsSchema,
  owedPageSchema,
  owedSellersPerPage,
  payoutReversalSchema,
  payoutSchema,
} from '../payments/payout';
import { maxStaffSearchLength } from '../console/staff-limits';
import type { Call } from './call';
import { pageQuery } from './request-fields';

/** Higher numbers would overflow the offset. */
const maxPage = 1_000_000;
const invalidPage = 'The page must be a whole number of at least 1.';

const sellerSearch = {
  /** The beginnings of words of the seller's name or email address. */
  text: z.optional(z.string().check(z.maxLength(maxStaffSearchLength))),
};

const owedSellersQuery = z.object({
  ...sellerSearch,
  page: z.optional(
    z.coerce
      .number()
      .check(
        z.int(invalidPage),
        z.minimum(1, invalidPage),
        z.maximum(maxPage, `The page must be at most ${maxPage}.`),
      ),
  ),
});
export type OwedSellersQuery = z.output<typeof owedSellersQuery>;

const exportsPerMinute = 10;

/** The limit in bytes: enough for the ids of as many sales as can be named. */
const payoutBodyLimit = 64 * 1024;

/** What sellers are owed, and what they were paid. */
export const payoutCalls = {
  owedSellers: {
    method: 'GET',
    path: '/payouts/owed',
    summary: `List what each seller is owed, ${owedSellersPerPage} a page, the longest waiting first; with \`text\`, what those are owed whose name or email contains these words`,
    auth: 'Admin',
    query: owedSellersQuery,
    response: owedPageSchema,
  },
  owedSales: {
    method: 'GET',
    path: '/payouts/owed/{sellerId}',
    summary: 'List the sales that are owed to a seller, oldest first, and the debts',
    auth: 'Admin',
    query: z.extend(pageQuery, { currency: z.optional(z.string()) }),
    response: z.array(owedSaleSchema),
    errors: { 404: notFoundMessages.seller },
  },
  owedTotals: {
    method: 'GET',
    path: '/payouts/owed/{sellerId}/totals',
    summary: 'Read the sums of the sales that are owed to a seller, and of the debts',
    auth: 'Admin',
    response: owedTotalsSchema,
    errors: { 404: notFoundMessages.seller },
  },
  payouts: {
    method: 'GET',
    path: '/payouts',
    summary:
      'List the payouts and their reversals, newest first; with `text`, those to sellers whose name or email contains these words',
    auth: 'Admin',
    query: z.extend(pageQuery, sellerSearch),
    response: z.array(payoutSchema),
  },
  exportPayouts: {
    method: 'GET',
    path: '/payouts/export',
    summary: 'Export the sales of all payouts and reversals as CSV',
    auth: 'Admin',
    perMinute: exportsPerMinute,
    mediaType: 'text/csv',
    response: z.string(),
  },
  exportLedger: {
    method: 'GET',
    path: '/ledger/export',
    summary: 'Export all movements of money as CSV, in double entry',
    auth: 'Admin',
    perMinute: exportsPerMinute,
    mediaType: 'text/csv',
    response: z.string(),
  },
  exportFeeDocuments: {
    method: 'GET',
    path: '/fee-documents/export',
    summary: "Export the invoices and credit notes about the shop's fees as CSV",
    auth: 'Admin',
    perMinute: exportsPerMinute,
    mediaType: 'text/csv',
    response: z.string(),
  },
  exportDifferences: {
    method: 'GET',
    path: '/ledger/differences',
    summary: "Export where the ledger and Stripe's balance transactions differ as CSV",
    auth: 'Admin',
    perMinute: exportsPerMinute,
    mediaType: 'text/csv',
    response: z.string(),
  },
  recordPayout: {
    method: 'POST',
    path: '/payouts',
    summary:
      'Record that a seller was paid: named sales or all until a moment, minus the debts of the seller',
    auth: 'Admin',
    body: newPayoutSchema,
    bodyLimit: payoutBodyLimit,
    acceptsIdempotencyKey: true,
    response: insertionSchema,
    errors: {
      404: notFoundMessages.seller,
      409: 'A sale is not owed any more, or the amount is not the sum of the sales minus the debts.',
    },
  },
  reversePayout: {
    method: 'POST',
    path: '/payouts/{id}/reversal',
    summary: 'Reverse a payout that was entered wrongly; its sales are owed again',
    auth: 'Admin',
    body: payoutReversalSchema,
    acceptsIdempotencyKey: true,
    response: insertionSchema,
    errors: {
      404: notFoundMessages.payout,
      409: 'The payout is reversed already, or a later one deducts one of its sales.',
    },
  },
  myOwedSales: {
    method: 'GET',
    path: '/my-payouts/owed',
    summary: "List the caller's sales that are owed to them, oldest first, and their debts",
    auth: 'seller',
    query: pageQuery,
    response: z.array(owedSaleSchema),
  },
  myOwedTotals: {
    method: 'GET',
    path: '/my-payouts/owed/totals',
    summary: "Read the sums of the caller's sales that are owed to them, and of their debts",
    auth: 'seller',
    response: owedTotalsSchema,
  },
  myPayouts: {
    method: 'GET',
    path: '/my-payouts',
    summary: 'List the payouts to the caller and their reversals, newest first',
    auth: 'seller',
    query: pageQuery,
    response: z.array(payoutSchema),
  },
} satisfies Record<string, Call>;
