import * as z from 'zod/mini';

/** Hundredths of a percent in the whole. */
const maxRate = 10_000;
const maxAmount = 99_999_999;

const rateMessage = 'A percentage must be from 0 to 100, with at most two decimals.';
const rateSchema = z
  .int(rateMessage)
  .check(z.minimum(0, rateMessage), z.maximum(maxRate, rateMessage));

const amountMessage = 'An amount must be a number of at least 0, such as 2.50.';
const amountSchema = z
  .int(amountMessage)
  .check(z.minimum(0, amountMessage), z.maximum(maxAmount, amountMessage));

const feeRatesSchema = z
  .object({
    rate: rateSchema,
    fixed: amountSchema,
    minimum: amountSchema,
    maximum: z.nullable(amountSchema.check(z.minimum(1, amountMessage))),
  })
  .check(
    z.refine(({ minimum, maximum }) => maximum === null || maximum >= minimum, {
      message: 'The maximum must be at least the minimum.',
      path: ['maximum'],
    }),
  );

/** The shop's fee for a sale: the setting `fees`. */
export const feeSettingsSchema = z.object({
  /** The currency of the amounts, in lower case; empty if there are none. */
  currency: z.string().check(z.regex(/^([a-z]{3})?$/, 'The currency is not valid.')),
  taxRate: rateSchema,
  standard: feeRatesSchema,
  /** By the id of a category. */
  categories: z.record(z.string().check(z.maxLength(100)), feeRatesSchema),
});

/** The terms that an order has kept since it began; null if the shop had set none. */
export const feeTermsSchema = z.object({
  rate: z.int(),
  fixed: z.int(),
  minimum: z.int(),
  maximum: z.nullable(z.int()),
  currency: z.string(),
  taxRate: z.int(),
});
