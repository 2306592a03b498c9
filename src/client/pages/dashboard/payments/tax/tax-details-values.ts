import {
  newTaxDetailsSchema,
  type NewTaxDetails,
} from '../../../../../contract/payments/tax-details';
import { hasVisibleCharacter } from '../../../../../contract/text/visible-text';

type Details<Kind> = Extract<NewTaxDetails, { kind: Kind }>;

/** The texts of the form; those of the other kind stay while one is chosen. */
export interface TaxDetailsValues extends Partial<
  Record<Exclude<keyof Details<'person'> | keyof Details<'company'>, 'kind'>, string>
> {
  kind: NewTaxDetails['kind'];
}

/** Returns the entered details if all are valid, and the message of each invalid field. */
export function parseTaxDetails(values: TaxDetailsValues) {
  const hasNumber = hasVisibleCharacter(values.taxNumber ?? '');
  const entered = Object.entries(values).filter(
    ([name, text]: [string, string]) =>
      hasVisibleCharacter(text) && name !== (hasNumber ? 'birthPlace' : 'taxCountry'),
  );
  const { data: details, error } = newTaxDetailsSchema.safeParse(Object.fromEntries(entered));
  const errors = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
  return { details, errors };
}
