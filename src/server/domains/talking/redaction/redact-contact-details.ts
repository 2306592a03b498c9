import { hiddenDetail } from '../../../../contract/talking/conversation';
import { findEmails } from './find-emails';
import { findLinks } from './find-links';
import { findPhoneNumbers } from './find-phone-numbers';
import { findSpelledNumbers } from './find-spelled-numbers';
import { mergeRanges } from './text-range';

const detectors = [findEmails, findLinks, findPhoneNumbers, findSpelledNumbers];

/**
 * Replaces phone numbers, email addresses and links in a text, also obfuscated ones. Prices, years, dates
 * and reference numbers stay. Returns null if the text has nothing to hide.
 */
export function redactContactDetails(text: string): string | null {
  const ranges = mergeRanges(detectors.flatMap((find) => find(text)));
  if (ranges.length === 0) return null;
  const keptTexts = [0, ...ranges.map(({ end }) => end)].map((start, index) =>
    text.slice(start, ranges[index]?.start),
  );
  return keptTexts.join(hiddenDetail);
}
