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
  // Signs that fill a square of their own, as those of Chinese, Japanese and Korean do.
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u,
    1.05,
  ],
  [/\p{Mark}/u, 0],
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

const known = new Map<string, number>();

function advanceOf(character: string): number {
  const before = known.get(character);
  if (before !== undefined) return before;
  const advance = advances.find(([pattern]) => pattern.test(character))?.[1] ?? usualAdvance;
  known.set(character, advance);
  return advance;
}

/** The maximal width of a text, computed without a browser so that Node and all browsers agree. */
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

/** A name reads better in one piece as long as it is no wider than so many columns. */
const tolerance = 1.6;

/** Breaks what is far wider than this: between words, or within a name after dots and before capitals. */
export function wrapName(name: string, style: TextStyle, width: number): string[] {
  if (textWidth(name, style) <= width * tolerance) return [name];
  const words = name.split(name.includes(' ') ? / / : /(?<=[._\-/])|(?<=[\p{Ll}\d])(?=\p{Lu})/u);
  const between = name.includes(' ') ? ' ' : '';
  const pieces = words.flatMap((word) => (textWidth(word, style) > width ? [...word] : [word]));
  return pieces.reduce<string[]>((lines, piece) => {
    const longer = `${lines.at(-1) ?? ''}${between}${piece}`;
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
    return lines;
  }, []);
}
