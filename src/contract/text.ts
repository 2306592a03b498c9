import * as z from 'zod/mini';

/**
 * Text or a number that must say something; kept as text without spaces around it.
 * @param message for what is missing or neither
 * @param longest in characters
 */
export function requiredText(message: string, longest: number) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], message),
      z.transform((value) => String(value).trim()),
    ),
    z.string().check(
      z.minLength(1, message),
      z.maxLength(longest, `Please use at most ${longest} characters.`),
      z.refine((text) => !text.includes('\0'), "The text holds a character that can't be kept."),
    ),
  );
}
