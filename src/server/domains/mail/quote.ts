import { toSingleLine } from '../../../contract/text/single-line';
import { unlinkedText } from './unlinked-text';

/** Quotation marks with which a user's text could seem to end the quotation. */
const quotationMarks = /[“”„‟«»]/g;

/** Returns a user's text as one line that cannot end a quotation. */
export function quotableText(text: string): string {
  return toSingleLine(text.replace(quotationMarks, "'"));
}

/** Quotes a user's text in the body of an email, without clickable links. */
export function quote(text: string): string {
  return `“${unlinkedText(quotableText(text))}”`;
}
