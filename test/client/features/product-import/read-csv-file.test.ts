import { maxImportLength } from '../../../../src/contract/selling/product-import';
import { readCsvFile } from '../../../../src/client/features/product-import/read-csv-file';

const text = 'Montre „Été“ 150 €';
const utf16 = new Uint8Array([
  0xff,
  0xfe,
  ...new Uint8Array(new Uint16Array([0x45, 0x20ac]).buffer),
]);

test.each([
  ['UTF-8', text, text],
  ['UTF-16', utf16, 'E€'],
  ['UTF-16 without a mark', utf16.slice(2), 'E€'],
  ['Windows-1252', new Uint8Array([0xc9, 0x74, 0xe9]), 'Été'],
])('reads a file in %s', async (_name, content, expected) => {
  expect(await readCsvFile(new File([content], 'a.csv'))).toBe(expected);
});

test.each([
  ['windows-1250', 0xb9, 'ą'],
  ['windows-1251', 0xc4, 'Д'],
  ['macintosh', 0x8e, 'é'],
] as const)('reads a file in the chosen encoding %s', async (encoding, byte, expected) => {
  expect(await readCsvFile(new File([new Uint8Array([byte])], 'a.csv'), encoding)).toBe(expected);
});

test('rejects a file that is too large', async () => {
  const file = new File([''], 'a.csv');
  Object.defineProperty(file, 'size', { value: maxImportLength + 1 });
  await expect(readCsvFile(file)).rejects.toThrow('This file is larger than 12 MB.');
});
