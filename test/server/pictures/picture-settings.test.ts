import { ConfigurationError, readConfiguration } from '../../../src/server/configuration';

const complete = {
  DATABASE_URL: 'postgres://secondhand@db.example/secondhand',
  ACCESS_TOKEN_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  FIREBASE_API_KEY: 'firebase-key',
  FIREBASE_AUTH_DOMAIN: 'secondhand.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'secondhand',
  SITE_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const bucket = {
  IMAGE_BUCKET: 'https://s3.eu-central-1.amazonaws.com/shop-pictures',
  IMAGE_BUCKET_REGION: 'eu-central-1',
  IMAGE_BUCKET_KEY_ID: 'id',
  IMAGE_BUCKET_SECRET: 'secret',
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration({ ...complete, ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

test('a server keeps pictures in a folder, and no key stands in its pages', () => {
  const { pictures, publicConfiguration } = readConfiguration({
    ...{ ...complete, IMAGE_FOLDER: '/var/lib/pictures' },
    IMAGE_HOST_PICTURES: 'https://i.ibb.co/',
  });
  expect(pictures).toEqual({ folder: '/var/lib/pictures' });
  expect(publicConfiguration.imageHost).toEqual({
    uploadUrl: '/images',
    // Those of before are shown, too.
    pictures: ['/images/', 'https://i.ibb.co/'],
    sizes: expect.objectContaining({ of: '/images/' }),
  });
});

test('a server keeps pictures in a bucket, whose keys stand in no page', () => {
  const { pictures, publicConfiguration } = readConfiguration({ ...complete, ...bucket });
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
  [{ IMAGE_FOLDER: '/a', IMAGE_HOST_KEY: 'key' }, /^IMAGE_FOLDER and IMAGE_HOST_KEY are set/],
  [{ ...bucket, IMAGE_FOLDER: '/a' }, /^IMAGE_FOLDER and IMAGE_BUCKET are set/],
  [{ ...bucket, IMAGE_BUCKET_SECRET: ' ' }, /^IMAGE_BUCKET_SECRET is missing/],
  [{ ...bucket, IMAGE_BUCKET: 'http://s3.example/shop' }, /^IMAGE_BUCKET is no https address/],
  [{ ...bucket, IMAGE_BUCKET: 'http://[2001:db8::1]/shop' }, /^IMAGE_BUCKET is no https address/],
  [{ ...bucket, IMAGE_BUCKET: 'https://:secret@s3.example/shop' }, /^IMAGE_BUCKET is no https/],
  [{ ...bucket, IMAGE_BUCKET: 'shop' }, /^IMAGE_BUCKET is no https address/],
  [{ IMAGE_FOLDER: '/a', API_URL: 'https://api.example/v1' }, /API_URL leads elsewhere/],
  [{ IMAGE_FOLDER: '/a', IMAGE_HOST_URL: 'https://a.example/' }, /^IMAGE_HOST_URL is for an image/],
])('%o can only be a mistake', (environment, problem) => {
  expect(problemsOf(environment)).toEqual([expect.stringMatching(problem)]);
});

test.each(['http://minio:9000/shop', 'http://[::1]:9000/shop'])(
  'a bucket of a private network, such as %s, may be asked without https',
  (IMAGE_BUCKET) => expect(problemsOf({ ...bucket, IMAGE_BUCKET })).toEqual([]),
);
