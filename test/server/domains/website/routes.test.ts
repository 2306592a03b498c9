import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  isPrerendered,
  notFoundPage,
  prerenderedFile,
  shellPage,
} from '../../../../src/contract/website/page-files';
import { routeNames, routes } from '../../../../src/contract/routes';
// Declares `app.shopSettings`.
import type {} from '../../../../src/server/plugins/app/shop-settings';
import { sql } from '../../../../src/server/database/sql';
import { publicConfiguration } from '../../support/configuration';
import { startTestServer, type TestServer } from '../../support/start-test-server';

let clientFolder: string;
let server: TestServer;
let serverWithoutStatecharts: TestServer;

/** A built client with the pages of the route table, each containing its file's name. */
beforeAll(async () => {
  clientFolder = await mkdtemp(path.join(tmpdir(), 'secondhand-routes-'));
  const prerendered = routeNames.filter(isPrerendered);
  for (const file of [...prerendered.map(prerenderedFile), shellPage, notFoundPage]) {
    await writeFile(path.join(clientFolder, file), `<head><title>${file}</title></head>`);
  }
  server = await startTestServer({
    clientFolder,
    publicConfiguration: { ...publicConfiguration, statecharts: true },
  });
  // The page with the messages of the contact form exists only if a contact address is set.
  await server.database.query(sql`
    insert into settings (name, value) values ('contactAddress', '"help@shop.example"')`);
  await server.app.shopSettings.read();
  serverWithoutStatecharts = await startTestServer({ clientFolder });
});
afterAll(async () => {
  await server.close();
  await serverWithoutStatecharts.close();
  await rm(clientFolder, { recursive: true });
});

const navigation = 'text/html,application/xhtml+xml,*/*;q=0.8';

function visit(path: string, accept = navigation, { call } = server) {
  return call('GET', path, { headers: { accept } });
}

describe.each(routeNames)('the page %s', (name) => {
  const { path: pattern } = routes[name];
  const path = pattern.replace(/:\w+/, 'some-id');
  const file = isPrerendered(name) ? prerenderedFile(name) : shellPage;

  test.each([navigation, '*/*'])('is found with Accept: %s', async (accept) => {
    const response = await visit(path, accept);
    expect(response.status).toBe(200);
    expect(response.body).toContain(`<title>${file}</title>`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
  });

  test('is found without Accept-Encoding', async () => {
    const response = await server.app.inject({ url: path, headers: { accept: navigation } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<title>${file}</title>`);
  });

  test('is not found by an API call', async () => {
    const response = await visit(path, 'application/json');
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ message: expect.any(String) });
  });

  test('has no page below its path', async () => {
    expect((await visit(`${path}/no/such/page`)).status).toBe(404);
  });
});

test.each(['/nope', '/dashboard/nope', '/category', '/loginx', '/not-found', '/dashboard/payment'])(
  'a browser at %s gets the not-found page, uncached',
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.body).toContain(`<title>${notFoundPage}</title>`);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  },
);

test.each(['/nope', '/dashboard/nope', '/assets/nope'])(
  'a call of %s gets a not-found error as JSON',
  async (path) => {
    const response = await visit(path, 'application/json');
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ message: expect.any(String) });
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(routeNames.filter((name) => routes[name].needs === 'statecharts'))(
  'the page %s is not found unless statecharts are enabled',
  async (name) => {
    const response = await visit(routes[name].path, navigation, serverWithoutStatecharts);
    expect(response.status).toBe(404);
  },
);

test.each(['/category/a.b', '/category/%C3%A4'])(
  '%s, a page that is not rendered, gets the shell, in which the browser renders it',
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(response.body).toContain(`<title>${shellPage}</title>`);
  },
);
