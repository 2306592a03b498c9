import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import sharp from 'sharp';
import { pictureFormats, pictureWidths } from '../../../src/contract/pictures/picture-sizes';
import { productionSettings } from '../support/production-settings';
import { certificateFile, isNginxInstalled, startNginx, type Nginx } from '../support/start-nginx';
import type { PostgresServer } from '../support/create-database';
import { startPostgres } from '../support/start-postgres';
import { startServerProcess, type ServerProcess } from '../support/start-server-process';
import { until } from '../support/until';

const megabyte = 1024 * 1024;
/** Linux routes every address of 127.0.0.0/8 to this machine. */
const attacker = '127.0.0.2';
const visitor = '127.0.0.3';

let folder: string;
let postgres: PostgresServer;
let shop: ServerProcess<string>;
let nginx: Nginx;
let tls: { ca: Buffer; servername: string };
/** The URLs of pictures of about 1.6 MB each. */
let pictures: string[];
const openSockets: TLSSocket[] = [];

const testWithNginx = isNginxInstalled ? test : test.skip;

beforeAll(async () => {
  if (!isNginxInstalled) return;
  folder = await mkdtemp(path.join(tmpdir(), 'flood-'));
  const clientFolder = path.join(folder, 'client');
  const imageFolder = path.join(folder, 'images');
  await mkdir(clientFolder);
  await mkdir(imageFolder);
  const page = '<!doctype html><html><head></head><body>Home</body></html>';
  for (const name of ['index.html', 'shell.html', 'not-found.html']) {
    await writeFile(path.join(clientFolder, name), page);
  }
  pictures = await addPictures(imageFolder);
  postgres = await startPostgres();
  const { IMAGE_HOST_KEY, ...settings } = productionSettings;
  const environment = {
    ...settings,
    NODE_ENV: 'development',
    PORT: '0',
    DATABASE_URL: postgres.databaseUrl,
    ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
    IMAGE_FOLDER: imageFolder,
    SITE_URL: 'https://shop.example',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  shop = startServerProcess<string>(path.join(__dirname, 'serve.ts'), [
    JSON.stringify(environment),
    clientFolder,
  ]);
  nginx = await startNginx(Number(new URL(await shop.started).port));
  tls = { ca: await readFile(certificateFile), servername: 'shop.example' };
});

afterEach(() => {
  for (const socket of openSockets.splice(0)) socket.destroy();
});

afterAll(async () => {
  if (!isNginxInstalled) return;
  await nginx.stop();
  await shop.kill();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const readMemory = () => shop.request<number>('memory');

testWithNginx(
  'a client that requests hundreds of pictures and reads no response neither blocks others nor fills the memory',
  async () => {
    expect(await statusesOfVisitor()).toEqual([200, 200, 200]);
    const before = await readMemory();
    const request = `GET ${pictures[0]} HTTP/1.1\r\nHost: shop.example\r\n\r\n`;
    // More connections than nginx accepts from one IP address (500).
    await floodWith(Array.from({ length: 520 }, () => request.repeat(5)));
    // On a busy machine the server may be overloaded for a moment by its own responses.
    await until(async () => (await statusesOfVisitor()).every((status) => status === 200));
    await expectVisitorServed();
    expect((await readMemory()) - before).toBeLessThan(200 * megabyte);
  },
);

testWithNginx(
  'a client that requests hundreds of new picture sizes does not block others',
  async () => {
    const sizes = pictures.flatMap((picture) =>
      pictureWidths.flatMap((width) =>
        pictureFormats.map((format) => `${picture}?width=${width}&format=${format}`),
      ),
    );
    const before = await readMemory();
    await floodWith(sizes.map((size) => `GET ${size} HTTP/1.1\r\nHost: shop.example\r\n\r\n`));
    await expectVisitorServed();
    expect((await readMemory()) - before).toBeLessThan(300 * megabyte);
    expect(await requestStatus(pictures[0]!)).toBe(200);
  },
);

/** Stores one picture of random noise, which compresses badly, as 45 files, and returns their URLs. */
async function addPictures(imageFolder: string): Promise<string[]> {
  /** Pixels. */
  const side = 1_250;
  const raw = { width: side, height: side, channels: 3 as const };
  const picture = await sharp(randomBytes(side * side * 3), { raw })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
  const names = Array.from({ length: 45 }, () => `${randomBytes(32).toString('hex')}.webp`);
  for (const name of names) await writeFile(path.join(imageFolder, name), picture);
  return names.map((name) => `/images/${name}`);
}

/** Opens twenty connections at a time, because the accept queue of the loopback interface is short. */
async function floodWith(requests: string[]): Promise<void> {
  for (let first = 0; first < requests.length; first += 20) {
    await Promise.all(requests.slice(first, first + 20).map(connectAsAttacker));
  }
}

/** Resolves once the requests are sent, or the connection is closed. */
async function connectAsAttacker(requests: string): Promise<void> {
  const target = { host: '127.0.0.1', port: nginx.httpsPort, localAddress: attacker };
  const socket = connect({ ...target, ...tls });
  openSockets.push(socket);
  const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  await Promise.race([once(socket, 'secureConnect'), closed]);
  socket.pause();
  await Promise.race([closed, new Promise((resolve) => socket.write(requests, resolve))]);
}

/** Sends the visitor's requests repeatedly while the server works on the flood. */
async function expectVisitorServed(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    expect(await statusesOfVisitor()).toEqual([200, 200, 200]);
  }
}

/** Requests Home, advertisements and a search that are not cached. */
async function statusesOfVisitor(): Promise<number[]> {
  const uniqueText = randomBytes(4).toString('hex');
  const statuses: number[] = [];
  for (const url of [
    '/',
    `/api/ads?limit=${1 + Math.floor(Math.random() * 50)}`,
    `/api/search?text=${uniqueText}`,
  ]) {
    statuses.push(await requestStatus(url));
  }
  return statuses;
}

async function requestStatus(url: string): Promise<number> {
  const request = get({
    port: nginx.httpsPort,
    host: '127.0.0.1',
    localAddress: visitor,
    agent: false,
    ...tls,
    path: url,
    headers: { host: tls.servername, accept: '*/*' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}
