import { tooLongMessage } from '../text/messages';
import { hasVisibleCharacter, sanitizeText } from '../text/visible-text';
import { countriesWithoutPostalCode, isCountryCode } from './countries';

/** Where a parcel goes. `country` is a code of ISO 3166-1 alpha-2. */
export interface ShippingAddress {
  name: string;
  line1: string;
  line2?: string | null | undefined;
  postalCode?: string | null | undefined;
  city: string;
  region?: string | null | undefined;
  country: string;
}

/** The fields of an address in the order of a form. `postalCode` may be missing where a country has none. */
export const addressFields = {
  name: {
    label: 'Name of the recipient',
    required: 'The name of the recipient is required!',
    maxLength: 100,
    autoComplete: 'shipping name',
  },
  line1: {
    label: 'Street and number',
    required: 'Street and number are required!',
    maxLength: 200,
    autoComplete: 'shipping address-line1',
  },
  line2: {
    label: 'Apartment, building, c/o',
    maxLength: 200,
    autoComplete: 'shipping address-line2',
  },
  postalCode: {
    label: 'Postal code',
    maxLength: 20,
    autoComplete: 'shipping postal-code',
  },
  city: {
    label: 'City',
    required: 'The city is required!',
    maxLength: 100,
    autoComplete: 'shipping address-level2',
  },
  region: {
    label: 'State or region',
    maxLength: 100,
    autoComplete: 'shipping address-level1',
  },
  country: {
    label: 'Country',
    required: 'Please choose the country.',
    maxLength: 2,
    autoComplete: 'shipping country',
  },
} as const satisfies Record<
  keyof ShippingAddress,
  { label: string; required?: string; maxLength: number; autoComplete: string }
>;

export type AddressField = keyof typeof addressFields;
export const addressFieldNames = Object.keys(addressFields) as AddressField[];

export const postalCodeRequired = 'The postal code is required!';

/** Returns the error message of each invalid field; an empty object if all are valid. */
export function validateAddress(
  address: Partial<ShippingAddress>,
): Partial<Record<AddressField, string>> {
  const errors = addressFieldNames.map((name) => [name, addressFieldError(name, address)] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

function addressFieldError(
  name: AddressField,
  address: Partial<ShippingAddress>,
): string | undefined {
  const field = addressFields[name];
  const text = address[name] ?? '';
  if (!hasVisibleCharacter(text)) {
    if (name === 'postalCode') return lacksPostalCode(address) ? postalCodeRequired : undefined;
    return 'required' in field ? field.required : undefined;
  }
  if (name === 'country' && !isCountryCode(text)) return addressFields.country.required;
  const { maxLength } = field;
  return sanitizeText(text).length > maxLength ? tooLongMessage(maxLength) : undefined;
}

/** Whether an address has no postal code although its country has postal codes. */
export const lacksPostalCode = ({ country, postalCode }: Partial<ShippingAddress>): boolean =>
  !hasVisibleCharacter(postalCode ?? '') &&
  country !== undefined &&
  !countriesWithoutPostalCode.has(country);

/** An address as a request has it: without the fields that are empty. */
export type EnteredAddress = {
  [Field in keyof ShippingAddress]: Exclude<ShippingAddress[Field], null>;
};

/** Returns a valid address for the request. */
export function normalizeAddress(address: Partial<ShippingAddress>): EnteredAddress {
  const texts = addressFieldNames.map((name) => [name, sanitizeText(address[name] ?? '')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== '')) as unknown as EnteredAddress;
}
