import { demoProducts } from '../../../../src/sandbox/demo/demo-products';
import type { GeneratedProduct } from './generated-products';
import {
  allOf,
  has,
  hasId,
  nameIncludes,
  noProduct,
  query,
  type JudgedProduct,
  type JudgedQuery,
} from './judged-query';
import { misspelledQueries } from './misspelled-queries';

/** Whether the seller of a generated product is verified, as the first two of the four sellers are. */
const isOfVerifiedSeller = (productId: string) => Number(productId.split('-')[1]) % 4 < 2;

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
    ...exactQueries,
    ...sampledProducts.map((each) => query('exact', each.name, nameIncludes(each.name))),
    ...sampledProducts.map(({ brand, reference }) =>
      query('brand + model', `${brand} ${reference}`, nameIncludes(brand, reference)),
    ),
    ...sampledProducts
      .slice(0, 3)
      .map(({ brand, line, reference }) =>
        query(
          'brand + model',
          `${brand} ${line} ${reference.replace('-', '')}`.toLowerCase(),
          has({ brand, line, reference }),
        ),
      ),
    ...partialQueries,
    ...pluralQueries,
    ...typoQueries,
    ...accentQueries,
    ...scriptQueries,
    ...joinedQueries,
    ...facetQueries,
    ...nonsenseQueries,
    ...misspelledQueries,
  ];
}

const exactQueries = [
  query('exact', 'Pelagor Reef 300', hasId('pelagor-reef-300')),
  query('exact', 'orvane carré rose', hasId('orvane-carre')),
  query('exact', 'Thornby Moon & Stars', hasId('thornby-moonphase')),
  query('exact', 'SOLVANE METRO LCD', hasId('solvane-metro-lcd')),
  query('exact', 'Dunmere Emerald 78', hasId('dunmere-emerald-78')),
  query('exact', 'Tidewright Skin 65', hasId('tidewright-skin-65')),
  query('exact', 'Montclaire Tempest', has({ brand: 'Montclaire', line: 'Tempest' })),
  query('exact', 'Juniper & Sons Comet', has({ brand: 'Juniper & Sons', line: 'Comet' })),
  query('brand', 'Pelagor', has({ brand: 'Pelagor' })),
  query('brand', 'Yamashiro', has({ brand: 'Yamashiro' })),
  query('brand', 'Juniper and Sons', has({ brand: 'Juniper & Sons' })),
  query('model', 'reef 300', hasId('pelagor-reef-300')),
  query('model', 'octa steel', hasId('quorlex-octa-steel')),
  query('model', 'night flight', hasId('aerwyn-night-flight')),
];

const partialQueries = [
  query('partial', 'pelag', has({ brand: 'Pelagor' })),
  query('partial', 'stationm', hasId('thornby-stationmaster')),
  query('partial', 'chronomas', has({ line: 'Chronomaster' })),
  query('partial', 'quillf pathf', has({ brand: 'Quillfeather', line: 'Pathfinder' })),
  query('partial', 'tidew regat', hasId('tidewright-regatta')),
  query('partial', 'harbing blue', has({ line: 'Harbinger', colour: 'Blue' })),
  query('partial', 'kestrin apex', hasId('kestrin-apex-titanium')),
];

const pluralQueries = [
  query('plural', 'mariners', has({ line: 'Mariner' })),
  query('plural', 'halvorsen sextants', has({ brand: 'Halvorsen', line: 'Sextant' })),
  query('plural', 'bombers', hasId('aerwyn-bomber-green')),
  query('plural', 'pocket watches thornby', has({ brand: 'Thornby', category: 'pocket-watches' })),
  query('plural', 'vanguards in titanium', has({ line: 'Vanguard', material: 'titanium' })),
  query('plural', 'castellan dive watches', has({ brand: 'Castellan', category: 'dive-watches' })),
];

const typoQueries = [
  query('typo', 'Pelagro Reef', hasId('pelagor-reef-300')),
  query('typo', 'tidewrihgt compresor', hasId('tidewright-compressor')),
  query('typo', 'Kestrn Tuxedo', hasId('kestrin-tuxedo-61')),
  query('typo', 'solvaine cardnal', hasId('solvane-cardinal')),
  query('typo', 'yamshiro', has({ brand: 'Yamashiro' })),
  query('typo', 'inverlocky heritage', has({ brand: 'Inverlochy', line: 'Heritage' })),
  query('typo', 'nightingail', has({ brand: 'Nightingale' })),
  query('typo', 'eisenhardt polaris', has({ brand: 'Eisenhart', line: 'Polaris' })),
  query('typo', 'rothermer moonstne', has({ brand: 'Rothermere', line: 'Moonstone' })),
  query('typo', 'Stonebirdge burgandy', has({ brand: 'Stonebridge', colour: 'Burgundy' })),
  query('typo', 'turqoise zenobia', has({ line: 'Zenobia', colour: 'Turquoise' })),
  query('typo', 'Hawkswoth', has({ brand: 'Hawksworth' })),
];

const accentQueries = [
  query('accents', 'guilloche silver', hasId('thornby-silver-guilloche')),
  query('accents', 'petite carre', hasId('dunmere-petite-carre')),
  query('accents', 'capek', has({ brand: 'Čapek' })),
  query('accents', 'soderlind elegance', has({ brand: 'Söderlind', line: 'Élégance' })),
  query('accents', 'ÉQUINOXE grunwald', has({ brand: 'Grünwald', line: 'Équinoxe' })),
  query('accents', 'Pélagor Lagôon', hasId('pelagor-lagoon')),
  query('accents', 'ｙａｍａｓｈｉｒｏ', has({ brand: 'Yamashiro' })),
];

const scriptQueries = [
  query('script', 'Лучшев', has({ brand: 'Лучшев' })),
  query('script', 'НОВИКОВ mariner', has({ brand: 'Новиков', line: 'Mariner' })),
  query('script', 'মেঘনা', has({ brand: 'মেঘনা' })),
  query('script', 'novikov', has({ brand: 'Новиков' })),
  query('script', 'Пелагор', has({ brand: 'Pelagor' })),
  query('script', 'পেলাগর', has({ brand: 'Pelagor' })),
  query('script', 'Solvane ঢাকা', has({ brand: 'Solvane', town: 'Dhaka' })),
  query('script', 'pelagor ৩০০', hasId('pelagor-reef-300')),
];

const joinedQueries = [
  query('joined', 'reef300', hasId('pelagor-reef-300')),
  query('joined', 'tide wright bronze', hasId('tidewright-harbour')),
  query('joined', 'moon stone osterberg', has({ brand: 'Osterberg', line: 'Moonstone' })),
  query('joined', 'nightshift', hasId('pelagor-night-shift')),
  query('joined', 'Reef-300', hasId('pelagor-reef-300')),
];

const facetQueries = [
  query('facets', 'mariner', has({ line: 'Mariner', category: 'dive-watches' }), {
    category: 'dive-watches',
  }),
  query('facets', 'blue', has({ condition: 'Fair', brand: 'Castellan', colour: 'Blue' }), {
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
  query('facets', 'pelagor', hasId('pelagor-night-shift'), { condition: 'Good', priceTo: '900' }),
  query('facets', '', has({ brand: 'Thornby', condition: 'Fair' }), {
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
      isOfVerifiedSeller(productId),
    ),
    { verified: '1' },
  ),
];

const nonsenseQueries = [
  'xqzvbn',
  'blorptang',
  'asdfghjkl',
  'zzzz yyyy',
  '!!! ??? %%%%',
  'wwwwwwwwwww',
].map((text) => query('nonsense', text, noProduct));
