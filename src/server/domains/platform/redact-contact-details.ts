import { hiddenDetail } from '../../../contract/talking/conversation';
import { findContactDetails } from '../../../contract/text/contact-details/find-contact-details';
import { mergeRanges, type TextRange } from '../../../contract/text/contact-details/text-range';

/** Hides the contact details in a text. Returns null if it has none. */
export const redactContactDetails = (text: string): string | null =>
  hideRanges(text, findContactDetails(text));

/**
 * Hides the contact details in successive messages of one sender, also those that are split over several.
 * Returns null for each message without any.
 */
export function redactMessages(texts: readonly string[]): (string | null)[] {
  const joined = findContactDetails(texts.join('\n'));
  let start = 0;
  return texts.map((text) => {
    const offset = start;
    start += text.length + 1;
    const split = joined
      .map((range) => ({
        start: Math.max(range.start - offset, 0),
        end: Math.min(range.end - offset, text.length),
      }))
      .filter((range) => range.start < range.end);
    return hideRanges(text, mergeRanges([...findContactDetails(text), ...split]));
  });
}

function hideRanges(text: string, ranges: readonly TextRange[]): string | null {
  if (ranges.length === 0) return null;
  const keptTexts = [0, ...ranges.map(({ end }) => end)].map((start, index) =>
    text.slice(start, ranges[index]?.start),
  );
  return keptTexts.join(hiddenDetail);
}
