import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { openDiskStore } from '../../../../src/server/domains/pictures/disk-store';
import { openPictures } from '../../../../src/server/domains/pictures/open-pictures';
import { registerPictureRoute } from '../../../../src/server/domains/pictures/picture-files.routes';
import { createPhoto } from '../../support/pictures';

let folder: string;
let app: FastifyInstance;
let origin: string;
/** The URL of a picture of 1000 × 800 px. */
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-sizes-'));
  app = fastify({ forceCloseConnections: true });
  const pictures = openPictures(openDiskStore(folder));
  registerPictureRoute(app, pictures);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { name, content } = await pictures.encode(await createPhoto(800, 1000));
  await pictures.store(name, content);
  url = `/images/${name}`;
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function download(query: string, imageUrl = url) {
  const response = await fetch(`${origin}${imageUrl}${query}`);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
])('serves a picture as %s in the requested width', async (format, container) => {
  const { response, content } = await download(`?width=320&format=${format}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(`image/${format}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sharp(content).metadata()).toMatchObject({
    format: container,
    width: 320,
    height: 256,
  });
  expect(content.length).toBeLessThan((await download('')).content.length);
});

test('never enlarges a picture', async () => {
  const { content } = await download('?width=1280&format=webp');
  expect(await sharp(content).metadata()).toMatchObject({ width: 1000, height: 800 });
});

test('stores a size on disk and serves it from there', async () => {
  const first = await download('?width=160&format=avif');
  const name = path.parse(url).name;
  expect((await readdir(folder)).sort()).toEqual([`${name}.160.avif`, `${name}.webp`]);
  const stored = path.join(folder, `${name}.160.avif`);
  const { mtimeMs } = await stat(stored);
  const second = await download('?width=160&format=avif');
  expect(second.content.equals(first.content)).toBe(true);
  expect((await stat(stored)).mtimeMs).toBe(mtimeMs);
});

test('generates a size once for simultaneous requests, and leaves no partial file', async () => {
  const queries = Array.from({ length: 20 }, () => '?width=480&format=avif');
  const responses = await Promise.all(queries.map((query) => download(query)));
  expect(responses.every(({ response }) => response.status === 200)).toBe(true);
  expect(new Set(responses.map(({ content }) => content.toString('base64'))).size).toBe(1);
  expect(await readdir(folder)).toHaveLength(2);
});

test.each([
  '?width=321&format=avif',
  '?width=99999999&format=avif',
  '?width=-160&format=avif',
  '?width=160.0&format=avif',
  '?width=160&format=svg',
  '?width=160&width=320&format=avif',
  '?width=160',
  '?format=avif',
  '?width=&format=',
])('rejects %s as the image host does, and generates nothing', async (query) => {
  const { response, content } = await download(query);
  expect(response.status).toBe(400);
  expect(JSON.parse(content.toString())).toEqual({
    status_code: 400,
    error: { message: 'There is no such picture size.', code: 310 },
    status_txt: 'Bad Request',
  });
  expect(await readdir(folder)).toHaveLength(1);
});

test('rejects a size with 503 when the queue is full, and still serves stored pictures', async () => {
  const { name, content } = await openPictures(openDiskStore(folder)).encode(await createPhoto());
  const others = Array.from({ length: 90 }, (_, number) =>
    name.replace(/^.{8}/, String(number).padStart(8, '0')),
  );
  await Promise.all(others.map((other) => writeFile(path.join(folder, other), content)));
  const requests = others.map((other) => download('?width=160&format=webp', `/images/${other}`));
  const original = await download('');
  const responses = (await Promise.all(requests)).map(({ response }) => response);
  expect(original.response.status).toBe(200);
  const rejected = responses.filter(({ status }) => status === 503);
  expect(rejected.length).toBeGreaterThan(0);
  expect(responses.filter(({ status }) => status === 200).length + rejected.length).toBe(90);
  const later = await download('?width=160&format=webp', new URL(rejected[0]!.url).pathname);
  expect(later.response.status).toBe(200);
});

test('resizes stored pictures only', async () => {
  await writeFile(path.join(folder, 'other.webp'), await createPhoto());
  const size = '?width=160&format=webp';
  await download(size);
  for (const imageUrl of [
    '/images/other.webp',
    `/images/${'0'.repeat(64)}.webp`,
    url.replace('.webp', '.160.webp'),
  ]) {
    expect((await download(size, imageUrl)).response.status).toBe(404);
  }
});
