import type { Term } from '../../../contract/text/tokenize';
import { matchBrands, type BrandMatch } from '../../../contract/brands/brands';
import { longestPhrase, type SynonymTable } from './synonym-table';
import { classifiedPhrase, isStopTerm, type WordClass } from './word-classes';

/** A word of a query, or several that mean something together, such as "rose gold". */
export interface Segment {
  terms: Term[];
  wordClass: WordClass;
  /** The words of each phrase that means the same. */
  synonyms: string[][];
  /** The brand that the terms name, in any script. */
  brand?: BrandMatch | undefined;
}

/** Splits the terms of a query into segments. Stop words count if there are no others. */
export function toSegments(terms: Term[], synonyms: SynonymTable): Segment[] {
  const segments = splitTerms(terms, synonyms);
  const areStopWords = segments.every(({ wordClass }) => wordClass === 'stop');
  return areStopWords ? segments.map(asContent) : segments;
}

const asContent = (segment: Segment): Segment => ({ ...segment, wordClass: 'content' });

function splitTerms(terms: Term[], synonyms: SynonymTable): Segment[] {
  const segments: Segment[] = [];
  for (let rest = terms; rest.length > 0;) {
    const segment = firstSegment(rest, synonyms);
    segments.push(segment);
    rest = rest.slice(segment.terms.length);
  }
  return segments;
}

/** Splits a segment into one for each of its terms. */
export function splitSegment({ terms }: Segment, synonyms: SynonymTable): Segment[] {
  return terms.map((term) => firstSegment([term], synonyms));
}

function firstSegment(terms: Term[], synonyms: SynonymTable): Segment {
  const synonym = longestPhrase(synonyms, terms);
  const classified = classifiedPhrase(terms);
  const brand = firstBrand(terms);
  const termCounts = [synonym, classified, brand].map((found) => found?.termCount ?? 1);
  const termCount = Math.max(...termCounts);
  const segmentTerms = terms.slice(0, termCount);
  const isBrand = brand?.termCount === termCount;
  const isClassified = !isBrand && classified?.termCount === termCount;
  const otherClass = !isBrand && segmentTerms.every(isStopTerm) ? 'stop' : 'content';
  return {
    terms: segmentTerms,
    wordClass: isClassified ? classified.entry.wordClass : otherClass,
    synonyms: synonym?.termCount === termCount ? synonym.entry.alternatives : [],
    brand: isBrand ? brand.brand : undefined,
  };
}

/** Finds the brand with whose name the terms begin. The name ends at the end of a term. */
function firstBrand(terms: Term[]): { brand: BrandMatch; termCount: number } | undefined {
  const words = terms.map(({ parts }) => parts.map(({ word }) => word));
  const match = matchBrands(words.flat()).find(({ from }) => from === 0);
  const ends = words.map((_words, index) => words.slice(0, index + 1).flat().length);
  const termCount = match ? ends.indexOf(match.to) + 1 : 0;
  return match && termCount > 0 ? { brand: match, termCount } : undefined;
}
