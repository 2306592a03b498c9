/** The kinds of text in a chart; the style sheet gives them these very sizes. */
export type TextStyle = 'name' | 'prose' | 'event' | 'code' | 'keyword' | 'tag';

const sizes: Record<TextStyle, number> = {
  name: 15,
  prose: 12,
  event: 12.5,
  code: 12,
  keyword: 11,
  tag: 10.5,
};

/**
 * Advances in parts of the size. Fonts differ from system to system, and a chart must come out the
 * same on each: these are those of the common sans-serif fonts, rounded up.
 */
const advances: readonly [RegExp, number][] = [
  [/[ijlI.,:;'!|]/, 0.3],
  [/[ ft()[\]/-]/, 0.36],
  [/r/, 0.43],
  [/[ckvsxyz]/, 0.52],
  [/w/, 0.8],
  [/[mMW@%—]/, 0.94],
  [/[A-Z]/, 0.68],
];
const usualAdvance = 0.615;
const bold: ReadonlySet<TextStyle> = new Set(['name', 'event', 'tag']);
const boldness = 1.12;

function advanceOf(character: string): number {
  return advances.find(([pattern]) => pattern.test(character))?.[1] ?? usualAdvance;
}

/** How wide a text is at most, told without a browser so that Node and all browsers agree. */
export function textWidth(text: string, style: TextStyle): number {
  const sum = [...text].reduce((total, character) => total + advanceOf(character), 0);
  return sum * sizes[style] * (bold.has(style) ? boldness : 1);
}

/** Breaks prose into lines that are no wider than this, as even in length as they can be. */
export function wrapProse(text: string, width: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const fill = (limit: number) =>
    words.reduce<string[]>((lines, word) => {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && textWidth(longer, 'prose') <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
      return lines;
    }, []);
  const lines = fill(width);
  let limit = width;
  // A short last line is a waste: the same number of lines often fits a narrower column.
  while (limit > 40 && fill(limit - 8).length === lines.length) limit -= 8;
  return fill(limit);
}
