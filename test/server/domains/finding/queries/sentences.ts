import { queryFactory, type ListingCriteria } from './listing-query';

const negation = queryFactory('negation');
const filledIn = queryFactory('filled in');
const use = queryFactory('use');
const slang = queryFactory('slang');
const sentence = queryFactory('long sentence');

const diver: ListingCriteria = { anyOf: [{ category: 'dive-watches' }, { features: ['diver'] }] };
const dress: ListingCriteria = { anyOf: [{ category: 'dress-watches' }, { features: ['dress'] }] };
const chronograph: ListingCriteria = {
  anyOf: [{ category: 'chronographs' }, { features: ['chronograph'] }],
};
const pilot: ListingCriteria = { anyOf: [{ category: 'pilot-watches' }, { features: ['pilot'] }] };
const field: ListingCriteria = { anyOf: [{ category: 'field-watches' }, { features: ['field'] }] };
const without = (...withoutFeatures: string[]) => ({ withoutFeatures });
const size = (...mm: number[]): ListingCriteria => ({
  anyOf: mm.flatMap((each) => [{ text: [`${each}mm`] }, { text: [`${each} mm`] }]),
});

/** Written before the search read negations, attributes and uses. */
export const sentenceQueries = [
  negation('seiko diver not black', { brand: 'Seiko', features: ['diver'], ...without('d-black') }),
  negation('dive watch without rubber strap', { ...diver, ...without('s-rubber') }),
  negation('omega but not speedmaster', {
    brand: 'Omega',
    anyOf: [
      {
        model: [
          'seamaster',
          'aqua',
          'planet',
          'constellation',
          'de-ville',
          'geneve',
          'cosmic',
          'railmaster',
          'dynamic',
          'omega',
        ],
      },
    ],
  }),
  negation('rolex no datejust', {
    brand: 'Rolex',
    anyOf: [
      {
        model: [
          'submariner',
          'gmt',
          'explorer',
          'daytona',
          'oyster',
          'day-date',
          'air-king',
          'sea-dweller',
          'yacht',
          'milgauss',
          'rolex',
        ],
      },
    ],
  }),
  negation('chronograph not quartz', { ...chronograph, ...without('quartz', 'solar') }),
  negation('casio not digital', { brand: 'Casio', ...without('digital') }),
  negation('g-shock except black', { features: ['g-shock'], ...without('d-black') }),
  negation('vintage watch no leather', { features: ['vintage'], ...without('s-leather') }),
  negation('automatic watch without date under 200', {
    features: ['automatic'],
    maxPrice: 200,
    ...without('date', 'day-date'),
  }),
  negation('tudor not black bay', {
    brand: 'Tudor',
    anyOf: [{ model: ['pelagos', 'prince', 'ranger', 'heritage'] }],
  }),
  negation('smartwatch not apple', {
    features: ['smartwatch'],
    anyOf: [
      {
        brand: [
          'Samsung',
          'Garmin',
          'Fitbit',
          'Amazfit',
          'Xiaomi',
          'Huawei',
          'Haylou',
          'Fossil',
          'Realme',
          'OnePlus',
          '',
        ],
      },
    ],
  }),
  negation('ladies watch not gold', {
    features: ['women'],
    ...without('gold-plated', 'c-gold', 'two-tone'),
  }),
  negation('cartier nothing over $2000', { brand: 'Cartier', maxPrice: 2000 }),
  negation('i want a blue dial but no chronograph', {
    features: ['d-blue'],
    ...without('chronograph'),
  }),
  negation('gmt not rolex', {
    features: ['gmt'],
    anyOf: [{ brand: ['Tudor', 'Grand Seiko', 'Longines', 'Mido', 'Citizen'] }],
  }),
  negation('orient dress watch, not white', { brand: 'Orient', ...dress, ...without('d-white') }),
  negation('swiss watch for men without diamonds under 500', {
    text: ['swiss'],
    maxPrice: 500,
    ...without('diamonds'),
  }),
  negation('pilot watch other than breitling', {
    ...pilot,
    brand: [
      'IWC',
      'Longines',
      'Hamilton',
      'Oris',
      'Bell & Ross',
      'Sinn',
      'Stowa',
      'Laco',
      'Citizen',
      'HMT',
      'Sea-Gull',
      'Alpina',
      'Rolex',
    ],
  }),
  negation('black watch that is not a smartwatch', { text: ['black'], ...without('smartwatch') }),
  negation('seiko anything but automatic', { brand: 'Seiko', ...without('automatic', 'manual') }),
  negation('submariner no date', { model: 'submariner', text: ['no date'] }),
  negation('longines not for ladies', { brand: 'Longines', ...without('women') }),
  filledIn('36mm watch', size(36)),
  filledIn('watch under 36 mm', size(26, 27, 32, 34, 35, 36)),
  filledIn('40 mm rolex or omega', { brand: ['Rolex', 'Omega'], ...size(40) }),
  filledIn('big watch over 45mm', size(45, 46, 49)),
  filledIn('watch from 1969', { anyOf: [{ text: ['1969'] }, { minYear: 1969, maxYear: 1969 }] }),
  filledIn('1972 omega', { brand: 'Omega', text: ['1972'] }),
  filledIn('watches of the 1960s', {
    anyOf: [{ text: ['196'] }, { minYear: 1960, maxYear: 1969 }],
  }),
  filledIn('seventies omega', { brand: 'Omega', minYear: 1970, maxYear: 1979 }),
  filledIn('diver 200m', {
    features: ['diver'],
    anyOf: [{ text: ['200m'] }, { text: ['300'] }, { text: ['600'] }, { text: ['1220m'] }],
  }),
  filledIn('rolex with papers', { brand: 'Rolex', features: ['papers'] }),
  filledIn('omega full set', { brand: 'Omega', features: ['box', 'papers'] }),
  filledIn('tudor complete set', { brand: 'Tudor', features: ['box', 'papers'] }),
  filledIn('rolex with box', { brand: 'Rolex', features: ['box'] }),
  filledIn('mechanical watch, hand winding, under 100', { features: ['manual'], maxPrice: 100 }),
  filledIn('quartz chronograph', { features: ['quartz'], ...chronograph }),
  filledIn('solar powered diver', { features: ['solar', 'diver'] }),
  filledIn('battery free watch', { anyOf: [{ features: ['solar'] }, { features: ['automatic'] }] }),
  filledIn('ceramic ladies watch', { features: ['women', 'ceramic'] }),
  filledIn('sapphire crystal diver', { text: ['sapphire'], features: ['diver'] }),
  use('watch for swimming', diver),
  use('watch to wear with a suit', dress),
  use('watch for running', { text: ['runn'] }),
  use('hiking watch', {
    anyOf: [
      { text: ['trek'] },
      { text: ['compass'] },
      { text: ['altimeter'] },
      field,
      { brand: 'Garmin' },
    ],
  }),
  use('watch for my wedding', dress),
  use('watch for small wrists', {
    anyOf: [
      { text: ['small wrist'] },
      { text: ['small'] },
      { text: ['34mm'] },
      { text: ['36mm'] },
      { text: ['26mm'] },
      { text: ['27mm'] },
      { text: ['32mm'] },
    ],
  }),
  use('first luxury watch', { minPrice: 1000 }),
  use('sports watch with heart rate', { features: ['smartwatch'], text: ['heart'] }),
  use('watch for a nurse', { text: ['nurse'] }),
  use('school watch for a boy', { text: ['school'] }),
  use('astronaut watch', {
    anyOf: [{ text: ['moon watch'] }, { text: ['moonwatch'] }, { text: ['moonswatch'] }],
  }),
  use('james bond watch', { text: ['bond'] }),
  use('watch for flying', pilot),
  use('watch for the gym', {
    anyOf: [{ features: ['smartwatch'] }, { features: ['g-shock'] }, { features: ['digital'] }],
  }),
  use('army watch', { anyOf: [{ text: ['military'] }, { text: ['army'] }, field] }),
  use('tough watch for work', {
    anyOf: [{ features: ['g-shock'] }, { text: ['tough'] }, { text: ['rugged'] }],
  }),
  use('thin watch for the office', { anyOf: [{ text: ['slim'] }, { text: ['thin'] }] }),
  use('elegant evening watch for her', { features: ['women'], ...dress }),
  use('train driver watch', { anyOf: [{ text: ['rail'] }] }),
  use('trekking watch with compass', { features: ['compass'] }),
  use('watch to track my sleep and steps', { features: ['smartwatch'] }),
  use('matching watches for us two', { model: 'couple' }),
  slang('reverse panda', { ...chronograph, features: ['d-black'] }),
  slang('panda', { text: ['panda'] }),
  slang('pepsi', {
    anyOf: [{ text: ['pepsi'] }, { text: ['blue bezel'] }, { text: ['blue and red bezel'] }],
  }),
  slang('kermit', { text: ['kermit'] }),
  slang('square', { features: ['square'] }),
  slang('tank watch', {
    anyOf: [{ model: 'tank' }, { features: ['rectangular'] }, { text: ['tank'] }],
  }),
  slang('snoopy or moonwatch', { text: ['moonwatch'] }),
  slang('speedy', { model: 'speedmaster' }),
  slang('casioak', { model: 'ga-2100' }),
  slang('dj 41', { model: 'datejust', text: ['41'] }),
  slang('big freakin kinetic', { model: 'ska371' }),
  slang('fifty eight navy', { text: ['navy'], brand: 'Tudor' }),
  slang('skin diver', { text: ['skin diver'] }),
  slang('iced out ladies rolex', { brand: 'Rolex', features: ['diamonds'] }),
  slang('bling watch', { features: ['diamonds'] }),
  slang('nato strap watch', { features: ['s-nylon'] }),
  slang('beads of rice', { text: ['beads of rice'] }),
  slang('integrated bracelet', {
    anyOf: [{ text: ['integrated'] }, { model: ['royal-oak', 'nautilus', 'laureato'] }],
  }),
  slang('dad watch', {}),
  slang('grail watch', {}),
  slang('bang for the buck automatic', { features: ['automatic'] }),
  slang('beater', {}),
  sentence('can you recommend a good automatic diver for less than 300 dollars', {
    features: ['diver'],
    anyOf: [{ features: ['automatic'] }],
    maxPrice: 300,
  }),
  sentence('i am searching for a ladies rolex that is not too expensive', {
    brand: 'Rolex',
    features: ['women'],
  }),
  sentence('who sells a citizen pilot watch with solar power', {
    brand: 'Citizen',
    features: ['solar', 'pilot'],
  }),
  sentence('my budget is 200 and i like chronographs', { ...chronograph, maxPrice: 200 }),
  sentence('something with a moonphase under 500 bucks', {
    features: ['moonphase'],
    maxPrice: 500,
  }),
  sentence('i lost my casio royale and want another one', { model: 'ae-1200' }),
  sentence('a vintage omega that is gold and has a leather strap', {
    brand: 'Omega',
    features: ['vintage', 's-leather'],
    text: ['gold'],
  }),
  sentence('the turtle from seiko', { model: 'turtle' }),
  sentence('does anyone have a patek nautilus', { model: 'nautilus' }),
  sentence('show me all breitling chronographs below 3000', {
    brand: 'Breitling',
    features: ['chronograph'],
    maxPrice: 3000,
  }),
  sentence('a titanium watch that never needs a battery', {
    text: ['titanium'],
    features: ['solar'],
  }),
  sentence('a watch with a green dial and a brown leather strap', {
    features: ['d-green', 's-leather'],
  }),
  sentence('smart watch that works with calls for my kid', { model: 'kids-gps' }),
  sentence('a hamilton like the one in interstellar', { model: 'murph' }),
  sentence('old russian watch with hand winding', {
    features: ['manual'],
    anyOf: [{ text: ['ussr'] }, { model: ['pobeda', 'chaika', 'sekonda'] }],
  }),
  sentence('the cheapest g shock you have', { features: ['g-shock'] }),
  sentence('mens dress watch with roman numerals and a slim case', { text: ['roman'], ...dress }),
  sentence('seiko with a see through back', { brand: 'Seiko', text: ['see through'] }),
  sentence('i would like to buy a tag heuer for around 1000', {
    brand: 'TAG Heuer',
    minPrice: 800,
    maxPrice: 1200,
  }),
  sentence('anything from oris in green', { brand: 'Oris', features: ['d-green'] }),
  sentence('please show watches from chattogram below 300', {
    place: ['Chattogram', 'Chittagong', 'চট্টগ্রাম'],
    maxPrice: 300,
  }),
  sentence('where can i find a bulova with a tuning fork', { model: 'spaceview' }),
];
