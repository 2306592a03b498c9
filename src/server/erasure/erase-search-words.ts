import { tokenize } from '../../contract/tokenize';
import type { Transaction } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql } from '../database/sql';
import { deletionVariants } from '../search/spelling-correction';
import type { ErasedPerson } from './erased-person';

/**
 * Deletes the words of a seller's products and names from the search vocabulary, unless other listed products have
 * them. A name is a word of each product, and stays in the vocabulary after the product is deleted or the seller
 * renamed.
 */
export async function eraseSearchWords(
  tx: Transaction,
  { id: sellerId, identifiers }: ErasedPerson,
): Promise<void> {
  const words = identifiers.flatMap((identifier) =>
    tokenize(identifier).flatMap(({ parts, whole }) => [...parts, ...(whole ? [whole] : [])]),
  );
  const deleted = await tx.query<{ word: string }>(sql`
    delete from search_words
    where word in (
        select unnest(tsvector_to_array(search_terms)) from products where seller_id = ${sellerId}
        union select unnest(${words.map(({ word }) => word)}::text[]))
      and not exists (
        select 1 from products where listed and seller_id <> ${sellerId}
          and search_terms @@ (
            '''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery)
    returning word`);
  const misspellings = deleted.flatMap(({ word }) =>
    deletionVariants(word).map((misspelling) => ({ misspelling, word })),
  );
  await tx.query(sql`
    delete from search_misspellings using
      jsonb_to_recordset(${jsonValue(misspellings)}::text::jsonb)
        as deleted (misspelling text, word text)
    where search_misspellings.misspelling = deleted.misspelling collate "C"
      and search_misspellings.word = deleted.word collate "C"`);
}
