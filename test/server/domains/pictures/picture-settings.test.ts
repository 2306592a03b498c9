import { readEnvironment } from '../../../../src/server/environment/read-environment';
import { getPictureSettings } from '../../../../src/server/domains/pictures/picture-settings';
import { getPublicConfiguration } from '../../../../src/server/public-configuration';
import { completeEnvironment, findProblems } from '../../environment/complete-environment';

const bucket = {
  IMAGE_BUCKET: 'https://s3.eu-central-1.amazonaws.com/shop-pictures',
  IMAGE_BUCKET_REGION: 'eu-central-1',
  IMAGE_BUCKET_KEY_ID: 'id',
  IMAGE_BUCKET_SECRET: 'secret',
};

/** Disables the image host. */
const ownStorage = { IMAGE_HOST_KEY: '' };

function readSettings(changes: Record<string, string>) {
  const environment = readEnvironment({ ...completeEnvironment, ...ownStorage, ...changes });
  return {
    pictures: getPictureSettings(environment),
    publicConfiguration: getPublicConfiguration(environment),
  };
}

test('pictures are stored in a folder, and no page contains a key', () => {
  const { pictures, publicConfiguration } = readSettings({
    IMAGE_FOLDER: '/var/lib/pictures',
    IMAGE_HOST_PICTURES: 'https://i.ibb.co/',
  });
  expect(pictures).toEqual({ folder: '/var/lib/pictures' });
  expect(publicConfiguration.imageHost).toEqual({
    uploadUrl: '/images',
    // Pictures of the former image host stay visible.
    pictures: ['/images/', 'https://i.ibb.co/'],
    sizes: expect.objectContaining({ of: '/images/' }),
  });
});

test('pictures are stored in a bucket, and no page contains its keys', () => {
  const { pictures, publicConfiguration } = readSettings(bucket);
  expect(pictures).toEqual({
    bucket: {
      url: bucket.IMAGE_BUCKET,
      region: 'eu-central-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
  });
  expect(JSON.stringify(publicConfiguration)).not.toContain('secret');
});

test.each([
  [
    { IMAGE_FOLDER: '/a', IMAGE_HOST_KEY: 'key' },
    'IMAGE_FOLDER and IMAGE_HOST_KEY are set (expected one of them).',
  ],
  [
    { ...bucket, IMAGE_FOLDER: '/a' },
    'IMAGE_FOLDER and IMAGE_BUCKET are set (expected one of them).',
  ],
  [
    { ...bucket, IMAGE_BUCKET_SECRET: ' ' },
    'IMAGE_BUCKET_SECRET is missing (expected the access key of IMAGE_BUCKET).',
  ],
  ...[
    'http://s3.example/shop',
    'http://[2001:db8::1]/shop',
    'https://s3.example/shop?a=b',
    'shop',
  ].map((IMAGE_BUCKET) => [
    { ...bucket, IMAGE_BUCKET },
    'IMAGE_BUCKET is not the https URL of a bucket (expected a URL such as ' +
      'https://s3.eu-central-1.amazonaws.com/shop-pictures; http only in a private network), ' +
      `got ${IMAGE_BUCKET}.`,
  ]),
  [
    { ...bucket, IMAGE_BUCKET: 'https://:secret@s3.example/shop' },
    expect.stringContaining('got https://…@s3.example/shop.'),
  ],
  [
    { IMAGE_FOLDER: '/a', API_URL: 'https://api.example/v1' },
    'IMAGE_FOLDER stores pictures in this server, but API_URL names another one (expected IMAGE_HOST_KEY).',
  ],
  [
    { IMAGE_FOLDER: '/a', IMAGE_HOST_URL: 'https://a.example/' },
    'IMAGE_HOST_URL is for an external image host, but IMAGE_FOLDER is set (expected one of them).',
  ],
] as [Record<string, string>, string][])(
  'the settings %o are reported as a mistake',
  (changes, problem) => {
    expect(findProblems({ ...ownStorage, ...changes })).toEqual([problem]);
  },
);

test.each(['http://minio:9000/shop', 'http://[::1]:9000/shop'])(
  'a bucket in a private network, such as %s, needs no https',
  (IMAGE_BUCKET) => expect(findProblems({ ...ownStorage, ...bucket, IMAGE_BUCKET })).toEqual([]),
);
