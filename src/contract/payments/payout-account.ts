import * as z from 'zod/mini';
import { isIban, normalizeIban } from './iban';
import { requiredText } from '../text/text';

/** The fields of a payout account and their messages, for the form and the server. */
export const payoutAccountFields = {
  holder: { required: 'Please enter the name of the account holder.', maxLength: 70 },
  iban: {
    required: 'Please enter the IBAN.',
    invalid: 'This is not a valid IBAN. Please check its letters and digits.',
    maxLength: 60,
  },
  text: { required: 'Please write where you want to be paid.', maxLength: 500 },
} as const;

const { holder, iban, text } = payoutAccountFields;

/** Where a seller wants to be paid, as they enter it. */
export const newPayoutAccountSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('iban'),
    holder: requiredText(holder.required, holder.maxLength),
    iban: z.pipe(
      requiredText(iban.required, iban.maxLength),
      z.pipe(z.transform(normalizeIban), z.string().check(z.refine(isIban, iban.invalid))),
    ),
  }),
  z.object({ kind: z.literal('text'), text: requiredText(text.required, text.maxLength) }),
]);
export type NewPayoutAccount = z.output<typeof newPayoutAccountSchema>;

/** Days in which a changed payout account is marked: a thief with the seller's session could have changed it. */
export const newAccountDays = 7;

/** A stored payout account, and when the seller entered it. Only admins see it. */
export const payoutAccountSchema = z.object({
  account: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('iban'), holder: z.string(), iban: z.string() }),
    z.object({ kind: z.literal('text'), text: z.string() }),
  ]),
  changedAt: z.string(),
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

/** What the seller sees of their own payout account: enough to recognize it. */
export const ownPayoutAccountSchema = z.object({
  kind: z.enum(['iban', 'text']),
  /** The last four characters of the IBAN; null for another account. */
  ending: z.nullable(z.string()),
  changedAt: z.string(),
});
export type OwnPayoutAccount = z.infer<typeof ownPayoutAccountSchema>;
