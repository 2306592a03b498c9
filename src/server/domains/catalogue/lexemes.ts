/**
 * `products.search_terms` contains these lexemes in addition to the words of a product. No word contains
 * their first character, so one index serves words, words of the name, and filters.
 */
export const nameLexeme = (word: string) => `=${word}`;
export const categoryLexeme = (id: string) => `#category:${id}`;
export const isCategoryLexeme = (lexeme: string) => lexeme.startsWith('#category:');
export const isBrandLexeme = (lexeme: string) => lexeme.startsWith('#brand:');
export const brandLexeme = (brand: string) => `#brand:${brand}`;
export const placeLexeme = (place: string) => `#place:${place}`;

/** Quotes a lexeme for the text of a tsvector or tsquery. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
