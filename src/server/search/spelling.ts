/** Of a longer word, so many letters at its beginning are compared by leaving letters out. */
const compared = 7;

/** Letters, each of one code unit. */
const isPlain = /^(?:(?![\ud800-\udfff])\p{L})+$/u;

/** How many slips are corrected in a word; in the shortest only a letter that is missing. */
function allowedSlips(word: string): number {
  if (word.length < shortest || !isPlain.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

const shortest = 3;

/**
 * What is left of a word with as many letters left out as slips are allowed. Two words that differ
 * by a slip have one in common.
 */
export function misspellingsOf(word: string): string[] {
  const slips = allowedSlips(word);
  if (slips === 0) return [];
  const all = new Set([word.slice(0, compared)]);
  if (word.length === shortest) return [word];
  let last = [...all];
  for (let slip = 0; slip < slips; slip += 1) {
    last = last.flatMap((text) =>
      Array.from(text, (_letter, index) => text.slice(0, index) + text.slice(index + 1)),
    );
    for (const text of last) all.add(text);
  }
  return [...all];
}

/**
 * The slips between what was typed and a word: letters that are missing, too many, wrong or
 * swapped with the next; Infinity where they are too many to be meant.
 */
export function slipsBetween(typed: string, word: string): number {
  const slips = distance(typed, word);
  // People seldom miss the first letter: with more slips nearly anything is a word.
  const isFar =
    slips > allowedSlips(typed) ||
    (slips > 1 && typed[0] !== word[0]) ||
    (typed.length === shortest && (word.length <= shortest || typed[0] !== word[0]));
  return isFar ? Infinity : slips;
}

/** The optimal string alignment distance. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column - 1) + (isSame ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = current;
  }
  return at(last, other.length);
}

function at(distances: number[], column: number): number {
  return distances[column] ?? Infinity;
}
