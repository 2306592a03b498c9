import { toAsciiDigits } from '../digits';
import type { TextRange } from './text-range';

/** Invisible characters, keycaps, and marks that decorate a character. */
const dropped = /[\p{Cf}\p{Me}\p{Default_Ignorable_Code_Point}\u0300-\u036f]/gu;

interface FoldedText {
  folded: string;
  /** Returns the range of the original text for one of the folded text. */
  toOriginal: (range: TextRange) => TextRange;
}

/** Replaces full-width, raised and other variants of characters, and drops what hides between them. */
export function foldCharacters(text: string): FoldedText {
  let folded = '';
  let position = 0;
  /** For each UTF-16 code unit of the folded text, where its character stands in the original. */
  const ranges: TextRange[] = [];
  for (const character of text) {
    const plain = toAsciiDigits(character.normalize('NFKC')).replace(dropped, '');
    const end = position + character.length;
    const last = ranges.at(-1);
    if (plain === '' && last) last.end = end;
    const range = { start: position, end };
    for (let unit = 0; unit < plain.length; unit += 1) ranges.push(range);
    folded += plain;
    position = end;
  }
  return {
    folded,
    toOriginal: ({ start, end }) => ({
      start: ranges[start]?.start ?? 0,
      end: ranges[end - 1]?.end ?? 0,
    }),
  };
}
