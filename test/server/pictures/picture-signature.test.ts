import sharp from 'sharp';
import { hasPictureSignature } from '../../../src/server/pictures/picture-signature';
import { pngBomb } from '../support/pictures';

test.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)(
  'a picture of kind %s is read',
  async (format) => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    expect(hasPictureSignature(await picture.toFormat(format).toBuffer())).toBe(true);
  },
);

test('how many pixels it has is another question', () => {
  expect(hasPictureSignature(pngBomb(60_000))).toBe(true);
});

/** Each group draws the one before it ten times: a thousand million rectangles. */
const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><g id="g0"><rect width="9" height="9"/></g>${[
  ...Array(9).keys(),
]
  .map((n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`)
  .join('')}</svg>`;

test.each([
  ['a drawing that takes minutes', bomb],
  ['a drawing behind white space', `\n ${bomb}`],
  ['a drawing behind a declaration', `<?xml version="1.0"?>${bomb}`],
  ['a compressed drawing', Buffer.from([0x1f, 0x8b, 0x08])],
  ['a document', '%PDF-1.7'],
  ['nothing', ''],
])('%s is not even read', (_what, content) => {
  expect(hasPictureSignature(Buffer.from(content))).toBe(false);
});
