import { isIban, normalizeIban } from '../../../../contract/payments/iban';
import { tooLongMessage } from '../../../../contract/text/messages';
import {
  payoutAccountFields,
  type NewPayoutAccount,
} from '../../../../contract/payments/payout-account';
import { hasVisibleCharacter } from '../../../../contract/text/visible-text';

/** The values of the form; those of the other kind stay while one is chosen. */
export interface PayoutAccountValues {
  kind: NewPayoutAccount['kind'];
  holder: string;
  iban: string;
  text: string;
}

type Errors = Partial<Record<keyof PayoutAccountValues, string>>;

export function toPayoutAccount({
  kind,
  holder,
  iban,
  text,
}: PayoutAccountValues): NewPayoutAccount {
  return kind === 'iban' ? { kind, holder, iban } : { kind, text };
}

export function validatePayoutAccount({
  kind,
  holder = '',
  iban = '',
  text = '',
}: Partial<PayoutAccountValues>): Errors {
  const fields = payoutAccountFields;
  if (kind === 'text') return withoutEmpty({ text: textError(text, fields.text) });
  const isValid = isIban(normalizeIban(iban));
  return withoutEmpty({
    holder: textError(holder, fields.holder),
    iban:
      hasVisibleCharacter(iban) && !isValid ? fields.iban.invalid : textError(iban, fields.iban),
  });
}

function textError(
  value: string,
  { required, maxLength }: { required: string; maxLength: number },
): string | undefined {
  if (!hasVisibleCharacter(value)) return required;
  return value.length > maxLength ? tooLongMessage(maxLength) : undefined;
}

const withoutEmpty = (errors: Record<string, string | undefined>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
