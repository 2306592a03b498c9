/**
 * Matches a visible character. The last two code points, braille blank and null notehead, are invisible
 * symbols.
 */
const visibleCharacter =
  /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

export function hasVisibleCharacter(text: string | undefined): boolean {
  return visibleCharacter.test(text ?? '');
}

/**
 * Matches control characters except line ends and tabs, lone surrogates, and bidirectional embeddings,
 * overrides and isolates (Unicode Standard Annex 9). Directional marks and joiners are allowed, because
 * some scripts need them.
 */
const disallowedCharacters =
  /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Removes disallowed characters and surrounding spaces from a user's text. */
export function sanitizeText(text: string): string {
  return text.replace(disallowedCharacters, '').trim();
}
