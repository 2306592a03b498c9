/** Hides passwords in URLs and Stripe's secrets in a text, so that it can be printed. */
export function redact(text: string): string {
  return text.replace(password, '$1…@').replace(stripeSecret, '$1…');
}

/** A user name and a password stand before the last @ of a URL. An email address has neither : nor /. */
const password = /^((?:[a-z]+:)?(?:\/\/)?)[^@]*[:/].*@/i;

const stripeSecret = /\b((?:sk|rk)_(?:live|test)_|whsec_)\S+/g;
