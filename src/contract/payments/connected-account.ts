import * as z from 'zod/mini';

/** Something that Stripe wants from a seller. */
const requirementSchema = z.object({
  /** What Stripe needs from you, in its words. */
  text: z.string(),
  /** Whether Stripe checks it, so that the seller only has to wait. */
  isWithStripe: z.boolean(),
});
export type AccountRequirement = z.infer<typeof requirementSchema>;

/** A payout of Stripe to the seller's bank. */
const bankPayoutSchema = z.object({
  id: z.string(),
  /** In the currency's smallest unit. */
  amount: z.int(),
  /** An ISO 4217 code, in lower case. */
  currency: z.string(),
  /** A status of Stripe, such as `paid`, which may still become `failed`. */
  status: z.string(),
  /** Why the bank did not take it, in Stripe's words. */
  failure: z.nullable(z.string()),
  arrivesAt: z.string(),
});
export type BankPayout = z.infer<typeof bankPayoutSchema>;

/** The seller's account at Stripe, to which their sales are paid. */
export const connectedAccountSchema = z.object({
  /** `none`: the seller has not begun. `ready`: Stripe lets it receive money. */
  state: z.enum(['none', 'unfinished', 'ready']),
  requirements: z.array(requirementSchema),
  /** The countries from which sellers can be paid, as codes of ISO 3166. */
  countries: z.array(z.string()),
  /** The last payouts to the bank, newest first. */
  payouts: z.array(bankPayoutSchema),
});
export type ConnectedAccount = z.infer<typeof connectedAccountSchema>;

const countryMessage = 'Please choose the country you live in.';

/** Where the account is, which can't be changed once it exists. */
export const newAccountLinkSchema = z.object({
  country: z.string(countryMessage).check(z.regex(/^[A-Z]{2}$/, countryMessage)),
});

/** The page of Stripe on which the seller goes on. It works once, for a few minutes. */
export const accountLinkSchema = z.object({ url: z.string() });
