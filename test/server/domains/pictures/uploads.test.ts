import { request as httpRequest } from 'node:http';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { uploadResponseSchema } from '../../../../src/contract/pictures/image-upload';
import { openDiskStore } from '../../../../src/server/domains/pictures/disk-store';
import { openPictures } from '../../../../src/server/domains/pictures/open-pictures';
import { registerPictureRoute } from '../../../../src/server/domains/pictures/picture-files.routes';
import { registerUploadRoute } from '../../../../src/server/domains/pictures/picture-uploads.routes';
import { jpegBomb, createPhoto, pngBomb } from '../../support/pictures';
import { until } from '../../support/until';

let folder: string;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-host-'));
  app = fastify();
  const pictures = openPictures(openDiskStore(folder));
  registerUploadRoute(app, {
    pictures,
    findUploader: async (key) => ({ 'the-key': 'user-1', 'another-key': 'user-2' })[key],
    onUpload: async () => true,
  });
  registerPictureRoute(app, pictures);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function upload(content: Buffer | string, { key = 'the-key', field = 'image' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), 'watch.jpg');
  const response = await fetch(`${origin}/images?key=${key}`, {
    method: 'POST',
    body: form,
  });
  const body: ReturnType<typeof JSON.parse> = await response.json();
  return { status: response.status, body };
}

async function download(url: string) {
  const response = await fetch(origin + url);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

test('an upload returns the response of imgbb, and its URL serves the picture', async () => {
  const { status, body } = await upload(await createPhoto());
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, status: 200, data: { width: 40, height: 60 } });
  const url = uploadResponseSchema.parse(body).data?.url ?? '';
  expect(url).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/);

  const { response, content } = await download(url);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(content.length).toBe(body.data.size);
});

test('rotates a photo upright and removes its metadata', async () => {
  const { body } = await upload(await createPhoto(60, 40));
  const { content } = await download(body.data.url);
  const metadata = await sharp(content).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 60 });
  expect(metadata.exif).toBeUndefined();
});

test('scales a large photo down', async () => {
  const { body } = await upload(await createPhoto(2400, 1200));
  expect([body.data.width, body.data.height].sort()).toEqual([1600, 800]);
});

test('rejects a part that is not form data, although the parser stalls', async () => {
  const picture = 'x'.repeat(3_000_000);
  const response = await fetch(`${origin}/images?key=the-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=part' },
    body: `--part\r\nContent-Type: image/png\r\n\r\n${picture}\r\n--part--\r\n`,
  });
  expect(response.status).toBe(400);
});

test('stores the same photo once', async () => {
  const picture = await createPhoto(50, 50);
  const first = await upload(picture);
  const before = await readdir(folder);
  const second = await upload(picture);
  expect(second.body.data.url).toBe(first.body.data.url);
  expect(await readdir(folder)).toEqual(before);
});

test('rejects a file that is not a picture', async () => {
  const { status, body } = await upload('<!DOCTYPE html><script>alert(1)</script>');
  expect(status).toBe(400);
  expect(body).toMatchObject({ status_code: 400, status_txt: 'Bad Request' });
  expect(body.error.message).toMatch(/not a picture/);
});

test('rejects a truncated picture', async () => {
  const picture = await createPhoto(400, 400);
  const { status, body } = await upload(picture.subarray(0, -40));
  expect(status).toBe(400);
  expect(body.error.message).toMatch(/damaged/);
});

const readFixture = (name: string) => readFile(path.join(__dirname, '../../../fixtures', name));

test('accepts a photo with a wrong scan header, but not half of it', async () => {
  const picture = await readFixture('samsung-scan-header.jpg');
  expect((await upload(picture)).body).toMatchObject({ data: { width: 1200, height: 900 } });
  const half = await upload(picture.subarray(0, picture.length / 2));
  expect(half.body.error.message).toMatch(/damaged/);
});

test('explains how to convert a HEIC photo to JPEG', async () => {
  const { status, body } = await upload(await readFixture('phone.heic'));
  expect(status).toBe(400);
  expect(body.error.message).toMatch(/HEIC.*JPEG/);
});

test('does not store data appended to a picture', async () => {
  const page = '<script>alert(document.cookie)</script>';
  const { body } = await upload(Buffer.concat([await createPhoto(30, 30), Buffer.from(page)]));
  const { content } = await download(body.data.url);
  expect(content.includes('<script>')).toBe(false);
});

test('rejects a file of more than 32 MB', async () => {
  const { status, body } = await upload(Buffer.alloc(32 * 1024 * 1024 + 1));
  expect(status).toBe(400);
  expect(body.error.message).toMatch(/larger than 32 MB/);
});

test('rejects a larger Content-Length before the body is sent', async () => {
  const request = new Promise<string>((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 40_000_000,
    };
    const sending = httpRequest(`${origin}/images?key=the-key`, { method: 'POST', headers });
    sending.on('error', reject);
    sending.on('response', async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString());
      sending.destroy();
    });
    sending.flushHeaders();
  });
  expect(JSON.parse(await request).error.message).toMatch(/larger than 32 MB/);
});

/** Sends the start of a picture and never the rest. */
function beginUpload(onSent?: () => void) {
  const headers = {
    'content-type': 'multipart/form-data; boundary=part',
    'content-length': 1_000_000,
  };
  const sending = httpRequest(`${origin}/images?key=the-key`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(
    '--part\r\nContent-Disposition: form-data; name="image"; filename="watch.jpg"\r\n\r\nhalf',
    onSent,
  );
  return sending;
}

test('slow uploads of one seller do not block the uploads of others', async () => {
  let rejected = 0;
  const slowUploads = Array.from({ length: 16 }, () =>
    beginUpload().on('response', () => (rejected += 1)),
  );
  await until(() => rejected === 12);
  const picture = await createPhoto();
  expect((await upload(picture)).status).toBe(503);
  expect((await upload(picture, { key: 'another-key' })).status).toBe(200);
  for (const sending of slowUploads) sending.destroy();
  await until(async () => (await upload(picture)).status === 200);
});

test('accepts an upload after many clients disconnected during theirs', async () => {
  const disconnectDuringUpload = () =>
    new Promise<void>((resolve) => {
      const sending = beginUpload(() => sending.destroy()).on('close', resolve);
    });
  await Promise.all(Array.from({ length: 40 }, disconnectDuringUpload));
  expect((await upload(await createPhoto())).status).toBe(200);
});

test('limits pictures of formats decoded as a whole to 50 million pixels', async () => {
  expect((await upload(pngBomb(7_100))).body.error.message).toMatch(/too many pixels/);
  expect((await upload(pngBomb(7_000))).body.error.message).toMatch(/damaged/);
});

test('accepts a large JPEG if it can be decoded with little memory', async () => {
  const panorama = await jpegBomb(16_382, 3_628);
  expect((await upload(panorama)).body).toMatchObject({ data: { width: 1600, height: 354 } });
  const largest = await jpegBomb(16_320, 12_240);
  expect((await upload(largest)).body).toMatchObject({ data: { width: 1600, height: 1200 } });
  const larger = await jpegBomb(16_400, 12_240);
  expect((await upload(larger)).body.error.message).toMatch(/too many pixels/);
  const progressive = await jpegBomb(8_200, 6_200, true);
  expect((await upload(progressive)).body.error.message).toMatch(/too many pixels/);
});

test('rejects a wrong key and a missing picture', async () => {
  const picture = await createPhoto();
  expect((await upload(picture, { key: 'guessed' })).body.error.message).toMatch(/sign in/);
  expect((await upload(picture, { field: 'photo' })).body.error.message).toMatch(/Empty upload/);
  const empty = await fetch(`${origin}/images?key=the-key`, { method: 'POST' });
  expect(empty.status).toBe(400);
});

test.each([
  '/images/missing.webp',
  '/images/..%2f..%2fpackage.json',
  `/images/${'0'.repeat(64)}.webp`,
])('%s returns 404', async (url) => {
  expect((await download(url)).response.status).toBe(404);
});
