import { publicConfiguration } from '../support/configuration';

const element = () => document.getElementById('secondhand-configuration')!;

/** The module remembers what it read, so each test loads it afresh. */
async function read() {
  jest.resetModules();
  const { configuration } = await import('../../../src/client/services/configuration');
  return configuration();
}

/** Starts the application on a page without embedded configuration. */
async function load(file: unknown) {
  jest.resetModules();
  element().textContent = '';
  const asked = jest.spyOn(window, 'fetch').mockResolvedValue(Response.json(file));
  const service = await import('../../../src/client/services/configuration');
  await service.loadConfiguration();
  return { asked, ...service };
}

const written = JSON.stringify(publicConfiguration);
afterEach(() => {
  element().textContent = written;
  jest.restoreAllMocks();
});

test('is read from the page', async () => {
  expect(await read()).toEqual(publicConfiguration);
});

test.each([
  ['is empty', ''],
  ['is no JSON', '{'],
  ['lacks a part', JSON.stringify({ ...publicConfiguration, apiUrl: undefined })],
])('fails at once when it %s, because nothing can work without it', async (_name, text) => {
  element().textContent = text;
  await expect(read()).rejects.toThrow();
});

test('is fetched if it is not embedded', async () => {
  const { asked, configuration } = await load(publicConfiguration);
  expect(asked).toHaveBeenCalledWith('/configuration.json');
  expect(configuration()).toEqual(publicConfiguration);
  await expect(load({})).rejects.toThrow(
    'The configuration has no apiUrl, firebase, stripePublishableKey, imageHost',
  );
});

test('is not fetched if it is embedded', async () => {
  jest.resetModules();
  const asked = jest.spyOn(window, 'fetch');
  const { loadConfiguration } = await import('../../../src/client/services/configuration');
  await loadConfiguration();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['/api', 'http://localhost/api/jwt?email=a'],
  ['/api/', 'http://localhost/api/jwt?email=a'],
  ['/', 'http://localhost/jwt?email=a'],
  ['https://api.example', 'https://api.example/jwt?email=a'],
  ['https://api.example/v1/', 'https://api.example/v1/jwt?email=a'],
])('an API at %s is called at %s', async (apiUrl, address) => {
  const { toApiUrl } = await load({ ...publicConfiguration, apiUrl });
  expect(toApiUrl('/jwt?email=a')).toBe(address);
});
