import * as z from 'zod/mini';
import { tooLongMessage } from './messages';
import { hasVisibleCharacter, sanitizeText } from './visible-text';

/**
 * Returns the schema of a text or number with at least one visible character. The value is sanitized
 * and trimmed.
 * @param message the error message for a missing value or one of another type
 * @param maxLength the maximum length in characters
 */
export function requiredText(message: string, maxLength: number) {
  return z.pipe(
    sanitizedText(message),
    z
      .string()
      .check(
        z.minLength(1, message),
        z.refine(hasVisibleCharacter, message),
        z.maxLength(maxLength, tooLongMessage(maxLength)),
      ),
  );
}

/**
 * Like `requiredText`, but the value may be missing. A text without a visible character becomes
 * undefined.
 * @param message the error message for a value of another type
 * @param parse returns the value of the text, or an error message
 */
export function optionalText(
  message: string,
  maxLength: number,
  parse: (text: string) => { value: string } | { error: string } = (value) => ({ value }),
) {
  return z.optional(
    z.pipe(
      z.nullable(
        z.pipe(
          sanitizedText(message),
          z.string().check(z.maxLength(maxLength, tooLongMessage(maxLength))),
        ),
      ),
      z.transform((text, context) => {
        if (text === null || !hasVisibleCharacter(text)) return undefined;
        const parsed = parse(text);
        if ('value' in parsed) return parsed.value;
        context.issues.push({ code: 'custom', message: parsed.error, input: text });
        return z.NEVER;
      }),
    ),
  );
}

function sanitizedText(message: string) {
  return z.pipe(
    z
      .union([z.string(), z.number()], message)
      .check(
        z.refine(
          (text) => !String(text).includes('\0'),
          "The text contains a character that can't be stored.",
        ),
      ),
    z.transform((value) => sanitizeText(String(value))),
  );
}
