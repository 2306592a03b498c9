import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFormats, pictureWidths } from '../../../src/contract/picture-sizes';
import { productionSettings } from '../support/production-settings';
import { startPostgres, type PostgresServer } from '../support/start-postgres';
import { startServerProcess, type ServerProcess } from '../support/start-server-process';
import { until } from '../support/until';

const megabyte = 1024 * 1024;
/** Linux routes every address of 127.0.0.0/8 to this machine. */
const attacker = '127.0.0.2';
const visitor = '127.0.0.3';

let folder: string;
let postgres: PostgresServer;
let shop: ServerProcess<string>;
let port: number;
/** Each of about 1.6 MB. */
let pictures: string[];
const open: Socket[] = [];

beforeAll(async () => {
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
  };
  shop = startServerProcess<string>(path.join(__dirname, 'serve.ts'), [
    JSON.stringify(environment),
    clientFolder,
  ]);
  port = Number(new URL(await shop.started).port);
});

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

afterAll(async () => {
  await shop.kill();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const memory = () => shop.ask<number>('memory');

test('a client that never reads hundreds of pictures neither blocks others nor fills the memory', async () => {
  expect(await statusesOfVisitor()).toEqual([200, 200, 200]);
  const before = await memory();
  const request = `GET ${pictures[0]} HTTP/1.1\r\nHost: shop.example\r\n\r\n`;
  await floodWith(Array.from({ length: 520 }, () => request.repeat(5)));
  // On a busy machine the server may reject requests for a moment because of its own load.
  await until(async () => (await statusesOfVisitor()).every((status) => status === 200));
  await expectVisitorServed();
  expect((await memory()) - before).toBeLessThan(200 * megabyte);
});

test('a client that requests hundreds of sizes not yet generated does not block others', async () => {
  const sizes = pictures.flatMap((picture) =>
    pictureWidths.flatMap((width) =>
      pictureFormats.map((format) => `${picture}?width=${width}&format=${format}`),
    ),
  );
  const before = await memory();
  await floodWith(sizes.map((size) => `GET ${size} HTTP/1.1\r\nHost: shop.example\r\n\r\n`));
  await expectVisitorServed();
  expect((await memory()) - before).toBeLessThan(300 * megabyte);
  expect(await requestStatus(pictures[0]!)).toBe(200);
});

/** The same noise as 45 picture files. */
async function addPictures(imageFolder: string): Promise<string[]> {
  const side = 1_250;
  const raw = { width: side, height: side, channels: 3 as const };
  const picture = await sharp(randomBytes(side * side * 3), { raw })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
  const names = Array.from({ length: 45 }, () => `${randomBytes(32).toString('hex')}.webp`);
  for (const name of names) await writeFile(path.join(imageFolder, name), picture);
  return names.map((name) => `/images/${name}`);
}

/** Opens twenty connections at a time, because the loopback's backlog is short. */
async function floodWith(requests: string[]): Promise<void> {
  for (let first = 0; first < requests.length; first += 20) {
    await Promise.all(requests.slice(first, first + 20).map(connectAsAttacker));
  }
}

/** Resolves once the server has the requests, or has closed the connection. */
async function connectAsAttacker(requests: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: attacker });
  socket.on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.pause();
  await new Promise<void>((resolve) => socket.write(requests, () => resolve()));
}

/** Retries while the server works through the flood. */
async function expectVisitorServed(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    expect(await statusesOfVisitor()).toEqual([200, 200, 200]);
  }
}

/** Of the home page, the advertisements and a search, each missing from the cache. */
async function statusesOfVisitor(): Promise<number[]> {
  const fresh = randomBytes(4).toString('hex');
  const statuses: number[] = [];
  for (const address of [
    '/',
    `/api/ads?limit=${1 + Math.floor(Math.random() * 50)}`,
    `/api/search?text=${fresh}`,
  ]) {
    statuses.push(await requestStatus(address));
  }
  return statuses;
}

async function requestStatus(address: string): Promise<number> {
  const agent = new Agent({ localAddress: visitor });
  const request = get({
    port,
    host: '127.0.0.1',
    path: address,
    agent,
    headers: { accept: '*/*' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}
