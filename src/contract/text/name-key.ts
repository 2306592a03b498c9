/**
 * Returns what the spellings of a name have in common: its case and spaces make no difference, and neither does whether
 * an accent is a character of its own, as in the file names of a Mac.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

export const isSameName = (one: string, other: string) => toNameKey(one) === toNameKey(other);
