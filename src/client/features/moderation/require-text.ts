import { tooLongMessage } from '../../../contract/text/messages';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/text/visible-text';

/** Returns the error message of a required text, in an object with its name; an empty object if it is valid. */
export function requireText(
  name: string,
  text: string | undefined,
  { required, maxLength }: { required: string; maxLength: number },
): Record<string, string> {
  if (!hasVisibleCharacter(text)) return { [name]: required };
  return sanitizeText(text ?? '').length > maxLength ? { [name]: tooLongMessage(maxLength) } : {};
}
