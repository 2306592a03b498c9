import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { openPictures } from '../../../../src/server/domains/pictures/open-pictures';
import type { PictureStore } from '../../../../src/server/domains/pictures/picture-store';
import { createPhoto } from '../../support/pictures';

const size = { width: 160, format: 'webp' } as const;

/** A store in memory, with hooks that run before an operation. */
async function createStore(
  before: { store?: () => Promise<void>; remove?: () => Promise<void> } = {},
) {
  const files = new Map<string, Buffer>();
  const store: PictureStore = {
    read: async (name) => files.get(name),
    async open(name) {
      const file = files.get(name);
      return file && { content: Readable.from([file]), size: file.length };
    },
    async store(name, content) {
      await before.store?.();
      files.set(name, content);
    },
    async remove(name) {
      if (files.has(name)) await before.remove?.();
      files.delete(name);
    },
  };
  const pictures = openPictures(store);
  const { name, content } = await pictures.encode(await createPhoto());
  files.set(name, content);
  return { files, pictures, name };
}

test('a size that is stored after its picture was removed is removed and not served', async () => {
  const { files, pictures, name } = await createStore({ store: () => pictures.remove(name) });
  expect(await pictures.open(name, size)).toBeUndefined();
  expect(await pictures.open(name, size)).toBeUndefined();
  expect([...files.keys()]).toEqual([]);
});

test('a size that is stored during the removal of its picture is removed too', async () => {
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { files, pictures, name } = await createStore({ remove: () => untilReleased });
  const removing = pictures.remove(name);
  await turn();
  expect(await pictures.open(name, size)).toBeDefined();
  release();
  await removing;
  expect([...files.keys()]).toEqual([]);
});
