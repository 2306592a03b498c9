import { formatFileSize } from '../../../../src/client/components/forms/file-size';

test.each([
  [1, '1 kB'],
  [48_600, '49 kB'],
  [999_499, '999 kB'],
  [999_600, '1 MB'],
  [2_450_000, '2.5 MB'],
  [33_554_432, '33.6 MB'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
