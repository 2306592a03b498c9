import { isBrandLexeme, nameLexeme, quoteLexeme } from '../catalogue/lexemes';

/** Lexemes that a product must all have. */
export type Alternative = string[];

/** The alternatives for a word or phrase of a query, of which a product must match one. */
export interface Group {
  /** What was typed, in its spellings. */
  exact: Alternative[];
  /** Synonyms and completed words, which rank lower. */
  similar: Alternative[];
  /** How much a match adds to a product's rank. */
  weight: number;
}

/** A parsed query. */
export interface Query {
  /** A product must match each of these groups; there is at least one, or an excluded one. */
  required: Group[];
  /** A product must match none of these groups. */
  excluded?: Group[] | undefined;
  /** Groups that a product need not match, for ranking. */
  optional: Group[];
  /** The typed words, separated by spaces. Products with this name rank first. */
  nameText: string;
}

/** Returns the query as the text of a tsquery. */
export function queryText(query: QueryCondition): string {
  return joinGroups(query, (lexeme) => lexeme);
}

type QueryCondition = Pick<Query, 'required' | 'excluded'>;

/**
 * Returns the tsquery text that matches only words of the product's name, its category and its brand. Names
 * that mention a brand, such as "Rolex homage", do not count.
 */
export function nameQueryText({ required, excluded }: QueryCondition): string {
  return joinGroups({ required: required.map(withoutMentions), excluded }, (lexeme) =>
    lexeme.startsWith('#') ? lexeme : nameLexeme(lexeme),
  );
}

/** Returns the group of a brand without the words of its name, which other products may mention. */
export function withoutMentions(group: Group): Group {
  return group.exact.flat().some(isBrandLexeme) ? { ...group, similar: [] } : group;
}

/** Returns the tsquery text that matches any of the alternatives. */
export function anyAlternativeText(
  alternatives: Alternative[],
  lexemeOf: (lexeme: string) => string = (lexeme) => lexeme,
): string {
  return alternatives
    .map((alternative) => alternative.map((lexeme) => quoteLexeme(lexemeOf(lexeme))).join('&'))
    .join('|');
}

function joinGroups(
  { required, excluded = [] }: QueryCondition,
  lexemeOf: (lexeme: string) => string,
): string {
  return [
    ...required.map(
      ({ exact, similar }) => `(${anyAlternativeText([...exact, ...similar], lexemeOf)})`,
    ),
    ...excluded.map(({ exact }) => `!(${anyAlternativeText(exact)})`),
  ].join('&');
}
