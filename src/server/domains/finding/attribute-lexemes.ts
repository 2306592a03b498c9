import {
  boxLexeme,
  decadeLexeme,
  depthLexeme,
  diameterLexeme,
  papersLexeme,
  productionYearLexeme,
} from '../catalogue/lexemes';
import type { AttributeMeaning } from './attribute-words';
import type { Alternative } from './ts-query';

/** A range has at most this many lexemes. */
const maxLexemes = 40;
/** The depths of which a product has those that its water resistance reaches. */
const depths = [30, 50, 60, 80, 100, 120, 150, 200, 250, 300, 500, 600, 1_000, 2_000, 4_000];

/** The depths that a water resistance in metres reaches. */
export const reachedDepths = (metres: number) => depths.filter((depth) => depth <= metres);

/** Returns the lexemes of products that have the attribute: one of the alternatives. */
export function alternativesOf({
  diameter,
  made,
  depth,
  box,
  papers,
}: AttributeMeaning): Alternative[] {
  if (diameter) return diameterLexemes(...diameter).map((lexeme) => [lexeme]);
  if (made) return yearLexemes(...made).map((lexeme) => [lexeme]);
  if (depth !== undefined) {
    return [[depthLexeme(depths.find((each) => each >= depth) ?? Math.max(...depths))]];
  }
  return [[...(box ? [boxLexeme] : []), ...(papers ? [papersLexeme] : [])]];
}

function diameterLexemes(from: number, to: number): string[] {
  if (from === to) return [diameterLexeme(from)];
  return range(Math.ceil(from), Math.floor(to)).map(diameterLexeme);
}

/** Whole decades have a lexeme of their own. */
function yearLexemes(from: number, to: number): string[] {
  const lexemes: string[] = [];
  for (let year = from; year <= to && lexemes.length < maxLexemes;) {
    const isDecade = year % 10 === 0 && year + 9 <= to;
    lexemes.push(isDecade ? decadeLexeme(year) : productionYearLexeme(year));
    year += isDecade ? 10 : 1;
  }
  return lexemes;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
