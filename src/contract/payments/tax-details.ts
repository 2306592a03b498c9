import * as z from 'zod/mini';
import { requiredText } from '../text/text';
import { isCountryCode } from '../buying/countries';

/**
 * What Directive (EU) 2021/514 (DAC7) says: sellers of goods are reported with so many sales in a year, or with more than
 * an amount, which the operator sets in the shop's currency (annex V, section I, B 4 d).
 */
export const reportedSaleCount = 30;

/** Sellers are asked at this part of either, so that what they enter is there when it is needed. */
export const askingShare = 0.8;

/** Payouts are held after two reminders, and not before 60 days (annex V, section IV, A 2). */
export const reminderCount = 2;
export const reminderDays = 20;
export const daysToAnswer = (reminderCount + 1) * reminderDays;

const country = (message: string) => z.string(message).check(z.refine(isCountryCode, message));

/** A number without its spaces, in capital letters. */
const numberText = (pattern: RegExp, message: string) =>
  z.pipe(
    z.pipe(
      z.string(message),
      z.transform((text) => text.replace(/\s/g, '').toUpperCase()),
    ),
    z.string().check(z.regex(pattern, message)),
  );

const taxNumber = numberText(
  /^(?=.*\d)[A-Z0-9][A-Z0-9./*+-]{3,24}$/,
  'This is not a tax identification number. It has 4 to 25 letters and digits.',
);

const maxAge = 120;

function isBirthDate(date: string): boolean {
  const today = new Date().toISOString().slice(0, 10);
  return date < today && Number(date.slice(0, 4)) >= Number(today.slice(0, 4)) - maxAge;
}

const shared = {
  name: requiredText('Please enter the full name, as in official documents.', 120),
  address: requiredText('Please enter the address.', 300),
  country: country('Please select the country.'),
  taxNumber: z.optional(taxNumber),
  taxCountry: z.optional(country('Please select the country that issued the number.')),
  vatNumber: z.optional(
    numberText(
      /^[A-Z]{2}[A-Z0-9+*]{2,13}$/,
      "This is not a VAT number. It begins with the country's two letters.",
    ),
  ),
};

interface TaxNumbers {
  taxNumber?: string | undefined;
  taxCountry?: string | undefined;
}

const hasCountry = z.refine<TaxNumbers>(
  (details) => details.taxNumber === undefined || details.taxCountry !== undefined,
  {
    ...{ path: ['taxCountry'], error: 'Please select the country that issued the number.' },
    // Beside the errors of other fields.
    when: () => true,
  },
);

/** What a seller enters about themselves for the tax office. Fields that do not apply are absent. */
export const newTaxDetailsSchema = z.discriminatedUnion('kind', [
  z
    .object({
      ...shared,
      kind: z.literal('person'),
      birthDate: z.iso
        .date('Please enter the date of birth.')
        .check(z.refine(isBirthDate, 'This is not a date of birth. Please check the year.')),
      /** Only without a tax number. */
      birthPlace: z.optional(requiredText('Please enter the place of birth.', 100)),
    })
    .check(
      hasCountry,
      z.refine((details) => details.taxNumber !== undefined || details.birthPlace !== undefined, {
        path: ['taxNumber'],
        error: 'Please enter the number, or the place of birth if you have none.',
        when: () => true,
      }),
    ),
  z
    .object({
      ...shared,
      kind: z.literal('company'),
      taxNumber,
      registrationNumber: requiredText('Please enter the number of the business register.', 50),
    })
    .check(hasCountry),
]);
export type NewTaxDetails = z.output<typeof newTaxDetailsSchema>;

/** An ISO 8601 time. */
const time = z.string();

/** What a seller sees of their own tax details: enough to recognize them. */
export const ownTaxDetailsSchema = z.object({
  /** Null until the seller has entered them. */
  entered: z.nullable(
    z.object({
      name: z.string(),
      /** The last three characters of the tax number; null without one. */
      ending: z.nullable(z.string()),
      changedAt: time,
    }),
  ),
  /** From when payouts are held if nothing is entered; null if the shop does not ask. */
  holdsFrom: z.nullable(time),
  isHeld: z.boolean(),
});
export type OwnTaxDetails = z.infer<typeof ownTaxDetailsSchema>;

/** The first year of which sellers are reported. */
const firstYear = 2023;
const invalidYear = 'The year is not valid.';
export const taxYearSchema = z.coerce
  .number(invalidYear)
  .check(z.int(invalidYear), z.minimum(firstYear, invalidYear), z.maximum(2100, invalidYear));

/** The number of sellers that the list shows. The file has all. */
export const listedReportSellers = 100;

/** The sellers of a year whom the operator reports. */
export const taxReportSchema = z.object({
  /** Those without tax details first, and at most `listedReportSellers`. */
  sellers: z.array(
    z.object({
      sellerId: z.string(),
      sellerName: z.string(),
      /** Whether the seller's account was closed. */
      sellerClosed: z.boolean(),
      saleCount: z.int(),
      /** What the seller got in each currency, less the fees, in its smallest unit. */
      totals: z.array(z.object({ currency: z.string(), amount: z.int() })),
      hasDetails: z.boolean(),
      /** When the seller was first asked; null before. */
      askedAt: z.nullable(time),
      reminders: z.int(),
      /** Since when payouts are held because nothing was entered; else null. */
      heldAt: z.nullable(time),
    }),
  ),
  sellerCount: z.int(),
  /** How many of them have not entered their details. */
  missingCount: z.int(),
});
export type TaxReport = z.infer<typeof taxReportSchema>;
export type ReportedSeller = TaxReport['sellers'][number];
