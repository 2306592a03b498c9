import {
  attributesOfTitle,
  type TitleAttributes,
} from '../../../src/contract/selling/title-attributes';

test.each<[string, TitleAttributes]>([
  [
    'Omega Speedmaster Professional Moonwatch 311.30.42.30.01.005 42mm Black Dial',
    {
      brand: 'Omega',
      model: 'Speedmaster Professional Moonwatch',
      referenceNumber: '311.30.42.30.01.005',
      caseDiameter: '42',
      dialColour: 'Black',
    },
  ],
  [
    'Rolex Submariner Date 116610LN 40mm Box & Papers 2015',
    {
      brand: 'Rolex',
      model: 'Submariner Date',
      referenceNumber: '116610LN',
      caseDiameter: '40',
      box: 'Yes',
      papers: 'Yes',
      yearOfProduction: '2015',
    },
  ],
  [
    'Seiko SKX007 automatic diver 200m, no box',
    {
      brand: 'Seiko',
      referenceNumber: 'SKX007',
      movement: 'Automatic',
      box: 'No',
      waterResistance: '200 m',
    },
  ],
  [
    'Vintage 1968 Omega Constellation Automatic Gold',
    {
      brand: 'Omega',
      model: 'Constellation',
      movement: 'Automatic',
      caseMaterial: 'Gold',
      yearOfProduction: '1968',
    },
  ],
  [
    'Tudor Black Bay 58 ref. 79030N full set',
    {
      brand: 'Tudor',
      model: 'Black Bay 58',
      referenceNumber: '79030N',
      box: 'Yes',
      papers: 'Yes',
    },
  ],
  [
    'Patek Philippe Nautilus 5711/1A-010 stainless steel blue dial',
    {
      brand: 'Patek Philippe',
      model: 'Nautilus',
      referenceNumber: '5711/1A-010',
      caseMaterial: 'Stainless steel',
      dialColour: 'Blue',
    },
  ],
  [
    'Casio G-Shock GA-2100-1A1 quartz',
    {
      brand: 'Casio',
      model: 'G-Shock',
      referenceNumber: 'GA-2100-1A1',
      movement: 'Quartz',
    },
  ],
  [
    'Hamilton Khaki Field Mechanical 38 mm manual wind titanium 10 bar',
    {
      brand: 'Hamilton',
      model: 'Khaki Field',
      caseDiameter: '38',
      movement: 'Manual winding',
      caseMaterial: 'Titanium',
      waterResistance: '10 bar',
    },
  ],
])('the attributes of a title: %s', (title, attributes) => {
  expect(attributesOfTitle(title)).toEqual(attributes);
});

test.each([
  [
    'the color of a strap is not that of the dial',
    'Steel watch with black leather strap',
    'dialColour',
  ],
  ['the width of a strap is no diameter', 'Nice watch on a 24mm strap', 'caseDiameter'],
  ['a width between the lugs is no diameter', 'Nice watch, lug width 24 mm', 'caseDiameter'],
  ['a calibre is no reference number', 'Vintage diver with cal. 26800A', 'referenceNumber'],
  ['a price before its currency is no reference number', 'Watch 25000 tk', 'referenceNumber'],
  ['a price after its currency is no reference number', 'Watch, BDT 25000', 'referenceNumber'],
  ['a price is no model', 'Seiko $45000', 'model'],
  ['a price with a currency in words is no model', 'Seiko 45000 taka', 'model'],
  ['a price is no diameter', 'Old pocket watch 25000 tk or $45000', 'caseDiameter'],
  ['a year is no reference number', 'Field watch 1998', 'referenceNumber'],
  ['a model number is no year', 'Diver ref 2018', 'yearOfProduction'],
  ['two years do not say the year of production', 'From 1968, serviced 2020', 'yearOfProduction'],
  ['an accessory for a brand does not have that brand', 'Strap for Seiko', 'brand'],
  ['a replica does not have the brand that it imitates', 'Rolex replica 40mm', 'brand'],
] as const)('%s: %s', (_case, title, name) => {
  expect(attributesOfTitle(title)).not.toHaveProperty(name);
});

test('a reference number before a price stays one', () => {
  expect(attributesOfTitle('Rolex Submariner 116610 EUR 9000')).toEqual({
    brand: 'Rolex',
    model: 'Submariner',
    referenceNumber: '116610',
  });
});

test('a title without watch details has no attributes', () => {
  expect(attributesOfTitle('My grandfather left me this')).toEqual({});
  expect(attributesOfTitle('')).toEqual({});
});
