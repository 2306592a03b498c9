/** Words before a number that is no reference number of the watch. */
const otherNumbers = /^(?:cal|cal\.|calib(?:re|er)|eta|movement|serial|no\.|sn|size)$/i;
const labelPattern = /^(?:ref|ref\.|reference|ref:|reference:|model:)$/i;

/** Numbers with a unit, and years. */
const notReference = /^\d+(?:[.,]\d+)?(?:mm|m|bar|atm|k|ct|j|hz|g|h|th|s)$|^(?:19|20)\d\d$/i;

const referencePattern = /^[A-Z0-9]+(?:[./-][A-Z0-9]+)*$/i;

/**
 * Returns the manufacturer's number in a title, such as 116610LN, 311.30.42.30.01.005 or SKX007; undefined
 * without one. A number after "ref" may be any; another one must not be mistaken for a part of the name.
 */
export function findReference(title: string): string | undefined {
  const chunks = title
    .split(/\s+/)
    .map((chunk) => chunk.replace(/^[("'[#]+|[)"'\],;:.!]+$/g, ''))
    .filter(Boolean);
  const isNumber = (chunk: string) =>
    referencePattern.test(chunk) && /\d/.test(chunk) && !notReference.test(chunk);
  const rawChunks = title.split(/\s+/).filter(Boolean);
  const labelIndex = rawChunks.findIndex((chunk) => labelPattern.test(chunk));
  if (labelIndex >= 0) {
    const next = rawChunks[labelIndex + 1]?.replace(/^[("'[#]+|[)"'\],;:.!]+$/g, '') ?? '';
    if (referencePattern.test(next) && /\d{2}/.test(next)) return next;
  }
  return chunks.find(
    (chunk, index) =>
      isNumber(chunk) && isDistinct(chunk) && !otherNumbers.test(chunks[index - 1] ?? ''),
  );
}

/** Whether a number is long or mixed enough to be a reference number. */
function isDistinct(chunk: string): boolean {
  const digits = chunk.replace(/\D/g, '').length;
  const hasLetter = /[A-Z]/i.test(chunk);
  const hasSeparator = /[./-]/.test(chunk);
  if (/^\d+-\d+$/.test(chunk) && digits < 8) return false;
  if (hasLetter) return digits >= 3 && chunk.length >= 6;
  return hasSeparator ? digits >= 6 : digits >= 5 && digits <= 8;
}
