import type { TextRange } from './text-range';

/** The words of digits, in languages of sellers and buyers, also in Latin letters. */
const digitWords = new Set(
  [
    'zero oh nil one two three four five six seven eight nine',
    'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়',
    'shunno shunyo sunno ek dui tin char pach panch choy chhoy sat shat at aat noy noi',
    'शून्य एक दो तीन चार पांच पाँच छह छः सात आठ नौ',
    'teen chaar paanch chhe saat aath nau',
    'صفر واحد اثنان ثلاثة أربعة اربعة خمسة ستة سبعة ثمانية تسعة',
    'cero uno dos tres cuatro cinco seis siete ocho nueve',
    'zéro un deux trois quatre cinq six sept huit neuf',
    'null eins zwei drei vier fünf sechs sieben acht neun',
    'ноль один два три четыре пять шесть семь восемь девять',
  ].flatMap((words) => words.normalize('NFC').split(' ')),
);
const repetitions: Record<string, number> = { double: 2, triple: 3 };

/** The minimum length of a phone number. Fewer digits may be a price or a year in words. */
const minDigits = 8;
/** With fewer words, the run is more likely a list of quantities. */
const minWords = 3;

interface Token extends TextRange {
  word: string;
}

/** Finds phone numbers that are spelled in words, also mixed with digits: "zero one seven double 4 …". */
export function findSpelledNumbers(text: string): TextRange[] {
  const runs: Token[][] = [[]];
  for (const token of tokensOf(text)) {
    const current = runs.at(-1) ?? [];
    const previous = current.at(-1);
    const continues = !previous || isBetweenDigits(text.slice(previous.end, token.start));
    if (!isNumberToken(token)) runs.push([]);
    else if (continues) current.push(token);
    else runs.push([token]);
  }
  return runs.filter(isSpelledNumber).map((tokens) => ({
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
  }));
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}]+|\p{Nd}+/gu)].map(({ index, 0: token }) => ({
    start: index,
    end: index + token.length,
    word: token.normalize('NFC').toLowerCase(),
  }));
}

const isBetweenDigits = (gap: string) => /^[^\p{L}\p{N}]{0,3}$/u.test(gap);

const isNumberToken = ({ word }: Token) =>
  digitWords.has(word) || Object.hasOwn(repetitions, word) || /^\d+$/.test(word);

function isSpelledNumber(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ word }) => digitWords.has(word)).length;
  return words >= minWords && countDigits(tokens) >= minDigits;
}

/** Counts the digits that the tokens stand for. */
function countDigits(tokens: readonly Token[]): number {
  let count = 0;
  let repeat = 1;
  for (const { word } of tokens) {
    const repetition = repetitions[word];
    if (repetition === undefined) count += digitWords.has(word) ? repeat : word.length;
    repeat = repetition ?? 1;
  }
  return count;
}
