import { findContactDetails } from '../../../../src/contract/text/contact-details/find-contact-details';
import { harmlessSentences } from './harmless-sentences';

const foundIn = (text: string) =>
  findContactDetails(text).map(({ start, end }) => text.slice(start, end));

test('nothing is found in 200 sentences about watches', () => {
  expect(new Set(harmlessSentences).size).toBeGreaterThanOrEqual(200);
  const hits = harmlessSentences.map((sentence) => [sentence, foundIn(sentence)] as const);
  expect(hits.filter(([, found]) => found.length > 0)).toEqual([]);
});

test.each([
  // Numbers over several lines, with letters that look like digits, and in other forms of a digit.
  ['017\n1234\n5678', '017\n1234\n5678'],
  ['0\n1\n7\n1\n2\n3\n4\n5\n6\n7\n8', '0\n1\n7\n1\n2\n3\n4\n5\n6\n7\n8'],
  ['my no is O17I2E no, O1712345678', 'O1712345678'],
  ['O17l234S678 ok', 'O17l234S678'],
  ['Ol7l2B4567B', 'Ol7l2B4567B'],
  ['⁰¹⁷¹²³⁴⁵⁶⁷⁸', '⁰¹⁷¹²³⁴⁵⁶⁷⁸'],
  ['₀₁₇₁₂₃₄₅₆₇₈', '₀₁₇₁₂₃₄₅₆₇₈'],
  ['⓪①⑦①②③④⑤⑥⑦⑧', '⓪①⑦①②③④⑤⑥⑦⑧'],
  ['0̲1̲7̲1̲2̲3̲4̲5̲6̲7̲8̲ ok', '0̲1̲7̲1̲2̲3̲4̲5̲6̲7̲8̲'],
  ['01712\u2060345\u00ad678', '01712\u2060345\u00ad678'],
  ['on 05/12/24 01712345678', '01712345678'],
  ['06.12.34.56.78', '06.12.34.56.78'],
  ['serial 01712345678', '01712345678'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  // Numbers in words of other languages.
  ['shunno ek sat ek dui tin char pach choy', 'shunno ek sat ek dui tin char pach choy'],
  ['शून्य एक सात एक दो तीन चार पांच', 'शून्य एक सात एक दो तीन चार पांच'],
  ['cero uno siete uno dos tres cuatro cinco', 'cero uno siete uno dos tres cuatro cinco'],
  ['null eins sieben eins zwei drei vier fünf', 'null eins sieben eins zwei drei vier fünf'],
  ['zero one seven\none two three\nfour five', 'zero one seven\none two three\nfour five'],
  // Addresses.
  ['priya＠mail．com', 'priya＠mail．com'],
  ['reach . me @ mail . example', 'reach . me @ mail . example'],
  ['priya @ mail . com', 'priya @ mail . com'],
  ['p\u200briya@ma\u200bil.com', 'p\u200briya@ma\u200bil.com'],
  ['priya arroba mail punto com', 'priya arroba mail punto com'],
  ['𝐩𝐫𝐢𝐲𝐚@𝐦𝐚𝐢𝐥.𝐜𝐨𝐦', '𝐩𝐫𝐢𝐲𝐚@𝐦𝐚𝐢𝐥.𝐜𝐨𝐦'],
  ['see ｓｈｏｐ．ｃｏｍ', 'ｓｈｏｐ．ｃｏｍ'],
  ['see watches.shop now', 'watches.shop'],
  // Messengers.
  ['WhatsApp me', 'WhatsApp'],
  ['on Whats App?', 'Whats App'],
  ['Telegram: priya', 'Telegram: priya'],
  ['telegram @priya_das', 'telegram @priya_das'],
  ['insta priya.das', 'insta priya.das'],
  ['fb: priya', 'fb: priya'],
  ['imo id priyadas', 'imo id priyadas'],
  ['find me as @priya_das', '@priya_das'],
  ['হোয়াটসঅ্যাপ করুন', 'হোয়াটসঅ্যাপ'],
])('in %j it finds %j', (text, found) => {
  expect(foundIn(text)).toEqual([found]);
});
