import { findEmails } from './find-emails';
import { findLinks } from './find-links';
import { findMessengers } from './find-messengers';
import { findPhoneNumbers } from './find-phone-numbers';
import { findSpelledNumbers } from './find-spelled-numbers';
import { foldCharacters } from './fold-characters';
import { mergeRanges, type TextRange } from './text-range';

const detectors = [findEmails, findLinks, findPhoneNumbers, findSpelledNumbers, findMessengers];

/**
 * Finds phone numbers, email addresses, links and accounts of messengers in a text, also obfuscated ones
 * (docs/talking.md#privacy-of-conversations). Prices, years, dates, reference and serial numbers are none.
 */
export function findContactDetails(text: string): TextRange[] {
  const { folded, toOriginal } = foldCharacters(text);
  return mergeRanges(detectors.flatMap((find) => find(folded)).map(toOriginal));
}
