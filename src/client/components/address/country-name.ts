/** English, as the screens are. Made once, because that takes long. */
let names: Intl.DisplayNames | undefined;

/** Returns the name of a country by its code of ISO 3166-1 alpha-2. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
}

/** Returns countries as the options of a select, by name. */
export const countryOptions = (codes: readonly string[]) =>
  codes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
