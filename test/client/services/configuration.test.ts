import { publicConfiguration } from '../support/configuration';

const element = () => document.getElementById('secondhand-configuration')!;

/** Imports the module again, because it caches the configuration. */
async function readConfiguration() {
  jest.resetModules();
  const { configuration } = await import('../../../src/client/services/configuration');
  return configuration();
}

/** Starts the application on a page without embedded configuration. */
async function loadConfigurationFile(file: unknown) {
  jest.resetModules();
  element().textContent = '';
  const requests = jest.spyOn(window, 'fetch').mockResolvedValue(Response.json(file));
  const service = await import('../../../src/client/services/configuration');
  await service.loadConfiguration();
  return { requests, ...service };
}

const originalText = JSON.stringify(publicConfiguration);
afterEach(() => {
  element().textContent = originalText;
  jest.restoreAllMocks();
});

test('the configuration is read from the page', async () => {
  expect(await readConfiguration()).toEqual(publicConfiguration);
});

test.each([
  ['is empty', ''],
  ['is not JSON', '{'],
  ['is incomplete', JSON.stringify({ ...publicConfiguration, apiUrl: undefined })],
])('reading the configuration throws when it %s', async (_name, text) => {
  element().textContent = text;
  await expect(readConfiguration()).rejects.toThrow();
});

test('the configuration is fetched if it is not embedded in the page', async () => {
  const { requests, configuration } = await loadConfigurationFile(publicConfiguration);
  expect(requests).toHaveBeenCalledWith('/configuration.json');
  expect(configuration()).toEqual(publicConfiguration);
  await expect(loadConfigurationFile({})).rejects.toThrow(
    'The configuration has no apiUrl, firebase, stripePublishableKey, imageHost',
  );
});

test('the configuration is not fetched if it is embedded in the page', async () => {
  jest.resetModules();
  const requests = jest.spyOn(window, 'fetch');
  const { loadConfiguration } = await import('../../../src/client/services/configuration');
  await loadConfiguration();
  expect(requests).not.toHaveBeenCalled();
});

test.each([
  ['/api', 'http://localhost/api/jwt?email=a'],
  ['/api/', 'http://localhost/api/jwt?email=a'],
  ['/', 'http://localhost/jwt?email=a'],
  ['https://api.example', 'https://api.example/jwt?email=a'],
  ['https://api.example/v1/', 'https://api.example/v1/jwt?email=a'],
])('with the API URL %s, a call goes to %s', async (apiUrl, url) => {
  const { toApiUrl } = await loadConfigurationFile({ ...publicConfiguration, apiUrl });
  expect(toApiUrl('/jwt?email=a')).toBe(url);
});
