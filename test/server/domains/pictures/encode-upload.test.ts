import sharp from 'sharp';
import { encodeUpload } from '../../../../src/server/domains/pictures/encode-upload';
import { pngBomb } from '../../support/pictures';

test.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)(
  'a picture of format %s is accepted',
  async (format) => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const encoded = await encodeUpload(await picture.toFormat(format).toBuffer());
    expect(encoded).toMatchObject({ width: 9, height: 9, name: expect.stringMatching(/\.webp$/) });
  },
);

test('a small file with too many pixels is rejected', async () => {
  await expect(encodeUpload(pngBomb(60_000))).rejects.toThrow('too many pixels');
});

/** Each group draws the previous one ten times: a billion rectangles in all. */
const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><g id="g0"><rect width="9" height="9"/></g>${[
  ...Array(9).keys(),
]
  .map((n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`)
  .join('')}</svg>`;

test.each([
  ['an SVG that takes minutes to draw', bomb],
  ['an SVG after white space', `\n ${bomb}`],
  ['an SVG after an XML declaration', `<?xml version="1.0"?>${bomb}`],
  ['a compressed SVG', Buffer.from([0x1f, 0x8b, 0x08])],
  ['a PDF', '%PDF-1.7'],
  ['an empty file', ''],
])('%s is rejected without being parsed', async (_what, content) => {
  const startedAt = performance.now();
  await expect(encodeUpload(Buffer.from(content))).rejects.toThrow('not a picture');
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
