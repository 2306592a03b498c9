/** The placeholders of the texts of emails, with what an admin reads about them. */
export const emailPlaceholders = {
  shopName: "The shop's name",
  recipientName: "The recipient's name",
  productName: 'The name of the watch, in quotation marks',
  orderNumber: 'The number of the order',
  senderName: 'The first name of the user who wrote',
  newMessages: 'How many messages are new',
  newWatches: 'How many watches are new',
  searchName: 'The name of the saved search, in quotation marks',
  amount: 'The amount with its currency',
} as const;

export type EmailPlaceholder = keyof typeof emailPlaceholders;

/** Everything in braces. Only a single pair of them with a name in it is a placeholder. */
const bracesPattern = /\{+[^{}]*\}+/g;

/** Returns the text with a value in place of everything in braces for which `findValue` returns one. */
export function replacePlaceholders(
  text: string,
  findValue: (name: string) => string | undefined,
): string {
  return text.replace(bracesPattern, (braces) => findValue(placeholderName(braces)) ?? braces);
}

/** Returns the first part of a text in braces that is none of these placeholders. */
export function findUnknownPlaceholder(text: string, known: readonly string[]): string | undefined {
  return text
    .match(bracesPattern)
    ?.find((braces) => !known.some((name) => name === placeholderName(braces)));
}

/** Returns an empty text for braces that are no placeholder. */
const placeholderName = (braces: string): string => /^\{(\w+)\}$/.exec(braces)?.[1] ?? '';
