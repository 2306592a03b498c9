import { sourceSets } from '../../../../src/client/components/product/picture-sizes';
import type { PictureSizes } from '../../../../src/contract/pictures/picture-sizes';

const sizes: PictureSizes = {
  of: '/images/',
  template: '{url}?width={width}&format={format}',
  widths: [160, 320],
  formats: ['avif', 'webp'],
};

test('lists every width of every format, the preferred format first', () => {
  expect(sourceSets('/images/a.webp', sizes)).toEqual([
    {
      type: 'image/avif',
      srcSet:
        '/images/a.webp?width=160&format=avif 160w, /images/a.webp?width=320&format=avif 320w',
    },
    {
      type: 'image/webp',
      srcSet:
        '/images/a.webp?width=160&format=webp 160w, /images/a.webp?width=320&format=webp 320w',
    },
  ]);
});

test('the template of another host can contain the encoded URL of a picture', () => {
  const resizingService: PictureSizes = {
    of: 'https://',
    template: 'https://sizes.example/?url={encodedUrl}&w={width}&output={format}',
    widths: [480],
    formats: ['webp'],
  };
  // `$&` would be the whole match if String.replace inserted the URL.
  expect(sourceSets('https://host.example/$&.png', resizingService)).toEqual([
    {
      type: 'image/webp',
      srcSet:
        'https://sizes.example/?url=https%3A%2F%2Fhost.example%2F%24%26.png&w=480&output=webp 480w',
    },
  ]);
});

test.each([
  ['the server offers no sizes', '/images/a.webp', undefined],
  ['it is on another host', 'https://host.example/a.png', sizes],
  ['its URL contains a space', '/images/a b.webp', sizes],
])('a picture has no other sizes if %s', (_name, url, available) => {
  expect(sourceSets(url, available)).toEqual([]);
});

test('a place that is repeated often gets only the widths it needs, in the best format', () => {
  expect(sourceSets('/images/a.webp', sizes, [320, 640])).toEqual([
    { type: 'image/avif', srcSet: '/images/a.webp?width=320&format=avif 320w' },
  ]);
});

test('a place gets all widths if the host has none of those it needs', () => {
  const [set] = sourceSets('/images/a.webp', sizes, [640]);
  expect(set?.srcSet).toBe(
    '/images/a.webp?width=160&format=avif 160w, /images/a.webp?width=320&format=avif 320w',
  );
});
