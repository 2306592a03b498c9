import { queryFactory } from './listing-query';

const brand = queryFactory('brand');
const model = queryFactory('model');
const price = queryFactory('price');
const attributes = queryFactory('attributes');
const gender = queryFactory('gender');
const synonym = queryFactory('synonym');
const place = queryFactory('place');
const sentence = queryFactory('sentence');
const script = queryFactory('script');
const misspelled = queryFactory('misspelled');
const joined = queryFactory('joined or split');
const relaxed = queryFactory('relaxed');

/** Written after the search was tuned with all other queries, to test what it was not tuned for. */
export const queriesAfterTuning = [
  brand('a lange and sohne', { brand: 'A. Lange & Söhne' }),
  brand('baume et mercier', { brand: 'Baume & Mercier' }),
  brand('ball watch', { brand: 'Ball' }),
  brand('west end watch', { brand: 'West End Watch Co.' }),
  brand('Girard-Perregaux', { brand: 'Girard-Perregaux' }),
  brand('ice watch', { brand: 'Ice-Watch' }),
  brand('emporio armani', { brand: 'Emporio Armani' }),
  brand('coach', { model: 'no such model' }, { first: {} }),
  model('fifty fathoms', { model: 'fifty-fathoms' }),
  model('cocktail time', { text: ['cocktail time'] }),
  model('pelagos titanium', { model: 'pelagos' }),
  model('luminor marina', { model: 'luminor' }),
  model('navitimer', { model: 'navitimer' }),
  model('omega de ville prestige', { model: 'de-ville', text: ['prestige'] }),
  model('casio royale', { model: 'ae-1200' }),
  model('j12', { model: 'j12' }),
  model('max bill', { model: 'max-bill' }),
  price('watches under 20', { maxPrice: 20 }),
  price('apple watch under 200', { brand: 'Apple', maxPrice: 200 }),
  price('tag heuer between $500 and $1200', { brand: 'TAG Heuer', minPrice: 500, maxPrice: 1200 }),
  price('omega $2000 - $3000', { brand: 'Omega', minPrice: 2000, maxPrice: 3000 }),
  price('vintage watch under 50', { features: ['vintage'], maxPrice: 50 }),
  price('seiko 5 under 100', { brand: 'Seiko', text: ['seiko 5'], maxPrice: 100 }),
  price('rolex datejust less than $6000', { model: 'datejust', brand: 'Rolex', maxPrice: 6000 }),
  attributes('omega blue dial', { brand: 'Omega', features: ['d-blue'] }),
  attributes('black dial leather strap', { features: ['d-black', 's-leather'] }),
  attributes('vintage seiko', { brand: 'Seiko', features: ['vintage'] }),
  attributes('tudor blue', { brand: 'Tudor', text: ['blue'] }),
  attributes('green diver', { features: ['d-green'], category: 'dive-watches' }),
  attributes('citizen titanium', { brand: 'Citizen', text: ['titanium'] }),
  attributes('chronograph moonphase', { features: ['chronograph', 'moonphase'] }),
  attributes('gold dial ladies', { features: ['women'], text: ['gold'] }),
  attributes('oyster perpetual', { text: ['oyster perpetual'] }),
  attributes('radio controlled', { text: ['radio'] }),
  gender('ladies tissot', { brand: 'Tissot', features: ['women'] }),
  gender("women's rado ceramic", { brand: 'Rado', features: ['women', 'ceramic'] }),
  gender('mens omega vintage', {
    brand: 'Omega',
    features: ['vintage'],
    withoutFeatures: ['women'],
  }),
  gender('gucci ladies watch', { brand: 'Gucci', features: ['women'] }),
  synonym('seiko quartz chrono', { brand: 'Seiko', features: ['chronograph', 'quartz'] }),
  synonym('hand wind watch', { features: ['manual'] }),
  synonym('automatic chronograph vintage', { features: ['vintage', 'chronograph'] }, { first: {} }),
  synonym('pre owned breitling', { brand: 'Breitling' }),
  synonym('timex leather band', { brand: 'Timex', features: ['s-leather'] }),
  synonym('wrist watch for ladies', { features: ['women'] }),
  synonym('invicta divers', { brand: 'Invicta', features: ['diver'] }),
  place('rolex chattogram', { brand: 'Rolex', place: ['Chattogram', 'Chittagong'] }),
  place('hmt khulna', { brand: 'HMT', place: 'Khulna' }),
  place('seiko jashore', { brand: 'Seiko', place: 'Jessore' }),
  place('enicar cumilla', { brand: 'Enicar', place: 'Comilla' }),
  place('titan dhaka', { brand: 'Titan', place: ['Dhaka', 'ঢাকা'] }),
  sentence('i need a watch for my wife', { features: ['women'] }),
  sentence('where can i buy a used omega seamaster', { brand: 'Omega', model: 'seamaster' }),
  sentence('best automatic watch under 150', { features: ['automatic'], maxPrice: 150 }),
  sentence('black casio g shock for men', { features: ['g-shock'], text: ['black'] }),
  sentence('vintage pocket watch with chain', { category: 'pocket-watches', text: ['chain'] }),
  sentence('panda chronograph in good condition', { features: ['chronograph'], text: ['panda'] }),
  script('欧米茄手表', { brand: 'Omega' }),
  script('Часы Касио', { brand: 'Casio' }),
  script('ساعة تيسوت', { brand: 'Tissot' }),
  script('রোলেক্স ঘড়ি', { brand: 'Rolex' }),
  misspelled('seamster omega', { brand: 'Omega', text: ['seamaster'] }),
  misspelled('cassio g-shok', { features: ['g-shock'] }),
  misspelled('panerei luminor', { model: 'luminor' }),
  misspelled('hamilton kaki field', { model: 'khaki-field' }),
  joined('blackbay', { brand: 'Tudor', text: ['black bay'] }),
  joined('planetocean', { model: 'planet-ocean' }),
  joined('moonswatch', { model: 'moonswatch' }),
  relaxed('tudor pelagos lhd', { model: 'pelagos' }),
  relaxed('rolex submariner hulk 2012', { brand: 'Rolex', model: 'submariner' }),
  relaxed('seiko presage purple', { model: 'presage' }),
];
