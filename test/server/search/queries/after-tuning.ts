import { queriesOf } from './wanted';

const brand = queriesOf('brand');
const model = queriesOf('model');
const price = queriesOf('price');
const attributes = queriesOf('attributes');
const gender = queriesOf('gender');
const synonym = queriesOf('synonym');
const place = queriesOf('place');
const sentence = queriesOf('sentence');
const script = queriesOf('script');
const misspelled = queriesOf('misspelled');
const joined = queriesOf('joined or split');
const relaxed = queriesOf('relaxed');

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
  price('vintage watch under 50', { facts: ['vintage'], maxPrice: 50 }),
  price('seiko 5 under 100', { brand: 'Seiko', text: ['seiko 5'], maxPrice: 100 }),
  price('rolex datejust less than $6000', { model: 'datejust', brand: 'Rolex', maxPrice: 6000 }),
  attributes('omega blue dial', { brand: 'Omega', facts: ['d-blue'] }),
  attributes('black dial leather strap', { facts: ['d-black', 's-leather'] }),
  attributes('vintage seiko', { brand: 'Seiko', facts: ['vintage'] }),
  attributes('tudor blue', { brand: 'Tudor', text: ['blue'] }),
  attributes('green diver', { facts: ['d-green'], category: 'dive-watches' }),
  attributes('citizen titanium', { brand: 'Citizen', text: ['titanium'] }),
  attributes('chronograph moonphase', { facts: ['chronograph', 'moonphase'] }),
  attributes('gold dial ladies', { facts: ['women'], text: ['gold'] }),
  attributes('oyster perpetual', { text: ['oyster perpetual'] }),
  attributes('radio controlled', { text: ['radio'] }),
  gender('ladies tissot', { brand: 'Tissot', facts: ['women'] }),
  gender("women's rado ceramic", { brand: 'Rado', facts: ['women', 'ceramic'] }),
  gender('mens omega vintage', { brand: 'Omega', facts: ['vintage'], notFacts: ['women'] }),
  gender('gucci ladies watch', { brand: 'Gucci', facts: ['women'] }),
  synonym('seiko quartz chrono', { brand: 'Seiko', facts: ['chronograph', 'quartz'] }),
  synonym('hand wind watch', { facts: ['manual'] }),
  synonym('automatic chronograph vintage', { facts: ['vintage', 'chronograph'] }, { first: {} }),
  synonym('pre owned breitling', { brand: 'Breitling' }),
  synonym('timex leather band', { brand: 'Timex', facts: ['s-leather'] }),
  synonym('wrist watch for ladies', { facts: ['women'] }),
  synonym('invicta divers', { brand: 'Invicta', facts: ['diver'] }),
  place('rolex chattogram', { brand: 'Rolex', place: ['Chattogram', 'Chittagong'] }),
  place('hmt khulna', { brand: 'HMT', place: 'Khulna' }),
  place('seiko jashore', { brand: 'Seiko', place: 'Jessore' }),
  place('enicar cumilla', { brand: 'Enicar', place: 'Comilla' }),
  place('titan dhaka', { brand: 'Titan', place: ['Dhaka', 'ঢাকা'] }),
  sentence('i need a watch for my wife', { facts: ['women'] }),
  sentence('where can i buy a used omega seamaster', { brand: 'Omega', model: 'seamaster' }),
  sentence('best automatic watch under 150', { facts: ['automatic'], maxPrice: 150 }),
  sentence('black casio g shock for men', { facts: ['g-shock'], text: ['black'] }),
  sentence('vintage pocket watch with chain', { category: 'pocket-watches', text: ['chain'] }),
  sentence('panda chronograph in good condition', { facts: ['chronograph'], text: ['panda'] }),
  script('欧米茄手表', { brand: 'Omega' }),
  script('Часы Касио', { brand: 'Casio' }),
  script('ساعة تيسوت', { brand: 'Tissot' }),
  script('রোলেক্স ঘড়ি', { brand: 'Rolex' }),
  misspelled('seamster omega', { brand: 'Omega', text: ['seamaster'] }),
  misspelled('cassio g-shok', { facts: ['g-shock'] }),
  misspelled('panerei luminor', { model: 'luminor' }),
  misspelled('hamilton kaki field', { model: 'khaki-field' }),
  joined('blackbay', { brand: 'Tudor', text: ['black bay'] }),
  joined('planetocean', { model: 'planet-ocean' }),
  joined('moonswatch', { model: 'moonswatch' }),
  relaxed('tudor pelagos lhd', { model: 'pelagos' }),
  relaxed('rolex submariner hulk 2012', { brand: 'Rolex', model: 'submariner' }),
  relaxed('seiko presage purple', { model: 'presage' }),
];
