import { tokenize } from '../../../../contract/text/tokenize';
import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import type { ErasedPerson } from './erased-person.sql';

/** Returns the words of a seller's products and names, by which the products are found. */
export async function findSearchWords(
  tx: Transaction,
  { id, identifiers }: ErasedPerson,
): Promise<string[]> {
  const names = identifiers.flatMap((identifier) =>
    tokenize(identifier).flatMap(({ parts, whole }) => [...parts, ...(whole ? [whole] : [])]),
  );
  const found = await tx.query<{ word: string }>(sql`
    select distinct unnest(tsvector_to_array(search_terms)) as word from products
    where seller_id = ${id}`);
  return [...new Set([...names, ...found].map(({ word }) => word))];
}
