import type { Term } from '../../contract/tokenize';
import { longestPhrase, type SynonymTable } from './synonym-table';
import { classifiedPhrase, isStopTerm, type WordClass } from './word-classes';

/** A word of a query, or several that mean something together, such as "rose gold". */
export interface Segment {
  terms: Term[];
  wordClass: WordClass;
  /** The words of each phrase that means the same. */
  synonyms: string[][];
}

/** Splits the terms of a query into segments. */
export function toSegments(terms: Term[], synonyms: SynonymTable): Segment[] {
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
  const termCount = Math.max(synonym?.termCount ?? 1, classified?.termCount ?? 1);
  const isClassified = classified?.termCount === termCount;
  const segmentTerms = terms.slice(0, termCount);
  return {
    terms: segmentTerms,
    wordClass: isClassified
      ? classified.entry.wordClass
      : segmentTerms.every(isStopTerm)
        ? 'stop'
        : 'content',
    synonyms: synonym?.termCount === termCount ? synonym.entry.alternatives : [],
  };
}
