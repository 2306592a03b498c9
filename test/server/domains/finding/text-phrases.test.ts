import { attributeLabel } from '../../../../src/server/domains/finding/attribute-group';
import { alternativesOf } from '../../../../src/server/domains/finding/attribute-lexemes';
import { findAttributePhrases } from '../../../../src/server/domains/finding/attribute-words';
import { findNegations } from '../../../../src/server/domains/finding/negation-words';
import { readStatement } from '../../../../src/server/domains/finding/stated-terms';
import { builtInTable } from '../../../../src/server/domains/finding/synonym-table';

test.each([
  ['diver 41.5mm steel', '41.5mm', '41.5 mm', ['#mm:41.5']],
  ['36 - 38 mm dress watch', '36 - 38 mm', '36–38 mm', ['#mm:36', '#mm:37', '#mm:38']],
  ['smaller than 26 mm', 'smaller than 26 mm', '24–26 mm', ['#mm:24', '#mm:25', '#mm:26']],
  ['made in 1972', 'made in 1972', 'Made 1972', ['#made:1972']],
  ['omega of the 1960s', 'of the 1960s', 'Made 1960–1969', ['#decade:1960']],
  ['the seventies', 'the seventies', 'Made 1970–1979', ['#decade:1970']],
  [
    'from 1969 to 1971',
    'from 1969 to 1971',
    'Made 1969–1971',
    ['#made:1969', '#made:1970', '#made:1971'],
  ],
  ['diver 20 bar', '20 bar', 'Water resistant to 200 m', ['#deep:200']],
  ['180m diver', '180m', 'Water resistant to 180 m', ['#deep:200']],
  ['waterproof watch', 'waterproof', 'Water resistant', ['#deep:30']],
  ['rolex full set', 'full set', 'With box and papers', ['#box', '#papers']],
  ['with original box', 'with original box', 'With box', ['#box']],
  ['with papers', 'with papers', 'With papers', ['#papers']],
])('%p is read as an attribute', (text, words, label, lexemes) => {
  const [phrase] = findAttributePhrases(text);
  expect(phrase && { words: phrase.words, label: attributeLabel(phrase) }).toEqual({
    words,
    label,
  });
  expect(phrase && alternativesOf(phrase).flat()).toEqual(lexemes);
});

test.each(['strap 20mm', 'reference 116610', 'reef 300', 'ga-2100', '16 jewels'])(
  '%p has no attribute',
  (text) => {
    expect(findAttributePhrases(text)).toEqual([]);
  },
);

test.each([
  ['dive watch but not black', 'but not black', ['not black']],
  ['not black dive watch', 'not black', ['not black']],
  ['automatic, no date', 'no date', ['without date']],
  ['without a rubber strap, blue', 'without a rubber strap', ['without rubber']],
  ['not red or rose gold under', 'not red or rose gold', ['not red', 'not rose gold']],
  ['anything but Rolex', 'anything but Rolex', ['not rolex']],
  ['watch that is not for ladies', 'that is not for ladies', ['not ladies']],
  ['no box or papers', 'no box or papers', ['without box', 'without papers']],
  ['diver -black', '-black', ['not black']],
])('%p excludes something', (text, words, labels) => {
  const found = findNegations(text, builtInTable);
  expect(found.map(({ label }) => label)).toEqual(labels);
  expect(new Set(found.map((negation) => negation.words))).toEqual(new Set([words]));
});

test.each(['not sure which', 'a no-brand watch', 'GA-B2100', 'not only for men', 'no'])(
  '%p excludes nothing',
  (text) => {
    expect(findNegations(text, builtInTable)).toEqual([]);
  },
);

const product = {
  id: 'x',
  sellerName: '',
  productName: 'Vestrel Diver 39mm 1968',
  description:
    'Blue dial, black bezel. Box and papers, no date. 200 m water resistant, new in 2021.',
  originalPrice: '1',
  sellingPrice: '1',
  category: 'x',
  condition: 'Good',
  location: '',
  mobileNumber: '',
  yearOfPurchase: '2021',
};

test('what a seller writes counts as filled in, and what is filled in counts more', () => {
  expect(readStatement(product).lexemes).toEqual(
    expect.arrayContaining(
      ['#mm:39', '#made:1968', '#decade:1960', '#deep:200', '#box', '#papers', '#dial:blue'].concat(
        '#without:date',
      ),
    ),
  );
  const filledIn = {
    caseDiameter: '40.5',
    box: 'No',
    waterResistance: '5 bar',
    dialColour: 'Grey',
  };
  const { lexemes: terms } = readStatement({ ...product, ...filledIn });
  expect(terms).toEqual(expect.arrayContaining(['#mm:40.5', '#mm:40', '#deep:50', '#dial:grey']));
  expect(terms).not.toContain('#box');
  expect(terms).not.toContain('#deep:100');
});
