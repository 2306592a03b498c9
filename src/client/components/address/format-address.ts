import type { ShippingAddress } from '../../../contract/buying/shipping-address';
import { countryName } from './country-name';

/** Returns an address in the lines of a label. */
export function formatAddress(address: ShippingAddress): string {
  const { name, line1, line2, postalCode, city, region, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [name, line1, line2, place, region, countryName(country)].filter(Boolean).join('\n');
}
