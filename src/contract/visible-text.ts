/** The braille blank and the null notehead are invisible, though Unicode classifies them as symbols. */
const visible = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Whether a text has a visible character. */
export function hasVisibleCharacter(text: string | undefined): boolean {
  return visible.test(text ?? '');
}

/**
 * Control characters except line ends and tabs, lone surrogates, and bidirectional embeddings,
 * overrides and isolates (Unicode Standard Annex 9). Directional marks and joiners stay, because
 * scripts need them.
 */
const unwanted = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Removes unwanted characters and surrounding spaces from a user's text. */
export function sanitizeText(text: string): string {
  return text.replace(unwanted, '').trim();
}
