import * as z from 'zod/mini';
import { tooLongMessage } from './messages';
import { hasVisibleCharacter, sanitizeText } from './visible-text';

/**
 * Text or a number with a visible character; sanitized and trimmed.
 * @param message for a missing value or one of another type
 * @param maxLength in characters
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
 * The same, where the value may be missing: a text without a visible character reads as undefined.
 * @param message for a value of another type
 */
export function optionalText(message: string, maxLength: number) {
  return z.optional(
    z.pipe(
      z.nullable(
        z.pipe(
          sanitizedText(message),
          z.string().check(z.maxLength(maxLength, tooLongMessage(maxLength))),
        ),
      ),
      z.transform((text) => (text !== null && hasVisibleCharacter(text) ? text : undefined)),
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
