import { readEnvironment } from '../../../../src/server/environment/read-environment';
import { externalImageHost } from '../../../../src/server/domains/pictures/image-host-configuration';
import { completeEnvironment, findProblems } from '../../environment/complete-environment';

const readImageHost = (changes: Record<string, string>) =>
  externalImageHost(readEnvironment({ ...completeEnvironment, ...changes }));

const template = 'https://sizes.example/?url={encodedUrl}&w={width}&output={format}';

test('the image host is imgbb unless another is configured', () => {
  expect(readImageHost({})).toEqual({
    uploadUrl: 'https://api.imgbb.com/1/upload',
    key: 'imgbb-key',
    pictures: ['https://i.ibb.co/'],
  });
  const IMAGE_HOST_URL = 'https://images.example/upload';
  expect(readImageHost({ IMAGE_HOST_URL }).pictures).toEqual(['https://images.example/']);
  const IMAGE_HOST_PICTURES = 'https://cdn.example/a/, https://old.example/';
  expect(readImageHost({ IMAGE_HOST_URL, IMAGE_HOST_PICTURES }).pictures).toEqual([
    'https://cdn.example/a/',
    'https://old.example/',
  ]);
});

test.each([
  'https://i.ibb.co',
  'http://i.ibb.co/',
  'i.ibb.co/',
  'https:/\\i.ibb.co/',
  'https:///',
  'https://somewhere.example/a',
])('%p is not a prefix of picture URLs', (prefix) => {
  const problem = `is not a list of https URLs that end with a slash (expected https://i.ibb.co/), got ${prefix}.`;
  expect(findProblems({ IMAGE_HOST_PICTURES: prefix })).toEqual([`IMAGE_HOST_PICTURES ${problem}`]);
});

test('an image CDN resizes the pictures of imgbb', () => {
  expect(readImageHost({ IMAGE_SIZES_TEMPLATE: template }).sizes).toEqual({
    of: 'https://i.ibb.co/',
    template,
    widths: [160, 320, 480, 640, 960, 1280],
    formats: ['avif', 'webp'],
  });
  expect(readImageHost({ IMAGE_SIZES_TEMPLATE: ' ' }).sizes).toBeUndefined();
});

test('an image CDN resizes the pictures of another host when configured', () => {
  const IMAGE_SIZES_OF = 'https://host.example/';
  expect(readImageHost({ IMAGE_SIZES_TEMPLATE: template, IMAGE_SIZES_OF }).sizes?.of).toBe(
    IMAGE_SIZES_OF,
  );
});

test('a template may extend the URL of the picture', () => {
  expect(findProblems({ IMAGE_SIZES_TEMPLATE: '{url}?w={width}&f={format}' })).toEqual([]);
});

test.each([
  'https://sizes.example/{width}/{format}',
  'https://sizes.example/{url}?f={format}',
  'https://sizes.example/{url}?w={width}',
  'http://sizes.example/{url}?w={width}&f={format}',
])('%s is not a template for an image CDN', (invalid) => {
  expect(findProblems({ IMAGE_SIZES_TEMPLATE: invalid })).toEqual([
    'IMAGE_SIZES_TEMPLATE is not an https URL with {url} or {encodedUrl}, {width} and {format} ' +
      `(expected https://images.example/?url={encodedUrl}&w={width}&output={format}), got ${invalid}.`,
  ]);
});

test.each(['i.ibb.co', 'http://i.ibb.co/', 'https://i.ibb.co', 'https://images.example/shop'])(
  'an image CDN does not resize pictures of %s, which browsers or other hosts could serve',
  (IMAGE_SIZES_OF) => {
    expect(findProblems({ IMAGE_SIZES_TEMPLATE: template, IMAGE_SIZES_OF })).toEqual([
      `IMAGE_SIZES_OF is not an https URL that ends with a slash (expected https://pictures.example/), got ${IMAGE_SIZES_OF}.`,
    ]);
  },
);
