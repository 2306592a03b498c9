import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openBucketStore } from '../../../../src/server/domains/pictures/bucket-store';
import { openDiskStore } from '../../../../src/server/domains/pictures/disk-store';
import { startBucketDouble, type BucketDouble } from '../../support/bucket-double';

let folder: string;
let double: BucketDouble;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-stores-'));
  double = await startBucketDouble();
});
afterAll(async () => {
  await double.close();
  await rm(folder, { recursive: true });
});

const content = Buffer.from('a picture');

describe.each([
  ['a folder', () => openDiskStore(folder)],
  ['a bucket', () => openBucketStore(double.bucket)],
])('%s', (_where, openStore) => {
  test('returns a stored picture until it is removed', async () => {
    const store = openStore();
    await store.store('a.webp', content);
    await store.store('a.webp', content);
    expect(await store.read('a.webp')).toEqual(content);
    const picture = await store.open('a.webp');
    expect(picture?.size).toBe(content.length);
    expect(await buffer(picture!.content)).toEqual(content);
    await store.remove('a.webp');
    expect(await store.read('a.webp')).toBeUndefined();
  });

  test('returns nothing for an unknown picture, and removing one succeeds', async () => {
    const store = openStore();
    expect(await store.read('none.webp')).toBeUndefined();
    expect(await store.open('none.webp')).toBeUndefined();
    await expect(store.remove('none.webp')).resolves.toBeUndefined();
  });
});

test('creates a missing folder, and leaves no partial files in it', async () => {
  const inner = path.join(folder, 'of', 'pictures');
  await openDiskStore(inner).store('a.webp', content);
  expect(await readdir(inner)).toEqual(['a.webp']);
});

test('retries a bucket after a temporary error', async () => {
  double.failures.push(503, 500);
  await openBucketStore(double.bucket).store('b.webp', content);
  expect(double.objects.get('b.webp')).toEqual(content);
});

test('reports rejected credentials, also for reads', async () => {
  const store = openBucketStore({ ...double.bucket, secretAccessKey: 'another secret' });
  await expect(store.store('c.webp', content)).rejects.toThrow('SignatureDoesNotMatch');
  await expect(store.read('b.webp')).rejects.toThrow('The bucket answered GET with 403');
});

test('rejects a picture when the bucket is unreachable', async () => {
  const store = openBucketStore({ ...double.bucket, url: double.bucket.url.replace('shop', 'no') });
  await expect(store.store('d.webp', content)).rejects.toThrow('The bucket does not exist');
});
