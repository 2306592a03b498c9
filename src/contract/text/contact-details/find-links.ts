import { findMatches, type TextRange } from './text-range';

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;

/** Top-level domains that are not ordinary words: a missing space after a full stop makes no link. */
const domains = 'com|org|biz|xyz|dev|io|bd|uk|de|eu|fr|nl|pk|lk|np|ae|sg|cn|jp|kr|ru|au|ca';
/** Those that are words as well: none after a number, and none that begins a sentence with a capital letter. */
const domainsLikeWords = 'net|info|shop|store|site|online|app|co';
/** Short endings of messengers and link shorteners, which are also words: only with a path. */
const domainsWithPath = 'me|ly|be|to|it|in|us|cc|gl|gd|sh|so|st|do';

/** A dot that is spelled as a word. */
const spelledDot = String.raw`\s*(?:\(\s*dot\s*\)|\[\s*dot\s*\]|\{\s*dot\s*\})\s*|\s+dot\s+`;
const spelledDomains = 'com|net|org|io|co|bd|uk|eu';

const path = String.raw`(?:[:/?#][^\s]*)?`;
const end = String.raw`(?![\p{L}\p{N}-])`;

const patterns = [
  String.raw`\b(?:h(?:tt|xx)ps?|ftp)\s?:\s?//\s?[^\s]+`,
  String.raw`\bwww\s?\.\s?[^\s]+`,
  String.raw`(?<![\p{L}\p{N}@._-])(?:${label}\.){1,5}(?:${domains})${end}${path}`,
  String.raw`(?<![\p{L}\p{N}@._-])(?!\d+\.)(?:${label}\.){1,5}(?:${domainsLikeWords})${end}${path}`,
  String.raw`(?<![\p{L}\p{N}@._-])(?:${label}\.){1,5}(?:${domainsWithPath})/[^\s]+`,
  String.raw`(?<![\p{L}\p{N}])${label}(?:${spelledDot})(?:${spelledDomains})${end}(?:(?:${spelledDot})(?:bd|uk)${end})?${path}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** A full stop without a space, as in "watch.Net price". */
const isSentenceEnd = /^[^.]*\p{Ll}\.(?:Net|Info|Shop|Store|Site|Online|App|Co)$/u;

/** Finds URLs and domain names, also with a word in place of ".". */
export function findLinks(text: string): TextRange[] {
  return patterns
    .flatMap((pattern) => findMatches(text, pattern))
    .filter(({ start, end }) => !isSentenceEnd.test(text.slice(start, end)));
}
