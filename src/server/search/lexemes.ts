/**
 * The lexemes of `products.search_terms` beside the words themselves. No word has these signs, so
 * one index finds words, words of the name, and filters together.
 */
export const inName = (word: string) => `=${word}`;
export const ofCategory = (id: string) => `#category:${id}`;
export const ofBrand = (brand: string) => `#brand:${brand}`;
export const ofPlace = (place: string) => `#place:${place}`;

/** A lexeme as the text of a tsvector or tsquery has it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
