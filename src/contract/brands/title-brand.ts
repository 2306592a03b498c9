import { wordsOf } from '../text/tokenize';
import { matchBrands, type Brand, type BrandMatch } from './brands';

/**
 * Recognizes the brand of a product in its title: the first known brand that the title does not only
 * mention ("for Seiko", "Rolex style"). An ambiguous name such as "Fossil" counts where a title has its
 * brand: first, after words such as "mens", or before "watch". One that is not ambiguous is preferred: "Baltic
 * blue Tissot" is a Tissot. Undefined without a known brand.
 */
export function brandOfTitle(title: string): Brand | undefined {
  const words = wordsOf(title);
  if (words.some((word) => wordsOfImitations.has(word))) return undefined;
  const matches = matchBrands(words).filter((brandMatch) => isBrandOfProduct(words, brandMatch));
  const match = matches.find(({ isAmbiguous }) => !isAmbiguous) ?? matches[0];
  return match && { value: match.value, label: match.label };
}

function isBrandOfProduct(words: string[], { from, to, isAmbiguous }: BrandMatch): boolean {
  const before = words[from - 1] ?? '';
  const after = words[to] ?? '';
  if (wordsBeforeMentions.has(before) || wordsAfterMentions.has(after)) return false;
  if (!isAmbiguous) return true;
  if (wordsAfterOrdinaryWords.has(after)) return false;
  return before === 'by' || watchWords.has(after) || words.slice(0, from).every(isFiller);
}

/** "Rolex replica" is no Rolex. */
const wordsOfImitations = new Set(['replica', 'fake', 'counterfeit', 'superclone']);

/** "Strap for Seiko", "not Rolex", "like Omega", "compatible with Samsung". */
const wordsBeforeMentions = new Set(['for', 'not', 'like', 'with', 'vs', 'versus', 'than', 'fit']);

/** "Rolex style", "Omega homage", "Seagull movement". */
const wordsAfterMentions = new Set([
  ...[
    'style',
    'styled',
    'homage',
    'inspired',
    'look',
    'lookalike',
    'type',
    'replica',
    'copy',
    'clone',
  ],
  ...['movement', 'compatible', 'mechanism', 'calibre', 'caliber'],
]);

/** "Ball bearing", "rotary bezel", "limit edition". */
const wordsAfterOrdinaryWords = new Set([
  ...['bearing', 'bezel', 'edition', 'phone', 'dial', 'colour', 'color', 'case', 'hand', 'engine'],
  ...['runner', 'white', 'tone'],
]);

const watchWords = new Set([
  ...['watch', 'wristwatch', 'smartwatch', 'chronograph', 'chrono', 'timepiece', 'ঘড়ি'],
]);

/** Numbers and single letters stand before a brand as well: "2 x Fossil", "1960s Smiths". */
const isFiller = (word: string) => word.length === 1 || /^\p{N}+$/u.test(word) || fillers.has(word);

/** Words that sellers put before the brand, as `tokenize` normalizes them. */
const fillers = new Set([
  ...[
    'the',
    'an',
    'my',
    'for',
    'sale',
    'selling',
    'sell',
    'urgent',
    'brand',
    'new',
    'like',
    'used',
  ],
  ...['old', 'vintage', 'antique', 'retro', 'rare', 'original', 'authentic', 'genuine', 'real'],
  ...['mint', 'excellent', 'good', 'beautiful', 'nice', 'lovely', 'stunning', 'gorgeous', 'great'],
  ...['men', 'man', 'male', 'women', 'woman', 'female', 'lady', 'gent', 'gentleman', 'boy', 'girl'],
  ...['kid', 'child', 'unisex', 'watch', 'wristwatch', 'timepiece', 'wrist', 'pocket', 'smart'],
  ...[
    'automatic',
    'auto',
    'mechanical',
    'manual',
    'quartz',
    'digital',
    'analog',
    'analogue',
    'solar',
  ],
  ...['chronograph', 'chrono', 'diver', 'dive', 'diving', 'dress', 'sport', 'military', 'pilot'],
  ...['gold', 'golden', 'silver', 'steel', 'stainless', 'titanium', 'rose', 'plated', 'filled'],
  ...['leather', 'tone', 'black', 'white', 'blue', 'green', 'red', 'brown', 'pink', 'grey', 'gray'],
  ...['swiss', 'japan', 'japanese', 'german', 'russian', 'soviet', 'indian', 'british', 'american'],
  ...['luxury', 'premium', 'classic', 'designer', 'limited', 'edition', 'official', 'imported'],
  ...['pre', 'owned', 'preowned', 'second', 'hand', 'secondhand', 'unworn', 'unused', 'sealed'],
  ...[
    'boxed',
    'working',
    'running',
    'serviced',
    'condition',
    'very',
    'super',
    'pair',
    'lot',
    'two',
  ],
  ...['big', 'large', 'small', 'mini', 'slim', 'thin', 'nos', 's', 'st', 'circa', 'early', 'late'],
]);
