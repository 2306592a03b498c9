/** Hides passwords in URLs and Stripe's secrets in a text, so that it can be printed. */
export function redact(text: string): string {
  return text.replace(password, '$1…@').replace(stripeSecret, '$1…');
}

/**
 * Matches the user name and password before the last @ of a URL, but not an email address, which has no
 * `:` or `/`.
 */
const password = /^((?:[a-z]+:)?(?:\/\/)?)[^@]*[:/].*@/i;

const stripeSecret = /\b((?:sk|rk)_(?:live|test)_|whsec_)\S+/g;
