import type { deliveryFields, WatchAttribute } from '../../contract/selling/product-fields';

type Attributes = Partial<Record<WatchAttribute | (typeof deliveryFields)[number], string>>;

const boxAndPapers = { box: 'Yes', papers: 'Yes' };

/**
 * The attributes that the sellers of demo products have filled in, by the product's id. The spreads keep
 * several attributes on one line.
 */
export const demoAttributes: Partial<Record<string, Attributes>> = {
  'orvane-meridian-38': {
    ...{
      model: 'Meridian',
      caseDiameter: '38',
      caseMaterial: 'Gold plated',
      movement: 'Automatic',
    },
    ...{ dialColour: 'Silver', strap: 'Leather', box: 'Yes' },
  },
  'orvane-carre': { caseMaterial: 'Rose gold', papers: 'Yes', strap: 'Leather' },
  'orvane-onyx-slim': { movement: 'Manual winding', dialColour: 'Black', strap: 'Mesh' },
  'kestrin-salon-36': { caseDiameter: '36', movement: 'Quartz', box: 'Yes' },
  'kestrin-regent-enamel': { movement: 'Automatic', dialColour: 'White', strap: 'Leather' },
  'pelagor-reef-300': {
    ...{ model: 'Reef 300', caseDiameter: '41.5', caseMaterial: 'Stainless steel' },
    ...{ movement: 'Automatic', dialColour: 'Blue', strap: 'Steel bracelet', ...boxAndPapers },
    ...{ yearOfProduction: '2024', waterResistance: '300 m', servicedOn: '2026-06' },
  },
  'pelagor-lagoon': {
    ...{ model: 'Lagoon', caseDiameter: '40', movement: 'Automatic', dialColour: 'Turquoise' },
    ...{ strap: 'Rubber', waterResistance: '200 m' },
  },
  'pelagor-night-shift': {
    ...{ model: 'Night Shift', caseDiameter: '43', movement: 'Automatic', dialColour: 'Black' },
    ...{ strap: 'Rubber', waterResistance: '20 bar' },
  },
  'tidewright-harbour': {
    ...{ model: 'Harbour', caseDiameter: '42', caseMaterial: 'Bronze', movement: 'Automatic' },
    ...{ dialColour: 'Green', strap: 'Leather', servicedOn: '2024-10', box: 'No', papers: 'No' },
  },
  'tidewright-compressor': { movement: 'Quartz', caseDiameter: '44', strap: 'Fabric' },
  'vestrel-panda': {
    ...{ model: 'Panda', caseDiameter: '40', caseMaterial: 'Stainless steel' },
    ...{ movement: 'Automatic', dialColour: 'White', strap: 'Steel bracelet', ...boxAndPapers },
  },
  'vestrel-grand-tour': {
    ...{ movement: 'Automatic', dialColour: 'Blue', strap: 'Leather', servicedOn: '2026-03' },
  },
  'vestrel-midnight-racer': { movement: 'Quartz', dialColour: 'Black', ...boxAndPapers },
  'kestrin-apex-titanium': {
    ...{ model: 'Apex', caseDiameter: '43', caseMaterial: 'Titanium', strap: 'Titanium bracelet' },
    ...{ deliveries: 'both', shippingPrice: '15' },
  },
  'dunmere-rally-72': { movement: 'Manual winding', dialColour: 'Brown', yearOfProduction: '1972' },
  'harrowby-ranger': { caseMaterial: 'Titanium', dialColour: 'Green', strap: 'Fabric' },
  'corran-outpost-blue': { movement: 'Manual winding', dialColour: 'Blue', caseDiameter: '39' },
  'corran-trailhead': { movement: 'Quartz', caseMaterial: 'Bronze', dialColour: 'Brown' },
  'aerwyn-navigator': {
    ...{ caseDiameter: '46', caseMaterial: 'Titanium', dialColour: 'Black', papers: 'Yes' },
    deliveries: 'both',
  },
  'aerwyn-two-zones': { movement: 'Automatic', strap: 'Steel bracelet', ...boxAndPapers },
  'dunmere-sovereign-58': { movement: 'Manual winding', yearOfProduction: '1958' },
  'kestrin-tuxedo-61': { dialColour: 'Silver', yearOfProduction: '1961' },
  'quorlex-bulwark': { movement: 'Digital', caseMaterial: 'Plastic', waterResistance: '20 bar' },
  'quorlex-octa-steel': { movement: 'Digital', caseMaterial: 'Stainless steel' },
  'thornby-stationmaster': {
    movement: 'Manual winding',
    dialColour: 'White',
    servicedOn: '2023-11',
  },
  'solvane-arbor-green': {
    ...{ caseMaterial: 'Steel and gold', dialColour: 'Green', movement: 'Automatic' },
  },
  'solvane-rose-mesh': { movement: 'Quartz', caseMaterial: 'Rose gold', dialColour: 'White' },
};
