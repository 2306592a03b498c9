import { matchBrands, typedBrand } from '../../../src/contract/brands/brands';
import { wordsOf } from '../../../src/contract/text/tokenize';
import { brandOfTitle } from '../../../src/contract/brands/title-brand';

test.each([
  ['Mens Gold Plated Seiko', 'Seiko'],
  ['Like new Casio', 'Casio'],
  ['Grand Seiko SBGA211 Snowflake', 'Grand Seiko'],
  ['Seiko 5 SNK809', 'Seiko'],
  ['Jaeger-LeCoultre Reverso', 'Jaeger-LeCoultre'],
  ['JAEGER LECOULTRE Master Control', 'Jaeger-LeCoultre'],
  ['JLC Reverso Duo', 'Jaeger-LeCoultre'],
  ['jaeger le coultre memovox', 'Jaeger-LeCoultre'],
  ['Vintage Rolex Tudor Prince Oysterdate', 'Tudor'],
  ['G-Shock DW-5600', 'Casio'],
  ['gshock mudmaster', 'Casio'],
  ['Baume et Mercier Classima', 'Baume & Mercier'],
  ['A. Lange & Sohne 1815', 'A. Lange & Söhne'],
  ['FP Journe Chronomètre Bleu', 'F.P. Journe'],
  ['Universal Geneve Polerouter', 'Universal Genève'],
  ['Samsung Galaxy Watch 4 Classic', 'Samsung'],
  ['Galaxy Watch 5 pro 45mm', 'Samsung'],
  ['Apple watch series 7', 'Apple'],
  ['Swiss Military Hanowa chrono', 'Swiss Military'],
  ['ساعة رولكس أصلية', 'Rolex'],
  ['ساعت مچی اومگا', 'Omega'],
  ['রোলেক্স ঘড়ি', 'Rolex'],
  ['劳力士潜航者', 'Rolex'],
  ['二手欧米茄海马', 'Omega'],
  ['ロレックス デイトナ', 'Rolex'],
  ['Часы Ролекс', 'Rolex'],
])('the brand of "%s" is %s', (title, label) => {
  expect(brandOfTitle(title)?.label).toBe(label);
});

test.each([
  ['Fossil Grant chronograph', 'Fossil'],
  ['Baltic blue Tissot', 'Tissot'],
  ['Mens Fossil watch', 'Fossil'],
  ['Guess W0799G1 with Swarovski crystals', 'Guess'],
  ['Vintage 1960s Smiths', 'Smiths'],
  ['Engineer Hydrocarbon by Ball', 'Ball'],
  ['Beautiful old rotary watch', 'Rotary'],
  ['Ball bearing rotor automatic', undefined],
  ['Diver with rotary bezel', undefined],
  ['Black dial with fossil pattern', undefined],
  ['Limit edition diver', undefined],
  ['AP Royal Oak 15400', 'Audemars Piguet'],
  ['Seiko 5 with AP logo', 'Seiko'],
])(
  'an ordinary word is a brand only at the place where a title usually has the brand: "%s"',
  (title, label) => {
    expect(brandOfTitle(title)?.label).toBe(label);
  },
);

test.each([
  ['Leather strap for Seiko', undefined],
  ['Diver, Rolex style', undefined],
  ['Pagani Design, Rolex homage', 'Pagani Design'],
  ['Not Omega, but Tissot', 'Tissot'],
  ['Sugess chronograph, Seagull movement', 'Sugess'],
  ['Rolex Daytona, replica', undefined],
  ['Nice old watch', undefined],
])('a brand that the title only mentions is not the brand of the watch: "%s"', (title, label) => {
  expect(brandOfTitle(title)?.label).toBe(label);
});

test('a typed brand gets the label of a known brand, or becomes a brand of its own', () => {
  expect(typedBrand(' jlc ')).toEqual({ value: 'jaeger-lecoultre', label: 'Jaeger-LeCoultre' });
  expect(typedBrand('guess')).toEqual({ value: 'guess', label: 'Guess' });
  expect(typedBrand('Juniper & Sons')).toEqual({ value: 'juniper-sons', label: 'Juniper & Sons' });
  expect(typedBrand('Seiko Brothers')).toEqual({
    value: 'seiko-brothers',
    label: 'Seiko Brothers',
  });
  expect(typedBrand('?!')).toBeUndefined();
});

test('a search text can name several brands, in any script and order', () => {
  const findLabels = (text: string) => matchBrands(wordsOf(text)).map(({ label }) => label);
  expect(findLabels('劳力士 or omega, fossil')).toEqual(['Rolex', 'Omega', 'Fossil']);
  expect(findLabels('black dial')).toEqual([]);
});
