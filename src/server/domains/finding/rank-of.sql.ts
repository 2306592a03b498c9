import { sql, sqlList, type Sql } from '../../database/sql';
import { anyAlternativeText, type Alternative, type Group, type Query } from './ts-query';

/** The share of a group's weight that a product with only a synonym or a completed word gets. */
const similarShare = 0.6;
/** What all words of a phrase together add. */
const phraseShare = 0.3;
/** PostgreSQL divides the rank of an OR query by the sum of 1/n², and by the number of its lexemes. */
const rankDivisor = 1.644_934;

/** Reads the terms of a product once, although each group ranks them: they may be stored compressed. */
export const readTerms = sql`search_terms || ''::tsvector`;

/**
 * The rank of a product as an integer, higher first: a product with exactly the typed name, then by the
 * weights of the matched groups and the fields that match, then the shorter name. The rank of an equal name exceeds any
 * sum of weights. The last two digits are the rank of the name's length.
 */
export function rankOf({ required, optional, nameText }: Query): Sql {
  const groups = [...required, ...optional].map(rankOfGroup);
  const like = escapeLike(nameText);
  return sql`(
    case when name_words = ${nameText} then 20000000
      when name_words like ${`${like} %`} then 40000
      when ' ' || name_words || ' ' like ${`% ${like} %`} then 30000 else 0 end
    + round((${groups.reduce((sum, group) => sql`${sum} + ${group}`, sql`0`)})::numeric) * 100
    + 99 - least(coalesce(array_length(string_to_array(name_words, ' '), 1), 99), 99))::bigint`;
}

function rankOfGroup({ exact, similar, weight }: Group): Sql {
  const parts = [
    ...(exact.length > 0 ? [rankOfAlternatives(exact, weight)] : []),
    ...(similar.length > 0 ? [rankOfAlternatives(similar, weight * similarShare)] : []),
  ];
  const [first = sql`0`] = parts;
  return parts.length > 1 ? sql`greatest(${sqlList(parts)})` : first;
}

/** The rank of the best alternative: its weight in the name, less in other fields. */
function rankOfAlternatives(alternatives: Alternative[], weight: number): Sql {
  const lexemes = [...new Set(alternatives.flat())];
  const shortest = Math.min(...alternatives.map(({ length }) => length));
  const scale = (lexemes.length * rankDivisor * weight) / shortest;
  // PostgreSQL ranks an AND query by the distance of its words, which are not stored.
  const anyLexeme = anyAlternativeText(lexemes.map((lexeme) => [lexeme]));
  const hasPhrase = shortest > 1;
  // A product with all words of a phrase ranks above those with one of them in the name.
  const bonus = hasPhrase
    ? sql` + case when search_terms @@ ${anyAlternativeText(alternatives)}::tsquery then ${weight * phraseShare}::float8 else 0 end`
    : sql``;
  return sql`(least(${weight}::float8, ${scale}::float8
    * ts_rank('{0.1, 0.25, 0.5, 1}', search_terms, ${anyLexeme}::tsquery))${bonus})`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
