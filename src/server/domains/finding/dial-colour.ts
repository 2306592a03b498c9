import { attributeChoices } from '../../../contract/selling/attribute-choices';
import { wordsOf } from '../../../contract/text/tokenize';

const joinWords = (words: string[]) => words.join('');

const materials = new Set(
  attributeChoices.caseMaterial.flatMap(({ names }) => names.map(joinWords)),
);
/** The colors that are no material as well: "gold" is more than the dial. */
const colours = new Map(
  attributeChoices.dialColour.flatMap(({ value, names }) =>
    names
      .map(joinWords)
      .filter((name) => !materials.has(name))
      .map((name) => [name, wordsOf(value).join('')] as const),
  ),
);

/** Returns the color of a dial that a word names; undefined if it names none. */
export const dialColourNamed = (word: string) => colours.get(word);

/** What a color before it belongs to, other than the dial. */
const otherParts = new Set([
  'strap',
  'leather',
  'rubber',
  'band',
  'bracelet',
  'bezel',
  'bay',
  'nylon',
]);
/** The number of words between a color and the part that it belongs to. */
const reach = 3;

/** Returns the color of the dial that the seller has filled in, or else that the texts name. */
export function dialColourOf(filledIn: string, texts: readonly string[]): string | undefined {
  const known = dialColourNamed(wordsOf(filledIn).join(''));
  if (known !== undefined) return known;
  const found = texts.map(wordsOf).flatMap((words) =>
    words.flatMap((word, index) => {
      const colour = dialColourNamed(word);
      const next = words.slice(index + 1, index + reach);
      const isOther = next.some((part) => otherParts.has(part));
      const isDial = next.includes('dial') || next.includes('face');
      return colour === undefined || (isOther && !isDial) ? [] : [{ colour, isDial }];
    }),
  );
  return (found.find(({ isDial }) => isDial) ?? found[0])?.colour;
}
