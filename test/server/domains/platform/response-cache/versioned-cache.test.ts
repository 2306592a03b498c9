import type { PublicDataVersion } from '../../../../../src/server/domains/platform/response-cache/public-data-version';
import { VersionedCache } from '../../../../../src/server/domains/platform/response-cache/versioned-cache';

const sizeOf = (value: string) => value.length;

/** A cache with a controllable version. */
function createCache(maxBytes = 100) {
  let version = 5;
  const source = { recent: async () => version, latest: async () => version };
  const cache = new VersionedCache(source as unknown as PublicDataVersion, { maxBytes, sizeOf });
  const get = (key: string, load: (stale?: string) => Promise<string>) =>
    cache.get(key, { freshness: 'recent', load });
  /** Undefined if the key had to be loaded. */
  const cached = async (key: string) => (await get(key, async () => '')) || undefined;
  return { get, cached, change: () => (version += 1) };
}

/** A load that ends when the test resolves it. */
function controlledLoad() {
  let end!: (value: string) => void;
  const loaded = new Promise<string>((resolve) => (end = resolve));
  return { load: () => loaded, end };
}

/** Waits until a `get` has started to load. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a user who changed something never gets a value read before the change', async () => {
  const { get, cached, change } = createCache();
  const first = controlledLoad();
  const visitor = get('ads', first.load);
  const other = get('ads', async () => 'read by a second caller');
  await settle();
  change();
  const author = get('ads', async () => 'read after the change');
  first.end('read before the change');
  expect(await author).toBe('read after the change');
  expect(await visitor).toBe('read before the change');
  expect(await other).toBe('read before the change');
  expect(await cached('ads')).toBe('read after the change');
});

test('a slow load for an earlier version does not replace a newer value', async () => {
  const { get, cached, change } = createCache();
  const slow = controlledLoad();
  const early = get('ads', slow.load);
  await settle();
  change();
  await get('ads', async () => 'new');
  slow.end('old');
  expect(await early).toBe('old');
  expect(await cached('ads')).toBe('new');
});

test('a load receives the value of an earlier version', async () => {
  const { get, change } = createCache();
  await get('ads', async () => 'first');
  change();
  expect(await get('ads', async (stale) => `${stale} and second`)).toBe('first and second');
});

test('concurrent callers share one load, also when it fails', async () => {
  const { get } = createCache();
  let loads = 0;
  const fail = async () => {
    loads += 1;
    throw new Error('The connection was lost.');
  };
  const callers = [get('ads', fail), get('ads', fail)].map((each) => each.catch(String));
  expect(await Promise.all(callers)).toEqual(Array(2).fill('Error: The connection was lost.'));
  expect(loads).toBe(1);
  expect(await get('ads', async () => 'again')).toBe('again');
});

test('the least recently used value is evicted first, and keys count towards the size', async () => {
  const { get, cached } = createCache(10);
  await get('a', async () => '123');
  await get('b', async () => '123');
  await get('a', async () => 'not loaded again');
  await get('c', async () => '123');
  expect([await cached('a'), await cached('c'), await cached('b')]).toEqual([
    '123',
    '123',
    undefined,
  ]);
  await get('a key that is long', async () => '1');
  expect(await cached('a key that is long')).toBeUndefined();
});

test('a value of size 0 is not cached', async () => {
  const { get } = createCache();
  let loads = 0;
  const load = async () => {
    loads += 1;
    return '';
  };
  await get('a', load);
  await get('a', load);
  expect(loads).toBe(2);
});
