import { ConfigurationError, readConfiguration } from '../../src/server/configuration';
import { readPictureSizes } from '../../src/server/picture-sizes';

const template = 'https://sizes.example/?url={encodedUrl}&w={width}&output={format}';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.filter((problem) => problem.startsWith('IMAGE_SIZES'));
  }
}

test('pictures come in one size unless an image CDN is named', () => {
  expect(readPictureSizes({})).toBeUndefined();
  expect(readPictureSizes({ IMAGE_SIZES_TEMPLATE: ' ' })).toBeUndefined();
  expect(problemsOf({})).toEqual([]);
});

test('an image CDN takes the pictures of imgbb', () => {
  expect(readPictureSizes({ IMAGE_SIZES_TEMPLATE: template })).toEqual({
    of: 'https://i.ibb.co/',
    template,
    widths: [160, 320, 480, 640, 960, 1280],
    formats: ['avif', 'webp'],
  });
});

test('an image CDN takes the pictures of another host when that is named', () => {
  const environment = { IMAGE_SIZES_TEMPLATE: template, IMAGE_SIZES_OF: 'https://host.example/' };
  expect(readPictureSizes(environment)?.of).toBe('https://host.example/');
  expect(problemsOf(environment)).toEqual([]);
});

test.each([
  'https://sizes.example/{width}/{format}',
  'https://sizes.example/{url}?f={format}',
  'https://sizes.example/{url}?w={width}',
  'http://sizes.example/{url}?w={width}&f={format}',
])('%s does not lead to a picture in a size, and the server says so', (unusable) => {
  expect(problemsOf({ IMAGE_SIZES_TEMPLATE: unusable })).toEqual([
    'IMAGE_SIZES_TEMPLATE is no https address with {url} or {encodedUrl}, {width} and {format}: ' +
      `${unusable}.`,
  ]);
});

test('a template may add to the address of the picture itself', () => {
  expect(problemsOf({ IMAGE_SIZES_TEMPLATE: '{url}?w={width}&f={format}' })).toEqual([]);
});

test.each(['i.ibb.co', 'http://i.ibb.co/', 'https://i.ibb.co', 'https://images.example/shop'])(
  'pictures whose addresses begin with %s are refused: browsers, or somebody else, could have them',
  (of) => {
    const environment = { IMAGE_SIZES_TEMPLATE: template, IMAGE_SIZES_OF: of };
    expect(problemsOf(environment)).toEqual([
      `IMAGE_SIZES_OF must be https and end with a slash: ${of}.`,
    ]);
  },
);
