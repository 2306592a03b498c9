/** Hides the passwords of URLs and the secrets of Stripe in a text that is printed. */
export function redact(text: string): string {
  return text.replace(password, '$1…@').replace(stripeSecret, '$1…');
}

/** A user name and a password stand before the last @ of a URL. An email address has neither : nor /. */
const password = /^((?:[a-z]+:)?(?:\/\/)?)[^@]*[:/].*@/i;

const stripeSecret = /\b((?:sk|rk)_(?:live|test)_|whsec_)\S+/g;
