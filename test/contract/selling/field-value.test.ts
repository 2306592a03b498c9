import { parseFieldValue } from '../../../src/contract/selling/field-value';
import { formatFieldValue } from '../../../src/contract/selling/format-field-value';
import type { ProductFieldName } from '../../../src/contract/selling/product-fields';

test.each<[ProductFieldName, string, string]>([
  ['caseDiameter', '42', '42'],
  ['caseDiameter', ' 42.5mm ', '42.5'],
  ['caseDiameter', '38,50 MM', '38.5'],
  ['caseDiameter', '৪২', '42'],
  ['caseDiameter', '\u200e42\u00a0mm\u200b', '42'],
  ['servicedOn', '2024–05', '2024-05'],
  ['referenceNumber', '１２６３３４–0002\u200b', '126334-0002'],
  ['waterResistance', '100', '100 m'],
  ['waterResistance', '10bar', '10 bar'],
  ['waterResistance', '10 atm', '10 ATM'],
  ['yearOfProduction', '1998', '1998'],
  ['box', 'yes', 'Yes'],
  ['papers', 'false', 'No'],
  ['servicedOn', '2024-05', '2024-05'],
  ['servicedOn', '2024-05-17', '2024-05'],
  ['movement', 'auto', 'Automatic'],
  ['movement', 'self-winding', 'Automatic'],
  ['caseMaterial', 'SS', 'Stainless steel'],
  ['strap', 'shark  skin', 'Shark skin'],
  ['brand', 'omega', 'omega'],
  ['sellingPrice', 'make an offer', 'make an offer'],
])('%s: %p is stored as %p', (name, text, value) => {
  expect(parseFieldValue(name, text)).toEqual({ value });
});

test.each<[ProductFieldName, string, string]>([
  ['caseDiameter', 'huge', 'Case diameter must be a number in mm, such as 42.'],
  ['caseDiameter', '42.125', 'Case diameter must be a number in mm, such as 42.'],
  ['caseDiameter', '420', 'Case diameter must be from 5 to 150 mm.'],
  ['caseDiameter', '-42', 'Case diameter must be a number in mm, such as 42.'],
  [
    'waterResistance',
    '10 b',
    'Water resistance must be a whole number in m, bar or ATM, such as 100.',
  ],
  ['yearOfProduction', 'the 60s', 'Year of production must be a whole number, such as 1998.'],
  ['yearOfProduction', '98', 'Year of production must be from 1500 to 2100.'],
  ['box', 'somewhere', 'Box must be Yes or No.'],
  ['servicedOn', '2024-13', 'Serviced on must be a month, such as 2024-05.'],
  ['servicedOn', 'last year', 'Serviced on must be a month, such as 2024-05.'],
])('%s: %p is rejected', (name, text, error) => {
  expect(parseFieldValue(name, text)).toEqual({ error });
});

test.each<[ProductFieldName, string, string]>([
  ['caseDiameter', '42.5', '42.5 mm'],
  ['waterResistance', '10 bar', '10 bar'],
  ['yearOfProduction', '1998', '1998'],
  ['servicedOn', '2024-05', 'May 2024'],
  ['caseDiameter', 'about 42', 'about 42'],
])('%s: %p is shown as %p', (name, value, shown) => {
  expect(formatFieldValue(name, value)).toBe(shown);
});
