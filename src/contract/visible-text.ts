/** The braille blank and the null note are drawn as nothing, though Unicode counts them as signs. */
const visible = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Whether people see anything of a text. */
export function hasVisibleCharacter(text: string | undefined): boolean {
  return visible.test(text ?? '');
}

/**
 * Control characters but line ends and tabs, halves of characters, and what turns the direction of the
 * text after it (Unicode Standard Annex 9: embeddings, overrides, isolates). Marks of direction and
 * joiners stay: scripts are written with them.
 */
const unwanted = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** A text as other users see it. */
export function sanitizeText(text: string): string {
  return text.replace(unwanted, '').trim();
}
