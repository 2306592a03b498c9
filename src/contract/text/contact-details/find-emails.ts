import { findMatches, type TextRange } from './text-range';

const localPart = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}._%+-]{0,63}`;
const label = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}`;
/** Without digits, so that "two @ 300.50" is a price. */
const topLevelDomain = String.raw`\p{L}{2,24}(?![\p{L}\p{N}])`;

/** The endings after the word "dot": none is an ordinary word, as in "look at the dot at six". */
const spelledDomain = String.raw`(?:com|net|org|io|co|bd|uk|eu|de|fr)(?![\p{L}\p{N}])`;

/** "@" or a word for it that no sentence contains by chance. */
const at = String.raw`\s*(?:@|\(\s*(?:at|@)\s*\)|\[\s*(?:at|@)\s*\]|\{\s*(?:at|@)\s*\})\s*`;
/** The words "at" and "dot" without brackets count only together: "name at mail dot com". */
const atWord = String.raw`\s+(?:at|arroba|অ্যাট)\s+`;
const dotWord = String.raw`\s+(?:dot|punto|point|punkt|ডট)\s+`;
const dot = String.raw`(?:\.|\s*\(\s*(?:dot|\.)\s*\)\s*|\s*\[\s*(?:dot|\.)\s*\]\s*|${dotWord})`;

/** Providers that are named without their domain: "name at gmail". */
const providers = 'gmail|googlemail|yahoo|hotmail|outlook|icloud|protonmail';

/** Dots with spaces beside them end a sentence, unless they are in both parts or before a known ending. */
const spacedDot = String.raw`\s?\.\s?`;
const spacedLabel = String.raw`${label}(?:${spacedDot}${label}){0,3}`;

const patterns = [
  `${localPart}${at}${label}(?:${dot}${label}){0,4}${dot}${topLevelDomain}`,
  `${localPart}${atWord}${label}(?:${dotWord}${label}){0,4}${dotWord}${spelledDomain}`,
  `${localPart}\\s\\.\\s?${localPart}${at}${spacedLabel}${spacedDot}${topLevelDomain}`,
  `${localPart}${at}${spacedLabel}${spacedDot}${spelledDomain}`,
  `${localPart}(?:${at}|${atWord})(?:${providers})(?![\\p{L}\\p{N}])`,
].map((pattern) => new RegExp(pattern.normalize('NFC'), 'giu'));

/** Finds email addresses, also with words in place of "@" and ".". */
export function findEmails(text: string): TextRange[] {
  return patterns.flatMap((pattern) => findMatches(text, pattern));
}
