import * as z from 'zod/mini';
import { reasonField } from '../text/messages';
import { normalizeShortText } from '../text/short-text';
import { requiredText } from '../text/text';

/** An ISO 8601 time. */
const time = z.string();

/** An amount in the smallest unit of a currency, such as cents. */
const amount = z.int();

/** An ISO 4217 code, in lower case. */
const currency = z.string();

/** What the operator owes one seller in one currency. */
const owedSellerSchema = z.object({
  sellerId: z.string(),
  sellerName: z.string(),
  /** Empty after another account has confirmed the same address. */
  sellerEmail: z.string(),
  /** Whether the seller's account was closed. */
  sellerClosed: z.boolean(),
  /** Whether the seller is suspended, and so left out of the file for the bank. Absent from older servers. */
  sellerSuspended: z.optional(z.boolean()),
  /** Whether payouts are held because the seller's tax details are missing. Absent from older servers. */
  sellerHeld: z.optional(z.boolean()),
  /** When the payout account was entered, within `newAccountDays`; else null. Absent from older servers. */
  accountChangedAt: z.optional(z.nullable(time)),
  /** The account at Stripe, and what Stripe wants in its words; null without one. Absent from older servers. */
  stripeAccount: z.optional(z.nullable(z.object({ isReady: z.boolean(), wants: z.string() }))),
  currency,
  /** The owed sales minus the debts. */
  total: amount,
  saleCount: z.int(),
  /** The paid sales that were refunded afterwards, as a positive sum. */
  debt: amount,
  /** When the oldest owed sale was completed; null if there are only debts. */
  since: z.nullable(time),
  /** What the shop holds for the seller's open orders. Absent from older servers. */
  held: z.optional(amount),
});
export type OwedSeller = z.infer<typeof owedSellerSchema>;

/** The number of sellers on a page of the list. */
export const owedSellersPerPage = 50;

export const owedPageSchema = z.object({
  /** Those who have waited longest first. */
  sellers: z.array(owedSellerSchema),
  /** Like `totals`, of the sellers that the search selects. */
  sellerCount: z.int(),
  totals: z.array(z.object({ currency, total: amount })),
  /** When the file for the bank was last exported; null before the first time. Absent from older servers. */
  bankFileExportedAt: z.optional(z.nullable(time)),
  /** What the last file has that is not recorded as paid; null if there is nothing. Absent from older servers. */
  bankFile: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        exportedAt: time,
        transferCount: z.int(),
        totals: z.array(z.object({ currency, total: amount })),
      }),
    ),
  ),
  /**
   * Payouts of Stripe of the last 30 days that the bank of a seller has returned, unless a later one arrived. Absent from
   * older servers.
   */
  returnedPayouts: z.optional(
    z.array(
      z.object({
        id: z.string(),
        sellerId: z.string(),
        sellerName: z.string(),
        currency,
        amount,
        /** In Stripe's words. */
        reason: z.nullable(z.string()),
      }),
    ),
  ),
});
export type OwedPage = z.infer<typeof owedPageSchema>;

/** A sale that is owed, or a debt: a sale that was refunded after its payout. */
export const owedSaleSchema = z.object({
  orderId: z.string(),
  productName: z.string(),
  currency,
  /** Negative for a debt. */
  amount,
  /** When the sale was completed or the refund made; null for a refund that is under way. */
  since: z.nullable(time),
});
export type OwedSale = z.infer<typeof owedSaleSchema>;

/** What a seller is owed at a moment, in each currency with an owed sale or a debt. */
export const owedTotalsSchema = z.object({
  /** The owed sales that were completed until then are counted. */
  until: time,
  totals: z.array(
    z.object({
      currency,
      saleCount: z.int(),
      /** The sum of the owed sales. */
      sales: amount,
      /** The paid sales that were refunded afterwards, as a positive sum. */
      debt: amount,
    }),
  ),
});
export type OwedTotals = z.infer<typeof owedTotalsSchema>;

/** The maximum number of sales that are named one by one. A payout of all owed sales has no maximum. */
export const maxNamedSales = 500;

/** The maximum number of sales that a list of payouts has of each. */
export const maxListedEntries = 100;

/** A sale in a payout. */
const payoutEntrySchema = z.object({
  orderId: z.string(),
  productName: z.string(),
  /** Negative if it is deducted or reversed. */
  amount,
});

/** A payout to a seller, or the reversal of one. */
export const payoutSchema = z.object({
  id: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  /** Negative for a reversal. */
  amount,
  currency,
  /** The day on which the money was sent (YYYY-MM-DD); null for a reversal. */
  paidOn: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** The id of the payout that this one reverses; null for a payout. */
  reverses: z.nullable(z.string()),
  /** Why the payout was reversed; null for a payout. */
  reason: z.nullable(z.string()),
  /** Whether a later entry reverses this payout. */
  reversed: z.boolean(),
  createdAt: time,
  /** The first of its sales, at most `maxListedEntries`. */
  entries: z.array(payoutEntrySchema),
  /** The number of its sales. Absent from older servers, which list all. */
  entryCount: z.optional(z.int()),
});
export type Payout = z.infer<typeof payoutSchema>;

/** Whether the seller has got the price of an order. */
export const payoutOfOrderSchema = z.object({
  /** `owed`: not paid yet. `debt`: refunded after the payout, and deducted from the next one. */
  state: z.enum(['owed', 'paid', 'debt']),
  amount,
  currency,
  /** The day of the payout (YYYY-MM-DD); null while it is owed. */
  paidOn: z.nullable(z.string()),
});
export type PayoutOfOrder = z.infer<typeof payoutOfOrderSchema>;

/** The fields of a payout and their messages, for the form and the server. */
export const payoutFields = {
  paidOn: 'Please enter the day on which you sent the money.',
  reference: { required: 'Please enter the reference of the transfer.', maxLength: 140 },
} as const;

const invalidAmount = 'The amount must be more than 0.';
const noSales = 'Please choose at least one sale.';
const tooManySales = `Please choose at most ${maxNamedSales} sales, or all.`;

/** All owed sales that were completed until a moment, without some. */
const allSalesSchema = z.object({
  until: z.iso.datetime('The moment is not valid.'),
  exceptOrderIds: z.array(z.string()).check(z.maxLength(maxNamedSales, tooManySales)),
  /** The number of sales that the admin has seen. */
  saleCount: z.int().check(z.minimum(1, noSales)),
});

/** A payout as an admin records it. */
export const newPayoutSchema = z
  .object({
    sellerId: requiredText('The sellerId is missing.', 200),
    currency: z.string().check(z.regex(/^[a-z]{3}$/, 'The currency is not valid.')),
    /** The sales that the payout covers. All debts of the seller are deducted. */
    orderIds: z.optional(
      z
        .array(z.string(), noSales)
        .check(z.minLength(1, noSales), z.maxLength(maxNamedSales, tooManySales)),
    ),
    /** In place of `orderIds`. */
    allSales: z.optional(allSalesSchema),
    /** The sum of the sales minus the debts. */
    amount: z.int(invalidAmount).check(z.minimum(1, invalidAmount)),
    paidOn: z.iso.date(payoutFields.paidOn),
    reference: z.pipe(
      requiredText(payoutFields.reference.required, payoutFields.reference.maxLength),
      z.transform(normalizeShortText),
    ),
  })
  .check(z.refine(({ orderIds, allSales }) => !orderIds !== !allSales, noSales));
export type NewPayout = z.output<typeof newPayoutSchema>;

/** The transfers of a file that the bank has executed. */
export const executedBankFileSchema = z.object({ paidOn: z.iso.date(payoutFields.paidOn) });

export const recordedBankFileSchema = z.object({
  recordedCount: z.int(),
  /** The transfers that do not fit what is owed any more, with the reason. */
  rejected: z.array(z.object({ sellerId: z.string(), message: z.string() })),
});

export const payoutReversalSchema = z.object({
  reason: requiredText(reasonField.required, reasonField.maxLength),
});
