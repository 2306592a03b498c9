import { findMatches, type TextRange } from './text-range';

/** Messengers whose names are not words of a sentence, as "signal" and "imo" are. */
const messengers =
  "what'?s\\s?app|wats\\s?app|telegram|viber|we\\s?chat|snapchat|insta(?:gram)?|হোয়াটস\\s?অ্যাপ|টেলিগ্রাম|ভাইবার";
/** Names that count only with an account: "fb: priya.das". */
const ambiguousMessengers = 'fb|facebook|messenger|imo|signal|skype|discord|ইমো|ফেসবুক';

const account = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{2,30}`;
/** An account that no sentence contains by chance, because of a digit, an underscore or a dot within it. */
const markedAccount = String.raw`(?=[\p{L}\p{M}]*[\d_.][\p{L}\p{N}_])(?=[\d_.]*\p{L})${account}`;
const before = String.raw`(?<![\p{L}\p{N}])`;

const patterns = [
  String.raw`${before}(?:${messengers})(?![\p{L}\p{M}])(?:\s*(?:id|no|number|account)?\s*[:=@-]\s*@?${account}|\s+@?${markedAccount})?`,
  String.raw`${before}(?:${ambiguousMessengers})\s*(?:(?:id|account|user)?\s*[:=@]\s*@?${account}|(?:id|account|user)\s+${account}|\s@?${markedAccount})`,
  String.raw`${before}@${markedAccount}`,
].map((pattern) => new RegExp(pattern.normalize('NFC'), 'giu'));

/** Finds names of messengers, and accounts on them. */
export function findMessengers(text: string): TextRange[] {
  return patterns.flatMap((pattern) => findMatches(text, pattern));
}
