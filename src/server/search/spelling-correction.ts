/** Letters of a longer word for which deletion variants are made. */
const variantPrefixLength = 7;

/** Letters that take one UTF-16 code unit each. */
const isPlain = /^(?:(?![\ud800-\udfff])\p{L})+$/u;

/** Edits that are corrected in a word; in the shortest only a missing letter. */
function maxEdits(word: string): number {
  if (word.length < shortest || !isPlain.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

const shortest = 3;

/**
 * The word with up to the allowed number of letters deleted, as in SymSpell: two words within that edit
 * distance have a variant in common.
 */
export function deletionVariants(word: string): string[] {
  const edits = maxEdits(word);
  if (edits === 0) return [];
  const all = new Set([word.slice(0, variantPrefixLength)]);
  if (word.length === shortest) return [word];
  let last = [...all];
  for (let edit = 0; edit < edits; edit += 1) {
    last = last.flatMap((text) =>
      Array.from(text, (_letter, index) => text.slice(0, index) + text.slice(index + 1)),
    );
    for (const text of last) all.add(text);
  }
  return [...all];
}

/**
 * The edit distance between a typed word and a known one: missing, additional, wrong and swapped
 * letters. Infinity if it is more than a correction allows.
 */
export function editDistance(typed: string, word: string): number {
  const edits = distance(typed, word);
  // The first letter is seldom wrong, and with more edits nearly every word would match.
  const isFar =
    edits > maxEdits(typed) ||
    (edits > 1 && typed[0] !== word[0]) ||
    (typed.length === shortest && (word.length <= shortest || typed[0] !== word[0]));
  return isFar ? Infinity : edits;
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
