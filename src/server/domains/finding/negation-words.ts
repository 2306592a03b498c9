import { wordsOf } from '../../../contract/text/tokenize';
import type { CategoryRecord } from '../catalogue/categories.sql';
import { absenceLexeme, brandLexeme, categoryLexeme, dialColourLexeme } from '../catalogue/lexemes';
import { alternativesOf } from './attribute-lexemes';
import { findAttributePhrases } from './attribute-words';
import { dialColourNamed } from './dial-colour';
import { categoriesWith } from './interpret-word';
import { wordsIn } from './interpreted-segment';
import { joinTerms, queryTerms } from './query-terms';
import { toSegments, type Segment } from './segments';
import type { SynonymTable } from './synonym-table';
import type { TextPhrase } from './text-phrase';
import type { Group } from './ts-query';
import { isStopWord } from './word-classes';

/** Words of a text that exclude something, such as "but not black". */
export interface Negation extends TextPhrase {
  /** What is excluded, as typed: "black". */
  object: string;
  /** Such as "not black". */
  label: string;
}

const connection = String.raw`(?:(?:but|just|and|that|which|who|it|is|are|does|do)(?:['’]?s)?\s+)*`;
const negator = String.raw`(?:not|isn['’]?t|aren['’]?t|no|without|w\/o|except(?:\s+for)?|excluding|other\s+than|anything\s+but|don['’]?t\s+(?:want|like)|never\s+needs?)`;
const filling = String.raw`(?:(?:for|a|an|the|any|in|of|on|with|made|from|too|very|so|have|having|want|like|used)\s+)*`;
const beginning = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${connection}(?<negator>${negator})\s+${filling}|(?<=^|\s)-(?=\p{L})`,
  'giu',
);
/** "not sure" and the like exclude nothing. */
const idiom =
  /^(?:sure|only|just|more|less|longer|necessarily|bad|matter|problem|idea|worries|rush|need|many|much|sit|fit|be|to|if)(?![\p{L}\p{N}])/iu;
const nextWord = /^[\p{L}\p{N}][^\s,;:!?()]*/u;
const alternative = new RegExp(
  String.raw`^,?\s+(?:or|nor)\s+(?:(?:not|no|without)\s+)?${filling}`,
  'iu',
);
/** What was negated belongs to a part or is a watch: the phrase includes it. */
const headNoun =
  /^\s+(?:dials?|faces?|straps?|bands?|bracelets?|bezels?|cases?|watch(?:es)?|ones?)(?![\p{L}\p{N}])/iu;
/** The longest object has as many words: "rose gold", "box and papers". */
const maxObjectWords = 3;

/** Finds what the words of a text exclude, in the order of the text. */
export function findNegations(text: string, synonyms: SynonymTable): Negation[] {
  const found: Negation[] = [];
  for (const match of text.matchAll(beginning)) {
    const isSeparate = found.every(({ end }) => end <= match.index);
    const from = match.index + match[0].length;
    const first = isSeparate ? objectAt(text, from, synonyms) : undefined;
    if (!first) continue;
    const objects = [first];
    for (;;) {
      const end = Math.max(...objects.map((object) => object.end));
      const [or] = alternative.exec(text.slice(end)) ?? [];
      const next = or === undefined ? undefined : objectAt(text, end + or.length, synonyms);
      if (!next) break;
      objects.push(next);
    }
    const last = objects.at(-1) ?? first;
    const [noun = ''] = headNoun.exec(text.slice(last.end)) ?? [];
    const end = last.end + noun.length;
    const start = match.index;
    const isAbsent = /^(?:no|without|w\/o)$/i.test(match.groups?.['negator'] ?? '');
    for (const { object } of objects) {
      found.push({
        words: text.slice(start, end),
        start,
        end,
        object,
        label: `${isAbsent ? 'without' : 'not'} ${object.toLowerCase()}`,
      });
    }
  }
  return found;
}

/** Returns the words at a position of the text that mean one thing together. */
function objectAt(
  text: string,
  start: number,
  synonyms: SynonymTable,
): { object: string; end: number } | undefined {
  const rest = text.slice(start);
  if (idiom.test(rest)) return undefined;
  const [attribute] = findAttributePhrases(rest);
  if (attribute?.start === 0) return { object: attribute.words, end: start + attribute.end };
  const ends: number[] = [];
  for (let position = 0; ends.length < maxObjectWords;) {
    const [word] = nextWord.exec(rest.slice(position)) ?? [];
    if (word === undefined) break;
    ends.push(position + word.length);
    position += word.length + 1;
  }
  const isOneThing = (end: number) =>
    toSegments(queryTerms(rest.slice(0, end)), synonyms).length === 1;
  const end = ends.findLast((each, index) => index === 0 || isOneThing(each));
  if (end === undefined || wordsOf(rest.slice(0, end)).every(isStopWord)) return undefined;
  return { object: rest.slice(0, end), end: start + end };
}

/** Returns the group that a product must not match: the words, their synonyms, the brand and the category. */
export function groupOfNegation(
  { object }: Pick<Negation, 'object'>,
  synonyms: SynonymTable,
  categories: CategoryRecord[],
): Group {
  const attributes = findAttributePhrases(object);
  const segments = toSegments(queryTerms(object), synonyms);
  const exact =
    attributes.length > 0
      ? attributes.flatMap(alternativesOf)
      : segments.flatMap((segment) => excludedAlternatives(segment, categories));
  return { exact, similar: [], weight: 1 };
}

function excludedAlternatives({ terms, brand, synonyms }: Segment, categories: CategoryRecord[]) {
  if (brand) return [[brandLexeme(brand.value)]];
  const words = wordsIn(terms);
  const joined = joinTerms(terms);
  const colour = dialColourNamed(joined);
  if (colour !== undefined) return [[dialColourLexeme(colour)]];
  const named = categoriesWith(categories, [joined]).map(({ id }) => [categoryLexeme(id)]);
  return [words, [joined], ...synonyms, ...named];
}

/** Returns the group of what products say that they are without, which rank first. */
export const groupOfAbsence = ({ object }: Pick<Negation, 'object'>): Group => ({
  exact: [[absenceLexeme(wordsOf(object).join(''))]],
  similar: [],
  weight: 30,
});
