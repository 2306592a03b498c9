import { toAsciiDigits } from '../text/digits';
import { fold } from '../text/tokenize';

/** Words and phrases for who runs or guards a shop, without spaces. Reserved for staff. */
const reservedPhrases = [
  ...['admin', 'admins', 'administrator', 'administrators', 'administration', 'sysadmin'],
  ...['moderator', 'moderators', 'moderation', 'mod', 'mods', 'staff', 'operator', 'webmaster'],
  ...['support', 'supportteam', 'helpdesk', 'verified', 'escrow', 'customercare', 'customerhelp'],
  ...['customerservice', 'customerservices', 'clientservice', 'helpcenter', 'helpcentre'],
  ...['paymentdepartment', 'paymentsdepartment', 'paymentdept', 'paymentteam', 'paymentsteam'],
  ...['refunddepartment', 'refundteam', 'billingdepartment', 'billingteam', 'securityteam'],
  ...['securitydepartment', 'trustsafety', 'trustandsafety', 'safetyteam', 'verificationteam'],
  ...['soporte', 'kundendienst', 'podderzhka', 'служба', 'অ্যাডমিন', 'এডমিন', 'সাপোর্ট', 'মডারেটর'],
];

/** Long enough that no ordinary name begins or ends with them: "AdminShop", "shopsupport". */
const reservedAffixes = ['admin', 'moderator', 'support'];
const minAffixLength = 5;

/** Letters that look like the first letter of each row, after compatibility characters are decomposed. */
const lookalikes = [
  ...['aаαɑᴀꭺ4@', 'bвβьʙᏏ8', 'cсϲᴄⅽꮯ', 'dԁᴅꭰɗ', 'eеεҽєᴇꭼ3', 'fғꜰ', 'gԍɡɢ9', 'hнһʜꮋ'],
  ...['liіıιӏljјɪʟ1|!', 'kкκᴋꮶ', 'mмᴍꮇ', 'nпηոиɴ', 'oоοօᴏσ0', 'pрρᴘꮲ', 'qԛ', 'rгʀꭱ'],
  ...['sѕꜱՏꮪ5$', 'tтτᴛꭲ7', 'uυսᴜц', 'vѵνᴠꮩ', 'wԝωᴡꮃ', 'xхχ', 'yуүγʏ', 'zᴢꮓ2'],
];
const firstLookalike = new Map(
  lookalikes.flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

/** Capital letters whose lower case looks like another letter than they do. */
const capitals: Record<string, string> = { Μ: 'm', Ν: 'n', Η: 'h', Υ: 'y', Β: 'b', П: 'p' };

/**
 * Whether a name lets its owner pass for staff or the shop: it has a reserved word or the shop's name, as it is read
 * or as it looks, also with spaces between the letters.
 */
export function isReservedName(name: string, shopName: string): boolean {
  const forms = [toShape, fold].flatMap((toForm) => {
    const shop = wordsOf(toForm(shopName)).join('');
    const phrases = new Set([shop, ...reservedPhrases.map((phrase) => toForm(phrase))]);
    const affixes = [shop, ...reservedAffixes.map(toForm)].filter(isLongEnough);
    // Digits may stand for letters, or be added to a word: "Adm1n", "Staff 24", "Staff24".
    return [toForm(name), toForm(withoutDigits(name))].map((form) => ({ form, phrases, affixes }));
  });
  return forms.some(({ form, phrases, affixes }) => {
    const words = wordsOf(form);
    const isAffixed = (word: string) =>
      affixes.some((affix) => word.startsWith(affix) || word.endsWith(affix));
    return words.some(isAffixed) || joinedWords(words).some((joined) => phrases.has(joined));
  });
}

const isLongEnough = ({ length }: string) => length >= minAffixLength;

const withoutDigits = (text: string) => text.replace(/\p{Nd}+/gu, ' ');

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Every sequence of successive words without the spaces: "pay ment department". */
function joinedWords(words: readonly string[]): string[] {
  return words.flatMap((_word, start) =>
    words.slice(start).map((_last, index) => words.slice(start, start + index + 1).join('')),
  );
}

/** Returns a text with one letter in place of all that look like it. */
function toShape(text: string): string {
  const plain = toAsciiDigits(text.normalize('NFKD').replace(/\p{Mn}/gu, ''));
  const letters = Array.from(plain, (letter) => capitals[letter] ?? letter.toLowerCase());
  return letters
    .map((letter) => firstLookalike.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
