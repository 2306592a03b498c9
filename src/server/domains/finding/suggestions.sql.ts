import type { Suggestion } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { brandLexeme, nameLexeme, quoteLexeme } from '../catalogue/lexemes';
import { listedMatches } from './filters.sql';
import { lastCharacter } from './vocabulary.sql';

/** Finds the brands of products, most frequent first, whose lexeme has the prefix or is known to match. */
export function findBrands(
  database: Queryable,
  { prefix, known }: { prefix: string; known: readonly string[] },
  limit: number,
): Promise<Suggestion[]> {
  return database.query<Suggestion>(sql`
    select 'brand' as kind, display_form as text, substr(word, ${brandLexeme('').length + 1}) as id
    from search_words
    where brand_count > 0 and (word >= ${prefix} and word < ${prefix + lastCharacter}
      or word in (select jsonb_array_elements_text(${jsonValue(known)}::text::jsonb)))
    order by brand_count desc, word limit ${limit}`);
}

/** The number of newest matches among which names are completed. */
const maxMatches = 2_000;
const maxNames = 300;

/**
 * Finds the newest products for sale whose name matches the text of a tsquery and has a word with the prefix. Of many
 * matches only the newest are read: in the index, a prefix of one letter would match nearly all products.
 */
export function findNewestByName(
  database: Queryable,
  query: string,
  prefix?: string,
): Promise<Suggestion[]> {
  const hasPrefix =
    prefix === undefined
      ? sql`true`
      : sql`search_terms @@ ${`${quoteLexeme(nameLexeme(prefix))}:*`}::tsquery`;
  return database.query<Suggestion>(sql`
    select 'product' as kind, product_name as text, id from (
      select product_name, id, created_at, search_terms
      from products where ${listedMatches(query, new Map())}
      order by created_at desc, id limit ${maxMatches}) newest
    where ${hasPrefix}
    order by created_at desc, id limit ${maxNames}`);
}
