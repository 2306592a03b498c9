import { sql, type Sql } from '../database/sql';

/** A user whose data is being erased. */
export interface ErasedPerson {
  id: string;
  uid: string;
  /** The email addresses, current and former, that the person has proved to own, in lower case. */
  confirmedEmails: readonly string[];
  /** The names, the email addresses and the phone numbers. */
  identifiers: readonly string[];
}

/** Shorter texts would match parts of other words. They are removed as whole words, in the same case. */
const minPartLength = 3;

/** Matches scripts that write names without spaces around them. Two of their letters are a full name. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}]/u;

/** An SQL expression of a text without the person's names, email addresses and phone numbers. */
export function withoutIdentifiers(text: Sql, { identifiers }: ErasedPerson): Sql {
  const isShort = (identifier: string) =>
    identifier.length < minPartLength && !unspaced.test(identifier);
  const parts = identifiers.filter((identifier) => identifier && !isShort(identifier));
  const words = identifiers.filter((identifier) => identifier && isShort(identifier));
  return without(
    without(text, { pattern: anyOf(parts), flags: 'gi' }),
    // Not \m and \M, which find no word that begins with "Ø" in the C locale.
    { pattern: words.length > 0 ? `(?<!\\w)${anyOf(words)}(?!\\w)` : '', flags: 'g' },
  );
}

const without = (text: Sql, { pattern, flags }: { pattern: string; flags: string }): Sql =>
  pattern ? sql`regexp_replace(${text}, ${pattern}, '…', ${flags})` : text;

const anyOf = (texts: readonly string[]) =>
  texts.length > 0 ? `(?:${texts.map(escapePattern).join('|')})` : '';

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The orders of a user, as buyer and as seller: a subquery of their ids. */
export const orderIdsOf = ({ id }: Pick<ErasedPerson, 'id'>) => sql`(
  select id from orders where buyer_id = ${id}
  union all
  select orders.id from products join orders on orders.product_id = products.id
  where products.seller_id = ${id})`;
