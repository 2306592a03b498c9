import { demoProducts } from '../../../src/sandbox/demo/demo-products';
import type { GeneratedProduct } from './generated-products';
import {
  allOf,
  has,
  id,
  named,
  noProduct,
  query,
  type JudgedProduct,
  type JudgedQuery,
} from './judged-query';
import { misspelledQueries } from './misspelled-queries';

/** Whether a generated product is of a verified seller: two of the four sellers are. */
const isOfVerified = (productId: string) => Number(productId.split('-')[1]) % 4 < 2;

const thisYear = new Date().getFullYear();

export const judgedDemoProducts: JudgedProduct[] = demoProducts.map((product) => ({
  id: product.id,
  name: product.name,
  category: product.category,
  condition: product.condition,
  town: product.location.split(', ').at(-1) ?? '',
  brand: product.name.split(' ')[0] ?? '',
  price: Number(product.sellingPrice),
  year: thisYear - product.yearsUsed,
  text: `${product.name} ${product.description}`,
}));

export const judgedGeneratedProducts = (products: GeneratedProduct[]): JudgedProduct[] =>
  products.map((each) => ({ ...each, text: `${each.name} ${each.colour} ${each.material}` }));

/** @param products a few of them are searched for by each of their properties */
export function judgedQueries(products: GeneratedProduct[]): JudgedQuery[] {
  const sampledProducts = [0.001, 0.06, 0.28, 0.49, 0.72, 0.999].flatMap(
    (share) => products[Math.floor(share * products.length)] ?? [],
  );
  return [
    ...exact,
    ...sampledProducts.map((each) => query('exact', each.name, named(each.name))),
    ...sampledProducts.map(({ brand, reference }) =>
      query('brand + model', `${brand} ${reference}`, named(brand, reference)),
    ),
    ...sampledProducts
      .slice(0, 3)
      .map(({ brand, line, reference }) =>
        query(
          'brand + model',
          `${brand} ${line} ${reference.replace('-', '')}`.toLowerCase(),
          allOf(has({ brand, line, reference })),
        ),
      ),
    ...partial,
    ...plural,
    ...typos,
    ...accents,
    ...scripts,
    ...joined,
    ...combinations,
    ...nonsense,
    ...misspelledQueries,
  ];
}

const exact = [
  query('exact', 'Pelagor Reef 300', id('pelagor-reef-300')),
  query('exact', 'orvane carré rose', id('orvane-carre')),
  query('exact', 'Thornby Moon & Stars', id('thornby-moonphase')),
  query('exact', 'SOLVANE METRO LCD', id('solvane-metro-lcd')),
  query('exact', 'Dunmere Emerald 78', id('dunmere-emerald-78')),
  query('exact', 'Tidewright Skin 65', id('tidewright-skin-65')),
  query('exact', 'Montclaire Tempest', allOf(has({ brand: 'Montclaire', line: 'Tempest' }))),
  query('exact', 'Juniper & Sons Comet', has({ brand: 'Juniper & Sons', line: 'Comet' })),
  query('brand', 'Pelagor', has({ brand: 'Pelagor' })),
  query('brand', 'Yamashiro', has({ brand: 'Yamashiro' })),
  query('brand', 'Juniper and Sons', has({ brand: 'Juniper & Sons' })),
  query('model', 'reef 300', id('pelagor-reef-300')),
  query('model', 'octa steel', id('quorlex-octa-steel')),
  query('model', 'night flight', id('aerwyn-night-flight')),
];

const partial = [
  query('partial', 'pelag', has({ brand: 'Pelagor' })),
  query('partial', 'stationm', id('thornby-stationmaster')),
  query('partial', 'chronomas', has({ line: 'Chronomaster' })),
  query('partial', 'quillf pathf', has({ brand: 'Quillfeather', line: 'Pathfinder' })),
  query('partial', 'tidew regat', id('tidewright-regatta')),
  query('partial', 'harbing blue', allOf(has({ line: 'Harbinger', colour: 'Blue' }))),
  query('partial', 'kestrin apex', id('kestrin-apex-titanium')),
];

const plural = [
  query('plural', 'mariners', has({ line: 'Mariner' })),
  query('plural', 'halvorsen sextants', has({ brand: 'Halvorsen', line: 'Sextant' })),
  query('plural', 'bombers', id('aerwyn-bomber-green')),
  query(
    'plural',
    'pocket watches thornby',
    allOf(has({ brand: 'Thornby', category: 'pocket-watches' })),
  ),
  query('plural', 'vanguards in titanium', has({ line: 'Vanguard', material: 'titanium' })),
  query('plural', 'castellan dive watches', has({ brand: 'Castellan', category: 'dive-watches' })),
];

const typos = [
  query('typo', 'Pelagro Reef', id('pelagor-reef-300')),
  query('typo', 'tidewrihgt compresor', id('tidewright-compressor')),
  query('typo', 'Kestrn Tuxedo', id('kestrin-tuxedo-61')),
  query('typo', 'solvaine cardnal', id('solvane-cardinal')),
  query('typo', 'yamshiro', has({ brand: 'Yamashiro' })),
  query('typo', 'inverlocky heritage', has({ brand: 'Inverlochy', line: 'Heritage' })),
  query('typo', 'nightingail', has({ brand: 'Nightingale' })),
  query('typo', 'eisenhardt polaris', has({ brand: 'Eisenhart', line: 'Polaris' })),
  query('typo', 'rothermer moonstne', has({ brand: 'Rothermere', line: 'Moonstone' })),
  query('typo', 'Stonebirdge burgandy', has({ brand: 'Stonebridge', colour: 'Burgundy' })),
  query('typo', 'turqoise zenobia', has({ line: 'Zenobia', colour: 'Turquoise' })),
  query('typo', 'Hawkswoth', has({ brand: 'Hawksworth' })),
];

const accents = [
  query('accents', 'guilloche silver', id('thornby-silver-guilloche')),
  query('accents', 'petite carre', id('dunmere-petite-carre')),
  query('accents', 'capek', has({ brand: 'Čapek' })),
  query('accents', 'soderlind elegance', has({ brand: 'Söderlind', line: 'Élégance' })),
  query('accents', 'ÉQUINOXE grunwald', has({ brand: 'Grünwald', line: 'Équinoxe' })),
  query('accents', 'Pélagor Lagôon', id('pelagor-lagoon')),
  query('accents', 'ｙａｍａｓｈｉｒｏ', has({ brand: 'Yamashiro' })),
];

const scripts = [
  query('script', 'Лучшев', has({ brand: 'Лучшев' })),
  query('script', 'НОВИКОВ mariner', has({ brand: 'Новиков', line: 'Mariner' })),
  query('script', 'মেঘনা', has({ brand: 'মেঘনা' })),
  query('script', 'novikov', has({ brand: 'Новиков' })),
  query('script', 'Пелагор', has({ brand: 'Pelagor' })),
  query('script', 'পেলাগর', has({ brand: 'Pelagor' })),
  query('script', 'Solvane ঢাকা', allOf(has({ brand: 'Solvane', town: 'Dhaka' }))),
  query('script', 'pelagor ৩০০', id('pelagor-reef-300')),
];

const joined = [
  query('joined', 'reef300', id('pelagor-reef-300')),
  query('joined', 'tide wright bronze', id('tidewright-harbour')),
  query('joined', 'moon stone osterberg', has({ brand: 'Osterberg', line: 'Moonstone' })),
  query('joined', 'nightshift', id('pelagor-night-shift')),
  query('joined', 'Reef-300', id('pelagor-reef-300')),
];

const combinations = [
  query('facets', 'mariner', has({ line: 'Mariner', category: 'dive-watches' }), {
    category: 'dive-watches',
  }),
  query('facets', 'blue', allOf(has({ condition: 'Fair', brand: 'Castellan', colour: 'Blue' })), {
    condition: 'Fair',
    brand: 'castellan',
  }),
  query(
    'facets',
    'heritage titanium',
    allOf(
      has({ line: 'Heritage', material: 'titanium', town: 'Khulna' }),
      ({ price = 0 }) => price <= 800,
    ),
    { place: 'khulna', priceTo: '800' },
  ),
  query(
    'facets',
    'comet',
    allOf(has({ line: 'Comet' }), ({ year = 0 }) => year >= 2015 && year <= 2018),
    {
      yearFrom: '2015',
      yearTo: '2018',
    },
  ),
  query('facets', 'pelagor', id('pelagor-night-shift'), { condition: 'Good', priceTo: '900' }),
  query('facets', '', allOf(has({ brand: 'Thornby', condition: 'Fair' })), {
    brand: 'thornby',
    condition: 'Fair',
  }),
  query('facets', 'drummond dhaka', has({ brand: 'Drummond', town: 'Dhaka' })),
  query(
    'facets',
    'excellent falconet torrent',
    has({ brand: 'Falconet', line: 'Torrent', condition: 'Excellent' }),
  ),
  query(
    'facets',
    'almanac platinum',
    allOf(has({ line: 'Almanac', material: 'platinum' }), ({ id: productId }) =>
      isOfVerified(productId),
    ),
    { verified: '1' },
  ),
];

const nonsense = [
  'xqzvbn',
  'blorptang',
  'asdfghjkl',
  'zzzz yyyy',
  '!!! ??? %%%%',
  'wwwwwwwwwww',
].map((text) => query('nonsense', text, noProduct));
