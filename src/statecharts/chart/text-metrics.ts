/** The kinds of text in a chart. Their sizes match those in chart-style.ts. */
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
 * Character widths in em. They are those of common sans-serif fonts, rounded up: a chart must be laid
 * out the same on every system, whatever fonts it has.
 */
const advances: readonly [RegExp, number][] = [
  // Full-width characters, such as Chinese, Japanese and Korean ones.
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
const defaultAdvance = 0.615;
const bold: ReadonlySet<TextStyle> = new Set(['name', 'event', 'tag']);
const boldFactor = 1.12;

const advanceCache = new Map<string, number>();

function getAdvance(character: string): number {
  const cached = advanceCache.get(character);
  if (cached !== undefined) return cached;
  const advance = advances.find(([pattern]) => pattern.test(character))?.[1] ?? defaultAdvance;
  advanceCache.set(character, advance);
  return advance;
}

/** Returns the maximum width of a text in pixels, computed without a browser so that Node and browsers agree. */
export function textWidth(text: string, style: TextStyle): number {
  const sum = [...text].reduce((total, character) => total + getAdvance(character), 0);
  return sum * sizes[style] * (bold.has(style) ? boldFactor : 1);
}

/** Wraps prose into lines of at most `width` pixels and of similar length. */
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
  // Narrow the column while the number of lines stays the same: this balances the lines.
  while (limit > 40 && fill(limit - 8).length === lines.length) limit -= 8;
  return fill(limit);
}

/** A name up to this many times the column width is not wrapped, because it reads better in one piece. */
const singleLineTolerance = 1.6;

/** Wraps a name that is far wider than `width`: between words, or else after dots and before capitals. */
export function wrapIdentifier(name: string, style: TextStyle, width: number): string[] {
  if (textWidth(name, style) <= width * singleLineTolerance) return [name];
  const words = name.split(name.includes(' ') ? / / : /(?<=[._\-/])|(?<=[\p{Ll}\d])(?=\p{Lu})/u);
  const separator = name.includes(' ') ? ' ' : '';
  const pieces = words.flatMap((word) => (textWidth(word, style) > width ? [...word] : [word]));
  return pieces.reduce<string[]>((lines, piece) => {
    const longer = `${lines.at(-1) ?? ''}${separator}${piece}`;
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
    return lines;
  }, []);
}
