import { sql, type Sql } from '../../../database/sql';
import { unspacedLetter, wholeWord } from './whole-word';

/** A user whose data is being erased. */
export interface ErasedPerson {
  id: string;
  uid: string;
  /** The email addresses, current and former, that the person has proved to own, in lower case. */
  confirmedEmails: readonly string[];
  /** The names, the email addresses and the phone numbers. */
  identifiers: readonly string[];
}

/** In characters. Shorter names are removed only in the same case: "AL" is a name, "al" a word in many languages. */
const minLengthInAnyCase = 3;

/** A name in a script without spaces, such as Han. A single letter of such a script is part of many other words. */
const unspacedName = new RegExp(`^${unspacedLetter}.+$`, 'u');
const oneUnspacedLetter = new RegExp(`^${unspacedLetter}$`, 'u');

/** In a text, a country code may precede the number without a space. */
const phoneNumber = /^\+?\d[\d\s().-]{6,}$/;

/**
 * An SQL expression of a text without the person's names, email addresses and phone numbers. Use it only for texts that
 * concern the person: their orders, conversations and payouts, and reports, decisions and audit entries about them or
 * caused by them.
 *
 * A user can take any word as a name, rename and delete the account. Therefore a name is removed as a whole word only:
 * "Ann" from "Ann's watch", not from "annual". These are left, because removing them would damage texts of others:
 * - a name in texts of people without an order, a conversation or a report in common with the person,
 * - a part of a name ("Ann" of "Ann Wren"), a misspelling, a name with an ending ("Annin"),
 * - a name of one letter in a script without spaces.
 */
export function withoutIdentifiers(text: Sql, { identifiers }: ErasedPerson): Sql {
  const isFoundInsideWords = (name: string) => unspacedName.test(name) || phoneNumber.test(name);
  const isShort = (name: string) => name.length < minLengthInAnyCase;
  const foundInsideWords = identifiers.filter(isFoundInsideWords);
  const words = identifiers.filter(
    (name) => !isFoundInsideWords(name) && !oneUnspacedLetter.test(name),
  );
  const longWords = words.filter((word) => !isShort(word));
  const patternsInAnyCase = [
    ...(foundInsideWords.length > 0 ? [anyOf(foundInsideWords)] : []),
    ...(longWords.length > 0 ? [wholeWord(anyOf(longWords))] : []),
  ];
  const shortWords = words.filter(isShort);
  return removePattern(removePattern(text, { pattern: patternsInAnyCase.join('|'), flags: 'gi' }), {
    pattern: shortWords.length > 0 ? wholeWord(anyOf(shortWords)) : '',
    flags: 'g',
  });
}

const removePattern = (text: Sql, { pattern, flags }: { pattern: string; flags: string }): Sql =>
  pattern ? sql`regexp_replace(${text}, ${pattern}, '…', ${flags})` : text;

const anyOf = (texts: readonly string[]) => `(?:${texts.map(escapePattern).join('|')})`;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The orders of a user, as buyer and as seller: a subquery of their ids. */
export const orderIdsOf = ({ id }: Pick<ErasedPerson, 'id'>) => sql`(
  select id from orders where buyer_id = ${id}
  union all
  select orders.id from products join orders on orders.product_id = products.id
  where products.seller_id = ${id})`;
