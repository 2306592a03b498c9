import { sql, type Sql } from '../database/sql';

/** A user whose data is being erased. */
export interface ErasedPerson {
  id: string;
  uid: string;
  /** Empty if the person has not proved to own the address. */
  confirmedEmail: string;
  /** The name, the email address and the phone numbers. */
  identifiers: readonly string[];
}

/** Shorter texts would match parts of other words. */
const minIdentifierLength = 3;

/** An SQL expression of a text without the person's name, email address and phone numbers. */
export function withoutIdentifiers(text: Sql, { identifiers }: ErasedPerson): Sql {
  return identifiers
    .filter((identifier) => identifier.length >= minIdentifierLength)
    .reduce(
      (remaining, identifier) =>
        sql`regexp_replace(${remaining}, ${escapePattern(identifier)}, '…', 'gi')`,
      text,
    );
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The orders of a user, as buyer and as seller: a subquery of their ids. */
export const orderIdsOf = ({ id }: Pick<ErasedPerson, 'id'>) => sql`(
  select id from orders where buyer_id = ${id}
  union all
  select orders.id from products join orders on orders.product_id = products.id
  where products.seller_id = ${id})`;
