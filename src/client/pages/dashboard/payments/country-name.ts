/** Returns the name of a country in the user's language. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(undefined, { type: 'region' }).of(code) ?? code;
