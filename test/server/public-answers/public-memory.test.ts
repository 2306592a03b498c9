import { PublicMemory } from '../../../src/server/public-answers/public-memory';
import type { PublicVersion } from '../../../src/server/public-answers/public-version';

const sizeOf = (value: string) => value.length;

/** A memory of a version that the test sets, with room for ten letters and those of their keys. */
function memoryOf(most = 10) {
  let version = 5;
  const published = { known: () => version, recent: () => version, latest: async () => version };
  const memory = new PublicMemory<string>(published as unknown as PublicVersion, most, sizeOf);
  return { memory, change: () => (version += 1) };
}

/** What ends when the test says so. */
function gated() {
  let open!: (value: string) => void;
  const made = new Promise<string>((resolve) => (open = resolve));
  return { make: () => made, open };
}

test('nobody who has changed something is given what was read before, whoever waits with them', async () => {
  const { memory, change } = memoryOf(100);
  const first = gated();
  const visitor = memory.get('ads', false, first.make);
  const other = memory.get('ads', false, async () => 'read by who asked second');
  change();
  const author = memory.get('ads', true, async () => 'read after the change');
  first.open('read before the change');
  expect(await author).toBe('read after the change');
  expect(await visitor).toBe('read before the change');
  expect(await other).toBe('read before the change');
  expect(memory.peek('ads')).toBe('read after the change');
});

test('what is read for an earlier version and comes later is not kept', async () => {
  const { memory, change } = memoryOf(100);
  const slow = gated();
  const early = memory.get('ads', false, slow.make);
  change();
  await memory.get('ads', true, async () => 'new');
  slow.open('old');
  expect(await early).toBe('old');
  expect(memory.peek('ads')).toBe('new');
});

test('those who ask for the same at one time share one read, also when it fails', async () => {
  const { memory } = memoryOf(100);
  let reads = 0;
  const fail = async () => {
    reads += 1;
    throw new Error('The connection was lost.');
  };
  const asked = [memory.get('ads', false, fail), memory.get('ads', false, fail)];
  for (const each of asked) await expect(each).rejects.toThrow('The connection was lost.');
  expect(reads).toBe(1);
  expect(await memory.get('ads', false, async () => 'again')).toBe('again');
});

test('what was asked for longest ago goes when there is no more room, long addresses counted', async () => {
  const { memory } = memoryOf(10);
  await memory.get('a', false, async () => '123');
  await memory.get('b', false, async () => '123');
  await memory.get('a', false, async () => 'not read again');
  await memory.get('c', false, async () => '123');
  expect(['a', 'b', 'c'].map((key) => memory.peek(key))).toEqual(['123', undefined, '123']);
  await memory.get('an address that is long', false, async () => '1');
  expect(memory.peek('an address that is long')).toBeUndefined();
});

test('what is not worth keeping is read each time', async () => {
  const { memory } = memoryOf(10);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return '';
  };
  await memory.get('a', false, read);
  await memory.get('a', false, read);
  expect(reads).toBe(2);
});
