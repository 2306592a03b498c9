/** Deletion variants are made of this many letters at the beginning of a word. */
const variantPrefixLength = 7;

/** Matches words of letters alone, each of which takes one UTF-16 code unit. */
const isPlain = /^(?:(?![\ud800-\udfff])\p{L})+$/u;

/** The number of edits that are corrected in a word; in a word of minimum length, only a missing letter. */
function maxEdits(word: string): number {
  if (word.length < minCorrectedLength || !isPlain.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

const minCorrectedLength = 3;

/**
 * Returns the word with up to the allowed number of letters deleted, as the SymSpell algorithm does: two
 * words within that edit distance have a variant in common.
 */
export function deletionVariants(word: string, edits = maxEdits(word)): string[] {
  if (edits === 0) return [];
  const allVariants = new Set([word.slice(0, variantPrefixLength)]);
  if (word.length === minCorrectedLength) return [word];
  let variants = [...allVariants];
  for (let edit = 0; edit < edits; edit += 1) {
    variants = variants.flatMap((text) =>
      Array.from(text, (_letter, index) => text.slice(0, index) + text.slice(index + 1)),
    );
    for (const text of variants) allVariants.add(text);
  }
  return [...allVariants];
}

/** Returns the deletion variants of a typed word, which may lack letters of a longer word. */
export function typedVariants(typed: string): string[] {
  return deletionVariants(typed, maxEditsBetween(typed, `${typed} `));
}

/** A typed word of six letters may lack one of seven, in which two edits are corrected. */
function maxEditsBetween(typed: string, word: string): number {
  const edits = maxEdits(typed);
  return edits === 1 && typed.length === 6 && word.length > 6 ? 2 : edits;
}

/**
 * Returns the edit distance between a typed word and a known word: the number of missing, additional,
 * wrong and swapped letters. Infinity if it is larger than a correction allows.
 */
export function editDistance(typed: string, word: string): number {
  const edits = distance(typed, word);
  // The first letter is rarely wrong. With more edits than these, nearly every word would match.
  const isFar =
    edits > maxEditsBetween(typed, word) ||
    (edits > 1 && typed[0] !== word[0]) ||
    (typed.length === minCorrectedLength &&
      (word.length <= minCorrectedLength || typed[0] !== word[0]));
  return isFar ? Infinity : edits;
}

/** Returns the optimal string alignment distance, which counts swapped adjacent letters as one edit. */
function distance(one: string, other: string): number {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        distanceAt(previousRow, column - 1) + (isSame ? 0 : 1),
        distanceAt(previousRow, column) + 1,
        distanceAt(current, column - 1) + 1,
        isSwapped ? distanceAt(rowBeforePrevious, column - 2) + 1 : Infinity,
      );
    }
    rowBeforePrevious = previousRow;
    previousRow = current;
  }
  return distanceAt(previousRow, other.length);
}

function distanceAt(distances: number[], column: number): number {
  return distances[column] ?? Infinity;
}
