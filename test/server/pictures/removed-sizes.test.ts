import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { openPictures } from '../../../src/server/pictures/open-pictures';
import type { PictureStore } from '../../../src/server/pictures/picture-store';
import { photograph } from '../support/pictures';

const size = { width: 160, format: 'webp' } as const;

/** A store in memory; what a test has to do with it comes before each deed. */
async function setUp(before: { keep?: () => Promise<void>; remove?: () => Promise<void> } = {}) {
  const files = new Map<string, Buffer>();
  const store: PictureStore = {
    read: async (name) => files.get(name),
    async open(name) {
      const file = files.get(name);
      return file && { content: Readable.from([file]), size: file.length };
    },
    async keep(name, content) {
      await before.keep?.();
      files.set(name, content);
    },
    async remove(name) {
      if (files.has(name)) await before.remove?.();
      files.delete(name);
    },
  };
  const pictures = openPictures(store);
  const { name, content } = await pictures.encode(await photograph());
  files.set(name, content);
  return { files, pictures, name };
}

test('a size that is kept after its picture was removed goes as well, and is not served', async () => {
  const { files, pictures, name } = await setUp({ keep: () => pictures.remove(name) });
  expect(await pictures.open(name, size)).toBeUndefined();
  expect(await pictures.open(name, size)).toBeUndefined();
  expect([...files.keys()]).toEqual([]);
});

test('a size that is kept while its picture is removed goes with it', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { files, pictures, name } = await setUp({ remove: () => held });
  const removing = pictures.remove(name);
  await turn();
  expect(await pictures.open(name, size)).toBeDefined();
  letGo();
  await removing;
  expect([...files.keys()]).toEqual([]);
});
