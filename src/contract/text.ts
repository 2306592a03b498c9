import * as z from 'zod/mini';
import { sanitizeText, hasVisibleCharacter } from './visible-text';

/**
 * Text or a number that must show something; kept clean and without spaces around it.
 * @param message for what is missing or neither
 * @param longest in characters
 */
export function requiredText(message: string, longest: number) {
  return z.pipe(
    z.pipe(
      z
        .union([z.string(), z.number()], message)
        .check(
          z.refine(
            (text) => !String(text).includes('\0'),
            "The text contains a character that can't be stored.",
          ),
        ),
      z.transform((value) => sanitizeText(String(value))),
    ),
    z
      .string()
      .check(
        z.minLength(1, message),
        z.refine(hasVisibleCharacter, message),
        z.maxLength(longest, `Please use at most ${longest} characters.`),
      ),
  );
}
