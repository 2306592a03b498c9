import * as z from 'zod/mini';
import { optionalText, requiredText } from '../text/text';
import { isCountryCode } from './countries';
import { addressFields, lacksPostalCode, postalCodeRequired } from './shipping-address';

const { name, line1, line2, postalCode, city, region, country } = addressFields;

const optionalField = ({ label, maxLength }: { label: string; maxLength: number }) =>
  optionalText(`${label} must be a text.`, maxLength);

export const shippingAddressSchema = z
  .object({
    name: requiredText(name.required, name.maxLength),
    line1: requiredText(line1.required, line1.maxLength),
    line2: optionalField(line2),
    postalCode: optionalField(postalCode),
    city: requiredText(city.required, city.maxLength),
    region: optionalField(region),
    country: z.string(country.required).check(z.refine(isCountryCode, country.required)),
  })
  .check(
    z.refine((address) => !lacksPostalCode(address), {
      error: postalCodeRequired,
      path: ['postalCode'],
    }),
  );

const optionalTextSchema = z.optional(z.nullable(z.string()));

/** An address in a response. */
export const storedAddressSchema = z.object({
  name: z.string(),
  line1: z.string(),
  line2: optionalTextSchema,
  postalCode: optionalTextSchema,
  city: z.string(),
  region: optionalTextSchema,
  country: z.string(),
});

/** The address that the caller's last order was sent to, offered at the next one. Null without one. */
export const savedAddressSchema = z.object({ address: z.nullable(storedAddressSchema) });

export const addressToSaveSchema = z.object({ address: z.nullable(shippingAddressSchema) });
