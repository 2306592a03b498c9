import * as z from 'zod/mini';

const maxLength = 20_000;

/**
 * What buyers' words mean in this shop, in addition to what the search knows, one line each in the format of Solr and
 * Elasticsearch: "a, b" mean the same; a search for "a => b, c" also finds b and c. A line replaces what the search
 * knows about its words; "a =>" removes it.
 */
export const searchWordsSchema = z.string('Search words must be a text.').check(
  z.trim(),
  z.maxLength(maxLength, `Search words must have at most ${maxLength} characters.`),
  z.check(({ value, issues }) => {
    const invalid = value.split('\n').find((line) => line.trim() !== '' && !isValidLine(line));
    if (invalid === undefined) return;
    const message = `“${invalid.trim()}” must be like “sinn, zinn” or “trackman => gmt master”.`;
    issues.push({ code: 'custom', message, input: value });
  }),
);

function isValidLine(line: string): boolean {
  const [words = [], meaning, ...others] = line
    .split('=>')
    .map((side) => side.split(',').map((phrase) => phrase.trim()));
  if (others.length > 0 || words.includes('')) return false;
  return meaning === undefined
    ? words.length > 1
    : !meaning.includes('') || meaning.join('') === '';
}

/** For how many days searches are counted. */
export const searchReportDays = 30;

/** A text that people searched for, in lower case. It is counted by day, without who searched. */
const searchedTextSchema = z.object({
  text: z.string(),
  searches: z.number(),
  /** The products that had all words when it was last searched. */
  results: z.number(),
  /** How often a result was opened. */
  opened: z.number(),
});

export const searchReportSchema = z.object({
  /** The most frequent searches without a result or a click. */
  searches: z.array(searchedTextSchema),
  /** What the search knows, in the format of the search words. */
  builtInWords: z.string(),
  /** What the search knows, in the format of the setting `places`. */
  builtInPlaces: z.string(),
  /** The most frequent places of products whose position is unknown. */
  unknownPlaces: z.array(z.string()),
});
export type SearchReport = z.infer<typeof searchReportSchema>;
