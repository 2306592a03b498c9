import { fold, wordsOf } from '../text/tokenize';
import { truncateText } from '../text/truncate-text';
import { otherWatchmakers } from './other-watchmakers';
import { namesInOtherScripts } from './other-scripts';
import { fashionBrands, smartwatchMakers } from './fashion-and-smart';
import { swissAndGermanBrands } from './watchmakers';

export interface Brand {
  /** The value of the facet: the folded words of the label, joined by hyphens. */
  value: string;
  label: string;
}

/** A brand in a list of words, from the word `from` to the word before `to`. */
export interface BrandMatch extends Brand {
  from: number;
  to: number;
  /** Whether the name is also an ordinary word, such as "fossil". */
  isAmbiguous: boolean;
}

/**
 * The lists of brands. Each line is a label and its other names, separated by "|". A name after a
 * question mark is ambiguous: it is also an ordinary word.
 */
const brandLists = [
  ...[swissAndGermanBrands, otherWatchmakers, fashionBrands, smartwatchMakers],
  namesInOtherScripts,
];

interface BrandName extends Brand {
  isAmbiguous: boolean;
}

/** Written or left out between the names of a company: "Baume & Mercier", "Baume et Mercier". */
const connectives = new Set(['and', 'et', 'und']);

/** A longer text is cut, because the value is part of an index. */
const maxValueLength = 100;

/** The known names by `nameKey`. Of equal names the first one counts. */
const brandsByName = new Map<string, BrandName>(brandLists.flatMap(parseList).reverse());
const maxNameWords = 8;

function parseList(list: string): [string, BrandName][] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const lineNames = line.split('|').map((name) => name.trim());
      const label = withoutQuestionMark(lineNames[0] ?? '');
      return lineNames.map((name): [string, BrandName] => [
        nameKey(wordsOf(withoutQuestionMark(name))),
        { ...toBrand(label), isAmbiguous: name.startsWith('?') },
      ]);
    });
}

function withoutQuestionMark(name: string): string {
  return name.replace(/^\?/, '');
}

/** The words without spaces: "JaegerLeCoultre" and "Jaeger-LeCoultre" are the same name. */
function nameKey(words: string[]): string {
  return words.filter((word) => !connectives.has(word)).join('');
}

/** Finds known brands in words, as `tokenize` normalizes them. Of overlapping names the longest one counts. */
export function matchBrands(words: string[]): BrandMatch[] {
  const matches: BrandMatch[] = [];
  for (let from = 0; from < words.length; from = Math.max(from + 1, matches.at(-1)?.to ?? 0)) {
    const match = longestNameAt(words, from);
    if (match) matches.push(match);
  }
  return matches;
}

function longestNameAt(words: string[], from: number): BrandMatch | undefined {
  const last = Math.min(words.length, from + maxNameWords);
  for (let to = last; to > from; to -= 1) {
    const isConnective = [words[from], words[to - 1]].some((word) => connectives.has(word ?? ''));
    const name = isConnective ? undefined : brandsByName.get(nameKey(words.slice(from, to)));
    if (name) return { ...name, from, to };
  }
  return undefined;
}

/** Returns the brand that a seller typed: a known one under its own label, another one as typed. */
export function typedBrand(text: string): Brand | undefined {
  const words = wordsOf(text);
  const [match] = matchBrands(words);
  if (match?.from === 0 && match.to === words.length) {
    return { value: match.value, label: match.label };
  }
  const brand = toBrand(text.trim());
  return brand.value === '' ? undefined : brand;
}

function toBrand(label: string): Brand {
  const words = fold(label.replace(/['’]/g, '')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { value: truncateText(words.join('-'), maxValueLength), label };
}

/** Returns the values of the known brands that have a name beginning with a text. */
export function brandsWithPrefix(prefix: string): string[] {
  const key = nameKey(wordsOf(prefix));
  const found = [...brandsByName].filter(([name]) => key !== '' && name.startsWith(key));
  return [...new Set(found.map(([, { value }]) => value))];
}

/** Returns the labels of all known brands, in alphabetical order. */
export function brandLabels(): string[] {
  const labels = new Set([...brandsByName.values()].map(({ label }) => label));
  return [...labels].sort((one, other) => one.localeCompare(other, 'en'));
}
