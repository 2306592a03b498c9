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

/** The case diameter in millimetres, whole or with its decimals. */
export const diameterLexeme = (millimetres: number) => `#mm:${millimetres}`;
export const productionYearLexeme = (year: number) => `#made:${year}`;
export const decadeLexeme = (decade: number) => `#decade:${decade}`;
/** A product has it for each depth that its water resistance reaches. */
export const depthLexeme = (metres: number) => `#deep:${metres}`;
export const boxLexeme = '#box';
export const papersLexeme = '#papers';
export const dialColourLexeme = (word: string) => `#dial:${word}`;
/** What the name or the description says that the product is without. */
export const absenceLexeme = (word: string) => `#without:${word}`;

/** Quotes a lexeme for the text of a tsvector or tsquery. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
