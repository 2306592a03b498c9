import { zipSync } from 'fflate';
import { uploadPhotos } from '../../../../src/client/features/product-import/upload-photos';

const bytes = (text: string) => new TextEncoder().encode(text);
const zip = (files: Record<string, Uint8Array>) =>
  new File([zipSync(files)], 'Photos.zip', { type: 'application/zip' });

/** Uploads the needed photos, and returns their names and types, and the reason if it ended early. */
async function upload(files: File[], neededFiles: string[], rejected = '') {
  const photos: string[] = [];
  const progress: number[] = [];
  const failure = await uploadPhotos({
    files,
    neededFiles,
    signal: new AbortController().signal,
    onProgress: (count) => progress.push(count),
    async upload(photo) {
      if (photo.name === rejected) throw new Error('This picture is damaged.');
      photos.push(`${photo.name} ${photo.type} ${await photo.text()}`);
    },
  });
  return { photos, progress, failure };
}

test('uploads the needed photos of a zip, from any folder, and ignores the case of their names', async () => {
  const file = zip({
    'watches/Front.JPG': bytes('front'),
    'watches/other.jpg': bytes('other'),
    '__MACOSX/watches/._Front.JPG': bytes('metadata'),
    'back.png': bytes('back'.repeat(100_000)),
  });
  const { photos, progress, failure } = await upload([file], ['front.jpg', 'back.png']);
  expect(photos).toEqual([
    'front.jpg image/jpeg front',
    `back.png image/png ${'back'.repeat(100_000)}`,
  ]);
  expect([progress, failure]).toEqual([[1, 2], undefined]);
});

test('uploads single photos, each once', async () => {
  const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
  const files = [photo('Front.png'), photo('front.png'), photo('other.png')];
  expect((await upload(files, ['front.png'])).photos).toEqual(['Front.png image/png x']);
});

test('reports which photo was rejected, and keeps the photos before it', async () => {
  const file = zip({ 'a.jpg': bytes('a'), 'b.jpg': bytes('b'), 'c.jpg': bytes('c') });
  expect(await upload([file], ['a.jpg', 'b.jpg', 'c.jpg'], 'b.jpg')).toEqual({
    photos: ['a.jpg image/jpeg a'],
    progress: [1],
    failure: 'b.jpg: This picture is damaged.',
  });
});

test('reports that no name matches, also for an invalid zip', async () => {
  for (const file of [zip({ 'other.jpg': bytes('a') }), new File(['no zip'], 'photos.zip')]) {
    expect((await upload([file], ['front.jpg'])).failure).toBe(
      'None of these photos has the name of a missing one.',
    );
  }
});

test('reports that a zip is damaged', async () => {
  const file = zip({ 'a.jpg': bytes('a'.repeat(1_000)) });
  const half = new File([file.slice(0, 40)], 'half.zip');
  expect((await upload([half], ['a.jpg'])).failure).toBe('half.zip is damaged.');
});

test('stops at a photo that unpacks to more than 32 MB', async () => {
  const file = zip({ 'bomb.jpg': new Uint8Array(33 * 1024 * 1024) });
  expect(file.size).toBeLessThan(100_000);
  expect(await upload([file], ['bomb.jpg'])).toEqual({
    photos: [],
    progress: [],
    failure: 'bomb.jpg is larger than 32 MB.',
  });
});
