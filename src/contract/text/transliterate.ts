import { toAsciiDigits } from './digits';

const latin = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
};

const cyrillic = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i' },
  ...{ є: 'ye', ґ: 'g', ј: 'j', љ: 'lj', њ: 'nj', ђ: 'dj', ћ: 'c', џ: 'dz' },
};

const greek = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l' },
  ...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f' },
  ...{ χ: 'ch', ψ: 'ps', ω: 'o' },
};

const bengaliConsonants = {
  ...{ ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'ch', জ: 'j', ঝ: 'jh', ঞ: 'n' },
  ...{ ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n' },
  ...{ প: 'p', ফ: 'f', ব: 'b', ভ: 'bh', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh' },
  ...{ স: 's', হ: 'h' },
};

/** Bengali vowels, vowel signs and the signs that modify a consonant. */
const bengaliOthers = {
  ...{ অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
  ...{ '\u09be': 'a', '\u09bf': 'i', '\u09c0': 'i', '\u09c1': 'u', '\u09c2': 'u', '\u09c3': 'ri' },
  ...{ '\u09c7': 'e', '\u09c8': 'oi', '\u09cb': 'o', '\u09cc': 'ou' },
  ...{ ৎ: 't', '\u0982': 'ng', '\u0983': '', '\u0981': '', '\u09bc': '', '\u09cd': '' },
};

/** Variants of a letter on Arabic, Persian and Urdu keyboards. The tatweel (U+0640) is removed. */
const arabic = {
  ...{ ك: 'ک', ڪ: 'ک', ي: 'ی', ى: 'ی', ة: 'ه', ە: 'ه', ہ: 'ه', ھ: 'ه', ۃ: 'ه', ٱ: 'ا' },
  '\u0640': '',
};

const letters = new Map<string, string>(
  Object.entries({
    ...latin,
    ...cyrillic,
    ...greek,
    ...bengaliConsonants,
    ...bengaliOthers,
    ...arabic,
  }),
);

const consonants = Object.keys(bengaliConsonants).join('');
/** Matches a consonant before another consonant: it has an inherent vowel that is not written. */
const consonantWithInherentVowel = new RegExp(`([${consonants}]\u09bc?)(?=[${consonants}])`, 'g');

/**
 * Transliterates Cyrillic, Greek and Bengali to Latin letters, unifies variants of Arabic letters, and
 * converts digits to 0 to 9. For search only, because different spellings get the same result.
 * @param text a text in lower case and in the Unicode normalization form NFC
 */
export function transliterate(text: string): string {
  const withVowels = text
    .replaceAll('\u09af\u09bc', 'y')
    .replace(consonantWithInherentVowel, '$1\u0993');
  return toAsciiDigits(Array.from(withVowels, (letter) => letters.get(letter) ?? letter).join(''));
}
