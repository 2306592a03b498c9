import { sql, type Sql } from '../../database/sql';
import { brandLexeme, placeLexeme } from './lexemes';

/** The label of a brand, which the vocabulary stores under the lexeme of its value; else the value. */
export const labelOfBrand = (value: Sql): Sql => labelOf(brandLexeme(''), value);

/** The label of a place, stored in the same way; else the value. */
export const labelOfPlace = (value: Sql): Sql => labelOf(placeLexeme(''), value);

function labelOf(prefix: string, value: Sql): Sql {
  return sql`coalesce(
    (select display_form from search_words where word = (${prefix} || ${value}) collate "C"), ${value})`;
}
