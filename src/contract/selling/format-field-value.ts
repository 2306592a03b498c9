import { deliveryChoices, type DeliveryChoice } from './deliveries';
import { productFields, type ProductField, type ProductFieldName } from './product-fields';

const monthFormat = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Returns the text that shows a stored value: "42 mm", "May 2024". Always English, like prices. A value of
 * another server stays as it is.
 */
export function formatFieldValue(name: ProductFieldName, value: string): string {
  const { control, units = [] }: ProductField = productFields[name];
  if (control === 'month' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) {
    return monthFormat.format(new Date(`${value}-01T00:00:00Z`));
  }
  if (control === 'delivery' && Object.hasOwn(deliveryChoices, value)) {
    return deliveryChoices[value as DeliveryChoice];
  }
  const hasNoUnit = control === 'number' && units.length === 1 && /^[\d.]+$/.test(value);
  return hasNoUnit ? `${value} ${units[0]}` : value;
}
