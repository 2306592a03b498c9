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
    'Front.JPG image/jpeg front',
    `back.png image/png ${'back'.repeat(100_000)}`,
  ]);
  expect([progress, failure]).toEqual([[1, 2], undefined]);
});

test('names match in spite of decomposed letters and other spaces', async () => {
  const files = [new File(['a'], 'Cafe\u0301.png'), new File(['b'], 'Scan 10.15\u202fPM.png')];
  const { photos } = await upload(files, ['caf\u00e9.png', 'scan 10.15 pm.png']);
  expect(photos).toHaveLength(2);
});

test.each([
  ['UTF-8', [0x63, 0xcc, 0x81, 0xc3, 0xa9]],
  ['Windows-1252', [0x63, 0xb4, 0xe9]],
  ['code page 437', [0x81, 0x82, 0xe1]],
])('names match in a zip that does not mark them as %s', async (encoding, name) => {
  const content = zipSync({ 'abcdefgh.jpg': bytes('a') });
  const placeholder = bytes('abcdefgh');
  const stored = [...bytes('x'.repeat(8 - name.length)), ...name];
  for (let at = 0; at < content.length; at += 1) {
    const isName = placeholder.every((byte, index) => content[at + index] === byte);
    if (isName) content.set(stored, at);
  }
  const expected = { 'UTF-8': 'xxxc\u0301é', 'Windows-1252': 'xxxxxc´é' }[encoding] ?? 'xxxxxüéß';
  const needed = `${expected.normalize('NFC')}.jpg`;
  expect((await upload([new File([content], 'a.zip')], [needed])).photos).toHaveLength(1);
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
      'None of these photos has the name of a photo that is missing.',
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
