import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { productRequestSchemas } from '../../../../../src/contract/calls/products';
import {
  productTextFields,
  type ProductTextField,
} from '../../../../../src/contract/selling/product-fields';
import { DomainError } from '../../../../../src/server/errors/domain-error';
import { writeListings } from '../../../../../src/server/domains/selling/export-listings';
import { parseFile } from '../../../../../src/server/domains/selling/imports/parse-file';
import { shopCurrency } from '../../../../../src/contract/payments/currencies';
import type { ListingRow } from '../../../../../src/server/domains/selling/listing-rows.sql';

const categories = [
  { id: 'category-1', name: 'Dress watches' },
  { id: 'category-2', name: '=Diver, "big"; watches' },
];
const options = {
  categories,
  ownIds: new Set<string>(),
  hostedUrl: (url: string) => (url.startsWith('/images/') ? url : undefined),
  storesPictures: true,
};
const parse = (csv: string) => parseFile(csv, options);

const attributeTexts: Partial<Record<ProductTextField, fc.Arbitrary<string>>> = {
  caseDiameter: fc.constantFrom('42mm', '38,5', ''),
  box: fc.constantFrom('true', 'No', ''),
  papers: fc.constantFrom('yes', ''),
  yearOfProduction: fc.constantFrom('1998', ''),
  waterResistance: fc.constantFrom('10 bar', '100 m', '5ATM', ''),
  servicedOn: fc.constantFrom('2024-05', ''),
  deliveries: fc.constantFrom('both', 'Meeting or shipping', ''),
  shippingPrice: fc.constantFrom('12.50', '$1,250', ''),
  shippingCountries: fc.constantFrom('de, FR', 'BD', ''),
  insuredValue: fc.constantFrom('250', ''),
  condition: fc.constantFrom('Excellent', 'Good', 'Fair'),
  category: fc.constantFrom(...categories.map(({ id }) => id)),
};

/** Any text, often with what CSV or spreadsheets treat in a special way. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '"',
        ',',
        ';',
        '\n',
        '\r\n',
        '\t',
        "'",
        '=1+1',
        '@a',
        '-',
        '+',
        '\ufeff',
        ' ',
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** Arbitrary texts of a field as the server stores them; undefined for a text that it rejects. */
const storedTextOf = (name: ProductTextField) =>
  (attributeTexts[name] ?? anyText).map(
    (typed) => productRequestSchemas[name].safeParse(typed).data,
  );

const isRequired = (name: ProductTextField) =>
  !productRequestSchemas[name].safeParse(undefined).success;

const product = fc.record({
  texts: fc.record(
    Object.fromEntries(
      productTextFields.map((name) => [
        name,
        storedTextOf(name).filter((value) => value !== undefined || !isRequired(name)),
      ]),
    ) as Record<ProductTextField, fc.Arbitrary<string | undefined>>,
  ),
  photos: fc.uniqueArray(
    fc.oneof(
      fc.stringMatching(/^[0-9a-f]{8}$/).map((name) => `/images/${name}.webp`),
      fc.stringMatching(/^[0-9a-z-]{1,8}\.(jpg|png)$/),
      fc.webUrl({ validSchemes: ['https'] }).map((url) => new URL(url).href),
    ),
    { minLength: 1, maxLength: 12 },
  ),
});

test('an exported file is parsed into the stored texts and photos', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), async (products) => {
      const rows = products.map(({ texts, photos: [image, ...photos] }, index) => ({
        ...texts,
        category: categories.find(({ id }) => id === texts.category)?.name,
        id: String(index),
        state: 'forSale',
        currency: shopCurrency(),
        image,
        photos,
        photoMarks: {},
      })) as ListingRow[];
      const csv = await text(writeListings(Readable.from(rows)));
      const { products: read, faults } = await parse(csv);
      expect(faults.faults).toEqual([]);
      expect(read.map(({ values }) => JSON.stringify(values))).toEqual(
        products.map(({ texts }) => JSON.stringify(texts)),
      );
      expect(
        read.map(({ photos }) => photos.map((photo) => Object.values(photo)[0] as string)),
      ).toEqual(products.map(({ photos }) => photos));
    }),
  );
}, 300_000);

test('any file is parsed or rejected with a message', async () => {
  const cell = fc.oneof(anyText, fc.constantFrom(...productTextFields, 'Photos', 'id', ''));
  const files = fc
    .array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 })
    .chain((rows) =>
      fc
        .constantFrom(',', ';', '\t')
        .map((delimiter) => rows.map((cells) => cells.join(delimiter)).join('\n')),
    );
  await fc.assert(
    fc.asyncProperty(files, async (csv) => {
      const parsed = await parse(csv).catch((error: unknown) => error);
      if (parsed instanceof Error) expect(parsed).toBeInstanceOf(DomainError);
      else expect(parsed).toMatchObject({ ignoredColumns: expect.any(Array) });
    }),
  );
}, 300_000);

test('the marks of photos are in the order of the photos, by their names or labels', async () => {
  const texts = productTextFields.map((name) => (isRequired(name) ? '1' : ''));
  const row = (marks: string) =>
    Object.values({
      ...Object.fromEntries(productTextFields.map((name, i) => [name, texts[i]])),
      category: 'Dress watches',
      condition: 'Good',
    })
      .concat('a.jpg b.jpg c.jpg', `"${marks}"`)
      .join(',');
  const marksOf = async (marks: string) => {
    const header = [...productTextFields, 'photos', 'Photo marks'].join(',');
    const { products, faults } = await parse(`${header}\n${row(marks)}\n`);
    return [
      products[0]?.photos.map(({ mark }) => mark),
      faults.faults.map(({ message }) => message),
    ];
  };
  expect(await marksOf('dial, ,SERIAL NUMBER')).toEqual([['dial', undefined, 'serial'], []]);
  expect(await marksOf('strap')).toEqual([
    undefined,
    ['There is no mark “strap”. There are: Dial, Case back, Serial number, Papers, Box.'],
  ]);
  expect(await marksOf('serial')).toEqual([undefined, [expect.stringContaining('first photo')]]);
});

const names = ['Product Name', 'PRICE', ...productTextFields.slice(1), 'photos'];

test('columns may be named by their labels, and unknown columns are reported', async () => {
  const { faults, ignoredColumns } = await parse(`${names.join(';')}\n`);
  expect(ignoredColumns).toEqual(['PRICE']);
  expect(faults.faults).toEqual([{ row: 1, column: 'File', message: 'The file has no watches.' }]);
});

test('each missing column is reported as one fault', async () => {
  const { faults } = await parse(
    'productName,originalPrice,location,description,sellingPrice,category,condition,photos\n' +
      'Diver,1,Dhaka,Runs.,1,dress WATCHES,good,/images/a.webp',
  );
  expect(faults.faults.map(({ message }) => message)).toEqual([
    'The column Year of Purchase is missing.',
    'The column Mobile Number is missing.',
  ]);
});

test('files are parsed in turns of a few milliseconds, one file at a time, between which requests are handled', async () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 10));
  let turns = 0;
  const countTurn = () => {
    turns += 1;
    immediate = setImmediate(countTurn);
  };
  let immediate = setImmediate(countTurn);
  const csv = `${names.join(';')}\n${'Diver;\n'.repeat(50)}`;
  await Promise.all([parse(csv), parse(csv)]);
  clearImmediate(immediate);
  jest.restoreAllMocks();
  expect(turns).toBeGreaterThanOrEqual(100);
});

const plainRow = {
  ...{ productName: 'Diver', originalPrice: '500', location: 'Dhaka', description: 'Runs.' },
  ...{ sellingPrice: '250', category: 'Dress watches', yearOfPurchase: '2021' },
  ...{ mobileNumber: '01712345678', condition: 'Good', photos: '/images/a.webp' },
};
const toFile = (...rows: Partial<typeof plainRow & { referenceNumber: string }>[]) => {
  const columns = [...Object.keys(plainRow), 'referenceNumber'] as (keyof typeof plainRow)[];
  const toLine = (row: object) =>
    columns.map((name) => ({ referenceNumber: '', ...plainRow, ...row })[name]).join(';');
  return [columns.join(';'), ...rows.map(toLine)].join('\r\n');
};

test.each([
  [{ sellingPrice: 'abc' }, 'Selling Price', /^“abc”: .*it will show as “Price on request”/],
  [{ sellingPrice: '-5' }, 'Selling Price', /^“-5”: .*it will show as “Price on request”/],
  [{ sellingPrice: '600' }, 'Selling Price', /show \$600\. That is more than the original price/],
  [{ originalPrice: 'a lot' }, 'Original Price', /The card will show a lot\. That isn't an amount/],
  [{ yearOfPurchase: '9031' }, 'Year of Purchase', /That year is in the future/],
  [{ yearOfPurchase: '20l9' }, 'Year of Purchase', /^“20l9”: That is not a year/],
  [{ mobileNumber: '1.71235E+09' }, 'Mobile Number', /Your spreadsheet has shortened this number/],
  [{ referenceNumber: '05-Dec' }, 'Reference number', /may have turned this into a date/],
  [{ location: '#NAME?' }, 'Location', /shows an error here/],
  [{ location: 'GenÃ¨ve' }, 'Location', /Choose another encoding/],
])('%p is a warning of its row, and no fault', async (values, column, message) => {
  const { warnings, faults, products } = await parse(
    toFile({}, { ...values, location: 'Rome', ...values }),
  );
  expect(faults.faults).toEqual([]);
  expect(products).toHaveLength(2);
  expect(warnings.faults).toEqual([{ row: 3, column, message: expect.stringMatching(message) }]);
});

test('rows with the same watch are a warning', async () => {
  const { warnings } = await parse(toFile({}, { location: 'Rome' }, {}));
  expect(warnings.faults).toEqual([
    { row: 4, column: 'Row', message: 'This is the same watch as in row 2.' },
  ]);
});

test('a fault of many rows is listed once, with its rows', async () => {
  const { faults } = await parse(toFile(...Array.from({ length: 30 }, () => ({ photos: '' }))));
  expect([faults.count, faults.faults]).toEqual([
    30,
    [
      {
        ...{ row: 2, column: 'Photos', message: 'Please choose a photo of your product!' },
        ...{ otherRows: [3, 4, 5, 6, 7, 8, 9, 10, 11], rowCount: 30 },
      },
    ],
  ]);
});

test('the line sep= names the delimiter and is no row', async () => {
  const csv = `\ufeffsep=|\r\n${toFile({}, { condition: 'Worn' }).replaceAll(';', '|')}`;
  const { faults, products, firstRows } = await parse(csv);
  expect(products).toHaveLength(1);
  expect(faults.faults).toMatchObject([{ row: 3, column: 'Condition' }]);
  expect(firstRows.map(([name]) => name)).toEqual(['productName', 'Diver', 'Diver']);
});

test('a category is found by its name in any case and composition', async () => {
  const name = 'Me\u0301canique';
  const csv = toFile({ category: ' m\u00e9CANIQUE ' });
  const { products } = await parseFile(csv, {
    ...options,
    categories: [{ id: 'category-3', name }],
  });
  expect(products).toMatchObject([{ values: { category: 'category-3' } }]);
});

test('a file that is not CSV or has too many rows is rejected', async () => {
  await expect(parse('productName\n"Diver')).rejects.toThrow('check the row after row 1');
  await expect(parse(`productName\n${'x\n'.repeat(20_001)}`)).rejects.toThrow(
    'The file has more than 10,000 watches. Please split it.',
  );
});
