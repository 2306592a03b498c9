import { ConfigurationError, readConfiguration } from '../../src/server/configuration';
import { readImageHost } from '../../src/server/image-host';

test('pictures come from imgbb, or from the host that is named in its place', () => {
  expect(readImageHost({})).toMatchObject({
    uploadUrl: 'https://api.imgbb.com/1/upload',
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
  ...['https://i.ibb.co', 'http://i.ibb.co/', 'i.ibb.co/', 'https:/\\i.ibb.co/', 'https:///'],
  'https://somewhere.example/a',
])('%p is not how the addresses of pictures may begin', (prefix) => {
  const read = () => readConfiguration({ IMAGE_HOST_PICTURES: prefix });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(`IMAGE_HOST_PICTURES must be https and end with a slash: ${prefix}.`);
});
